/// One step of a drawing, in the order in which things are laid over each other.
public enum DrawingOperation: Hashable, Sendable {
  /// Begins a group that is drawn as one.
  case push(DrawingGroup)
  /// Ends the group begun last.
  case pop
  /// Fills an outline.
  case fill(PathData, Paint, evenOdd: Bool)
  /// Draws along an outline.
  case stroke(PathData, Paint, LineStyle)
  /// Draws glyphs of a face at a size, each with its place on the baseline.
  case glyphs(face: String, size: Double, Paint, [PlacedGlyph])
  /// Draws a picture, named by its digest, in a rectangle: x, y, width, height.
  case image(String, [Double], tint: PaintColor?)
}

/// A glyph with the place of its origin.
public struct PlacedGlyph: Hashable, Sendable {
  /// The glyph's number in its face.
  public var number: Int
  /// The distance from the left.
  public var x: Double
  /// The distance of the baseline from the top.
  public var y: Double

  /// Creates a glyph at a place.
  public init(_ number: Int, x: Double, y: Double) {
    self.number = number
    self.x = Coordinate.rounded(x)
    self.y = Coordinate.rounded(y)
  }
}

/// The style of a line drawn along an outline.
public struct LineStyle: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The ends: `butt`, `round` or `square`.
  public var cap = "butt"
  /// The corners: `miter`, `round` or `bevel`.
  public var join = "miter"
  /// The lengths of strokes and gaps; a whole line where there are none.
  public var dash: [Double] = []
  /// The offset into the dash pattern at which the line begins.
  public var phase = 0.0

  /// Creates a plain line.
  public init(width: Double) { self.width = width }
}

/// A group of operations with effects that apply to all of them together.
public struct DrawingGroup: Hashable, Sendable {
  /// A shadow behind the drawing.
  public struct Shadow: Hashable, Sendable {
    /// The colour.
    public var color: PaintColor
    /// The shadow's blur radius, in points.
    public var radius: Double
    /// The shadow's offset to the right and down, in points.
    public var offset: [Double]

    /// Creates a shadow.
    public init(color: PaintColor, radius: Double, x: Double, y: Double) {
      self.color = color
      self.radius = radius
      offset = [x, y]
    }
  }

  /// A change of colours, such as `saturate` by 0.5.
  public struct Filter: Hashable, Sendable {
    /// The name: `saturate`, `grayscale`, `brightness`, `contrast`, `invert`, `hue`, `multiply`,
    /// `matrix`, `luminance` (which becomes the opacity of black) or `threshold` (of the opacity).
    public var name: String
    /// The amount of the effect; degrees for `hue`.
    public var amount: Double
    /// The colour to multiply by, or of what is between the thresholds.
    public var color: PaintColor?
    /// The four rows of five numbers of a `matrix`, or both ends of a `threshold`.
    public var numbers: [Double] = []

    /// Creates a change of colours.
    public init(_ name: String, _ amount: Double, color: PaintColor? = nil) {
      self.name = name
      self.amount = amount
      self.color = color
    }

    /// Creates a change of colours that has several numbers.
    public init(_ name: String, _ numbers: [Double], color: PaintColor? = nil) {
      self.init(name, 1, color: color)
      self.numbers = numbers
    }
  }

  /// The six numbers of a transformation of the plane, as in SVG's `matrix`.
  public var transform: [Double] = []
  /// The group's clipping path.
  public var clip: PathData?
  /// Whether the clip's inside is decided by the even-odd rule.
  public var clipIsEvenOdd = false
  /// The opacity of the whole.
  public var opacity = 1.0
  /// The group's blend mode, as CSS names it; nil for normal.
  public var blend: String?
  /// The group's blur radius, in points.
  public var blur = 0.0
  /// The shadow.
  public var shadow: Shadow?
  /// The changes of colour, in order.
  public var filters: [Filter] = []
  /// The group's alpha mask: its opacity decides how much of the group shows.
  public var mask: [DrawingOperation] = []
  /// Whether the group shows where the mask is transparent instead.
  public var maskIsInverse = false

  /// Whether what is in the group mixes with nothing below the group.
  public var isIsolated = false

  /// The radius, in points, by which what is below the group is blurred within its clip; 0 leaves it
  /// as it is.
  public var backdropBlur = 0.0

  /// Creates a group that changes nothing.
  public init() {}

  /// Whether the group is painted aside before it lies on what is below.
  package var isLayer: Bool {
    opacity != 1 || blend != nil || blur != 0 || shadow != nil || !filters.isEmpty || !mask.isEmpty
      || isIsolated
  }

  /// The ways of mixing that painters know.
  public static let blendModes: Set<String> = [
    "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
    "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "plus-lighter",
  ]
}
