import Foundation
import SwiftUI
import WidgetDrawing
import WidgetPlatforms

@testable import ViewDrawing

/// The controls, symbols and colours in pictures of several apps.
@MainActor enum AppPictures {
  private static func plate(
    _ icons: [String?], _ box: CGFloat, gap: CGFloat, _ insets: (CGFloat, CGFloat),
    _ height: CGFloat
  )
    -> some View
  {
    HStack(spacing: gap) {
      if let left = icons[0] { image(left, box) }
      Text("Button").font(.system(size: 17, weight: .medium))
      if let right = icons[1] { image(right, box) }
    }
    .foregroundStyle(.white).padding(.vertical, insets.0).padding(.horizontal, insets.1).frame(
      minHeight: height
    )
    .background(RoundedRectangle(cornerRadius: 16).fill(Color.red)).fixedSize()
  }

  private static func image(_ name: String, _ side: CGFloat) -> some View {
    Image(systemName: name).resizable().scaledToFit().frame(width: side, height: side)
  }

  private static func toggle(_ isOn: Bool, _ x: CGFloat, _ y: CGFloat) -> some View {
    Toggle(isOn: .constant(isOn)) { Text("x") }.toggleStyle(.switch).labelsHidden().fixedSize()
      .tint(.red).scaleEffect(x: x / 49, y: y / 31)
  }

  private static func counter() -> some View {
    VStack(spacing: 24) {
      Text("Hello").font(.title)
      HStack(spacing: 4) {
        Button("+") {}
        Text("1")
        Button("-") {}
      }
      .buttonStyle(.borderless)
    }
  }

