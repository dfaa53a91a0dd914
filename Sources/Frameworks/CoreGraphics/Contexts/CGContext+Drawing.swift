// What a context keeps of each drawing operation. Nothing of it is Apple's.

import FoundationSupplement

extension CGContext {
  /// A drawing operation with the state in which it was given; its paths are never changed.
  package struct Drawing: Equatable, @unchecked Sendable {
    /// The operation itself, in its own coordinates.
    package enum Content: Equatable {
      case fill(CGPath, ResolvedColor, evenOdd: Bool)
      case stroke(CGPath, ResolvedColor, Line)
      case gradient(CGPath, Gradient)
      case image(DrawnPicture, CGRect)
      /// A text from the top left corner of a rectangle; one without a size breaks no lines.
      case text(NSAttributedString, CGRect)
      /// Several operations as one; where there are others, their opacity masks them.
      case layer([Drawing], mask: [Drawing])
      /// A view of another framework's, with the size that it is offered.
      case view(DrawnView)
    }

    /// A line's width, ends, corners and dashes.
    package struct Line: Equatable {
      package var width: CGFloat = 1
      package var cap = CGLineCap.butt
      package var join = CGLineJoin.miter
      package var miterLimit: CGFloat = 10
      package var dash: [CGFloat] = []
      package var phase: CGFloat = 0
    }

    /// A gradient between two points, between two circles, or around a point.
    package struct Gradient: Equatable {
      package enum Shape: Equatable {
        case linear(CGPoint, CGPoint)
        /// The centre of the outer circle, both radii, and the centre of the inner circle.
        case radial(CGPoint, CGFloat, CGFloat, inner: CGPoint)
        case conic(CGPoint, radians: CGFloat)
      }

      package var shape: Shape
      package var colors: [ResolvedColor]
      package var locations: [CGFloat]
      /// Whether neither of its circles lies in the other; it is drawn around one of them.
      package var isEccentric = false
    }

    /// A clip of an operation, in the context's own coordinates.
    package enum Clip: Equatable {
      case path(CGPath, evenOdd: Bool)
      /// The opacity of an operation.
      indirect case mask(Drawing)
    }

    /// A shadow, whose offset no transformation changes.
    package struct Shadow: Equatable {
      package var color: ResolvedColor
      package var offset: CGSize
      package var blur: CGFloat
    }

    package var content: Content
    /// From the operation's coordinates to the context's own.
    package var transform = CGAffineTransform.identity
    package var clips: [Clip] = []
    package var opacity: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    package var shadow: Shadow?

    package init(_ content: Content) { self.content = content }

    /// Creates operations as one, moved and scaled.
    package init(_ drawings: [Drawing], _ transform: CGAffineTransform) {
      content = .layer(drawings, mask: [])
      self.transform = transform
    }
  }
}

extension [CGContext.Drawing] {
  /// Returns the operations in other coordinates.
  package func scaled(by factor: CGFloat) -> [CGContext.Drawing] {
    let scale = CGAffineTransform(scaleX: factor, y: factor)
    if count == 1, case .layer(let inner, let mask) = self[0].content, mask.isEmpty,
      self[0] == CGContext.Drawing(inner, self[0].transform)
    {
      let whole = self[0].transform.concatenating(scale)
      let rest = [whole.a - 1, whole.b, whole.c, whole.d - 1, whole.tx, whole.ty]
      return rest.allSatisfy { abs($0) < 1e-9 } ? inner : [CGContext.Drawing(inner, whole)]
    }
    return isEmpty || factor == 1 ? self : [CGContext.Drawing(self, scale)]
  }
}

/// The content of an image: encoded data, a symbol or what drew it.
package enum ImageContent: Equatable, Sendable {
  case encoded(Data)
  case symbol(String)
  case drawn([CGContext.Drawing])
}

/// An image as a context draws it.
package struct DrawnPicture: Equatable, Sendable {
  package var content: ImageContent
  /// The size in which commands that drew it are shown.
  package var size: CGSize
  package var orientation = ImageOrientation.up
  /// The colour that all that is opaque takes; nil for the image's own colours.
  package var tint: ResolvedColor?

  package init(_ content: ImageContent, size: CGSize) {
    self.content = content
    self.size = size
  }
}

/// A view that an image shows; what it is only its own framework knows.
package struct DrawnView: Equatable, @unchecked Sendable {
  /// The view, resolved.
  package let view: AnyHashable
  /// The size that it is offered; nil on an axis for the one that it wants.
  package let width: CGFloat?
  package let height: CGFloat?

  package init(_ view: AnyHashable, width: CGFloat?, height: CGFloat?) {
    self.view = view
    self.width = width
    self.height = height
  }
}
