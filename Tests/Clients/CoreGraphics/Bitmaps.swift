import CoreGraphics

/// A picture that an app draws itself.
func picture(_ side: Int, _ draw: (CGContext) -> Void) -> CGImage? {
  let info = CGBitmapInfo.byteOrder32Big.rawValue | CGImageAlphaInfo.premultipliedLast.rawValue
  guard
    let context = CGContext(
      data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 4 * side,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  else { return nil }
  draw(context)
  return context.makeImage()
}

/// Whether a picture's bytes lie as a decoder takes them.
func isUsual(_ info: CGBitmapInfo) -> Bool {
  let order = info.intersection(.byteOrderMask)
  let orders: [CGBitmapInfo] = [
    .byteOrderDefault, .byteOrder32Little, .byteOrder16Little, .byteOrder16Big,
  ]
  return orders.contains(order) && !info.contains(.floatComponents)
    && info.intersection(.alphaInfoMask).rawValue == CGImageAlphaInfo.none.rawValue
}

/// Whether a picture's pixels have an opacity, by two of its values that say so.
func hasOpacity(_ picture: CGImage) -> Bool {
  let mask = CGBitmapInfo.alphaInfoMask
  return ![.none, .noneSkipLast, .noneSkipFirst].contains(picture.alphaInfo)
    && picture.bitmapInfo.intersection(mask).rawValue == picture.alphaInfo.rawValue
}

/// The length of an outline's straight parts, and the pixels of a context that has drawn them.
func measure(_ outline: CGPath, in context: CGContext, holes: [CGRect]) -> Int {
  context.clip(to: holes)
  var count = 0
  withUnsafeMutablePointer(to: &count) { count in
    let function: CGPathApplierFunction = { info, element in
      guard element.pointee.type == .addLineToPoint else { return }
      info?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    outline.apply(info: count, function: function)
  }
  return context.data == nil ? count : 0
}

/// Begins a document in memory or in a file.
func document(in file: URL?, _ page: CGRect) -> CGContext? {
  let consumer =
    file.map { CGDataConsumer(url: $0 as CFURL) } ?? CGDataConsumer(data: NSMutableData())
  var page = page
  return consumer.flatMap { CGContext(consumer: $0, mediaBox: &page, nil) }
}
