import Foundation
import TestSupport

/// A library that makes one call of a program to the system fail, and a folder to use it in.
final class FailingCalls: Sendable {
  /// A call and the error with which it fails.
  struct Fault: Hashable, Sendable {
    /// The function of the C library.
    var call: String
    /// The number of the error.
    var error: Int32
  }

  private let folder: ScratchFolder

  /// Compiles the library.
  ///
  /// - Throws: An error of writing files or starting the compiler.
  init() throws {
    folder = try ScratchFolder()
    let source = Repository.file("Tests/CommandLineTests/Data/failing.c").path
    // The compiler of C comes with that of Swift.
    let made = try Program.run(
      script: """
        tools=$(dirname "$(readlink -f "$(command -v swiftc)")")
        "$tools/clang" -shared -fPIC -O1 -o failing.so '\(source)' -ldl
        """, in: folder.url)
    guard made.status == 0 else { throw CocoaError(.executableLoad) }
  }

  /// Runs a script in which one call of `widgetcheck` fails.
  ///
  /// - Parameters:
  ///   - script: The script.
  ///   - fault: The call.
  ///   - number: The number of the failing call, from 1.
  ///   - folder: The working folder.
  /// - Returns: The outcome; nil where there were not so many calls.
  /// - Throws: An error of starting a process.
  func outcome(
    of script: String, _ fault: Fault, number: Int, in folder: URL
  ) throws -> Program.Outcome? {
    let mark = self.folder.url.appending(path: UUID().uuidString)
    let outcome = try Program.run(
      script: """
        program=$(command -v widgetcheck)
        widgetcheck() { LD_PRELOAD="$LIBRARY" "$program" "$@"; }
        \(script)
        """, in: folder,
      environment: [
        "LIBRARY": self.folder.url.appending(path: "failing.so").path,
        "FAILING": fault.call, "FAILING_NUMBER": "\(number)", "FAILING_ERROR": "\(fault.error)",
        "FAILING_MARK": mark.path,
      ])
    return FileManager.default.fileExists(atPath: mark.path) ? outcome : nil
  }
}
