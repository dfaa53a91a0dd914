import Charts

/// The first axis, with a line and a label for each day.
struct DayAxis: AxisContent {
  let isDense: Bool

  private var values: AxisMarkValues {
    isDense ? .stride(by: .day, count: 2) : .automatic(desiredCount: 4, roundLowerBound: true)
  }

  private var preset: AxisMarkPreset { isDense ? .aligned : .extended }

  var body: some AxisContent {
    AxisMarks(preset: preset, position: .bottom, values: values) { (value: AxisValue) in
      DayTick(isFirst: value.index == 0, date: value.as(Date.self))
      if value.index + 1 < value.count { AxisGridLine(centered: true) }
    }
    AxisMarks(preset: .inset, position: AxisMarkPosition.top, values: [0.0, 0.5, 1.0]) {
      AxisTick(centered: false, length: .longestLabel, stroke: StrokeStyle(lineWidth: 1))
    }
  }
}

/// The tick of a day, with its label.
struct DayTick: AxisMark {
  let isFirst: Bool
  let date: Date?

  private var collision: AxisValueLabelCollisionResolution { isFirst ? .disabled : .greedy }

  private var orientation: AxisValueLabelOrientation { isFirst ? .horizontal : .vertical }

  private var length: AxisTick.Length { isFirst ? .label : 4 }

  var body: some AxisMark {
    AxisTick(length: length)
    if let date {
      AxisValueLabel(collisionResolution: collision, orientation: orientation) {
        Text(date, format: .dateTime.weekday())
      }
    } else {
      AxisValueLabel("–", centered: true)
    }
    AxisValueLabel(
      format: .dateTime.day(), collisionResolution: collision, orientation: orientation)
  }
}

/// Two axes as one, for a chart of two measures.
@MainActor func axes(_ first: some AxisContent, _ second: some AxisContent) -> some AxisContent {
  AxisContentBuilder.buildPartialBlock(
    accumulated: AxisContentBuilder.buildPartialBlock(
      first: AxisContentBuilder.buildExpression(first)),
    next: second)
}

/// Two marks as one, for the axes of every chart.
@MainActor func marks(_ first: some AxisMark, _ second: some AxisMark) -> some AxisMark {
  AxisMarkBuilder.buildPartialBlock(
    accumulated: AxisMarkBuilder.buildPartialBlock(first: AxisMarkBuilder.buildExpression(first)),
    next: second)
}

/// The axis and the marks a chart of the app may be given.
struct AxisParts<Content: AxisContent, Mark: AxisMark> {
  let content: Content
  let mark: Mark

  @MainActor init(
    @AxisContentBuilder content: () -> Content, @AxisMarkBuilder mark: () -> Mark
  ) {
    self.content = content()
    self.mark = mark()
  }
}
