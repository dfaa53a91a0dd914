import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@Suite struct AppleModulesTests {
  @Test func `the modules that are here are the folders of the frameworks`() throws {
    let folder = Repository.file("Sources/Frameworks").resolvingSymlinksInPath()
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }
    #expect(AppleModules.provided.map(String.init).sorted() == folders.sorted())
  }

  @Test(arguments: AppleModules.provided.sorted())
  func `a module that is here is one of Apple's and needs no sources`(_ name: Substring) {
    #expect(AppleModules.contains(name))
    #expect(AppleModules.areHere(name))
    #expect(Platform.allCases.contains { AppleModules.has(name, on: $0) })
  }

  @Test(arguments: ["Foundation", "Observation"])
  func `a module of the toolchain can be one of Apple's too`(_ name: String) {
    #expect(AppleModules.contains(name))
    #expect(AppleModules.areHere(name))
  }

  @Test(arguments: ["Swift", "Dispatch", "RegexBuilder", "Synchronization", "_Concurrency"])
  func `a module that comes with the compiler is here`(_ name: String) {
    #expect(AppleModules.areHere(name))
    #expect(Platform.allCases.allSatisfy { AppleModules.has(name, on: $0) })
  }

  @Test(arguments: [
    ("MusicKit", true), ("ARKit", true), ("Darwin", true), ("SwiftUI", false),
    ("Foundation", false),
    ("MyKit", false),
  ])
  func `a module of Apple's may have more than is here`(_ name: String, _ isPartial: Bool) {
    #expect(AppleModules.isPartial(name) == isPartial)
  }

  @Test(arguments: [
    "ARKit", "CoreML", "PassKit", "ClockKit", "Metal", "IntentsUI", "VisualIntelligence",
    "AccessorySetupKit", "zlib", "_MapKit_SwiftUI", "TVServices", "Virtualization",
    "notify", "dnssd", "asl", "GLUT", "Ruby", "Tcl",
  ])
  func `a module of Apple's that is not here is known`(_ name: String) {
    #expect(AppleModules.contains(name))
    #expect(!AppleModules.areHere(name))
  }

  @Test(arguments: [
    "", "swiftui", "SwiftUI ", "MyKit", "Alamofire", "SwiftUI WidgetKit", "widgetkit",
  ])
  func `no other name is one of Apple's`(_ name: String) {
    #expect(!AppleModules.contains(name))
    #expect(!AppleModules.areHere(name))
  }

  @Test(
    arguments: [
      ("UIKit", [.iOS, .iPadOS, .watchOS, .visionOS]), ("AppKit", [.macOS]), ("Cocoa", [.macOS]),
      ("Ruby", [.macOS]), ("notify", Platform.allCases),
      ("WatchKit", [.watchOS]), ("ClockKit", [.watchOS]), ("ActivityKit", [.iOS, .iPadOS]),
      ("WatchConnectivity", [.iOS, .iPadOS, .watchOS]),
      ("WebKit", [.iOS, .iPadOS, .macOS, .visionOS]),
      ("MessageUI", [.iOS, .iPadOS, .visionOS]), ("FoundationNetworking", []),
      ("FoundationXML", []),
      ("WidgetKit", Platform.allCases), ("SwiftUI", Platform.allCases),
      ("MyKit", Platform.allCases),
    ] as [(String, [Platform])])
  func `a module can be imported where Apple has it`(_ name: String, _ platforms: [Platform]) {
    #expect(Platform.allCases.filter { AppleModules.has(name, on: $0) } == platforms)
  }
}

@Suite struct SystemVersionTests {
  @Test(arguments: [
    ("17", "17.0"), ("17.0", "17.0.0"), ("9", "9.0.0"), ("0", "0.0"), ("017", "17"),
    ("1.02", "1.2.0"),
  ])
  func `zeros at the end say nothing`(_ left: String, _ right: String) throws {
    let one = try #require(SystemVersion(left))
    let other = try #require(SystemVersion(right))
    #expect(one == other)
    #expect(!(one < other) && !(other < one))
    #expect(one.hashValue == other.hashValue)
    #expect(one.description == left)
  }

  @Test func `versions are in the order of their numbers`() throws {
    let texts = ["9.3", "10", "10.0.1", "10.1", "10.10", "17.4", "17.10.2", "26"]
    let versions = try texts.map { try #require(SystemVersion($0)) }
    #expect(versions.shuffled().sorted().map(\.text) == texts)
    #expect(versions.map(\.major) == [9, 10, 10, 10, 10, 17, 17, 26])
    #expect(SystemVersion(26).text == "26.0")
  }

  @Test(arguments: [
    "", ".", "17.", ".17", "1.2.3.4", "-1", "+1", " 17", "17 ", "1٧", "12345", "1..2", "x",
  ])
  func `what is no version is none`(_ text: String) {
    #expect(SystemVersion(text) == nil)
    #expect(throws: (any Error).self) { try SystemVersion(json: "\"\(text)\"") }
  }

  @Test func `a version and a screen are texts of JSON`() throws {
    let version = try #require(SystemVersion("17.4"))
    #expect(version.json == #""17.4""#)
    #expect(try SystemVersion(json: version.json).text == "17.4")
    let screen = DeviceScreen(width: 414, height: 896.5, scale: 2)
    #expect(screen.json == #""414x896.5@2x""#)
    #expect(try DeviceScreen(json: screen.json) == screen)
    #expect(PlatformVersion(.visionOS, version).description == "visionOS 17.4")
  }
}
