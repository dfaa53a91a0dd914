import CoreGraphics
import Testing

@Suite struct CoreGraphicsTests {
  @Test func `the place of the next text belongs to the matrix of texts and no saved state`() {
    let context = CGContext(pixelSize: CGSize(width: 10, height: 10))
    context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
    context.saveGState()
    context.textPosition = CGPoint(x: 2, y: 3)
    context.restoreGState()
    #expect(context.textMatrix == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 2, ty: 3))
    #expect(context.textPosition == CGPoint(x: 2, y: 3))
  }

  @Test func `transforms apply in the order they are concatenated`() {
    let transform = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 0))
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 3))
    #expect(CGPoint(x: 12, y: 3).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    let moved = CGAffineTransform.identity.translatedBy(x: 1, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 0).applying(moved) == CGPoint(x: 3, y: 0))
  }

  @Test func `a turned rectangle is bounded`() {
    let turned = CGRect(x: 0, y: 0, width: 2, height: 1)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 1) < 1e-9)
    #expect(abs(turned.height - 2) < 1e-9)
  }

  @Test func `a path knows its bounds and what is inside`() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    #expect(circle.contains(CGPoint(x: 5, y: 5)))
    #expect(!circle.contains(CGPoint(x: 1, y: 1)))
    #expect(circle.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(ring.contains(CGPoint(x: 5, y: 5)))
    #expect(!ring.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
  }

  @Test func `a path remembers where it is`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 2))
    #expect(path.currentPoint == CGPoint(x: 5, y: 2))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `a path tells its elements with their points`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var places: [CGFloat] = []
    path.applyWithBlock { element in
      let count =
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
      types.append(element.pointee.type)
      places += (0..<count).map { element.pointee.points[$0].x }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(places == [1, 3, 7, 5, 11, 13, 9])
  }

  @Test func `a gradient takes colours as an array of anything`() {
    let colors = [CGColor.black, CGColor.white]
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = CGGradient(colorsSpace: space, colors: colors as CFArray, locations: [0.25, 1])
    #expect(gradient?.colors == colors && gradient?.locations == [0.25, 1])
    let other = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil)
    #expect(other?.locations == [0, 1])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test func `an arc ends where its angle says`() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.currentPoint.x) < 1e-9)
    #expect(abs(path.currentPoint.y - 2) < 1e-9)
    let other = CGMutablePath()
    other.addArc(center: .zero, radius: 2, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(other.boundingBoxOfPath.minX < -1.9)
  }

  @Test func `a colour keeps its components`() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color.components == [1, 0.5, 0, 0.25])
    #expect(color.copy(alpha: 1)?.alpha == 1)
    #expect(CGColor(gray: 0.5, alpha: 1).resolved == ResolvedColor(red: 0.5, green: 0.5, blue: 0.5))
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.model == .rgb)
    #expect(CGColorSpace(name: CGColorSpace.genericLab)?.model == .lab)
    #expect(CGColorSpace(name: "kCGColorSpaceSRGB" as CFString)?.name == CGColorSpace.sRGB)
    #expect(CGColorSpace(name: "x" as CFString) == nil)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }

  @Test func `hues go there and back`() {
    let color = ResolvedColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
    let (hue, saturation, brightness) = color.hueSaturationBrightness
    #expect(abs(hue - 0.6) < 1e-9)
    #expect(abs(saturation - 0.5) < 1e-9)
    #expect(abs(brightness - 0.8) < 1e-9)
  }

  @Test func `a context keeps what is drawn, where it is drawn`() {
    let context = CGContext(pixelSize: CGSize(width: 10, height: 10))
    context.setFillColor(.white)
    context.saveGState()
    context.translateBy(x: 5, y: 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.strokePath()
    guard case .fill(let path, let color, false)? = context.drawings.first?.content else {
      Issue.record("nothing was filled")
      return
    }
    #expect(path.boundingBox == CGRect(x: 5, y: 0, width: 1, height: 1))
    #expect(color == ResolvedColor(red: 1, green: 1, blue: 1))
    #expect(context.drawings.count == 2)
  }

  @Test func `a path's elements are handed over one by one`() {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1), transform: nil)
    var count = 0
    withUnsafeMutablePointer(to: &count) { count in
      path.apply(info: count) { info, element in
        guard element.pointee.type == .addLineToPoint else { return }
        info?.assumingMemoryBound(to: Int.self).pointee += 1
      }
    }
    #expect(count == 3)
  }

  @Test func `a context is clipped to several rectangles together`() {
    let context = CGContext(pixelSize: CGSize(width: 10, height: 10))
    context.clip(to: [
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 4, y: 0, width: 1, height: 1),
    ])
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    guard case .path(let clip, evenOdd: false)? = context.drawings.first?.clips.first else {
      Issue.record("nothing was clipped")
      return
    }
    #expect(clip.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 1))
    #expect(context.data == nil)
  }
}
