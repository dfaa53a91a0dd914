import Foundation
import TestSupport
import Testing

@Suite struct CacheCommandTests {
  @Test func `the cache is shown and cleaned, and builds again`() throws {
    let folder = try SmallExtension.folder()
    let environment = ["WIDGETCHECK_CACHE": folder.url.appending(path: "kept").path]
    func cache(_ arguments: [String] = []) throws -> String {
      let outcome = try Program.run(["cache"] + arguments, in: folder.url, environment: environment)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      return outcome.output.replacing(folder.url.path, with: "")
    }
    #expect(
      try cache() == "/kept: 0 entries with 0.0 MB, C modules with 0.0 MB, of 2000.0 MB at most\n")
    #expect(try Program.run(["list"], in: folder.url, environment: environment).status == 0)
    let shown = try cache()
    #expect(shown.hasPrefix("/kept: 2 entries with "))
    #expect(shown.hasSuffix("; the oldest was last used today\n"))
    #expect(try cache(["--clean"]).hasPrefix("/kept: removed 2 entries with "))
    #expect(try cache().hasPrefix("/kept: 0 entries"))
  }

  @Test func `a damaged program is built again, and a cache that cannot be written is used`() throws
  {
    let folder = try SmallExtension.folder()
    let script = """
      export WIDGETCHECK_CACHE="$PWD/kept"
      widgetcheck run -v --sandbox off --draw none 2>&1 | grep -c Compiling
      widgetcheck run -v --sandbox off --draw none 2>&1 | grep -c Compiling
      program=$(ls kept/entries/*/content/extension); printf damage >> "$program"
      widgetcheck run -v --sandbox off --draw none 2>&1 | grep -c Compiling
      chmod -R a-w kept; mv kept moved; export WIDGETCHECK_CACHE="$PWD/moved"
      cp "$(command -v widgetcheck)" program; chmod 777 .
      user=; [ $(id -u) = 0 ] && user="setpriv --reuid=65534 --clear-groups"
      export WIDGETCHECK_FRAMEWORKS='\(Repository.products.path)'
      $user ./program run -v --sandbox off --draw none --output other 2>&1 | grep -c Compiling
      chmod -R u+w moved
      """
    #expect(try Program.run(script: script, in: folder.url).output == "1\n0\n1\n0\n")
  }
}
