// The mixing of colours, as OpenSwiftUI has it: the perceptual space is Oklab, whose numbers are
// those of Björn Ottosson's publication; in both spaces a colour counts by its opacity.

extension Color.Resolved {
  /// Mixes two colours: this is the one place from which a colour's numbers and its drawing come.
  ///
  /// - Parameters:
  ///   - first: The colour at a fraction of 0.
  ///   - second: The colour at a fraction of 1.
  ///   - fraction: The part of the second.
  ///   - space: The space whose coordinates are mixed.
  package init(
    _ first: Self, _ second: Self, by fraction: Float, in space: Gradient.ColorSpace
  ) {
    let opacity = first.opacity * (1 - fraction) + second.opacity * fraction
    let sum =
      first.coordinates(in: space) * (first.opacity * (1 - fraction))
      + second.coordinates(in: space) * (second.opacity * fraction)
    self.init(opacity == 0 ? sum : sum / opacity, in: space, opacity: opacity)
  }

  /// The coordinates between which a space has even steps: encoded components of the device's, cube
  /// roots of the cones' responses of the perceptual one.
  private func coordinates(in space: Gradient.ColorSpace) -> SIMD3<Float> {
    guard space != .device else { return [red, green, blue] }
    let light = SIMD3(linearRed, linearGreen, linearBlue)
    return Oklab.responses.times(light).mapped(cbrt)
  }

  private init(_ coordinates: SIMD3<Float>, in space: Gradient.ColorSpace, opacity: Float) {
    guard space != .device else {
      self.init(
        red: coordinates.x, green: coordinates.y, blue: coordinates.z, opacity: opacity)
      return
    }
    let light = Oklab.light.times(coordinates.mapped { $0 * $0 * $0 })
    self.init(
      colorSpace: .sRGBLinear, red: light.x, green: light.y, blue: light.z, opacity: opacity)
  }
}

/// The matrices of Oklab between linear sRGB and the responses of the eye's cones.
private enum Oklab {
  static let responses: [SIMD3<Float>] = [
    [0.412_221_470_8, 0.536_332_536_3, 0.051_445_992_9],
    [0.211_903_498_2, 0.680_699_545_1, 0.107_396_956_6],
    [0.088_302_461_9, 0.281_718_837_6, 0.629_978_700_5],
  ]
  static let light: [SIMD3<Float>] = [
    [4.076_741_662_1, -3.307_711_591_3, 0.230_969_929_2],
    [-1.268_438_004_6, 2.609_757_401_1, -0.341_319_396_5],
    [-0.004_196_086_3, -0.703_418_614_7, 1.707_614_701_0],
  ]
}

extension [SIMD3<Float>] {
  /// The product of a matrix, as its three rows, and a vector.
  fileprivate func times(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3((self[0] * vector).sum(), (self[1] * vector).sum(), (self[2] * vector).sum())
  }
}

extension SIMD3<Float> {
  fileprivate func mapped(_ change: (Float) -> Float) -> Self {
    SIMD3(change(x), change(y), change(z))
  }
}
