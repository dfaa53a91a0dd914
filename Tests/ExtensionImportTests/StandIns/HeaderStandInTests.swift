import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

/// Stand-ins for modules whose headers lie here, and for several that do not.
@Suite struct HeaderStandInTests {
  private func read(
    _ source: String, _ modules: [String], with files: [String: String] = [:]
  ) throws -> (folder: ScratchFolder, sources: ReadSources) {
    let imports = modules.map { "import \($0)\n" }.joined()
    let folder = try ScratchFolder(
      ["W.swift": imports + source].merging(files) { first, _ in first })
    let top = AbsolutePath(folder.url.path)
    let sources = ReadSources(
      [top.appending("W.swift")], conditions: ScanConditions(platform: .iOS), modules: modules,
      SourceTrees())
    return (folder, sources)
  }

  private func all(_ modules: [ForeignModule], in sources: ReadSources) -> [String: StandIn] {
    Dictionary(
      StandIn.all(for: modules, in: sources, besides: []).map { ($0.module, $0) }
    ) { first, _ in first }
  }

  private static let header = """
    #import <Foundation/Foundation.h>
    NS_ASSUME_NONNULL_BEGIN
    extern NSString *const SEANotificationName;
    typedef NS_OPTIONS(NSUInteger, SEAFlags) { SEAFlagsLow = 1 << 0, SEAFlagsHigh = 1 << 1 };
    @interface SEATide : NSObject
    @property (class, readonly) SEATide *shared;
    @property (nonatomic) SEAFlags flags;
    @property (nonatomic, nullable, copy) NSString *name;
    - (void)loadWithCompletion:(void (^)(NSArray<NSString *> *names))block;
    - (SEAUnknown)strange:(NSInteger)number;
    @end
    NS_ASSUME_NONNULL_END
    """

