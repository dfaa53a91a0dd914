import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

@Suite struct BuildSettingsTests {
  private func settings(
    _ levels: [String: String]..., sdk: String? = nil
  ) -> BuildSettings {
    var settings = BuildSettings(
      levels: levels, builtIn: ["TARGET_NAME": "My Widget", "CONFIGURATION": "Release"])
    settings.sdk = sdk
    return settings
  }

  @Test func `a target's setting lies over its project's`() {
    let settings = settings(["A": "project", "B": "project"], ["A": "target"])
    #expect(settings.text("A") == "target")
    #expect(settings.text("B") == "project")
    #expect(settings.text("C") == nil)
  }

  @Test func `what is inherited comes from the layers below, once each`() {
    let settings = settings(["A": "ONE"], ["A": "$(inherited) TWO"], ["A": "THREE ${inherited}"])
    #expect(settings.words("A") == ["THREE", "ONE", "TWO"])
    let own = self.settings(["A": "x"], ["A": "$(A) y"])
    #expect(own.text("A") == "x y")
  }

  @Test(arguments: [
    ("$(TARGET_NAME)", "My Widget"), ("${TARGET_NAME}!", "My Widget!"),
    ("$TARGET_NAME.app", "My Widget.app"), ("$(TARGET_NAME:c99extidentifier)", "My_Widget"),
    ("$(TARGET_NAME:rfc1034identifier)", "My-Widget"), ("$(TARGET_NAME:lower)", "my widget"),
    ("$(TARGET_NAME:upper:c99extidentifier)", "MY_WIDGET"), ("$(NONE:default=usual)", "usual"),
    ("a$(NONE)b", "ab"), ("$(INNER_$(SELECT))", "chosen"), ("$(OPEN", "$(OPEN"), ("5 $", "5 $"),
  ])
  func `names in a value are replaced`(_ written: String, _ expected: String) {
    let settings = settings(["V": written, "SELECT": "B", "INNER_B": "chosen"])
    #expect(settings.text("V") == expected)
  }

  @Test func `settings that lead to each other in a circle are empty`() {
    let settings = settings(["A": "$(B)", "B": "$(A)"])
    #expect(settings.text("A") == nil)
  }

  @Test func `settings that double at every step come to an end`() {
    var level = ["A0": "x"]
    for step in 1...30 { level["A\(step)"] = "$(A\(step - 1))$(A\(step - 1))" }
    #expect((settings(level).text("A30") ?? "").count < 20_000)
  }

  @Test func `a condition holds for its SDK only`() {
    let level = [
      "A": "plain", "A[sdk=iphone*]": "phone", "A[sdk=iphoneos*][arch=arm64]": "device",
      "B": "plain", "B[sdk=macosx*]": "mac", "C[config=Release][sdk=iphoneos]": "released",
    ]
    let phone = settings(level, sdk: "iphoneos")
    #expect(phone.text("A") == "device")
    #expect(phone.text("B") == "plain")
    #expect(phone.text("C") == "released")
    #expect(settings(level, sdk: "watchos").text("A") == "plain")
    #expect(settings(level).text("A") == "plain")
  }

