import Foundation
import SwiftUI
import WidgetDrawing
import WidgetPlatforms

@testable import ViewDrawing

/// Further pictures of the same repositories: text that wraps, rows of icons and texts, buttons,
/// switches and radio buttons of an app's own styles, and dark appearance.
@MainActor enum ComponentPictures {
  // MARK: stadiamaps/ferrostar, in the middle of 430 by 932 points

  private static func middle(
    _ name: String, _ boxes: String, page: PaintColor = .white,
    setup: @escaping @MainActor (inout ViewStyle) -> Void = { _ in },
    @ViewBuilder view: @escaping @MainActor () -> some View
  ) -> MeasuredPicture {
    MeasuredPicture(
      name, 430, 932, isCentered: true, boxes, page: page, setup: setup, view: view)
  }

  private static func row(
    _ distance: String?, _ text: String, _ distanceFont: Font = .title, _ font: Font = .title3,
    color: Color = .primary
  ) -> some View {
    HStack {
      Color.red.frame(width: 24, height: 24).frame(width: 64)
      VStack(alignment: .leading) {
        if let distance { Text(distance).font(distanceFont) }
        Text(text).lineLimit(2).multilineTextAlignment(.leading).font(font).foregroundStyle(color)
      }
      Spacer(minLength: 0)
    }
  }

  private static func drawer(_ content: some View) -> some View {
    content.background(Color(.systemBackground)).cornerRadius(12).padding()
  }

