import Testing

@testable import WidgetManifest

/// The division of a manifest's compiler flags into harmless ones and those the user has to allow.
@Suite struct CompilerFlagTests {
  @Test(
    arguments: [
      [], ["-O"], ["-D", "A", "-DB"], ["-enable-upcoming-feature", "ExistentialAny"],
      ["-default-isolation", "MainActor", "-strict-concurrency=complete"],
      ["-Xfrontend", "-warn-long-function-bodies=100"],
      ["-Xfrontend", "-disable-availability-checking"],
      ["-Xfrontend", "-enable-experimental-feature", "-Xfrontend", "Embedded"],
      ["-package-name", "Kit", "-enable-bare-slash-regex"],
    ])
  func `flags that decide how sources are understood are harmless`(_ flags: [String]) {
    #expect(CompilerFlags.firstUnknown(in: flags) == nil)
  }

  @Test(
    arguments: [
      (["-load-plugin-library", "/x.so"], 0), (["-O", "-load-plugin-executable", "/x#A"], 1),
      (["-plugin-path", "/x"], 0), (["-external-plugin-path", "/x#/y"], 0),
      (["-Xlinker", "-plugin=/x.so"], 0), (["-Xclang-linker", "-B/x"], 0), (["-use-ld=/x"], 0),
      (["-ld-path=/x"], 0), (["-tools-directory", "/x"], 0), (["-Xcc", "-fplugin=/x.so"], 0),
      (["-Xfrontend", "-load-plugin-library", "-Xfrontend", "/x.so"], 1),
      (["-Xllvm", "-load=/x.so"], 0), (["-I", "/x"], 0), (["-import-objc-header", "/x"], 0),
      (["-D", "-load-plugin-library"], 0), (["-D", "-Xfrontend", "-load-plugin-library"], 0),
      (["-enable-upcoming-feature"], 0), (["-Xfrontend"], 0), (["-D", "-Xfrontend"], 0),
      (["/x.o"], 0), (["x.swift"], 0), (["-resource-dir", "/x"], 0), (["-sanitize=address"], 0),
      (["-vfsoverlay", "/x"], 0), (["-explicit-swift-module-map-file", "/x"], 0), ([""], 0),
      (["-in-process-plugin-server-path", "/x"], 0), (["-nonsense"], 0), (["@x"], 0),
    ] as [([String], Int)])
  func `any other flag is for the user to allow`(_ flags: [String], _ index: Int) {
    #expect(CompilerFlags.firstUnknown(in: flags) == index)
  }
}
