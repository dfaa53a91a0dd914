import QuartzCore

/// The frames of a card as it flies into its place.
func flight(from start: CGRect, to end: CGRect, frames: Int) -> [CGAffineTransform] {
  (0...max(1, frames)).map { frame in
    let rest = 1 - CGFloat(frame) / CGFloat(max(1, frames))
    return CGAffineTransform(
      translationX: (start.midX - end.midX) * rest, y: (start.midY - end.midY) * rest)
  }
}
