/// The versions of the toolchain and the C library on a machine.
///
/// The simulated locale and the functions that take the place of Foundation's reach it through names
/// that are no API of its, and translated waits read the clock of a condition variable where glibc
/// keeps it. The probes try what these do; this says with which versions the program was made, so that
/// a failure elsewhere is understood.
package struct ToolchainVersions: Hashable {
  /// The versions with which every probe has been seen to pass.
  package static let tried = Self(swift: "6.3.1", glibc: "2.36")

  /// Swift's version; nil where the compiler does not say.
  package var swift: String?
  /// The version of the GNU C library.
  package var glibc: String

  /// Creates versions.
  package init(swift: String?, glibc: String) {
    self.swift = swift
    self.glibc = glibc
  }

  /// Parses the output of `swiftc --version`.
  ///
  /// - Parameter text: The text, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  /// - Returns: The version; nil where there is none.
  package static func swiftVersion(in text: String) -> String? {
    text.firstMatch(of: /Swift version ([0-9]+(?:\.[0-9]+)*)/).map { String($0.1) }
  }

  /// Whether these are the versions that were tried, and have what the program relies on.
  ///
  /// - Parameter missing: The symbols of replaced functions that Foundation does not have here.
  /// - Returns: One diagnosis of both.
  package func diagnosis(missing: [String]) -> Diagnosis {
    let subject = "library internals"
    let purpose = "for Foundation's current locale and replaced functions, and condition variables"
    if !missing.isEmpty {
      return .broken(
        subject, "Foundation has no " + missing.joined(separator: ", "),
        advice: "use the toolchain that widgetcheck was built with")
    }
    let found = "Swift \(swift ?? "of an unknown version") with glibc \(glibc)"
    guard self != .tried else { return .works(subject, "\(found), as tried \(purpose)") }
    let tried = "Swift \(Self.tried.swift ?? "") with glibc \(Self.tried.glibc)"
    return .absent(
      subject, "\(found) was not tried \(purpose)",
      advice: "the probes below decide; \(tried) is known to pass them")
  }
}