  static let controls: [MeasuredPicture] = [
    MeasuredPicture(
      "RightIconButtonMedium", 108.33, 40,
      "s 0 0 108.33 40 #ff3b30,t 17.33 14.33 50 12.33 #ffffff,y 72.33 12 19.67 16 #ffffff"
    ) { plate([nil, "arrow.right"], 20, gap: 4, (9, 16), 40) },
    MeasuredPicture(
      "LeftIconButtonMedium", 108.33, 40,
      "s 0 0 108.33 40 #ff3b30,y 16.67 10 18.67 20 #ffffff,t 41.33 14.33 50 12.33 #ffffff"
    ) { plate(["person", nil], 20, gap: 4, (9, 16), 40) },
    MeasuredPicture(
      "RightIconButtonLarge", 112.33, 56,
      "s 0 0 112.33 56 #ff3b30,t 17.33 22.33 50 12.33 #ffffff,y 76.33 20 19.67 16 #ffffff"
    ) { plate([nil, "arrow.right"], 20, gap: 8, (17, 16), 56) },
    // The pictures end before the switches do.
    MeasuredPicture("SmallToggleEnabled", 49, 31, "s 2.33 1.33 46 28.33 #ff3b30") {
      toggle(true, 44, 28)
    },
    MeasuredPicture("SmallToggleDisabled", 49, 31, "s 2.67 1.67 45.33 27.67 #e9e9ea") {
      toggle(false, 44, 28)
    },
    MeasuredPicture(
      "LeftIconButtonLarge", 112.33, 56,
      "t 45.33 22.33 50 12.33 #ffffff,y 16.67 18 18.67 20 #ffffff"
    ) { plate(["person", nil], 20, gap: 8, (17, 16), 56) },
    MeasuredPicture("LargeToggleDisabled", 49, 31, "s 0 0 51 31 #e9e9ea") {
      Toggle(isOn: .constant(false)) { Text("x") }.toggleStyle(.switch).labelsHidden().fixedSize()
    },
    MeasuredPicture("LargeToggleEnabled", 49, 31, "s 0 0 51 31 #ff3b30") { toggle(true, 49, 31) },
    // An app's default button is a widget's borderless one.
    MeasuredPicture(
      "settingCustomContent", 160, 41, pixels: 2,
      "t 12 3.5 136 13 #000000,t 1 24 158 13 #007aff"
    ) {
      Text("Some custom text")
      Button("Some custom Button") {}.buttonStyle(.borderless)
    },
    MeasuredPicture(
      "tupleState small", 400, 400, pixels: 1, isCentered: true,
      "t 171 168 59 21 #000000,t 184 225 9 10 #037cff,t 199 223 5 12 #010101"
    ) { counter() },
    MeasuredPicture(
      "LimitedView", 430, 932, isCentered: true,
      "s 350 16 64 64 #0088ff,s 16 852 64 64 #0088ff",
      setup: { $0.scene.system.version = SystemVersion(26) }
    ) {
      HStack {
        VStack(alignment: .leading) {
          Spacer()
          Spacer()
          Color.blue.frame(width: 64, height: 64)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        VStack(alignment: .trailing) {
          Color.blue.frame(width: 64, height: 64)
          Spacer()
          Spacer()
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
      }
      .frame(maxWidth: .infinity).padding().frame(width: 430, height: 932)
    },
    MeasuredPicture(
      "NavigationUIZoomButton", 430, 932, isCentered: true,
      "y 206 432 17.67 18 #000000,s 189 466 52 0.33 #c6c6c8"
    ) {
      VStack(spacing: 0) {
        image("plus", 18).padding()
        Divider().frame(width: 52)
        image("minus", 18).padding()
      }
      .frame(width: 52).background(Capsule().fill(Color.white))
    },
  ]

  private static let dark: @MainActor (inout ViewStyle) -> Void = {
    $0.scene.system.platform = .macOS
    $0.isDark = true
  }

  static let buttons: [MeasuredPicture] = [
    // The stand-in's signs are smaller than the system's; their plates are as wide.
    MeasuredPicture(
      "macOS tupleState small", 400, 400, pixels: 2, isCentered: true,
      "t 177 169 48 17.5 #dedede,s 169 215 25 20 #5c5c5c,s 208 215 23 20 #5c5c5c",
      page: PaintColor("#262626ff") ?? .black, setup: dark
    ) { counter("+", "-") }
  ]

  private static func counter(_ plus: String, _ minus: String) -> some View {
    VStack(spacing: 24) {
      Text("Hello").font(.title)
      HStack(spacing: 4) {
        Button(plus) {}
        Text("1")
        Button(minus) {}
      }
    }
  }

  /// pointfreeco/swift-snapshot-testing, iOS 13.3.
  private static func checked() -> some View {
    HStack {
      Image(systemName: "checkmark.circle.fill")
      Text("Checked").fixedSize()
    }
    .padding(5).background(RoundedRectangle(cornerRadius: 5).fill(Color.blue)).padding(10)
    .background(Color.yellow)
  }

  private static let early: @MainActor (inout ViewStyle) -> Void = {
    $0.scene.system.version = SystemVersion(13)
  }

  static let rows: [MeasuredPicture] = [
    MeasuredPicture(
      "checked", 123, 50.5, pixels: 2,
      "s 10 10 103 30.5 #007aff,y 15 17 17 17 #000000,t 41 18.5 65.5 13 #000000", setup: early
    ) { checked() },
    MeasuredPicture(
      "checked fixed", 200, 100, pixels: 2, isCentered: true,
      """
      s 38.5 25 123 50.5 #ffcc00,s 48.5 35 103 30.5 #007aff,y 53.5 42 17 17 #000000,\
      t 79.5 43.5 65.5 13 #000000
      """, setup: early
    ) { checked() },
    // The middle lies half a status bar lower.
    MeasuredPicture(
      "checked device", 320, 588, pixels: 2, isCentered: true,
      """
      s 101 269.5 118.5 49.5 #ffcc00,s 111 279.5 98.5 29.5 #007aff,y 116 286 16 16 #000000,\
      t 141 287.5 62 12.5 #000000
      """,
      setup: {
        $0.scene.system.version = SystemVersion(13)
        $0.category = 2
      }
    ) { checked() },
  ]

  static let symbols: [MeasuredPicture] = [
    // Text of the size medium; the insets of the screen are such that the text stands as in the
    // picture.
    MeasuredPicture(
      "HelloWorldView", 390, 769, isCentered: true,
      "y 184.67 365 20.33 20.33,t 151.33 390.67 87.67 15", setup: { $0.category = 2 }
    ) {
      VStack {
        Image(systemName: "globe").imageScale(.large)
        Text("Hello, world!")
      }
      .padding()
    },
    MeasuredPicture(
      "simpleView long", 400, 400, pixels: 1, isCentered: true, "y 189 153 22 22 #007aff"
    ) {
      VStack(spacing: 8) {
        Image(systemName: "globe").imageScale(.large).foregroundStyle(.tint)
        Text(
          "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor "
            + "incididunt ut labore et dolore magna aliqua.")
      }
      .padding(8)
    },
  ]

  private static func words(_ text: String, _ font: Font = .title) -> some View {
    Text(text).font(font)
  }

  static let colors: [MeasuredPicture] = [
    MeasuredPicture(
      "previewState dark", 400, 400, pixels: 1, isCentered: true, "t 171 155 59 21 #ffffff",
      page: .black, setup: { $0.isDark = true }
    ) {
      VStack(spacing: 24) {
        VStack(spacing: 8) {
          words("Hello")
          words("PreviewSnapshots", .subheadline)
        }
        words("This is a test", .body)
      }
      .padding(8)
    },
    MeasuredPicture(
      "macOS viewModel loaded", 400, 400, pixels: 2, isCentered: true, "t 140 191 121 21 #dedede",
      page: PaintColor("#262626ff") ?? .black,
      setup: {
        $0.scene.system.platform = .macOS
        $0.isDark = true
      }
    ) { words("Lorem ipsum") },
    MeasuredPicture(
      "macOS previewState", 400, 400, pixels: 2, isCentered: true, "t 140 191 121 21 #232323",
      page: PaintColor("#e7e7e7ff") ?? .white, setup: { $0.scene.system.platform = .macOS }
    ) { words("Lorem ipsum") },
    MeasuredPicture(
      "paddingAndBackground", 228.33, 52.33, "s 0 0 228.33 52.33 #ff383c",
      setup: { $0.scene.system.version = SystemVersion(26) }
    ) { Text("paddingAndBackground()").padding().background(Color.red) },
    MeasuredPicture(
      "CurrentRoadView", 430, 932, isCentered: true,
      "s 147.67 450.33 135 31.33 #0088ff,t 160.33 460 109.67 12",
      setup: { $0.scene.system.version = SystemVersion(26) }
    ) {
      Text("Sesame Street").font(.callout.bold()).padding(.vertical, 6).padding(.horizontal, 12)
        .background(RoundedRectangle(cornerRadius: 48).fill(Color.blue))
    },
    MeasuredPicture(
      "CurrentRoadViewFunkyStyle", 430, 932, isCentered: true,
      "s 140.67 440 148.67 52.33 #34c759,t 157.33 460 115.33 12.67 #ffffff",
      setup: { $0.scene.system.version = SystemVersion(26) }
    ) {
      Text("Sesame Street").font(.headline).foregroundStyle(.white).padding(16)
        .background(RoundedRectangle(cornerRadius: 16).fill(Color.green))
    },
    MeasuredPicture("secondary", 42.33 + 1.33, 18, "t 0.67 2.67 42.33 11.67 #8a8a8e") {
      words("Arrival", .subheadline).foregroundStyle(.secondary)
    },
    MeasuredPicture(
      "secondary in dark", 42.33 + 1.33, 18, "t 0.67 2.67 42.33 11.67 #8d8d93", page: .black,
      setup: { $0.isDark = true }
    ) { words("Arrival", .subheadline).foregroundStyle(.secondary) },
  ]
}
