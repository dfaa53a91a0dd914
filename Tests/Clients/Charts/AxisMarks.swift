import Charts

/// The second axis, in the form a person chose.
struct MeasureAxis: AxisContent {
  let isFine: Bool
  let isFormatted: Bool
  let limit: Double?

  private var values: AxisMarkValues {
    isFine ? .stride(by: 0.5, roundUpperBound: true) : .automatic(minimumStride: 10.0)
  }

  var body: some AxisContent {
    if isFormatted {
      AxisMarks(format: FloatingPointFormatStyle<Double>(), position: .leading, values: values)
    } else {
      AxisMarks(position: AxisMarkPosition.automatic, values: values) {
        MeasureMark(isFine: isFine, isNamed: isFormatted)
      }
    }
    if let limit { AxisMarks(position: .trailing, values: [limit], stroke: StrokeStyle()) }
    if let limit { AxisMarks(format: FloatingPointFormatStyle<Double>(), values: [0, limit]) }
    AxisMarks(preset: AxisMarkPreset.automatic, values: AxisMarkValues.automatic)
  }

  /// The axis for charts that keep theirs by name.
  @MainActor var erased: AnyAxisContent { AnyAxisContent(erasing: self) }
}

/// A mark of the second axis.
struct MeasureMark: AxisMark {
  let isFine: Bool
  let isNamed: Bool

  private var length: AxisTick.Length { isFine ? 2.5 : .automatic }

  var body: some AxisMark {
    AxisTick(length: length).foregroundStyle(.secondary).offset(x: 1, y: 0)
    if isFine {
      AxisValueLabel(
        collisionResolution: AxisValueLabelCollisionResolution.automatic,
        orientation: AxisValueLabelOrientation.automatic, horizontalSpacing: 2
      )
      .font(.caption2)
    } else {
      AxisGridLine()
    }
    if isNamed { AxisGridLine() }
  }

  @MainActor var erased: AnyAxisMark { AnyAxisMark(erasing: self) }
}

/// An axis without any marks at its values.
struct BareAxis: AxisContent {
  var body: some AxisContent { AxisMarks(values: [0, 1]) { _ in } }
}
