import Foundation
import SwiftUI

@testable import ViewDrawing

/// Pictures of airappsco/AirSettingsUI (iOS 16 or 17) and
/// adammcarter/swift-snapshot-testing-macros (iOS 26.2).
@MainActor enum AirSettingsPictures {
  private static func padded(
    _ text: String, _ width: Double, _ height: Double, _ box: String, _ insets: EdgeInsets
  ) -> MeasuredPicture {
    MeasuredPicture(text, width, height, "t " + box) { Text(text).padding(insets) }
  }

  private static func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> EdgeInsets {
    EdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  private static func row(_ text: String, isOn: Bool) -> some View {
    HStack(spacing: 12) {
      Text(text).padding(.vertical, 14)
      Toggle(isOn: .constant(isOn)) { Text("x") }.toggleStyle(.switch).labelsHidden()
    }
    .padding(.horizontal, 20)
  }

  static let all: [MeasuredPicture] = [
    MeasuredPicture("settingText", 152, 48.5, pixels: 2, "t 20.5 18 110.5 12.5") {
      Text("Just some text").frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 14).padding(.horizontal, 20)
    },
    MeasuredPicture(
      "settingButton", 178, 48.5, pixels: 2, "t 21 17 107.5 16.5,y 143.5 18 12.5 12.5"
    ) {
      HStack(spacing: 12) {
        Text("Setting Button").padding(.vertical, 14)
        Image(systemName: "arrow.up.forward").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)
    },
    MeasuredPicture(
      "settingToggle on", 197.5, 48.5, pixels: 2, "t 21.5 17 94 13.5,s 128.5 9 51 31"
    ) { row("Now it's true", isOn: true) },
    MeasuredPicture(
      "settingToggle off", 233.5, 48.5, pixels: 2, "t 20.5 17 131.5 16,s 164.5 9 51 31"
    ) { row("Just a simpel title", isOn: false) },
    MeasuredPicture("settingJumpLink", 211.5, 48.5, pixels: 2, "") {
      Text("Some Text to be found").padding(.vertical, 14).padding(.horizontal, 20)
    },
    padded(".padding", 99, 52.33, "17.33 19.67 64.33 16", insets(16, 16)),
    padded(".padding()", 111, 52.33, "17.33 19.67 76 16", insets(16, 16)),
    padded(".padding, .padding", 174.67, 52.33, "17.33 19.67 140 16", insets(16, 16)),
    padded(".padding(.all, 20)", 169.33, 60.33, "21.33 23.67 126.34 16", insets(20, 20)),
    padded(
      ".padding(.horizontal, 15)", 215.33, 20.33, "16.33 3.67 182.33 16", insets(0, 15)),
    padded(".padding(.vertical, 30)", 167.33, 80.33, "1.33 33.67 164 16", insets(30, 0)),
    padded(".padding(30)", 159.67, 80.33, "31.33 33.67 96.33 16", insets(30, 30)),
    padded(
      ".padding(EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40))", 572.33, 50.33,
      "31.33 23.67 499.34 16", EdgeInsets(top: 20, leading: 30, bottom: 10, trailing: 40)),
    padded("backgroundAndPadding()", 227.67, 52.33, "17.33 19.67 192.67 16", insets(16, 16)),
    padded("paddingAndBackground()", 228.33, 52.33, "17.33 19.67 193.33 16", insets(16, 16)),
  ]
}
