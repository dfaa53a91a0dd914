import Foundation
import Glibc
import TestSupport
import Testing
import WidgetManifest

/// A pipe in the place of a manifest or of a file that it names: nobody waits for its writer.
@Suite(.timeLimit(.minutes(1))) struct IrregularFileTests {
  private let pipe: URL
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    pipe = folder.url.appending(path: "pipe.plist")
    try #require(mkfifo(pipe.path, 0o600) == 0)
  }

  @Test func `a pipe is no manifest`() throws {
    let errors = #expect(throws: ManifestErrors.self) {
      try Manifest(contentsOf: pipe, knownChecks: [])
    }
    #expect(errors?.errors.count == 1)
    #expect("\(try #require(errors))".hasSuffix("it is a pipe, and has to be a file"))
  }

  @Test func `a pipe is no property list`() throws {
    let error = #expect(throws: PropertyListError.self) {
      try RootedPath(path: "pipe.plist", url: pipe).propertyList()
    }
    #expect(error?.problem == .unreadable("it is a pipe, and has to be a file"))
  }
}
