import Foundation
import SwiftPackages
import TestSupport
import Testing
import WidgetBuilder
import WidgetManifest

@Suite struct NamedLockFileTests {
  @Test func `a named lock file that cannot be read is refused, one that is not there is not`()
    throws
  {
    let folder = try ScratchFolder([
      "Package.resolved": #"{"pins": ["#, "Good/Package.resolved": #"{"version": 2, "pins": []}"#,
    ])
    var declaration = SourcesDeclaration(sources: [])
    declaration.packages = ["Good", "None"].map {
      folder.url.appending(path: "\($0)/Package.resolved")
    }
    try PackageSearch.checkNamedLockFiles(of: declaration, below: folder.url)
    declaration.packages.append(folder.url.appending(path: "Package.resolved"))
    let error = #expect(throws: LockFileError.self) {
      try PackageSearch.checkNamedLockFiles(of: declaration, below: folder.url)
    }
    #expect(error?.file == "Package.resolved")
  }
}
