import Foundation
import SwiftUI

@testable import ViewDrawing

/// stadiamaps/ferrostar: each view in the middle of 430 by 932 points, three pixels a point.
@MainActor enum FerrostarPictures {
  private static func picture(
    _ name: String, _ boxes: String, @ViewBuilder view: @escaping @MainActor () -> some View
  ) -> MeasuredPicture {
    MeasuredPicture(name, 430, 932, isCentered: true, boxes, view: view)
  }

  private static func slot(_ width: CGFloat?, _ height: CGFloat?) -> some View {
    Rectangle().fill(Color.blue).frame(width: width, height: height)
  }

  private static func column(
    _ alignment: HorizontalAlignment, @ViewBuilder _ content: () -> some View
  ) -> some View {
    VStack(alignment: alignment) { content() }
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: alignment == .leading
          ? .leading : alignment == .trailing ? .trailing : .center)
  }

  private static func usSign(_ value: String, _ unit: String) -> some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color.white).frame(width: 60, height: 84)
      RoundedRectangle(cornerRadius: 6).fill(Color.black).frame(width: 56, height: 80)
      RoundedRectangle(cornerRadius: 4).fill(Color.white).frame(width: 52, height: 76)
      VStack {
        Text("Speed Limit").font(.caption.bold()).lineLimit(2).multilineTextAlignment(.center)
          .minimumScaleFactor(0.6).padding(.horizontal, 2)
        Text(value).font(.title2.bold()).minimumScaleFactor(0.4).lineLimit(1)
          .padding(.horizontal, 2)
        Text(unit).font(.caption2.bold()).foregroundStyle(.secondary).minimumScaleFactor(0.6)
          .lineLimit(1).padding(.horizontal, 2)
      }
      .frame(width: 52, height: 76)
    }
  }

  private static func circleSign(_ value: String, _ unit: String) -> some View {
    ZStack {
      Circle().fill(Color.red)
      Circle().fill(Color.white).frame(width: 56, height: 56)
      VStack {
        Text(value).font(.title2.bold()).lineLimit(1).minimumScaleFactor(0.4)
          .padding(.horizontal, 6)
        Text(unit).font(.caption2.bold()).foregroundStyle(.secondary).lineLimit(1)
          .minimumScaleFactor(0.4).padding(.horizontal, 6)
      }
      .frame(width: 56, height: 56)
    }
    .frame(width: 64, height: 64)
  }

  private static func banner(_ symbol: String, _ text: String) -> some View {
    HStack {
      Image(systemName: symbol)
      Text(text)
    }
    .padding(.vertical, 8).padding(.horizontal, 12).background(Color.white)
    .clipShape(Capsule())
  }

  private static func trip(_ texts: [String], below labels: [String] = []) -> some View {
    HStack {
      ForEach(0..<3) { index in
        VStack {
          Text(texts[index]).font(.title2.bold()).lineLimit(1).minimumScaleFactor(0.6)
          if !labels.isEmpty {
            Text(labels[index]).font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: index == 1 ? .infinity : nil)
      }
      Rectangle().fill(Color.clear).frame(width: 20, height: 10)
    }
    .padding(.leading, 32).padding(.trailing, 12).padding(.vertical, 8)
    .background(RoundedRectangle(cornerRadius: 48).fill(Color.white))
  }

  static let plates: [MeasuredPicture] = [
    picture("CurrentRoadView", "s 147.67 450.33 135 31.33,t 160.33 460 109.67 12") {
      Text("Sesame Street").font(.callout.bold()).padding(.vertical, 6).padding(.horizontal, 12)
        .background(RoundedRectangle(cornerRadius: 48).fill(Color.blue))
    },
    picture("CurrentRoadViewFunkyStyle", "s 140.67 440 148.67 52.33,t 157.33 460 115.33 12.67") {
      Text("Sesame Street").font(.headline).padding(16)
        .background(RoundedRectangle(cornerRadius: 16).fill(Color.green))
    },
    picture("InfoBanner", "s 121.33 448 187.33 36.33,y 134.67 457.67 17 17,t 162 459.67 133.34 16")
    {
      banner("info.circle.fill", "Something Useful")
    },
    picture(
      "LoadingBanner", "s 145.33 448 139.33 36.33,y 158.67 457.67 17 17,t 186.33 459.67 85 16"
    ) {
      banner("hourglass.circle.fill", "Rerouting...")
    },
    picture("ErrorBanner", "s 107.33 448 215.67 36.33,y 121 458 17.67 16,t 149.67 459.67 160.67 13")
    {
      banner("exclamationmark.triangle", "No Location Available")
    },
    picture("ZoomButton", "y 206 432 17.67 18,s 189 466 52 0.33,y 206 490 17.67 2.33") {
      VStack(spacing: 0) {
        Image(systemName: "plus").resizable().scaledToFit().frame(width: 18, height: 18).padding()
        Divider().frame(width: 52)
        Image(systemName: "minus").resizable().scaledToFit().frame(width: 18, height: 18).padding()
      }
    },
  ]

  static let signs: [MeasuredPicture] = [
    picture(
      "USStyleSpeedLimit 50",
      """
      s 185 424 60 84,t 196.67 432.33 36.33 11.33,t 201.33 448 27.67 9.33,s 187 426 56 80,\
      t 202 467.33 26 16.33,t 203.67 490.67 22.33 10.33
      """
    ) { usSign("50", "mph") },
    picture("USStyleSpeedLimit 100", "t 196.33 467.33 37.67 16.33") { usSign("100", "mph") },
    picture("USStyleSpeedLimit 80", "t 201.67 467.33 27 16.33,t 202 490.67 25.67 10.33") {
      usSign("80", "km/h")
    },
    picture(
      "ViennaConvention 50",
      "s 183 434 64 64,t 202 451.33 26 16.33,t 199.67 474.67 30.67 10.33"
    ) { circleSign("50", "km/hr") },
    picture("ViennaConvention 100", "t 196.33 451.33 37.67 16.33,t 199.67 474.67 30.67 10.33") {
      circleSign("100", "km/hr")
    },
    picture("ViennaConvention 1000", "t 194 452.67 42.33 13.33,t 199.67 472 30.67 10.33") {
      circleSign("1000", "km/hr")
    },
    picture("ViennaConvention 62", "t 202 451.33 26 16.33") {
      circleSign("62", "mph")
    },
  ]

  static let stacks: [MeasuredPicture] = [
    picture(
      "FullView",
      """
      s 16 16 64 64,s 286.67 16 127.33 64,s 151.33 16 127.33 438,s 16 88 64 756,\
      s 286.67 88 127.33 756,s 151.33 478 127.33 438,s 16 852 64 64,s 286.67 852 127.33 64
      """
    ) {
      HStack {
        column(.leading) {
          slot(64, 64)
          Spacer()
          slot(64, nil)
          Spacer()
          slot(64, 64)
        }
        column(.center) {
          slot(nil, nil)
          Spacer()
          EmptyView()
          Spacer()
          slot(nil, nil)
        }
        column(.trailing) {
          slot(nil, 64)
          Spacer()
          slot(nil, nil)
          Spacer()
          slot(nil, 64)
        }
      }
      .frame(maxWidth: .infinity).padding().frame(width: 430, height: 932)
    },
    picture("RightToLeftView", "s 16 16 64 64,s 350 852 64 64") {
      HStack {
        column(.leading) {
          Spacer()
          Spacer()
          slot(64, 64)
        }
        column(.center) {
          Spacer()
          Spacer()
        }
        column(.trailing) {
          slot(64, 64)
          Spacer()
          Spacer()
        }
      }
      .frame(maxWidth: .infinity).padding().frame(width: 430, height: 932)
      .environment(\.layoutDirection, .rightToLeft)
    },
    picture(
      "TripProgress",
      """
      s 0.33 445 429.33 42.33,t 33 458 92.33 16.33,t 210.67 458 31 16,t 326 457.67 63.33 16.67
      """
    ) { trip(["12:23\u{202F}AM", "2m", "400 ft"]) },
    picture(
      "TripProgress long", "t 33 458 80.33 16.33,t 164.33 458 103.67 16.33,t 318.67 457.33 70.33 17"
    ) { trip(["1:00\u{202F}AM", "144h 40m", "882 mi"]) },
    picture(
      "TripProgress formatters",
      "t 33 458 80.33 16.33,t 123.67 458.33 162.66 17.67,t 296 458 93 16.33"
    ) { trip(["1:00\u{202F}AM", "6 days, 40 minutes", "1.420 km"]) },
    picture(
      "TripProgress compact",
      """
      s 0.33 434.67 429.33 62.67,t 33 447.67 80.33 16.33,t 164.33 447.67 103.67 16.33,\
      t 318.67 447 70.33 17,t 52 474.33 42.33 11.67,t 188.33 474.33 56.33 11.67,\
      t 325.33 474.33 58 11.67
      """
    ) {
      trip(
        ["1:00\u{202F}AM", "144h 40m", "882 mi"], below: ["Arrival", "Duration", "Distance"])
    },
  ]
}
