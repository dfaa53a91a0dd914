// The picture of an item, with colours that go with it.

public import CoreGraphics

public struct Artwork: Hashable, Codable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int
  private let template: String
  private let background: String?
  private let firstText: String?
  private let secondText: String?
  private let thirdText: String?
  private let fourthText: String?

  private enum CodingKeys: String, CodingKey {
    case maximumWidth = "width"
    case maximumHeight = "height"
    case template = "url"
    case background = "bgColor"
    case firstText = "textColor1"
    case secondText = "textColor2"
    case thirdText = "textColor3"
    case fourthText = "textColor4"
  }

  public var alternateText: String? { nil }
  /// The mean colour of the picture.
  public var backgroundColor: CGColor? { Self.color(background) }
  /// The colour of a text over the background, and those of texts that stand behind it.
  public var primaryTextColor: CGColor? { Self.color(firstText) }
  public var secondaryTextColor: CGColor? { Self.color(secondText) }
  public var tertiaryTextColor: CGColor? { Self.color(thirdText) }
  public var quaternaryTextColor: CGColor? { Self.color(fourthText) }

  /// Returns the address of the picture in a size: Apple's addresses have places for both numbers.
  public func url(width: Int, height: Int) -> URL? {
    URL(
      string: template.replacingOccurrences(of: "{w}", with: "\(width)")
        .replacingOccurrences(of: "{h}", with: "\(height)"))
  }

  /// The colour of six hexadecimal digits, as Apple Music API writes it.
  private static func color(_ digits: String?) -> CGColor? {
    guard let digits, digits.count == 6, let number = Int(digits, radix: 16) else { return nil }
    let parts = [16, 8, 0].map { CGFloat(number >> $0 & 255) / 255 }
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }
}
