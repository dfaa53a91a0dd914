import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetRecording

@testable import ExtensionRuntime
@testable import WidgetKit

private struct Ring: AppIntent {
  static let title: LocalizedStringResource = "Ring"
  func perform() async throws -> some IntentResult { .result() }
}

private struct SetBell: SetValueIntent {
  static let title: LocalizedStringResource = "Bell"
  @Parameter(title: "Bell") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

private struct BellControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { true }
    func currentValue() async throws -> Bool { false }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Bell", provider: Provider()) { isOn in
      ControlWidgetToggle("Bell", isOn: isOn, action: SetBell()) { isOn in
        Label(isOn ? "Loud" : "Quiet", systemImage: isOn ? "bell.fill" : "bell.slash")
      }
      .tint(.orange)
    }
  }
}

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var line: String
}

private struct RideActivity: Widget {
  @ViewBuilder static func banner(_ context: ActivityViewContext<Ride>) -> some View {
    Text("Line \(context.attributes.line), \(context.state.minutes) min")
      .privacySensitive()
      .frame(height: Double(context.state.minutes))
      .activityBackgroundTint(.purple)
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self, content: Self.banner) { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { Text("left") }
        DynamicIslandExpandedRegion(.trailing) {
          Text("right")
          Text("again")
        }
        DynamicIslandExpandedRegion(.center) { Text("middle") }
        DynamicIslandExpandedRegion(.bottom) { Text("below") }
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("\(context.state.minutes)")
      } minimal: {
        Text("M")
      }
    }
  }
}

/// Controls and Live Activities as the system shows them.
@MainActor @Suite struct PictureTests {
  private let system = PlatformVersion(.iOS, SystemVersion(18))

  private func target(
    _ place: DrawnPlace, _ width: Double, _ height: Double
  ) -> DrawingTarget {
    var look = DrawnLook("dark")
    look.place = place
    var target = DrawingTarget(look)
    (target.width, target.height) = (width, height)
    return target
  }

  private func drawings(
    of picture: some PlacedPicture, _ targets: DrawingTarget...
  ) -> [RecordedDrawing] {
    var request = DrawingRequest(entries: [0], targets: targets)
    request.system = system
    var drawn: [RecordedDrawing] = []
    PictureDrawer.drawer(of: [picture], at: Date(timeIntervalSince1970: 0))
      .draw(request) { drawn += $0.drawings.compactMap { try? $0.value() } }
    return drawn
  }

  private func bell(isPreview: Bool) async throws -> ShownControl {
    let caller = try #require(BellControl().resolved?.control)
    return try await caller.show([:], isPreview: isPreview)
  }

  @Test func `a control shows its state in words, and its symbol alone where it is small`()
    async throws
  {
    let off = try #require(try await bell(isPreview: false).picture)
    let drawn = drawings(
      of: off, target(.controlSmall, 70, 70), target(.controlMedium, 154, 70),
      target(.controlLarge, 154, 154))
    #expect(drawn.map(\.texts) == [[], ["Bell", "Quiet"], ["Bell", "Quiet"]])
    #expect(drawn.map { $0.boxes.count { $0.node == "Image" } } == [1, 1, 1])
    let on = try #require(try await bell(isPreview: true).picture)
    #expect(on.isOn == true && off.isOn == false)
    #expect(drawings(of: on, target(.controlMedium, 154, 70))[0].texts == ["Bell", "Loud"])
  }

  @Test func `the title of a control has two lines where no other words are below it`() throws {
    let button = ControlWidgetButton(
      "Screen recording of today", action: Ring())
    let picture = try #require(button.shown.picture)
    let drawn = drawings(of: picture, target(.controlMedium, 154, 70))[0]
    let title = try #require(drawn.boxes.first { $0.text != nil })
    #expect(title.lines == 2 && !title.truncated)
  }

  @Test func `an on toggle is white, its symbol in its tint`() async throws {
    func colors(_ isPreview: Bool) async throws -> [String] {
      let picture = try #require(try await bell(isPreview: isPreview).picture)
      return drawings(of: picture, target(.controlSmall, 70, 70))[0].list.compactMap {
        if case .fill(_, .color(let color), _) = $0 { color.text } else { nil }
      }
    }
    #expect(try await colors(true) == ["#ffffffff", "#ff9f0aff"])
    #expect(try await colors(false) == ["#666666ff", "#ffffffff"])
  }

