// The ways in which a context lays an operation over the ones before. Those of Porter and Duff that
// look at the opacity of what is there become masks and clips of the operations.

import FoundationSupplement

extension CGContext {
  public func clear(_ rect: CGRect) {
    let inside = rect.applying(state.transform).intersection(clipBounds)
    if !inside.isNull { erase(CGPath(rect: inside, transform: nil), evenOdd: false) }
  }

  /// The rectangle around what can be drawn on, in the context's own coordinates.
  var clipBounds: CGRect {
    state.clips.reduce(bounds) { box, clip in
      guard case .path(let path, _) = clip else { return box }
      let inside = box.intersection(path.boundingBoxOfPath)
      return inside.isNull ? CGRect(origin: box.origin, size: .zero) : inside
    }
  }

  /// Takes an outline away from all that was drawn before.
  private func erase(_ path: CGPath, evenOdd: Bool) {
    guard !drawings.isEmpty else { return }
    let outside = CGMutablePath()
    outside.addPath(path)
    outside.addRect(bounds.union(path.boundingBoxOfPath).insetBy(dx: -100, dy: -100))
    var layer = Drawing(drawings, .identity)
    layer.clips = [.path(outside, evenOdd: true)]
    drawings = [layer]
  }

  /// Adds an operation with the opacity, clips, shadow and blend mode of now.
  func add(_ drawing: Drawing) {
    var drawing = drawing
    drawing.opacity = state.alpha
    drawing.clips = state.clips
    drawing.shadow = state.shadow
    switch state.blendMode {
    case .clear, .copy:
      if case .fill(let path, _, let evenOdd) = drawing.content {
        erase(path, evenOdd: evenOdd)
      } else if state.blendMode == .clear {
        drawing.blendMode = .clear
        drawings.append(drawing)
      }
      if state.blendMode == .copy { drawings.append(drawing) }
    case .sourceAtop: drawings.append(Drawing(.layer([drawing], mask: drawings)))
    case .sourceIn: drawings = [Drawing(.layer([drawing], mask: drawings))]
    case .destinationIn: drawings = [Drawing(.layer(drawings, mask: [drawing]))]
    case .destinationOver: drawings.insert(drawing, at: 0)
    case .destinationAtop: drawings = [drawing, Drawing(.layer(drawings, mask: [drawing]))]
    case .destinationOut:
      if case .fill(let path, let color, let evenOdd) = drawing.content, color.alpha == 1 {
        erase(path, evenOdd: evenOdd)
      } else {
        drawing.blendMode = .destinationOut
        drawings.append(drawing)
      }
    case let mode:
      drawing.blendMode = mode
      drawings.append(drawing)
    }
  }
}
