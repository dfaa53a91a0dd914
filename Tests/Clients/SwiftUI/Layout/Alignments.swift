import SwiftUI

/// The line the prices of a bill stand on.
enum PriceLine: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[explicit: .trailing] ?? context[.trailing]
  }
}

/// The line the names of a bill stand on.
enum NameLine: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[explicit: .firstTextBaseline] ?? context[VerticalAlignment.center]
  }
}

extension HorizontalAlignment {
  static let price = HorizontalAlignment(PriceLine.self)
}

extension VerticalAlignment {
  static let name = VerticalAlignment(NameLine.self)
}

extension Alignment {
  static let bill = Alignment(horizontal: .price, vertical: .name)
}

/// A line of a bill.
struct BillLine: View {
  let name: String
  let price: String

  var body: some View {
    HStack(alignment: .name) {
      Text(name).alignmentGuide(.name) { $0[.firstTextBaseline] }
      Text(price).alignmentGuide(HorizontalAlignment.price) { $0[.trailing] - $0.width / 10 }
      Text("incl. tax").alignmentGuide(VerticalAlignment.bottom) { $0[.lastTextBaseline] }
    }
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
  }
}

/// The place of a caption in a picture.
enum CaptionPlace: CaseIterable {
  case topLeading, topTrailing, bottomLeading, bottomTrailing
  case firstLine, lastLine, firstLineLeading, lastLineLeading, firstLineTrailing, lastLineTrailing

  var alignment: Alignment {
    switch self {
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    case .firstLine: .centerFirstTextBaseline
    case .lastLine: .centerLastTextBaseline
    case .firstLineLeading: .leadingFirstTextBaseline
    case .lastLineLeading: .leadingLastTextBaseline
    case .firstLineTrailing: .trailingFirstTextBaseline
    case .lastLineTrailing: .trailingLastTextBaseline
    }
  }
}

/// A picture with its caption.
struct CaptionedPicture: View {
  let place: CaptionPlace
  let lines: TextAlignment

  var body: some View {
    Color.gray.overlay(alignment: place.alignment) {
      Text("Caption").multilineTextAlignment(lines)
    }
  }
}
