import Foundation
import SwiftUI

@testable import ViewDrawing

/// GoodRequest/GoodSwiftUI: each view at its ideal size, iOS 18 and earlier.
@MainActor enum GoodSwiftUIPictures {
  private struct Plate: View {
    var left = false
    var text = true
    var right = false
    var vertical: CGFloat
    var horizontal: CGFloat
    var height: CGFloat
    var radius: CGFloat
    var icon: CGFloat
    var gap: CGFloat

    var body: some View {
      Button {
      } label: {
        HStack(spacing: gap) {
          if left { image("person") }
          if text { Text("Button").font(.system(size: 17, weight: .medium)) }
          if right { image("arrow.right") }
        }
        .foregroundStyle(.white).padding(.vertical, vertical).padding(.horizontal, horizontal)
        .frame(minHeight: height)
        .background(RoundedRectangle(cornerRadius: radius).fill(Color.red))
      }
      .buttonStyle(.plain).fixedSize()
    }

    private func image(_ name: String) -> some View {
      Image(systemName: name).resizable().scaledToFit().frame(width: icon, height: icon)
    }
  }

  private struct IconButton: View {
    let side: CGFloat
    let icon: CGFloat
    let radius: CGFloat

    var body: some View {
      HStack(spacing: 0) {
        EmptyView()
        Image(systemName: "arrow.right").resizable().scaledToFit().frame(width: icon, height: icon)
      }
      .frame(minWidth: side, minHeight: side).foregroundStyle(.white)
      .background(RoundedRectangle(cornerRadius: radius).fill(Color.red)).fixedSize()
    }
  }

  private static func small(_ left: Bool, _ right: Bool) -> Plate {
    Plate(
      left: left, right: right, vertical: 5, horizontal: 12, height: 32, radius: 16, icon: 16,
      gap: 4)
  }

  private static func medium(_ left: Bool, _ right: Bool) -> Plate {
    Plate(
      left: left, right: right, vertical: 9, horizontal: 16, height: 40, radius: 20, icon: 20,
      gap: 4)
  }

  private static func large(_ left: Bool, _ right: Bool) -> Plate {
    Plate(
      left: left, right: right, vertical: 17, horizontal: 16, height: 56, radius: 16, icon: 20,
      gap: 8)
  }

  private static func tick(_ side: CGFloat, _ width: CGFloat, _ height: CGFloat) -> some View {
    Circle().fill(Color.red).frame(width: side, height: side)
      .overlay(
        Image(systemName: "checkmark").resizable().foregroundStyle(.white)
          .frame(width: width, height: height))
  }

  private static func radio(_ side: CGFloat) -> some View {
    ZStack {
      Circle().fill(Color.red.opacity(0.2)).frame(width: side, height: side)
      Circle().fill(Color.red).frame(width: side / 2.5, height: side / 2.5)
    }
  }

  static let all: [MeasuredPicture] = [
    MeasuredPicture("BaseButtonSmall", 76.33, 32, "s 0 0 76.33 32,t 13.33 10.33 50 12.33") {
      small(false, false)
    },
    MeasuredPicture(
      "LeftIconButtonSmall", 96.33, 32,
      "s 0 0 96.33 32,y 12.67 8.33 14.67 15.67,t 33.33 10.33 50 12.33"
    ) { small(true, false) },
    MeasuredPicture(
      "RightIconButtonSmall", 96.33, 32,
      "s 0 0 96.33 32,t 13.33 10.33 50 12.33,y 68.33 9.67 16 12.67"
    ) { small(false, true) },
    MeasuredPicture(
      "LeftRightIconButtonSmall", 116.33, 32,
      "s 0 0 116.33 32,y 12.67 8.33 14.67 15.67,t 33.33 10.33 50 12.33,y 88.33 9.67 16 12.67"
    ) { small(true, true) },
    MeasuredPicture("BaseButtonMedium", 84.33, 40, "s 0 0 84.33 40,t 17.33 14.33 50 12.33") {
      medium(false, false)
    },
    MeasuredPicture(
      "LeftRightIconButtonMedium", 132.33, 40,
      "s 0 0 132.33 40,y 16.67 10 18.67 20,t 41.33 14.33 50 12.33,y 96.33 12 19.67 16"
    ) { medium(true, true) },
    MeasuredPicture("BaseButtonLarge", 84.33, 56, "s 0 0 84.33 56,t 17.33 22.33 50 12.33") {
      large(false, false)
    },
    MeasuredPicture(
      "LeftRightIconButtonLarge", 140.33, 56,
      "s 0 0 140.33 56,y 16.67 18 18.67 20,t 45.33 22.33 50 12.33,y 104.33 20 19.67 16"
    ) { large(true, true) },
    MeasuredPicture("CircleSmallButton", 32, 32, "s 0 0 32 32,y 8 9.67 16 12.67") {
      IconButton(side: 32, icon: 16, radius: 16)
    },
    MeasuredPicture("CircleMediumButton", 40, 40, "s 0 0 40 40,y 8 10.33 23.67 19.33") {
      IconButton(side: 40, icon: 24, radius: 20)
    },
    MeasuredPicture("SquareButton", 56, 56, "s 0 0 56 56,y 16 18.33 23.67 19.33") {
      IconButton(side: 56, icon: 24, radius: 16)
    },
    MeasuredPicture("LargeCheckCircleEnabled", 32, 32, "s 0 0 32 32,y 8 10 16 12") {
      tick(32, 16, 12)
    },
    MeasuredPicture("SmallCheckCircleEnabled", 24, 24, "s 0 0 24 24,y 6 8 12 8.33") {
      tick(24, 12, 8)
    },
    MeasuredPicture("LargeRadioEnabled", 32, 32, "s 0 0 32 32,s 9.67 9.67 12.67 12.67") {
      radio(32)
    },
    MeasuredPicture("SmallRadioEnabled", 24, 24, "s 0 0 24 24,s 7.33 7.33 9.33 9.33") {
      radio(24)
    },
    MeasuredPicture("LargeToggleEnabled", 49, 31, "s 0 0 51 31") {
      Toggle(isOn: .constant(true)) { Text("x") }.toggleStyle(.switch).labelsHidden().fixedSize()
        .tint(.red)
    },
  ]
}
