import Accessibility
import Foundation

/// The steps of a week as an audio graph plays them.
final class StepChart: NSObject, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]?
  private let steps: [String: Double]

  init(steps: [String: Double]) {
    self.steps = steps
    super.init()
    let goal = AXCustomContent(label: "Goal", value: "10,000 steps")
    goal.importance = goal.value.isEmpty ? .default : .high
    let streak = AXCustomContent(
      attributedLabel: NSAttributedString(string: "Streak"),
      attributedValue: NSAttributedString(string: "4 days"))
    accessibilityCustomContent = streak.label == goal.label ? [goal] : [goal, streak]
  }

  /// The chart by days.
  func descriptor() -> AXChartDescriptor {
    let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: steps.keys.sorted())
    let counts = AXNumericDataAxisDescriptor(
      title: "Steps", range: 0...20_000, gridlinePositions: [5_000, 10_000]
    ) { "\(Int($0)) steps" }
    counts.scaleType = (steps.values.max() ?? 0) > 10_000 ? .log10 : .linear
    let points = steps.map { AXDataPoint(x: $0.key, y: $0.value, label: $0.key) }
    let series = AXDataSeriesDescriptor(name: "Steps", isContinuous: false, dataPoints: points)
    let chart = AXChartDescriptor(
      title: "Steps", summary: "Last week", xAxis: days, yAxis: counts, additionalAxes: [],
      series: [series])
    chart.contentDirection = .leftToRight
    chart.contentFrame = CGRect(x: 0, y: 0, width: 300, height: 200)
    return chart
  }

  /// The chart by the minute, with the pulse as a further value.
  func minutes(_ pulses: [Double]) -> AXChartDescriptor {
    let time = AXNumericDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Minute"), range: 0...60,
      valueDescriptionProvider: { "\($0)" })
    let zones = AXCategoricalDataAxisDescriptor(
      attributedTitle: NSAttributedString(string: "Zone"), categoryOrder: ["easy", "hard"])
    let points = pulses.enumerated().map { minute, pulse in
      AXDataPoint(
        x: Double(minute), y: pulse,
        additionalValues: [
          AXDataPointValue(category: pulse > 140 ? "hard" : "easy"),
          AXDataPointValue(number: pulse),
        ])
    }
    return AXChartDescriptor(
      attributedTitle: NSAttributedString(string: "Pulse"), summary: nil, xAxis: time,
      additionalAxes: [zones],
      series: [
        AXDataSeriesDescriptor(
          attributedName: NSAttributedString(string: "Pulse"), isContinuous: true,
          dataPoints: points)
      ])
  }
}

/// The description of a chart in one line, for the log.
func summary(of chart: AXChartDescriptor) -> String {
  var parts = [chart.title ?? "", chart.summary ?? "", chart.xAxis.title]
  if let axis = chart.yAxis {
    parts.append("\(axis.range) \(axis.gridlinePositions) \(axis.valueDescriptionProvider(1))")
    parts.append("\(axis.scaleType == .ln) \(axis.attributedTitle.length)")
  }
  for axis in chart.additionalAxes ?? [] {
    parts.append((axis as? AXCategoricalDataAxisDescriptor)?.categoryOrder.joined() ?? "")
  }
  for series in chart.series {
    parts.append("\(series.name ?? "") \(series.attributedName.length) \(series.isContinuous)")
    parts += series.dataPoints.map(words)
  }
  switch chart.contentDirection {
  case .leftToRight, .rightToLeft: parts.append("wide")
  case .topToBottom, .bottomToTop: parts.append("tall")
  case .radialClockwise, .radialCounterClockwise: parts.append("round")
  }
  return parts.joined(separator: " ")
    + "\(chart.contentFrame) \(chart.attributedTitle?.length ?? 0)"
}

private func words(of point: AXDataPoint) -> String {
  let values = [point.xValue, point.yValue].compactMap { $0 } + point.additionalValues
  let names = values.map { $0.category.isEmpty ? "\($0.number)" : $0.category }
  return names.joined() + (point.label ?? point.attributedLabel?.string ?? "")
}

/// Tells those who hear the screen what happened.
func announce(_ text: String, urgent: Bool) {
  var words = AttributedString(text)
  words.accessibilitySpeechAnnouncementPriority = urgent ? .high : .default
  words.accessibilitySpeechAdjustedPitch = 1.2
  words.accessibilitySpeechIncludesPunctuation = false
  words.accessibilitySpeechQueueAnnouncement = !urgent
  words.accessibilitySpeechSpellsOutCharacters = false
  words.accessibilitySpeechPhoneticNotation = "ˈsteps"
  AccessibilityNotification.Announcement(words).post()
  AccessibilityNotification.Announcement(text).post()
  AccessibilityNotification.Announcement("Saved").post()
  AccessibilityNotification.PageScrolled("Page 2").post()
  AccessibilityNotification.PageScrolled(words).post()
  let page = AccessibilityNotification.PageScrolled(text)
  if page.announcement == AccessibilityNotification.Announcement(text).announcement {
    page.post()
  }
}

/// Tells where the screen changed, unless the user wants stillness.
func announceChange(of element: NSObject?, isWholeScreen: Bool) {
  guard AXAnimatedImagesEnabled() || AXPrefersHorizontalTextLayout() else { return }
  let screen = AccessibilityNotification.ScreenChanged(element)
  let layout = AccessibilityNotification.LayoutChanged()
  if isWholeScreen, screen.element != nil { screen.post() } else { layout.post() }
  if layout.element == nil { AccessibilityNotification.ScreenChanged().post() }
}

/// The attribute scope of the guide's spoken words.
func spoken(_ guide: AttributedString) -> [AttributeScopes.AccessibilityAttributes.Type] {
  guide.runs.isEmpty ? [] : [AttributeScopes.AccessibilityAttributes.self]
}

/// The keys of how words are said, as the editor of the guide lists them.
struct SpeechKeys {
  typealias Keys = AttributeScopes.AccessibilityAttributes

  var priority: Keys.AnnouncementPriorityAttribute.AnnouncementPriority = .low

  /// The names of the keys that the guide uses.
  var names: [String] {
    [
      Keys.AnnouncementPriorityAttribute.name, Keys.AdjustedPitchAttribute.name,
      Keys.IncludesPunctuationAttribute.name, Keys.PhoneticNotationAttribute.name,
      Keys.QueueAnnouncementAttribute.name, Keys.SpellsOutCharactersAttribute.name,
    ]
  }
}

/// The importance of a detail beside an axis of any type.
func importance(of axis: any AXDataAxisDescriptor) -> AXCustomContent.Importance {
  axis.attributedTitle.length > 8 ? .default : .high
}

/// The direction of a chart for a language.
func direction(readsLeft: Bool) -> AXChartDescriptor.ContentDirection {
  readsLeft ? .rightToLeft : .leftToRight
}