  @Test func `a control without a symbol says that its small size is empty`() throws {
    let button = ControlWidgetButton("Ring", action: Ring()).disabled(true)
    let picture = try #require(button.shown.picture)
    #expect(picture.isDisabled)
    let drawn = drawings(of: picture, target(.controlSmall, 70, 70))
    #expect(drawn[0].boxes.isEmpty)
    #expect(drawn[0].notes.contains { $0.contains("no symbol") })
  }

  @Test func `a locked device's picture is drawn where anything is hidden`() throws {
    func looks(_ place: DrawnPlace) throws -> [RecordedDrawing] {
      let open = target(place, 369, 160)
      var locked = open
      locked.look.hidesPrivateContent = true
      return drawings(of: try ride(20), open, locked)
    }
    let banner = try looks(.lockScreen)
    #expect(banner.map(\.look.hidesPrivateContent) == [false, true])
    #expect(banner.map { $0.glyphCount > 0 } == [true, false])
    #expect(try looks(.islandCompact).map(\.look.hidesPrivateContent) == [false])
  }

  private func ride(_ minutes: Int) throws -> ActivityPicture {
    let presenter = try #require(RideActivity().body.resolvedWidget?.activity)
    let content = ActivityContentValue(
      attributes: .object(["line": .string("4")]),
      state: .object(["minutes": .number(Double(minutes))]))
    return try presenter.picture(of: content, name: "1")
  }

  @Test func `a banner is as tall as its content, up to 160 points`() throws {
    let banner = target(.lockScreen, 371, 160)
    #expect(drawings(of: try ride(90), banner)[0].size == DrawnSize(371, 90))
    #expect(drawings(of: try ride(300), banner)[0].size == DrawnSize(371, 160))
    #expect(drawings(of: try ride(90), banner)[0].texts == ["Line 4, 90 min"])
  }

  @Test func `the island stands on both sides of the camera`() throws {
    let drawn = drawings(
      of: try ride(7), target(.islandCompact, 230, 36.67), target(.islandMinimal, 36.67, 36.67))
    #expect(drawn.map(\.texts) == [["L", "7"], ["M"]])
    let frames = drawn[0].boxes.map(\.frame)
    #expect(frames[0][0] + frames[0][2] <= 52.34 && frames[1][0] >= 230 - 52.34)
  }

  @Test func `the expanded island has its regions around and below the camera`() throws {
    let drawn = drawings(of: try ride(7), target(.islandExpanded, 371, 160))[0]
    let places = Dictionary(uniqueKeysWithValues: drawn.boxes.map { ($0.text ?? "", $0.frame) })
    let left = try #require(places["left"])
    let right = try #require(places["right"])
    let middle = try #require(places["middle"])
    let below = try #require(places["below"])
    // Several views of a region are below each other.
    let again = try #require(places["again"])
    #expect(again[1] >= right[1] + right[3])
    let edge = max(right[0] + right[2], again[0] + again[2])
    #expect(left[0] == 16 && abs(edge - 355) < 0.5)
    #expect(middle[1] >= 36 && abs(middle[0] + middle[2] / 2 - 185.5) < 1)
    #expect(below[1] >= middle[1] + middle[3])
    #expect((84...160).contains(drawn.size.height))
  }

  /// An activity with two regions in the expanded presentation.
  private func island(
    _ leading: DynamicIslandExpandedRegion<some View>,
    _ trailing: DynamicIslandExpandedRegion<some View>
  ) -> ActivityPicture {
    ActivityPicture(content: { AnyView(EmptyView()) }) {
      DynamicIsland {
        leading
        trailing
      } compactLeading: {
        Text("L")
      } compactTrailing: {
        Text("7")
      } minimal: {
        Text("M")
      }
    }
  }

  @Test(arguments: ["left", "a line with a long name"])
  func `a region with a priority is as wide as it needs, and the other has the rest`(
    _ name: String
  ) throws {
    let picture = island(
      DynamicIslandExpandedRegion(.leading, priority: 1) { Text(name) },
      DynamicIslandExpandedRegion(.trailing) { Text("7") })
    let drawn = drawings(of: picture, target(.islandExpanded, 371, 160))[0]
    #expect(drawn.boxes.map(\.truncated) == [false, false])
    let frames = drawn.boxes.map(\.frame)
    #expect(frames[0][0] == 16 && abs(frames[1][0] + frames[1][2] - 355) < 0.5)
  }

