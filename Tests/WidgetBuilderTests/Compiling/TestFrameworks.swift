import Foundation
import TestSupport

@testable import WidgetBuilder

/// A small set of modules like the one that widget code is compiled against, made once.
enum TestFrameworks {
  /// The folder, which lives as long as the tests, and the modules in it.
  static let shared: Result<(ScratchFolder, FrameworkLocation), any Error> = Result {
    let folder = try ScratchFolder([
      "FoundationSupplement.swift": """
      @_exported import Foundation
      public struct Selector: Hashable, Sendable {
        public var name: String
        public init(_ name: String) { self.name = name }
        public init(_staged name: String, _ method: () -> Void) { self.name = name }
      }
      public func _partLeftOut(_ name: StaticString) -> Never { fatalError() }
      public let supplement = "supplement"
      """,
      "UIKit.swift": "public let kit = \"kit\"",
      "IOKit.swift": "public let registry = \"registry\"",
      "AudioToolbox.swift": "public let sound = \"sound\"",
      "Modules/.keep": "",
    ])
    let compiler = try Compiler.find(environment: ProcessInfo.processInfo.environment)
    for module in ["FoundationSupplement", "UIKit", "IOKit", "AudioToolbox"] {
      let outcome = try CommandLineTool.run(
        compiler.executable,
        [
          "-emit-module", "-emit-module-path", "Modules/\(module).swiftmodule", "-c",
          "-parse-as-library", "-wmo", "-module-name", module, "-o", "\(module).o",
          "\(module).swift",
        ], in: folder.url)
      guard outcome.status == 0 else { throw Failure(output: outcome.output) }
    }
    let link = try CommandLineTool.run(
      compiler.executable,
      [
        "-emit-library", "-o", "libWidgetFrameworks.so", "FoundationSupplement.o", "UIKit.o",
        "IOKit.o", "AudioToolbox.o",
      ],
      in: folder.url)
    guard link.status == 0 else { throw Failure(output: link.output) }
    return (folder, try FrameworkLocation(folder: folder.url))
  }

  /// The modules could not be made.
  struct Failure: Error {
    var output: String
  }

  /// The place of the modules.
  static func location() throws -> FrameworkLocation {
    try shared.get().1
  }
}
