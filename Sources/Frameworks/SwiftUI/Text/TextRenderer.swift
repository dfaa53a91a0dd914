// SwiftUI's renderers of text, of iOS 18. Text is laid out by the host and not in the tree, so that
// a renderer is never called and the text is drawn as it is without one.

/// A mark in a text that its renderer finds again.
public protocol TextAttribute {}

/// A text as its renderer measures it.
public struct TextProxy: Equatable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A drawing of a text in place of the system's.
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension Text {
  /// The lines of a text that is laid out; there are none in a tree.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]

    public var isTruncated: Bool { false }
    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }

    public subscript(index: Int) -> Line { lines[index] }

    /// The sizes of glyphs and lines.
    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public init() {}

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// The place of a character.
    public struct CharacterIndex: Comparable, Hashable, Sendable {
      let offset: Int

      public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool {
        lhs.offset < rhs.offset
      }
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable {
      let runs: [Run]

      public var origin: CGPoint { typographicBounds.origin }
      public var typographicBounds: TypographicBounds { .init() }
      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }

      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Glyphs of one font.
    public struct Run: RandomAccessCollection, Equatable {
      let slices: [RunSlice]

      public var layoutDirection: LayoutDirection { .leftToRight }
      public var typographicBounds: TypographicBounds { .init() }
      public var characterIndices: [CharacterIndex] { [] }
      public var startIndex: Int { slices.startIndex }
      public var endIndex: Int { slices.endIndex }

      public subscript(index: Int) -> RunSlice { slices[index] }

      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Some glyphs of a run.
    public struct RunSlice: Equatable {
      public var typographicBounds: TypographicBounds { .init() }
      public var characterIndices: [CharacterIndex] { [] }

      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Options for the drawing of glyphs.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: Int

      public init(rawValue: Int) { self.rawValue = rawValue }

      public static var disablesSubpixelQuantization: DrawingOptions { .init(rawValue: 1) }
    }
  }

  /// Marks the text for its renderer, which is never called.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension GraphicsContext {
  public mutating func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init())
  {}

  public mutating func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
  }

  public mutating func draw(
    _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()
  ) {}
}

nonisolated extension View {
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(EmptyModifier())
  }
}