  @Test func `a framework's headers give its declarations, public and with their types`() throws {
    let (folder, sources) = try read(
      """
      final class Model: NSObject {
        let tide = SEATide.shared
        func load() {
          tide.load { names in print(names) }
          print(SEANotificationName, tide.strange(3) == 4)
        }
      }
      """, ["Sea"], with: ["Vendor/Sea.framework/Headers/Sea.h": Self.header])
    let top = AbsolutePath(folder.url.path)
    let modules = ForeignModule.frameworks(named: ["Sea", "Lake"], below: top)
    #expect(modules.map(\.name) == ["Sea"] && modules[0].kind == .binary)
    let found = StandIn(for: modules[0], in: sources)
    #expect(
      found.text == """
        // A stand-in for Sea: what the widget uses of it. Fill in what it should answer.
        import Foundation

        public let SEANotificationName = ""

        public struct SEAFlags: OptionSet {
          public let rawValue: Int
          public init(rawValue: Int) { self.rawValue = rawValue }
          public static let low = SEAFlags(rawValue: 1)
          public static let high = SEAFlags(rawValue: 2)
        }

        open class SEATide: NSObject {
          public override init() { super.init() }
          public static var shared: SEATide! { get { SEATide() } set {} }
          open var flags: SEAFlags = []
          open var name: String? = nil
          open func loadWithCompletion(_ block: @escaping ([String]) -> Void) {}
          open func load(completion block: @escaping ([String]) -> Void) {}
        }

        extension SEATide {
          public func strange(_ value1: Int) -> Int { 0 }
        }

        """)
    #expect(found.isComplete)
    #expect(found.types == ["SEATide"])
  }

  @Test func `a class with another name in Swift is the module's whose header says so`() throws {
    let header = """
      NS_SWIFT_NAME(SeaApp)
      @interface SEAApp : NSObject
      + (void)configure;
      @end
      """
    let (folder, sources) = try read(
      "func a() { SeaApp.configure(); print(Login.current.name) }", ["SeaAuth", "SeaCore"],
      with: ["Sea/Core/Sea.h": header, "Sea/Core/Sea.m": ""])
    let core = try #require(
      ForeignModule("SeaCore", in: AbsolutePath(folder.url.path).appending("Sea/Core")))
    let found = all([ForeignModule("SeaAuth", builtOn: core), core], in: sources)
    #expect(found["SeaAuth"]?.types == ["Login"])
    #expect(found["SeaCore"]?.text.contains("SeaApp") == true)
    // What cannot be built otherwise is compiled with an answer to fill in.
    #expect(found["SeaAuth"]?.isComplete == false && found["SeaAuth"]?.isNamed == true)
  }

  @Test func `declarations in C are those of Swift's importer`() throws {
    let text = """
      #ifdef __cplusplus
      extern "C" {
      #endif
      #define SEA_EXPORT __attribute__((visibility("default")))
      typedef struct sea_point { int x; unsigned int y, z; double default; } sea_point;
      typedef struct sea_handle sea_handle;
      #define true 1
      #define false 0
      typedef enum { sea_low, sea_high = 4, sea_higher } sea_phase;
      typedef uint32_t sea_count;
      SEA_EXPORT sea_count sea_sum(const char *text, const sea_point *points, size_t count);
      sea_phase sea_phase_of(sea_handle *handle, void *context);
      static inline int sea_twice(int a) { return 2 * a; }
      void sea_each(void (*body)(int));
      void sea_log(const char *format, ...);
      sea_point sea_make(void);
      #ifdef __cplusplus
      }
      #endif
      """
    let found = CHeaders([text]).declarations
    #expect(
      found.map(\.text) == [
        """
        public struct sea_point {
          public var x: Int32 = 0
          public var y: UInt32 = 0
          public var z: UInt32 = 0
          public var `default`: Double = 0
          public init() {}
          public init(x: Int32, y: UInt32, z: UInt32, default: Double) \
        { self.x = x; self.y = y; self.z = z; self.default = `default` }
        }
        """,
        """
        public struct sea_phase: RawRepresentable, Hashable, Sendable {
          public var rawValue: UInt32
          public init(rawValue: UInt32) { self.rawValue = rawValue }
        }
        """,
        "public let sea_low = sea_phase(rawValue: 0)",
        "public let sea_high = sea_phase(rawValue: 4)",
        "public let sea_higher = sea_phase(rawValue: 5)",
        "public typealias sea_count = UInt32",
        "public func sea_sum(_ value1: UnsafePointer<CChar>!, "
          + "_ value2: UnsafePointer<sea_point>!, _ value3: Int) -> sea_count { 0 }",
        "public func sea_phase_of(_ value1: OpaquePointer!, "
          + "_ value2: UnsafeMutableRawPointer!) -> sea_phase { sea_phase(rawValue: 0) }",
        "public func sea_twice(_ value1: Int32) -> Int32 { 0 }",
        "public func sea_make() -> sea_point { sea_point() }",
      ])
    #expect(CHeaders(["namespace sea { int level(int); }"]).declarations.isEmpty)
  }

  @Test func `a name is given to the module that declares it, or whose name it has`() throws {
    let (folder, sources) = try read(
      """
      func all() -> String {
        let clock = OTClock(seconds: 3)
        return "\\(clock.ticks) \\(Ramen().noodles) \\(CoolPalette.shared.name) \\(SEATide.shared!)"
      }
      struct A: NSObjectProtocol { let other = Unlike() }
      """, ["CoolStrings", "ObjTools", "Ramen", "Sea"],
      with: ["Sea.framework/Headers/Sea.h": Self.header])
    let absent = ["CoolStrings", "ObjTools", "Ramen"].map(ForeignModule.init(absent:))
    let top = AbsolutePath(folder.url.path)
    let found = all(
      absent + ForeignModule.frameworks(named: ["Sea"], below: top), in: sources)
    #expect(found["ObjTools"]?.types == ["OTClock"])
    #expect(found["Ramen"]?.types == ["Ramen"])
    // Nothing tells whose the other is: the first module has it.
    #expect(found["CoolStrings"]?.types == ["CoolPalette", "Unlike"])
    #expect(found["Sea"]?.types == ["SEATide"])
  }

  @Test func `what stands in a view's content is a view, with the modifiers that all views have`()
    throws
  {
    let (_, sources) = try read(
      """
      struct Board: View {
        let model = SeaModel(id: 1)
        var body: some View {
          SeaCard(title: "a") {
            if model.isHigh { Text("b") }
            SeaBadge(count: 3).frame(width: 10).waving(by: 2)
          }
          .overlay(SeaMark()).modifier(SeaTilt(degrees: 3))
          Button("c") { SeaAction().start(); print(1) }
        }
      }
      """, ["Sea"])
    let found = StandIn(for: ForeignModule(absent: "Sea"), in: sources)
    #expect(
      found.text == """
        // A stand-in for Sea: what the widget uses of it. Fill in what it should answer.
        import SwiftUI

        open class SeaAction {
          public init() {}
          public func start() {}
        }

        public struct SeaBadge: View {
          public var body: some View { EmptyView() }
          public init() {}
          public init(count value1: Int) {}
        }

        public struct SeaCard: View {
          public var body: some View { EmptyView() }
          public init() {}
          public init<Content2: View>(title value1: String, @ViewBuilder _ value2: () -> Content2) {}
        }

        public struct SeaMark: View {
          public var body: some View { EmptyView() }
          public init() {}
        }

        open class SeaModel {
          public init() {}
          public init(id value1: Int) {}
          public var isHigh: Bool { false }
        }

        public struct SeaTilt: ViewModifier {
          public func body(content: Content) -> some View { content }
          public init() {}
          public init(degrees value1: Int) {}
        }

        extension View {
          public func waving(by value1: Int) -> some View { self }
        }

        """)
  }
}
