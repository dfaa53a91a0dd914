// The @Parameter options of numbers and truth values.
//
// An inclusive range is checked by Apple's resolvers only; the value itself is taken as it comes.

public import FoundationSupplement

extension IntentParameter {
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
  where Bound: Comparable

  public enum IntControlStyle: Sendable, Hashable {
    case stepper
    case field
  }

  public enum DoubleControlStyle: Sendable, Hashable {
    case stepper
    case field
    case slider
  }
}

/// The range of a number, and how it is edited.
struct ParameterRange<Bound: Comparable>: @unchecked Sendable {
  let style: any Sendable
  let bounds: (lower: Bound, upper: Bound)?

  init(style: any Sendable, bounds: (lowerBound: Bound, upperBound: Bound)?) {
    self.style = style
    self.bounds = bounds.map { ($0.lowerBound, $0.upperBound) }
  }
}

extension IntentParameter where Value.ValueType == Int {
  public var controlStyle: IntControlStyle? {
    (details as? ParameterRange<Int>)?.style as? IntControlStyle
  }
}

extension IntentParameter where Value.ValueType == Double {
  public var controlStyle: DoubleControlStyle? {
    (details as? ParameterRange<Double>)?.style as? DoubleControlStyle
  }
}

extension IntentParameter where Value.ValueType == Bool {
  public var displayName: Bool.IntentDisplayName? {
    details as? Bool.IntentDisplayName
  }
}

extension Bool {
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource

    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}
