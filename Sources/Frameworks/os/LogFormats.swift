// The formats of numbers in a message of `Logger`.

import FoundationSupplement

public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let prefix: String
  var hasSign = false
  var isUppercase = false
  var minDigits = 1

  public static var decimal: Self { Self(radix: 10, prefix: "") }
  public static var hex: Self { Self(radix: 16, prefix: "") }
  public static var octal: Self { Self(radix: 8, prefix: "") }

  public static func decimal(explicitPositiveSign: Bool = false) -> Self {
    Self(radix: 10, prefix: "", hasSign: explicitPositiveSign)
  }

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int
  ) -> Self {
    Self(radix: 10, prefix: "", hasSign: explicitPositiveSign, minDigits: minDigits())
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(
      radix: 16, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign,
      isUppercase: uppercase)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure () -> Int
  ) -> Self {
    Self(
      radix: 16, prefix: includePrefix ? "0x" : "", hasSign: explicitPositiveSign,
      isUppercase: uppercase, minDigits: minDigits())
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(radix: 8, prefix: includePrefix ? "0" : "", hasSign: explicitPositiveSign)
  }

  func digits(of number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let padding = String(repeating: "0", count: max(0, minDigits - digits.count))
    let sign = number < 0 ? "-" : hasSign ? "+" : ""
    return sign + prefix + padding + digits
  }
}

public struct OSLogFloatFormatting: Sendable {
  /// The letter of the format, nil where the number is written as Swift does.
  let letter: String?
  var precision: Int?
  var hasSign = false

  public static var fixed: Self { Self(letter: "f") }
  public static var hybrid: Self { Self(letter: "g") }
  public static var exponential: Self { Self(letter: "e") }
  public static var hex: Self { Self(letter: "a") }

  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(letter: uppercase ? "F" : "f", precision: precision(), hasSign: explicitPositiveSign)
  }

  public static func fixed(explicitPositiveSign: Bool = false, uppercase: Bool = false) -> Self {
    Self(letter: uppercase ? "F" : "f", hasSign: explicitPositiveSign)
  }

  public static func hybrid(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(letter: uppercase ? "G" : "g", precision: precision(), hasSign: explicitPositiveSign)
  }

  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> Self {
    Self(letter: uppercase ? "E" : "e", precision: precision(), hasSign: explicitPositiveSign)
  }

  func digits(of number: Double) -> String {
    guard let letter else { return String(describing: number) }
    let points = precision.map { ".\($0)" } ?? ""
    return String(format: "%" + (hasSign ? "+" : "") + points + letter, number)
  }
}

public enum OSLogBoolFormat: Sendable {
  case truth, answer
}
