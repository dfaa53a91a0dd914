import Foundation
import SwiftUI
import WidgetDrawing

@testable import ViewDrawing

/// home-assistant/iOS: widgets of tiles, and what a rectangular and a circular complication show,
/// three pixels a point.
@MainActor enum TilePictures {
  private struct Tile: View {
    let number: Int
    let icon: CGFloat
    let title: Font
    let subtitle: Font

    var body: some View {
      HStack(spacing: 12) {
        Circle().fill(Color.blue).frame(width: icon, height: icon)
        VStack(alignment: .leading, spacing: 0) {
          Text(verbatim: "Title \(number)").font(title).fontWeight(.semibold).lineLimit(2)
          Text(verbatim: "Subtitle \(number)").font(subtitle).foregroundStyle(.secondary)
            .lineLimit(1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .padding(.horizontal, 12).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private static func tiles(
    _ rows: [[Int]], gap: CGFloat, _ tile: @escaping (Int) -> Tile
  ) -> some View {
    VStack(alignment: .leading, spacing: gap) {
      ForEach(rows, id: \.self) { row in
        HStack(spacing: gap) {
          ForEach(row, id: \.self) { tile($0).frame(maxWidth: .infinity) }
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top).padding(gap)
  }

  private static func compact(_ number: Int) -> Tile {
    Tile(number: number, icon: 38, title: .footnote, subtitle: .caption)
  }

  private static func compressed(_ number: Int) -> Tile {
    Tile(number: number, icon: 30, title: .caption, subtitle: .caption2)
  }

  static let tiles: [MeasuredPicture] = [
    MeasuredPicture(
      "two tiles", 160, 160, isCentered: true,
      """
      s 20 23 38 38,t 70.33 29.33 38.67 10.33,t 70.67 45 53 9.33 #8a8a8e,s 20 99 38 38,\
      t 70.33 105.33 35.67 10.33,t 70.67 121 50.33 9.33
      """
    ) { tiles([[0], [1]], gap: 8, compact).frame(width: 160, height: 160) },
    MeasuredPicture(
      "three tiles", 160, 160, isCentered: true,
      """
      s 12 11.67 30 30,t 54.33 15 36 9.67,t 54.67 29.33 49 8.67,s 12 65 30 30,\
      t 54.33 68.33 33.33 9.67,s 12 118.33 30 30,t 54.67 135.67 48.67 8.67
      """
    ) { tiles([[0], [1], [2]], gap: 0, compressed).frame(width: 160, height: 160) },
    MeasuredPicture(
      "four tiles", 350, 160, isCentered: true,
      """
      s 20 23 38 38,s 191 23 38 38,t 241.33 29.33 35.67 10.33,s 191 99 38 38,\
      t 70.33 105.33 38 10.33,t 241.67 121 53 9.33
      """
    ) { tiles([[0, 1], [2, 3]], gap: 8, compact).frame(width: 350, height: 160) },
  ]

  private static let dark: @MainActor (inout ViewStyle) -> Void = { $0.isDark = true }

  private static func bar() -> some View {
    VStack(spacing: 3) {
      ZStack(alignment: .leading) {
        Capsule().fill(Color.green.opacity(0.25)).frame(height: 7)
        Capsule().fill(Color.green).frame(width: 99.28, height: 7)
      }
      .frame(height: 22)
      HStack {
        Text("0")
        Spacer()
        Text("100")
      }
      .font(.system(size: 10)).foregroundStyle(.secondary)
    }
  }

  private static func complication(
    @ViewBuilder _ lines: () -> some View
  ) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: 18, height: 18)
      VStack(alignment: .leading, spacing: 1) { lines() }
      Spacer(minLength: 0)
    }
    .padding(12).frame(width: 200, alignment: .leading)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }

  private static func line(_ text: String, _ weight: Font.Weight = .regular) -> some View {
    Text(text).font(.caption2.weight(weight)).lineLimit(1).minimumScaleFactor(0.5)
  }

  private static func center(value: CGFloat, name: CGFloat?) -> some View {
    VStack(spacing: -2) {
      Text("68%").font(.system(size: value, weight: .semibold)).lineLimit(1)
        .minimumScaleFactor(0.2)
      if let name { Text("Battery").font(.system(size: name)).lineLimit(1) }
    }
  }

  static let complications: [MeasuredPicture] = [
    MeasuredPicture(
      "rectangular", 220, 120, isCentered: true,
      """
      y 15.33 51.33 11 17.33,t 36.67 21.67 65.33 11,t 36.33 36.67 65.67 10,\
      t 36.67 76 5 7.67 #8d8d93,t 165 76 16.33 7.67,t 37 88.67 85.67 10.33
      """, page: .black, setup: dark
    ) {
      complication {
        line("Living Room", .semibold)
        line("Temperature")
        bar()
        line("Updated 2m ago")
      }
    },
    MeasuredPicture(
      "rectangular of words", 220, 120, isCentered: true,
      "t 36.67 41.33 57.33 8.33,t 37 55.33 23.33 8.67,t 37 69.67 35.67 8.67", page: .black,
      setup: dark
    ) {
      complication {
        line("Front Door", .semibold)
        line("Lock")
        line("Locked")
      }
    },
    // The percentage is 34.67 wide there and 32.67 here: the stand-in's sign is narrower, and
    // stands in the middle of as much space.
    MeasuredPicture(
      "circular without a gauge", 120, 120, isCentered: true,
      "y 55 38.67 10 15.33,t 43 72 34 9.33", page: .black, setup: dark
    ) {
      VStack(spacing: -2) {
        Image(systemName: "bolt.fill").resizable().scaledToFit().frame(width: 16, height: 16)
        center(value: 16, name: 10)
      }
      .padding(5).frame(width: 100, height: 100)
    },
  ]
}
