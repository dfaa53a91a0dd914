/// The versions of the toolchain and the C library on a machine.
///
/// The simulated locale reaches Foundation through names that are no API of its, and translated
/// waits read the clock of a condition variable where glibc keeps it. The probes try both; this
/// says with which versions the program was made, so that a failure elsewhere is understood.
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

  /// Whether these are the versions that were tried.
  package var diagnosis: Diagnosis {
    let subject = "library internals"
    let purpose = "for Foundation's current locale and the clock of condition variables"
    let found = "Swift \(swift ?? "of an unknown version") with glibc \(glibc)"
    guard self != .tried else { return .works(subject, "\(found), as tried \(purpose)") }
    let tried = "Swift \(Self.tried.swift ?? "") with glibc \(Self.tried.glibc)"
    return .absent(
      subject, "\(found) was not tried \(purpose)",
      advice: "the probes below decide; \(tried) is known to pass them")
  }
}
