// The plot and the scales of a chart that is laid out, which a chart's proxy reads. Nothing here is
// Apple's.

/// The plot and the scales of a chart.
package struct ChartGeometry {
  /// The scale of one dimension, in points from the plot's left or upper edge.
  package struct Dimension {
    /// The bounds of a value: of a category those of its band, of a number or date twice its
    /// position.
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

  /// The values of a chart's data that one of its looks depends on, such as colours.
  package struct Look {
    /// The look of a value, as a view tree keeps it; nil for one that the chart has not.
    package let value: (ViewAttribute) -> ViewAttribute?
    /// The values.
    package let domain: [ViewAttribute]

    /// Creates a look.
    package init(value: @escaping (ViewAttribute) -> ViewAttribute?, domain: [ViewAttribute]) {
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

  /// The scale of sectors, in degrees clockwise from the top; nil where there are none.
  package let angle: Dimension?
  /// The looks that depend on values, by the kind of the mark's modifier.
  package let looks: [String: Look]

  /// Creates the geometry of a plot.
  package init(
    plot: CGRect, x: Dimension? = nil, y: Dimension? = nil, angle: Dimension? = nil,
    looks: [String: Look] = [:]
  ) {
    self.plot = plot
    self.x = x
    self.y = y
    self.angle = angle
    self.looks = looks
  }
}
