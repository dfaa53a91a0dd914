// The plot and the scales of a chart that is laid out, which a chart's proxy reads. Nothing here is
// Apple's.

/// The plot and the scales of a chart.
package struct ChartGeometry {
  /// The scale of one dimension, in points from the plot's left or upper edge.
  package struct Dimension {
    /// The bounds of a value: of a category those of its band, of a number or date twice its position.
    package let range: (ViewAttribute) -> ClosedRange<Double>?
    /// The value at a position; nil beside the categories.
    package let value: (Double) -> ViewAttribute?
    /// The categories, or the ends of the scale.
    package let domain: [ViewAttribute]

    /// Creates a scale.
    package init(
      range: @escaping (ViewAttribute) -> ClosedRange<Double>?,
      value: @escaping (Double) -> ViewAttribute?, domain: [ViewAttribute]
    ) {
      self.range = range
      self.value = value
      self.domain = domain
    }
  }

  /// The plot's frame in the coordinates of the whole drawing.
  package let plot: CGRect
  /// The scale of x; nil for sectors, which have none.
  package let x: Dimension?
  /// The scale of y; nil for sectors.
  package let y: Dimension?

  /// Creates the geometry of a plot.
  package init(plot: CGRect, x: Dimension? = nil, y: Dimension? = nil) {
    self.plot = plot
    self.x = x
    self.y = y
  }
}