  private struct RoundStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding().background(Color(.systemBackground)).foregroundStyle(.primary)
        .clipShape(Capsule()).frame(minWidth: 52, minHeight: 52)
    }
  }

  private static func round(@ViewBuilder _ label: () -> some View) -> some View {
    Button {
    } label: {
      label()
    }
    .buttonStyle(RoundStyle())
  }

  private static func trip(_ texts: [String], below labels: [String] = []) -> some View {
    HStack {
      ForEach(0..<3) { index in
        VStack {
          Text(texts[index]).font(.title2.bold()).minimumScaleFactor(0.6).lineLimit(1)
            .frame(maxWidth: index == 1 ? .infinity : nil)
          if !labels.isEmpty {
            Text(labels[index]).font(.subheadline).foregroundStyle(.secondary)
          }
        }
      }
      Button {
      } label: {
        Image(systemName: "xmark").foregroundColor(.primary)
      }
      .buttonStyle(.plain).padding().background(Color(.secondarySystemBackground))
      .clipShape(Capsule())
    }
    .padding(.leading, 32).padding(.trailing, 12).padding(.vertical, 8).background(Color.white)
    .clipShape(.rect(cornerRadius: 48))
  }

  private static let dark: @MainActor (inout ViewStyle) -> Void = { $0.isDark = true }

  static let rows: [MeasuredPicture] = [
    middle(
      "FerrostarInstruction",
      "s 0 436.67 430 59,s 20 454 24 24,t 73.67 443 72.33 20.67,t 73.67 476 93 19"
    ) { row("500 ft", "Merge Left").background(Color.white) },
    middle(
      "FerrostarInstructionDE", "t 73.33 443 72.67 20.67,t 73.67 476 127.67 14.67"
    ) { row("150 m", "Links einfädeln").background(Color.white) },
    middle(
      "CustomManeuverInstructionIcon",
      "y 16 450 32 32 #0088ff,t 72.67 443 62 20.67,t 72.67 476 206.67 18.67",
      setup: { $0.scene.system.version = SystemVersion(26) }
    ) {
      HStack {
        Image(systemName: "car.circle.fill").resizable().scaledToFit().frame(width: 32)
          .foregroundStyle(.blue).frame(width: 64)
        VStack(alignment: .leading) {
          Text("15 mi").font(.title)
          Text("Turn Right on Road Ave.").font(.title3)
        }
        Spacer(minLength: 0)
      }
      .background(Color.white)
    },
    middle("RightToLeftInstruction", "s 0 454 430 24,s 386 454 24 24") {
      row(nil, "ادمج يسارًا").background(Color.white).environment(\.layoutDirection, .rightToLeft)
    },
    middle(
      "FormattingDE", "s 16 419 398 94,t 105 474 139.33 16.33"
    ) {
      drawer(
        row("150 m", "Links einfädeln", .title.bold(), .title2, color: .secondary)
          .font(.title2.bold()).padding(.horizontal, 16).padding(.vertical, 16))
    },
    middle("SingularInstructionsView", "s 16 423 398 86") {
      drawer(
        row(
          nil, "Use the second exit to leave the roundabout.", .title, .title2, color: .secondary
        )
        .padding(.horizontal, 16).padding(.vertical, 16))
    },
    middle("ImageButton", "s 189 440.67 52 50.67,y 206.33 458 16 16") {
      round { Image(systemName: "location") }
    },
    middle("TextButton", "s 138.67 439.67 152.67 52.33,t 155 459.67 120.33 16") {
      round { Text("Start Navigation") }
    },
    middle("TextButton dark", "t 155 459.67 120.33 16 #ffffff", page: .black, setup: dark) {
      round { Text("Start Navigation") }
    },
    middle("OffRouteBanner", "s 16 437 398 58.33,t 33.33 458 196.33 16.33") {
      drawer(
        HStack {
          Text("Return to the Route").font(.title2.bold()).padding()
          Spacer()
        })
    },
    middle("LiveActivityView", "t 240 457.67 87.33 16.67 #ffffff,t 147 458.33 71.67 16") {
      HStack(alignment: .center) {
        Color.red.frame(width: 22.67, height: 26).frame(width: 48)
        Text("1st Ave").font(.title2).foregroundStyle(.secondary).fontWeight(.bold)
        Text(verbatim: "400 feet").font(.title2).fontWeight(.bold).padding(.horizontal, 12)
      }
      .foregroundColor(.white).padding(.horizontal, 12).padding(.vertical, 8)
      .background(RoundedRectangle(cornerRadius: 20).fill(.black)).frame(width: 371, height: 48)
      .padding()
    },
    middle(
      "TripProgress with button",
      """
      t 33 458 92.33 16.33,t 196 458 31 16,t 296.67 457.67 63.33 16.67,\
      s 368.67 442.33 49.33 47.33,y 386.67 459.33 13.33 13.33
      """
    ) { trip(["12:23\u{202F}AM", "2m", "400 ft"]) },
    middle(
      "TripProgress with button, long",
      "t 33 458 80.33 16.33,t 149.67 458 103.67 16.33,t 289.33 457.33 70.33 17"
    ) { trip(["1:00\u{202F}AM", "144h 40m", "882 mi"]) },
    middle(
      "TripProgress with button, formatters",
      "t 33 458 80.33 16.33,t 124 459.67 133 14.33,t 266.67 458 93 16.33"
    ) { trip(["1:00\u{202F}AM", "6 days, 40 minutes", "1.420 km"]) },
    middle(
      "TripProgress with button, compact",
      """
      t 33 447.67 80.33 16.33,t 149.67 447.67 103.67 16.33,t 289.33 447 70.33 17,\
      t 52 474.33 42.33 11.67,t 173.67 474.33 56.33 11.67,t 296 474.33 58 11.67
      """
    ) {
      trip(["1:00\u{202F}AM", "144h 40m", "882 mi"], below: ["Arrival", "Duration", "Distance"])
    },
  ]

  // MARK: rational-kunal/NeoBrutalism

  private static func radio(_ isOn: Bool, _ text: String) -> some View {
    HStack(spacing: 8) {
      ZStack {
        Circle().stroke(Color.black, lineWidth: 2).frame(width: 16, height: 16)
        if isOn { Circle().fill(Color.black).frame(width: 8, height: 8) }
      }
      Text(text)
    }
  }

  private struct OwnSwitch: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
      } label: {
        HStack {
          ZStack {
            RoundedRectangle(cornerRadius: 16).fill(configuration.isOn ? Color.blue : .clear)
              .padding(1)
              .overlay(
                RoundedRectangle(cornerRadius: 16, style: .circular)
                  .stroke(Color.black, lineWidth: 2))
            HStack {
              Circle().fill(Color.white).padding(2).padding(-1)
                .overlay(Circle().stroke(Color.black, lineWidth: 2)).padding(4)
                .frame(maxWidth: .infinity, alignment: configuration.isOn ? .trailing : .leading)
            }
          }
          .frame(width: 32, height: 16)
          configuration.label
        }
      }
      .buttonStyle(.plain)
    }
  }

  private static func own(_ isOn: Bool, _ label: some View) -> some View {
    Toggle(isOn: .constant(isOn)) { label }.toggleStyle(OwnSwitch()).padding(12)
  }

  private struct OwnProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      let value = configuration.fractionCompleted ?? 0
      GeometryReader { geometry in
        HStack(spacing: 0) {
          Rectangle().fill(Color.blue).frame(width: value * geometry.size.width, height: 16)
          if value > 0.001 && value < 0.99 {
            Divider().frame(width: 2, height: geometry.size.height).background(Color.black)
          }
          Rectangle().fill(Color.yellow).frame(height: 16)
        }
      }
      .frame(height: 16).frame(maxWidth: .infinity, alignment: .leading)
      .overlay(Rectangle().stroke(Color.black, lineWidth: 2))
    }
  }

  static let styles: [MeasuredPicture] = [
    MeasuredPicture("radio item", 134, 44.33, "s 11 13.33 18 18,t 37 15.67 84.33 13") {
      radio(true, "Standalone").padding(12)
    },
    MeasuredPicture(
      "radio group", 106, 72.67,
      "s 11 13.33 18 18,s 11 41.67 18 18,t 37 44 55.67 13"
    ) {
      VStack(alignment: .leading, spacing: 8) {
        radio(true, "First")
        radio(false, "Second")
      }
      .padding(12)
    },
    MeasuredPicture(
      "radio with label", 191.33, 135.33,
      """
      t 13 17 165 20,s 11 47.67 18 18,t 37 50 65.33 15.67,s 11 76 18 18,t 37 78.33 64.67 15.67,\
      s 11 104.33 18 18,t 37 106.67 65.67 15.67
      """
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Text("Choose an option").font(.title2)
        radio(false, "Option A")
        radio(false, "Option B")
        radio(true, "Option C")
      }
      .padding(12)
    },
    MeasuredPicture("reverse button", 168, 68.33, "t 25.33 27.67 118.33 13") {
      Text("Default Reverse").padding(12).padding(12)
    },
    MeasuredPicture(
      "own switch", 115.33, 44.33, "s 11 13.33 34 18,s 31 17.33 10 10,t 53 15.67 49.33 13"
    ) { own(true, Text("Switch")) },
    MeasuredPicture("own switch off", 56, 40, "s 11 11 34 18,s 15 15 10 10") {
      own(false, EmptyView())
    },
    MeasuredPicture(
      "own switch, large label", 163, 64.67, "s 11 23.33 34 18,s 31 27.33 10 10,t 53 20 95.67 25"
    ) { own(true, Text("Switch").font(.largeTitle)) },
    MeasuredPicture("own progress", 300, 40, "s 11 11 278 18,s 67.33 12 2 16,s 12 12 55.33 16") {
      ProgressView(value: 0.2).progressViewStyle(OwnProgress()).padding(12).frame(width: 300)
    },
    MeasuredPicture("round skeleton", 300, 144, "s 97 19 106 106") {
      Circle().fill(Color.clear).overlay(Circle().stroke(Color.black, lineWidth: 2)).padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity).frame(width: 120, height: 120)
        .padding(12).frame(width: 300)
    },
    MeasuredPicture("skeleton", 300, 300, "s 19 19 262 262") {
      Circle().fill(Color.clear).overlay(Circle().stroke(Color.black, lineWidth: 2)).padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity).padding(12)
        .frame(width: 300, height: 300)
    },
  ]

  // MARK: doordash-oss/swiftui-preview-snapshots

  private static func counter(_ title: String, _ count: String) -> some View {
    VStack(spacing: 24) {
      Text(title).font(.title)
      HStack(spacing: 4) {
        Button("+") {}
        Text(count)
        Button("-") {}
      }
    }
  }

  private static let darkMac: @MainActor (inout ViewStyle) -> Void = {
    $0.scene.system.platform = .macOS
    $0.isDark = true
  }

  static let counters: [MeasuredPicture] = [
    MeasuredPicture(
      "tupleState large", 400, 400, pixels: 1, isCentered: true,
      "t 27 168 348 25"
    ) { counter("Hello PreviewSnapshotsTests", "1,000").buttonStyle(.borderless) },
    MeasuredPicture(
      "macOS tupleState large", 400, 400, pixels: 2, isCentered: true,
      """
      t 62 169 276 21 #dedede,s 155 215 25 20 #5c5c5c,s 222 215 23 20 #5c5c5c
      """, page: PaintColor("#262626ff") ?? .black, setup: darkMac
    ) { counter("Hello PreviewSnapshotsTests", "1,000") },
    MeasuredPicture(
      "macOS too short", 400, 400, pixels: 2, isCentered: true, "t 154 196 92.5 10",
      setup: { $0.scene.system.platform = .macOS }
    ) {
      VStack(spacing: 8) {
        Color.white.frame(height: 22)
        Text("Message Too Short").font(.caption).foregroundColor(.red)
        Button("Submit") {}
      }
      .padding(8)
    },
    MeasuredPicture(
      "too short", 400, 400, pixels: 1, isCentered: true,
      "t 147 196 107 11,t 174 220 53 14"
    ) {
      VStack(spacing: 8) {
        Color.white.frame(height: 22)
        Text("Message Too Short").font(.caption).foregroundColor(.red)
        Button("Submit") {}.buttonStyle(.borderless)
      }
      .padding(8)
    },
  ]
}
