import Foundation
import SwiftUI
import WidgetDrawing

@testable import ViewDrawing

/// Pictures of lines: text that wraps, widths of lines, and parts of an attributed text.
@MainActor enum LinePictures {
  // MARK: adammcarter/swift-snapshot-testing-macros, iOS 26.2

  private static func page(
    _ text: String, _ width: Double, _ height: Double, _ boxes: String
  ) -> MeasuredPicture {
    MeasuredPicture(text, width, height, isCentered: true, boxes) { Text(text) }
  }

  private static func line(_ text: String, _ width: Double, _ box: String) -> MeasuredPicture {
    MeasuredPicture(text, width, 20.33, "t " + box) { Text(text) }
  }

  private static let sizes = "SizesSnapshotTrait.Size(width: 320, height: 480)"
  private static let both = sizes + ", SizesSnapshotTrait.Size(width: 375, height: 667)"

  static let wrapped: [MeasuredPicture] = [
    page(
      ".sizes([\(both)])", 320, 480,
      "t 14.33 200.67 287.33 15.67,t 14 222.67 135 16,t 14 244.67 270 16,t 14.33 266.67 102 16"),
    page(
      ".sizes(\(both))", 320, 480,
      "t 17.33 200.67 281.33 15.67,t 17 222.67 135 16,t 17 244.67 270 16,t 17.33 266.67 96 16"),
    page(
      ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthAndHeight)", 375, 812,
      "t 49.33 388.67 272 16,t 48.33 410.67 183.33 16"),
    page(
      ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .widthButMinimumHeight)", 375, 42.33,
      "t 49.33 3.67 272 16,t 48.33 25.67 248.67 16"),
    page(
      ".sizes(devices: .iPhoneX, fitting: .widthAndHeight)", 375, 812,
      "t 92.33 388.67 185.67 16,t 91.33 410.67 183.33 16"),
    page(
      ".sizes(devices: .iPhoneX, fitting: .widthButMinimumHeight)", 375, 42.33,
      "t 63.67 3.67 185.67 16,t 62.67 25.67 248.67 16"),
    page(
      ".sizes(\(sizes))", 320, 480,
      "t 17.33 222.67 281.33 15.67,t 17 244.67 136.33 16"),
    page(".sizes(width: 320)", 320, 20.33, "t 93.33 3.67 133.33 15.67"),
    page(".sizes(width: 320, height: 480)", 320, 480, "t 45 233.67 229.67 16"),
    page(
      "iPhoneX 375x812 @3x reference image (1,125x2,436)", 375, 812,
      "t 37 388.67 297 16,t 38 410.67 100.33 16"),
    line(
      ".sizes(devices: .iPhoneX, .iPadPro11, fitting: .heightButMinimumWidth)", 530.67,
      "1.33 3.67 527.67 16"),
    line(
      ".sizes(devices: .iPhoneX, fitting: .heightButMinimumWidth)", 444.67, "1.33 3.67 441.33 16"),
    line(".sizes(height: 480)", 143.33, "1.33 3.67 140.33 16"),
    line(".sizes(.minimum)", 129.67, "1.33 3.67 126.67 15.67"),
    line("blue()", 45, "1.33 3.67 42 15.67"),
    line("clear()", 49.67, "0.67 3.67 47 15.67"),
    line("defaultBackgroundOverridden() (pink)", 290.33, "0.67 3.67 288 16"),
    line("defaultBackground() (clear)", 210, "0.67 3.67 207.67 16"),
    line("explicitBackgroundOverridden() (gray)", 292.33, "0.67 3.67 290 16"),
    line("explicitBackground() (gray)", 207, "0.67 3.67 204.67 16"),
    line("inheritedFromSuite() (gray)", 206.33, "1 3.67 203.67 16"),
    line("multipleInherited() (green)", 200, "1.33 3.67 196.67 16"),
    line("doubleBackground() (red)", 197.67, "0.67 3.67 195.33 16"),
    line("viewBackgroundColor() (green)", 239.33, "0.33 3.67 237.33 16"),
    line("viewBackgroundColorWithTrait() (yellow)", 310.67, "0.33 3.67 308.33 16"),
    line("async throws", 100.33, "0.67 3.67 99 16"),
    line("throws", 51.67, "0.33 3.67 50.33 13"),
  ]

  // MARK: airappsco/AirSettingsUI, at two pixels a point

  private static func jump(
    _ title: AttributedString, _ path: [String], _ isPage: Bool = false
  ) -> some View {
    HStack(spacing: 12) {
      VStack(spacing: 6) {
        Text(title).fixedSize(horizontal: false, vertical: true)
          .frame(maxWidth: .infinity, alignment: .leading)
        if path.count > 1 {
          HStack(spacing: 2) {
            ForEach(0..<path.count, id: \.self) { index in
              Text(path[index])
              if index < path.count - 1 { Image(systemName: "arrow.right") }
            }
          }
          .font(.footnote).foregroundColor(.secondary)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .padding(.vertical, 14)
      if isPage { Image(systemName: "chevron.forward").foregroundColor(.secondary) }
    }
    .padding(.horizontal, 20)
  }

  private static func marked(_ text: String, _ part: String) -> AttributedString {
    var title = AttributedString(text)
    title.range(of: part).map { title[$0].backgroundColor = .accentColor.opacity(0.2) }
    return title
  }

  static let settings: [MeasuredPicture] = [
    MeasuredPicture(
      "jump link, one item", 211.5, 48.5, pixels: 2, "s 104 14 15.5 20 #cce4ff"
    ) { jump(marked("Some Text to be found", "to"), ["x"]) },
    MeasuredPicture(
      "jump link, several items", 285.5, 70.5, pixels: 2,
      "s 20 14 33.5 20 #cce4ff,t 21 43 131 10.5,y 156.5 44 12 9.5"
    ) { jump(marked("Item 2", "Item"), ["Don't fine me PLEASE", "Item 1", "Item 2"]) },
    MeasuredPicture(
      "jump link to a page", 391, 70.5, pixels: 2,
      "t 21.5 18 76 15.5,y 361.5 28 8.5 14.5 #8a8a8e"
    ) {
      jump(
        AttributedString("Next Page"), ["Don't fine me PLEASE", "Item 1", "Item 2", "Next Page"],
        true)
    },
    MeasuredPicture(
      "picker", 190, 48.5, pixels: 2,
      "t 21 17 104.5 16.5,t 139 18 5 12 #8a8a8e,y 160.5 17 8.5 14.5 #8a8a8e"
    ) {
      HStack(spacing: 12) {
        Text("Setting Picker").padding(.vertical, 14)
        Text("1").foregroundColor(.secondary)
        Image(systemName: "chevron.forward").foregroundColor(.secondary)
      }
      .padding(.horizontal, 20)
    },
  ]
}
