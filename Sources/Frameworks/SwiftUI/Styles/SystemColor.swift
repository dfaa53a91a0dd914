/// The colours that SwiftUI names.
package enum SystemColor: String {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear, primary, secondary, accentColor

  /// Red, green and blue of 255, and the opacity.
  package typealias Components = (Double, Double, Double, Double)

  /// Returns the components.
  ///
  /// Those of 2025 are the values of Apple's Human Interface Guidelines, Color, from 9 June 2025
  /// on; Apple's pictures of iOS 26 show its red and its blue. All platforms are assumed to have
  /// them from version 26 on.
  ///
  /// - Parameters:
  ///   - dark: Whether the appearance is dark.
  ///   - increased: Whether the person asks for more contrast.
  ///   - of2025: Whether the system has the colours of 2025.
  /// - Returns: Red, green and blue of 255, and the opacity.
  package func components(
    dark: Bool, increased: Bool = false, of2025: Bool = false
  ) -> Components {
    if increased {
      let newer = of2025 ? increasedOf2025(dark: dark) : nil
      if let known = newer ?? increasedContrast(dark: dark) { return known }
    }
    return (of2025 ? standardOf2025(dark: dark) : nil) ?? standard(dark: dark)
  }

  /// The components of iOS 13 to 18.
  private func standard(dark: Bool) -> Components {
    switch self {
    case .red: dark ? (255, 69, 58, 1) : (255, 59, 48, 1)
    case .orange: dark ? (255, 159, 10, 1) : (255, 149, 0, 1)
    case .yellow: dark ? (255, 214, 10, 1) : (255, 204, 0, 1)
    case .green: dark ? (48, 209, 88, 1) : (52, 199, 89, 1)
    case .mint: dark ? (99, 230, 226, 1) : (0, 199, 190, 1)
    case .teal: dark ? (64, 200, 224, 1) : (48, 176, 199, 1)
    case .cyan: dark ? (100, 210, 255, 1) : (50, 173, 230, 1)
    case .blue, .accentColor: dark ? (10, 132, 255, 1) : (0, 122, 255, 1)
    case .indigo: dark ? (94, 92, 230, 1) : (88, 86, 214, 1)
    case .purple: dark ? (191, 90, 242, 1) : (175, 82, 222, 1)
    case .pink: dark ? (255, 55, 95, 1) : (255, 45, 85, 1)
    case .brown: dark ? (172, 142, 104, 1) : (162, 132, 94, 1)
    case .white: (255, 255, 255, 1)
    case .gray: (142, 142, 147, 1)
    case .black: (0, 0, 0, 1)
    case .clear: (0, 0, 0, 0)
    case .primary: dark ? (255, 255, 255, 1) : (0, 0, 0, 1)
    case .secondary: dark ? (235, 235, 245, 0.6) : (60, 60, 67, 0.6)
    }
  }

  /// The components of 2025; nil for a colour that did not change then.
  private func standardOf2025(dark: Bool) -> Components? {
    switch self {
    case .red: dark ? (255, 66, 69, 1) : (255, 56, 60, 1)
    case .orange: dark ? (255, 146, 48, 1) : (255, 141, 40, 1)
    case .yellow: dark ? (255, 214, 0, 1) : (255, 204, 0, 1)
    case .mint: dark ? (0, 218, 195, 1) : (0, 200, 179, 1)
    case .teal: dark ? (0, 210, 224, 1) : (0, 195, 208, 1)
    case .cyan: dark ? (60, 211, 254, 1) : (0, 192, 232, 1)
    case .blue, .accentColor: dark ? (0, 145, 255, 1) : (0, 136, 255, 1)
    case .indigo: dark ? (109, 124, 255, 1) : (97, 85, 245, 1)
    case .purple: dark ? (219, 52, 242, 1) : (203, 48, 224, 1)
    case .brown: dark ? (183, 138, 102, 1) : (172, 127, 94, 1)
    default: nil
    }
  }

  /// The components of iOS 13 to 18 where the person asks for more contrast; nil for a colour that
  /// does not change.
  private func increasedContrast(dark: Bool) -> Components? {
    switch self {
    case .red: dark ? (255, 105, 97, 1) : (215, 0, 21, 1)
    case .orange: dark ? (255, 179, 64, 1) : (201, 52, 0, 1)
    case .yellow: dark ? (255, 212, 38, 1) : (178, 80, 0, 1)
    case .green: dark ? (48, 219, 91, 1) : (36, 138, 61, 1)
    case .mint: dark ? (99, 230, 226, 1) : (12, 129, 123, 1)
    case .teal: dark ? (93, 230, 255, 1) : (0, 130, 153, 1)
    case .cyan: dark ? (112, 215, 255, 1) : (0, 113, 164, 1)
    case .blue, .accentColor: dark ? (64, 156, 255, 1) : (0, 64, 221, 1)
    case .indigo: dark ? (125, 122, 255, 1) : (54, 52, 163, 1)
    case .purple: dark ? (218, 143, 255, 1) : (137, 68, 171, 1)
    case .pink: dark ? (255, 100, 130, 1) : (211, 15, 69, 1)
    case .brown: dark ? (181, 148, 105, 1) : (127, 101, 69, 1)
    case .gray: dark ? (174, 174, 178, 1) : (108, 108, 112, 1)
    case .secondary: dark ? (235, 235, 245, 0.7) : (60, 60, 67, 0.8)
    case .white, .black, .clear, .primary: nil
    }
  }

  /// The components of 2025 where the person asks for more contrast; nil for a colour that did not
  /// change then.
  private func increasedOf2025(dark: Bool) -> Components? {
    switch self {
    case .red: dark ? (255, 97, 101, 1) : (233, 21, 45, 1)
    case .orange: dark ? (255, 160, 86, 1) : (197, 83, 0, 1)
    case .yellow: dark ? (254, 223, 67, 1) : (161, 106, 0, 1)
    case .green: dark ? (74, 217, 104, 1) : (0, 137, 50, 1)
    case .mint: dark ? (84, 223, 203, 1) : (0, 133, 117, 1)
    case .teal: dark ? (59, 221, 236, 1) : (0, 129, 152, 1)
    case .cyan: dark ? (109, 217, 255, 1) : (0, 126, 174, 1)
    case .blue, .accentColor: dark ? (92, 184, 255, 1) : (30, 110, 244, 1)
    case .indigo: dark ? (167, 170, 255, 1) : (86, 74, 222, 1)
    case .purple: dark ? (234, 141, 255, 1) : (176, 47, 194, 1)
    case .pink: dark ? (255, 138, 196, 1) : (231, 18, 77, 1)
    case .brown: dark ? (219, 166, 121, 1) : (149, 109, 81, 1)
    default: nil
    }
  }
}