  @Test(arguments: [("7 min", false), ("Ready at the counter in seven minutes", true)])
  func `a region that may be below the camera is there if it is too wide for beside it`(
    _ state: String, _ isBelow: Bool
  ) throws {
    let picture = island(
      DynamicIslandExpandedRegion(.leading) { Text("Cup") },
      DynamicIslandExpandedRegion(.trailing, priority: 1) {
        Text(state).dynamicIsland(verticalPlacement: .belowIfTooWide)
      })
    let drawn = drawings(of: picture, target(.islandExpanded, 371, 160))[0]
    #expect(drawn.boxes.map(\.truncated) == [false, false])
    let frames = drawn.boxes.map(\.frame)
    #expect(frames[0][0] == 16 && frames[0][1] == 16)
    #expect(abs(frames[1][0] + frames[1][2] - 355) < 0.5)
    #expect((frames[1][1] >= 36.67) == isBelow)
    #expect((frames[1][0] < 185.5) == isBelow)
  }

  @Test func `a region beside one that is below the camera has the room of its priority`() {
    let picture = island(
      DynamicIslandExpandedRegion(.leading, priority: 1) { Text("Harbour Lights, third pier") },
      DynamicIslandExpandedRegion(.trailing) {
        Text("Ready at the counter in seven minutes").dynamicIsland(
          verticalPlacement: .belowIfTooWide)
      })
    let drawn = drawings(of: picture, target(.islandExpanded, 371, 160))[0]
    #expect(drawn.boxes.first?.truncated == false && drawn.boxes.first?.lines == 1)
  }

  @Test func `a region in the centre is as tall as it wants to be, as far as there is room`() throws
  {
    func drawn(_ lines: Int) -> RecordedDrawing {
      let picture = ActivityPicture(content: { AnyView(EmptyView()) }) {
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 40, height: 59) }
          DynamicIslandExpandedRegion(.trailing) { Text("25:00").frame(width: 60) }
          DynamicIslandExpandedRegion(.center) {
            Text("Complete project report").font(.system(size: 14)).lineLimit(2)
          }
          DynamicIslandExpandedRegion(.bottom) {
            Text(String(repeating: "line ", count: lines * 12)).font(.system(size: 12))
          }
        } compactLeading: {
          Text("L")
        } compactTrailing: {
          Text("7")
        } minimal: {
          Text("M")
        }
      }
      return drawings(of: picture, target(.islandExpanded, 371, 160))[0]
    }
    let usual = drawn(1)
    #expect(usual.boxes.filter { $0.text != nil }.allSatisfy { !$0.truncated })
    #expect(usual.size.height < 160)
    let full = drawn(20)
    #expect(full.size.height == 160 && full.boxes.contains(where: \.truncated))
  }

  @Test func `a button with a closure has no effect, and one with an intent is not noted`() {
    func idleParts(_ banner: some View) -> [String] {
      let picture = ActivityPicture(content: { AnyView(banner) }) {
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("left") }
        } compactLeading: {
          Text("L")
        } compactTrailing: {
          Text("7")
        } minimal: {
          Text("M")
        }
      }
      return drawings(of: picture, target(.lockScreen, 371, 160))[0].idleParts
    }
    #expect(idleParts(Button("Done") {}) == ["Button without an intent"])
    #expect(idleParts(Button("Done", intent: Ring())).isEmpty)
  }

  @Test func `a watch shows the compact views of one that has none for it`() throws {
    var picture = try ride(30)
    let card = target(.watchStack, 184, 80)
    #expect(drawings(of: picture, card)[0].texts == ["L", "30"])
    picture.hasSmallFamily = true
    #expect(drawings(of: picture, card)[0].texts == ["Line 4, 30 min"])
  }

  @Test func `a content of other attributes is refused`() throws {
    let presenter = try #require(RideActivity().body.resolvedWidget?.activity)
    #expect(throws: DecodingError.self) {
      try presenter.picture(
        of: ActivityContentValue(attributes: .object([:]), state: .object([:])), name: "1")
    }
  }
}

extension RecordedDrawing {
  /// The number of operations that draw letters.
  fileprivate var glyphCount: Int {
    list.count {
      if case .glyphs = $0 { true } else { false }
    }
  }
}
