// Accessibility's descriptions of charts, which audio graphs play.

@_exported public import CoreGraphics
@_exported public import FoundationSupplement

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol, NSCopying {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

/// A description of a chart for assistive technologies.
open class AXChartDescriptor: NSObject, NSCopying {
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise
    case radialCounterClockwise
  }

  open var attributedTitle: NSAttributedString?
  open var summary: String?
  open var contentDirection = ContentDirection.leftToRight
  open var contentFrame = CGRect.zero
  open var series: [AXDataSeriesDescriptor]
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]?

  /// The words of the title.
  open var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }

  public init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.attributedTitle = attributedTitle
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary,
      xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: additionalAxes, series: series)
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable {
    case linear, log10, ln
  }

  open var attributedTitle: NSAttributedString
  open var scaleType = ScaleType.linear
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var valueDescriptionProvider: (Double) -> String

  /// The words of the title.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>,
    gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range,
      gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  open var attributedTitle: NSAttributedString
  open var categoryOrder: [String]

  /// The words of the title.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
  }

  public convenience init(title: String, categoryOrder: [String]) {
    self.init(
      attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(
      attributedTitle: attributedTitle, categoryOrder: categoryOrder)
  }
}

/// Points of a chart that belong together.
open class AXDataSeriesDescriptor: NSObject, NSCopying {
  open var attributedName: NSAttributedString
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  /// The words of the name.
  open var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }

  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous,
      dataPoints: dataPoints)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(
      attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
  }
}

/// A number or a name on an axis.
open class AXDataPointValue: NSObject, NSCopying {
  open var number: Double
  open var category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  public convenience init(number: Double) { self.init(number: number, category: "") }

  public convenience init(category: String) { self.init(number: 0, category: category) }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataPointValue(number: number, category: category)
  }
}

/// A data point of a chart.
open class AXDataPoint: NSObject, NSCopying {
  open var xValue: AXDataPointValue
  open var yValue: AXDataPointValue?
  open var additionalValues: [AXDataPointValue]
  open var attributedLabel: NSAttributedString?

  /// The words of the label.
  open var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  private init(
    _ xValue: AXDataPointValue, _ yValue: AXDataPointValue?,
    _ additionalValues: [AXDataPointValue], _ label: NSAttributedString?
  ) {
    self.xValue = xValue
    self.yValue = yValue
    self.additionalValues = additionalValues
    attributedLabel = label
  }

  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(
      AXDataPointValue(number: x), y.map { AXDataPointValue(number: $0) }, additionalValues,
      label.map { NSAttributedString(string: $0) })
  }

  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.init(
      AXDataPointValue(category: x), y.map { AXDataPointValue(number: $0) }, additionalValues,
      label.map { NSAttributedString(string: $0) })
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    AXDataPoint(xValue, yValue, additionalValues, attributedLabel)
  }
}