  @Test(arguments: [
    (#"a "b c" 'd e'f ""#, ["a", "b c", "d ef", ""]), (#"  a   b "#, ["a", "b"]),
    (#"a "" b"#, ["a", "", "b"]),
    ("", []),
  ])
  func `lists are parted at blanks outside of quotation marks`(
    _ text: String, _ words: [String]
  ) {
    #expect(BuildSettings.words(text) == words)
  }

  @Test func `a list in the project file keeps the blanks in its parts`() {
    let text = BuildSettings.text(of: .list([.text("a b"), .text("c")]))
    #expect(BuildSettings.words(text) == ["a b", "c"])
    #expect(BuildSettings.text(of: .table([:])) == "")
  }

  @Test func `a file of settings is read with what it includes`() throws {
    let folder = try ScratchFolder()
    try folder.write("Shared/Base.xcconfig", "A = base\nB[sdk=iphoneos*] = x=y;\n")
    let file = try folder.write(
      "Widget.xcconfig",
      """
      #include "Shared/Base.xcconfig"
      #include? "Absent.xcconfig"
      #include "Needed.xcconfig"
      // A = comment
      C = https:$()/example.org // comment
      A = own
      """)
    let read = BuildConfigurationFile(AbsolutePath(file.path))
    let settings = BuildSettings(levels: read.levels, builtIn: [:])
    #expect(settings.text("A") == "own")
    #expect(read.levels.first?["B[sdk=iphoneos*]"] == "x=y")
    #expect(settings.text("C") == "https:/example.org")
    #expect(read.absent.map(\.name) == ["Needed.xcconfig"])
  }

  @Test func `files of settings that include each other come to an end`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("A.xcconfig", "#include \"A.xcconfig\"\nA = 1\n")
    #expect(BuildConfigurationFile(AbsolutePath(file.path)).levels.last?["A"] == "1")
  }

  @Test func `a file inherits from what it includes, then from the project`() throws {
    let folder = try ScratchFolder()
    try folder.write("Base.xcconfig", "A = BASE\nB = $(inherited) BASE\n")
    try folder.write("Optional.xcconfig", "A = $(inherited) OPTIONAL\n")
    let file = try folder.write(
      "Widget.xcconfig",
      """
      #include "Base.xcconfig"
      #include? "Optional.xcconfig"
      A = $(inherited) WIDGET
      A[sdk=iphoneos*] = $(inherited) PHONE
      C[sdk=iphoneos*] = PHONE
      C = ALL
      """)
    let read = BuildConfigurationFile(AbsolutePath(file.path))
    let project = ["A": "PROJECT", "B": "PROJECT"]
    var settings = BuildSettings(levels: [project] + read.levels, builtIn: [:])
    settings.sdk = "iphoneos"
    #expect(settings.words("A") == ["BASE", "OPTIONAL", "WIDGET", "PHONE"])
    #expect(settings.words("B") == ["PROJECT", "BASE"])
    #expect(settings.text("C") == "ALL")
    settings.sdk = "macosx"
    #expect(settings.words("A") == ["BASE", "OPTIONAL", "WIDGET"])
  }

  @Test func `in a project, a setting with conditions inherits from the one without`() {
    let levels = [BuildSettings.Level](
      assignments: ["A[sdk=iphoneos*]": "$(inherited) PHONE", "A": "ALL"])
    var settings = BuildSettings(levels: levels, builtIn: [:])
    settings.sdk = "iphoneos"
    #expect(settings.words("A") == ["ALL", "PHONE"])
  }
}

@Suite struct SwiftSettingsTests {
  private func swift(_ level: [String: String]) -> SwiftSettings {
    SwiftSettings(BuildSettings(levels: [level], builtIn: [:]))
  }

  @Test func `conditions come from both settings, sorted, without what is no name`() {
    let swift = swift([
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "WIDGET BETA WIDGET DEBUG=1",
      "OTHER_SWIFT_FLAGS": "-DFROM_FLAGS -D SPACED -warn-concurrency",
    ])
    #expect(swift.defines == ["BETA", "FROM_FLAGS", "SPACED", "WIDGET"])
    #expect(swift.unusable == ["DEBUG=1"])
  }

  @Test(arguments: [("4.2", "5"), ("5.0", "5"), ("6.0", "6"), ("6", "6")])
  func `the language mode follows the version`(_ version: String, _ mode: String) {
    #expect(swift(["SWIFT_VERSION": version]).languageMode == mode)
    #expect(swift([:]).languageMode == "5")
  }

  @Test func `settings that change what sources mean become flags`() {
    let swift = swift([
      "SWIFT_VERSION": "6.0", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
      "SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "YES",
      "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
    ])
    #expect(
      swift.flags == [
        "-default-isolation", "MainActor", "-enable-upcoming-feature", "InferIsolatedConformances",
        "-enable-upcoming-feature", "NonisolatedNonsendingByDefault",
      ])
  }

  @Test func `a feature that Swift 6 has is a flag in Swift 5`() {
    let swift = swift([
      "SWIFT_UPCOMING_FEATURE_ISOLATED_DEFAULT_VALUES": "YES",
      "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES", "SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated",
    ])
    #expect(
      swift.flags == [
        "-enable-bare-slash-regex", "-enable-upcoming-feature", "IsolatedDefaultValues",
      ])
  }

  @Test func `of an author's flags, those of the language are kept, each once`() {
    let swift = swift([
      "SWIFT_ENABLE_BARE_SLASH_REGEX": "YES",
      "OTHER_SWIFT_FLAGS": """
      -D ONE -enable-bare-slash-regex -O -warnings-as-errors -strict-concurrency=complete \
      -Xfrontend -warn-long-expression-type-checking=100 -enable-experimental-feature Sparkle \
      -Xfrontend -load-plugin -Xfrontend -enable-upcoming-feature -Xfrontend ExistentialAny \
      -enable-upcoming-feature -Xcc
      """,
    ])
    #expect(swift.defines == ["ONE"])
    #expect(
      swift.flags == [
        "-enable-bare-slash-regex", "-strict-concurrency=complete", "-Xfrontend",
        "-warn-long-expression-type-checking=100", "-enable-experimental-feature", "Sparkle",
        "-Xfrontend", "-enable-upcoming-feature", "-Xfrontend", "ExistentialAny",
      ])
  }
}
