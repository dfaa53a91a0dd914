/// A number that up to nineteen decimal digits write, some of them behind the point.
@usableFromInline package struct DecimalNumber {
  /// The most digits of which every number is below 2⁶⁴.
  @usableFromInline package static let greatestDigits = 19

  /// The digits as a whole number.
  @usableFromInline let digits: UInt64
  /// The number of digits behind the point, at most nineteen.
  @usableFromInline let fraction: Int

  @inlinable package init(digits: UInt64, fraction: Int) {
    self.digits = digits
    self.fraction = fraction
  }

  /// The IEEE double nearest to the number, of two equally near ones the even one.
  @inlinable package var value: Double {
    // One operation on two numbers that a double holds exactly is rounded once, which is right.
    guard digits >= 1 << 53, fraction > 0 else {
      return fraction == 0 ? Double(digits) : Double(digits) / Self.exactPowers[fraction]
    }
    return quotient
  }

  /// The quotient of digits that a double does not hold, by whole numbers.
  ///
  /// The dividend is shifted so that the quotient has 63 or 64 bits; whether anything remains is
  /// kept in its last bit, which is far behind those of a double, so that rounding it is rounding
  /// the number itself.
  @usableFromInline var quotient: Double {
    let power = Self.wholePowers[fraction]
    let divisorShift = power.leadingZeroBitCount
    let divisor = power << UInt64(divisorShift)
    let dividendShift = digits.leadingZeroBitCount
    let dividend = (digits << UInt64(dividendShift)) >> 1
    let (quotient, remainder) = divisor.dividingFullWidth((dividend, 0))
    let sticky: UInt64 = remainder == 0 ? 0 : 1
    // quotient = digits · 2^(dividendShift - 1) · 2^64 / (10^fraction · 2^divisorShift)
    return Double(sign: .plus, exponent: divisorShift - dividendShift - 63, significand: 1)
      * Double(quotient | sticky)
  }

  /// The powers of ten, each of which a double holds exactly.
  @usableFromInline static let exactPowers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19,
  ]

  /// The powers of ten that 64 bits hold.
  @usableFromInline static let wholePowers: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 1...greatestDigits { powers.append((powers.last ?? 1) &* 10) }
    return powers
  }()
}
