import Foundation
import TestSupport
import Testing

/// The limits of a manifest's influence on the compiler.
@Suite struct BuildProtectionTests {
  private static let hasBubblewrap: Bool = {
    let script = "bwrap --unshare-all --ro-bind / / true"
    return (try? Program.run(script: script))?.status == 0
  }()

  private func folder(flags: String) throws -> ScratchFolder {
    let folder = try SmallExtension.folder()
    try folder.write(
      SmallExtension.manifest().replacing(
        #""sources": ["*.swift"]"#, with: #""sources": ["*.swift"], "compilerFlags": [\#(flags)]"#),
      to: "widgetcheck.json")
    return folder
  }

  @Test func `a flag that could run a program is for the user to allow`() throws {
    let folder = try folder(flags: #""-O", "-Xcc", "-DX""#)
    for command in ["list", "run"] {
      let outcome = try Program.run([command], in: folder.url)
      #expect(outcome.status == 65)
      #expect(
        outcome.errors == """
          widgetcheck.json#/extension/compilerFlags/1: the flag '-Xcc' could have the compiler run \
          programs or read files; take it out, or run with --allow-plugins if you trust the manifest

          """)
      #expect(try Program.run([command, "--allow-plugins"], in: folder.url).status == 0)
    }
  }

  @Test(.enabled(if: hasBubblewrap))
  func `where a sandbox is required the compiler is in it, too`() throws {
    let folder = try SmallExtension.folder()
    let outcome = try Program.run(
      script: """
        export WIDGETCHECK_CACHE="$PWD/kept"
        widgetcheck run -v --sandbox require --output out 2>&1 | grep -c 'compiled:'
        grep -c 'the build inside too' out/Small.recording.jsonl
        ls kept
        """, in: folder.url)
    // No modules are kept that another build could read.
    #expect(outcome.output == "1\n1\nentries\n")
    let broken = try self.folder(flags: "")
    try broken.write("import WidgetKit\nlet x: Int = \"y\"\n", to: "Clock.swift")
    let list = try Program.run(["list", "--sandbox", "require"], in: broken.url)
    #expect(list.status == 2)
    #expect(list.errors.hasPrefix("Clock.swift:2:14: error: "))
  }

  @Test(.enabled(if: hasBubblewrap))
  func `a compiler in a sandbox sees nothing of the user's`() throws {
    let folder = try SmallExtension.folder()
    try folder.write("secret", to: "secret")
    try folder.writeProgram(
      """
      #!/bin/sh
      exec 2>&1
      [ -e '\(folder.url.path)/secret' ] && echo "sees the author's folder"
      [ -e "\(NSHomeDirectory())/.bashrc" ] && echo "sees the home"
      [ "$TOKEN" ] && echo "sees the environment"
      [ $(ls -d /proc/[0-9]* | wc -l) -gt 8 ] && echo "sees other processes"
      [ "$(ls /sys/class/net 2>/dev/null | grep -v lo)" ] && echo "sees the network"
      : > '\(folder.url.path)/written'
      echo "all is well"
      """, to: "swiftc")
    let outcome = try Program.run(
      ["list", "--sandbox", "require"], in: folder.url,
      environment: ["WIDGETCHECK_SWIFTC": folder.url.path + "/swiftc", "TOKEN": "secret"])
    #expect(outcome.status == 2)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(!outcome.errors.contains("sees"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/written"))
  }
}
