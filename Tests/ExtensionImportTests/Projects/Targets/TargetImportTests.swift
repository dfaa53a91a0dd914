import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct TargetImportTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    try folder.write("A.swift", SourceText.widget("A", kind: "a"))
  }

  private func found(
    settings: String = "", fields: String = "", _ change: (inout ProjectText) -> Void = { _ in }
  ) throws -> FoundExtension {
    var text = ProjectText()
    text.addFile("A", "A.swift")
    change(&text)
    text.addTarget("T", "Widget", sources: ["A", "X"], settings: settings, fields: fields)
    let target = try #require(
      try text.project(in: folder).targets.first { $0.name == "Widget" })
    let trees = SourceTrees()
    return TargetImport(try #require(WidgetTarget(target, trees)), trees)
      .extension(from: AbsolutePath(folder.url.path))
  }

  @Test func `files that are absent or of another language are named`() throws {
    try folder.write("X.m", "")
    let absent = try found { $0.addFile("X", "Deep/Gone.swift") }
    #expect(absent.decisions.contains("left out, since they are not there: Deep/Gone.swift"))
    let foreign = try found { $0.addFile("X", "X.m") }
    #expect(foreign.decisions.contains("left out, since they are not Swift: X.m"))
  }

  @Test func `plugins of packages that write a target's sources are named`() throws {
    let found = try found(fields: "dependencies = (D1, D2, );") { text in
      for (index, name) in ["StringsTool", "SwiftLintBuildTool"].enumerated() {
        let id = "\(index + 1)"
        text.add("P" + id, "XCSwiftPackageProductDependency", "productName = \"plugin:\(name)\";")
        text.add("D" + id, "PBXTargetDependency", "productRef = P\(id);")
      }
    }
    let told = found.decisions.filter { $0.contains("plugins") }
    #expect(
      told == [
        "of the target Widget, what StringsTool adds to it in Xcode's build is missing, as plugins of "
          + "packages are not run here: add the sources that they wrote, from the build's folder"
      ])
  }

  @Test func `a target without sources is none, and its folder is looked at instead`() throws {
    var text = ProjectText()
    let settings = "INFOPLIST_KEY_NSExtensionPointIdentifier = \"\(ExtensionPoint.widgets)\";"
    text.addTarget("T", "Widget", sources: [], settings: settings)
    let project = try text.project(in: folder)
    #expect(project.targets.map(\.isAppExtension) == [true])
    let trees = SourceTrees()
    #expect(project.targets.compactMap { WidgetTarget($0, trees) }.isEmpty)
    let survey = FolderSurvey(AbsolutePath(folder.url.path), trees)
    #expect(survey.extensions.map(\.draft.sources.count) == [1])
  }

  @Test func `submodules that a clone left empty are named where something is absent`() throws {
    try folder.write(".git/HEAD", "")
    try folder.write(
      ".gitmodules",
      """
      [submodule "Kit"]
      \tpath = Vendor/Kit
      \turl = https://example.com/kit.git
      [submodule "Full"]
      \tpath = Full
      [submodule "Out"]
      \tpath = ../Out

      """)
    try folder.write("Full/A.swift", "")
    let sentence =
      "a git submodule is not here: Vendor/Kit; 'git submodule update --init --recursive' in "
      + "\(folder.url.lastPathComponent) gets them"
    let absent = try found { $0.addFile("X", "Vendor/Kit/Gone.swift") }
    #expect(absent.decisions.contains(sentence))
    try folder.write("X.swift", "")
    #expect(try !found { $0.addFile("X", "X.swift") }.decisions.contains(sentence))
    try folder.write("Vendor/Kit/B.swift", "")
    #expect(GitSubmodules(around: AbsolutePath(folder.url.path + "/Full")) == nil)
  }

  @Test func `files outside of the project's folder are named, and the root holds them`() throws {
    let other = try ScratchFolder()
    try other.write("B.swift", "")
    let found = try found { text in
      text.add(
        "X", "PBXFileReference",
        #"path = "\#(other.url.path)/B.swift"; sourceTree = "<absolute>";"#)
      text.add("XB", "PBXBuildFile", "fileRef = X;")
      text.addTop("X")
    }
    let path = "../\(other.url.lastPathComponent)/B.swift"
    #expect(found.decisions.contains("these lie outside of the project's folder: \(path)"))
    let text = found.draft.text(in: AbsolutePath(folder.url.path))
    #expect(text.contains(#""root": "..""#))
    #expect(text.contains("\"\(path)\""))
  }

  @Test func `lists that the settings name and that are absent are left out`() throws {
    let found = try found(
      settings: "INFOPLIST_FILE = No.plist; CODE_SIGN_ENTITLEMENTS = No.entitlements;")
    #expect(found.draft.infoPlist == nil)
    #expect(found.draft.entitlements == nil)
    #expect(
      found.decisions.contains(
        "infoPlist is left out: INFOPLIST_FILE is No.plist, which is not there"))
    #expect(
      found.decisions.contains(
        "entitlements are left out: CODE_SIGN_ENTITLEMENTS is No.entitlements, which is not there"))
  }

  @Test func `build settings in a property list have the project's values`() throws {
    try folder.write(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>Group</key><string>group.$(TEAM:lower).${SUITE}</string>
        <key>Keys</key><array><string>$(KEY)</string><string>$(SECRET)</string><true/></array>
        <key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
      </dict></plist>
      """)
    let found = try found(
      settings: """
        INFOPLIST_FILE = Info.plist; TEAM = ACME; SUITE = "$(TARGET_NAME).suite"; KEY = ""; \
        PRODUCT_BUNDLE_IDENTIFIER = com.acme.cards;
        """)
    #expect(
      found.decisions.contains(
        "widgetcheck-Info.plist is the Info.plist with the values of build settings KEY, SUITE, "
          + "TEAM: keep it out of a repository where one of them is secret"))
    #expect(
      found.decisions.contains(
        "the Info.plist names build settings that are not here and stay as they are written: SECRET"
      ))
    let proposal = found.proposal(at: "widgetcheck.json", from: AbsolutePath(folder.url.path))
    #expect(proposal.infoPlistPath == "widgetcheck-Info.plist")
    #expect(proposal.text.contains(#""infoPlist": "widgetcheck-Info.plist""#))
    let written = Data(try #require(proposal.infoPlist).utf8)
    let values = try #require(
      try PropertyListSerialization.propertyList(from: written, format: nil) as? [String: Any])
    #expect(values["Group"] as? String == "group.acme.Widget.suite")
    #expect(values["CFBundleIdentifier"] as? String == "com.acme.cards")
    #expect(values["CFBundleExecutable"] as? String == "$(EXECUTABLE_NAME)")
    let keys = try #require(values["Keys"] as? [Any])
    #expect(keys.prefix(2).compactMap { $0 as? String } == ["", "$(SECRET)"])
    #expect(keys.last as? Bool == true)
  }

  @Test(arguments: [true, false])
  func `an Info.plist has the project's identifier where code reads it`(_ isRead: Bool) throws {
    let use = isRead ? "\nlet own = Bundle.main.bundleIdentifier" : ""
    try folder.write("A.swift", SourceText.widget("A", kind: "a") + use)
    try folder.write(
      "Info.plist",
      #"""
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>Group</key><string>group.acme</string></dict></plist>
      """#)
    let found = try found(
      settings: "INFOPLIST_FILE = Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.acme.cards;")
    #expect(found.infoPlist?.contains("<string>com.acme.cards</string>") ?? false == isRead)
    #expect(
      found.decisions.contains { $0.contains("the bundle's identifier com.acme.cards") } == isRead)
  }

  @Test func `the keys of the modules' property lists are added to the extension's`() throws {
    try folder.write("A.swift", "import Kit\n" + SourceText.widget("A", kind: "a"))
    try folder.write("Kit.swift", "public let kit = 1")
    try folder.write(
      "Kit.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleName</key><string>Kit</string>
        <key>GroupName</key><string>group.$(DOMAIN)</string>
      </dict></plist>
      """)
    let found = try found { text in
      text.addFile("K", "Kit.swift")
      text.addTarget(
        "F", "Kit", sources: ["K"], type: "framework",
        settings: "INFOPLIST_FILE = Kit.plist; DOMAIN = com.acme;")
    }
    let written = Data(try #require(found.infoPlist).utf8)
    let values = try PropertyListSerialization.propertyList(from: written, format: nil)
    #expect(values as? [String: String] == ["GroupName": "group.com.acme"])
    #expect(
      found.decisions.contains { $0.contains("DOMAIN and the modules' keys GroupName: keep it") })
  }

  @Test func `a property list whose settings a run knows is taken as it is`() throws {
    try folder.write(
      "Info.plist",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
        <key>Key</key><string>$(SECRET)</string><key>Price</key><string>5 $ (net)</string>
      </dict></plist>
      """)
    let found = try found(settings: "INFOPLIST_FILE = Info.plist;")
    #expect(found.infoPlist == nil)
    #expect(found.draft.infoPlist?.name == "Info.plist")
    #expect(found.decisions.contains("infoPlist: INFOPLIST_FILE is Info.plist"))
  }

  @Test func `a property list that Xcode makes is none to audit`() throws {
    let found = try found(settings: "GENERATE_INFOPLIST_FILE = YES;")
    #expect(found.draft.infoPlist == nil)
    #expect(found.decisions.contains("infoPlist is left out: Xcode makes it"))
  }

  @Test func `a property list among resources is no resource`() throws {
    try folder.write("Widget/Info.plist", ProjectText.widgetList)
    try folder.write("Widget/B.swift", SourceText.widget("B", kind: "b"))
    var text = ProjectText()
    text.add(
      "W", "PBXFileSystemSynchronizedRootGroup", #"path = Widget; sourceTree = "<group>";"#)
    text.addTop("W")
    text.addTarget(
      "T", "Widget", settings: "INFOPLIST_FILE = widget/Info.plist;",
      fields: "fileSystemSynchronizedGroups = (W);")
    let target = try #require(try text.project(in: folder).targets.first)
    let widget = try #require(WidgetTarget(target, SourceTrees()))
    #expect(widget.files.resources.isEmpty)
    #expect(widget.infoPlist == AbsolutePath(folder.url.path).appending("Widget/Info.plist"))
  }

  @Test func `conditions that are no names and absent files of settings are told`() throws {
    let found = try found(settings: #"SWIFT_ACTIVE_COMPILATION_CONDITIONS = "A=1 B";"#)
    #expect(found.draft.swift?.defines == ["B"])
    #expect(found.decisions.contains("left out of #if, since they are no names: A=1"))
  }

  @Test func `conditions in sources are decided with the target's settings`() throws {
    try folder.write(
      "A.swift",
      SourceText.widget("A", kind: "a").replacing(
        "[.systemSmall, .systemMedium]", with: "Self.families")
          + """

          extension A {
            #if PRO
            static let families: [WidgetFamily] = [.systemLarge]
            #else
            static let families: [WidgetFamily] = [.systemSmall]
            #endif
          }
          """)
    let plain = try found()
    #expect(plain.draft.widgets.map(\.families) == [[.systemSmall]])
    let pro = try found(settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO;")
    #expect(pro.draft.widgets.map(\.families) == [[.systemLarge]])
  }

  @Test func `the target's own module is not missing`() throws {
    try folder.write(
      "A.swift", "import Widget\nstruct Provider {}\n" + SourceText.widget("A", kind: "a"))
    #expect(try found().missing.isEmpty)
    #expect(try found(settings: "PRODUCT_NAME = Other;").missing == ["Widget"])
  }

  @Test func `another platform of the target is told, with its own filters left aside`() throws {
    let found = try found(settings: #"SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos macosx";"#)
    #expect(
      found.decisions.contains(
        "platform iOS: SUPPORTED_PLATFORMS lists it; the target is built for macOS, too: another "
          + "manifest can try that"))
  }
}

@Suite struct FolderWalkTests {
  @Test func `folders of tests, others' sources and builds are passed over`() throws {
    let folder = try ScratchFolder()
    for path in [
      "A.swift", "Deep/B.swift", "UITests/T.swift", "Test/T.swift", "Pods/P.swift",
      "DerivedData/D.swift", ".build/x.swift", "M.xcassets/a.swift", "P.playground/p.swift",
    ] {
      try folder.write(path, "")
    }
    let walk = FolderWalk(AbsolutePath(folder.url.path))
    let names = { (places: [AbsolutePath]) in
      places.map { $0.relative(to: AbsolutePath(folder.url.path)) }
    }
    #expect(names(walk.files) == ["A.swift", "Deep/B.swift", "M.xcassets", "P.playground"])
    #expect(names(walk.passedOver) == ["DerivedData", "Pods", "Test", "UITests"])
  }

  @Test func `links to folders are not followed, so circles do no harm`() throws {
    let folder = try ScratchFolder()
    try folder.write("A.swift", "")
    try folder.link("loop", to: folder.url.path)
    #expect(FolderWalk(AbsolutePath(folder.url.path)).files.map(\.name) == ["A.swift"])
    #expect(ProjectSearch.below(AbsolutePath(folder.url.path)).isEmpty)
  }

  @Test func `a package's targets are those that are written out`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      "Package.swift",
      """
      let names = ["Computed"]
      let package = Package(targets: [
        .target(name: "Own-Name"), .target(name: "Absent"),
        .target(
          name: "Placed", path: "Lib",
          plugins: [.plugin(name: "Maker", package: "makers"), .plugin(name: "SwiftLintPlugin")]),
        .executableTarget(name: "Tool"),
      ])
      """)
    for path in ["Sources/Own-Name/A.swift", "Lib/B.swift", "Sources/Tool/main.swift"] {
      try folder.write(path, "")
    }
    let package = LocalPackage(AbsolutePath(folder.url.path))
    #expect(package.modules.keys.sorted() == ["Own_Name", "Placed"])
    #expect(package.modules["Placed"]?.sources.map(\.name) == ["B.swift"])
    // A plugin that checks the sources adds none.
    #expect(package.modules["Placed"]?.plugins == ["Maker"])
  }
}

@Suite struct TypeTableTests {
  private func table(_ source: String) -> TypeTable {
    var table = TypeTable()
    table.read(
      ParsedSource(source).active(in: ScanConditions(platform: .iOS)),
      of: AbsolutePath("/a.swift"))
    return table
  }

  @Test func `a name means the nearest type around it`() {
    let table = table("enum A { struct X {}; enum B {} }\nstruct X {}\nenum C { struct Y {} }")
    #expect(table.resolve("X", in: "A.B") == "A.X")
    #expect(table.resolve("X", in: "C") == "X")
    #expect(table.resolve("Y", in: "A") == "C.Y")
    #expect(table.resolve("A.X") == "A.X")
    #expect(table.resolve("Self.X", in: "A") == "A.X")
    #expect(table.resolve("Z") == nil)
  }

  @Test func `a short name of several types is of none`() {
    let table = table("enum A { struct X {} }\nenum B { struct X {} }")
    #expect(table.resolve("X") == nil)
    #expect(table.resolve("X", in: "B") == "B.X")
  }

  @Test func `conformances are gathered from declarations and extensions, without modules`() {
    let table = table("struct A: WidgetKit.Widget & Sendable {}\nextension A: Hashable {}")
    #expect(table.types["A"]?.inherited == ["Widget", "Sendable", "Hashable"])
  }

  @Test func `sources that no compiler takes are read as far as possible`() {
    let table = table("@main struct A: Widget { var body: some { StaticConfiguration(kind: \"a\" ")
    #expect(table.types["A"]?.isMain == true)
    #expect(table.types["A"]?.configurations.count == 1)
  }
}
