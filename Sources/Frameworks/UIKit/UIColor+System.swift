// The named colours of `UIColor`: the fixed ones from iOS 2, and the adaptive ones from iOS 13
// with their standard values in light and in dark.

import CoreGraphics
import FoundationSupplement

/// Returns a colour from components up to 255.
private func shade(
  _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
) -> ResolvedColor {
  ResolvedColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}

extension UIColor {
  public class var black: UIColor { UIColor(resolved: shade(0, 0, 0)) }
  public class var white: UIColor { UIColor(resolved: shade(255, 255, 255)) }
  public class var clear: UIColor { UIColor(resolved: shade(0, 0, 0, 0)) }
  public class var red: UIColor { UIColor(resolved: shade(255, 0, 0)) }
  public class var green: UIColor { UIColor(resolved: shade(0, 255, 0)) }
  public class var blue: UIColor { UIColor(resolved: shade(0, 0, 255)) }
  public class var cyan: UIColor { UIColor(resolved: shade(0, 255, 255)) }
  public class var yellow: UIColor { UIColor(resolved: shade(255, 255, 0)) }
  public class var magenta: UIColor { UIColor(resolved: shade(255, 0, 255)) }
  public class var orange: UIColor { UIColor(resolved: shade(255, 127.5, 0)) }
  public class var purple: UIColor { UIColor(resolved: shade(127.5, 0, 127.5)) }
  public class var brown: UIColor { UIColor(resolved: shade(153, 102, 51)) }
  public class var gray: UIColor { UIColor(resolved: shade(127.5, 127.5, 127.5)) }
  public class var darkGray: UIColor { UIColor(resolved: shade(85, 85, 85)) }
  public class var lightGray: UIColor { UIColor(resolved: shade(170, 170, 170)) }
  public class var darkText: UIColor { UIColor(resolved: shade(0, 0, 0)) }
  public class var lightText: UIColor { UIColor(resolved: shade(255, 255, 255, 0.6)) }
}

extension UIColor {
  public class var systemRed: UIColor {
    UIColor(light: shade(255, 59, 48), dark: shade(255, 69, 58))
  }
  public class var systemOrange: UIColor {
    UIColor(light: shade(255, 149, 0), dark: shade(255, 159, 10))
  }
  public class var systemYellow: UIColor {
    UIColor(light: shade(255, 204, 0), dark: shade(255, 214, 10))
  }
  public class var systemGreen: UIColor {
    UIColor(light: shade(52, 199, 89), dark: shade(48, 209, 88))
  }
  public class var systemMint: UIColor {
    UIColor(light: shade(0, 199, 190), dark: shade(99, 230, 226))
  }
  public class var systemTeal: UIColor {
    UIColor(light: shade(48, 176, 199), dark: shade(64, 200, 224))
  }
  public class var systemCyan: UIColor {
    UIColor(light: shade(50, 173, 230), dark: shade(100, 210, 255))
  }
  public class var systemBlue: UIColor {
    UIColor(light: shade(0, 122, 255), dark: shade(10, 132, 255))
  }
  public class var systemIndigo: UIColor {
    UIColor(light: shade(88, 86, 214), dark: shade(94, 92, 230))
  }
  public class var systemPurple: UIColor {
    UIColor(light: shade(175, 82, 222), dark: shade(191, 90, 242))
  }
  public class var systemPink: UIColor {
    UIColor(light: shade(255, 45, 85), dark: shade(255, 55, 95))
  }
  public class var systemBrown: UIColor {
    UIColor(light: shade(162, 132, 94), dark: shade(172, 142, 104))
  }
  public class var systemGray: UIColor {
    UIColor(light: shade(142, 142, 147), dark: shade(142, 142, 147))
  }
  public class var systemGray2: UIColor {
    UIColor(light: shade(174, 174, 178), dark: shade(99, 99, 102))
  }
  public class var systemGray3: UIColor {
    UIColor(light: shade(199, 199, 204), dark: shade(72, 72, 74))
  }
  public class var systemGray4: UIColor {
    UIColor(light: shade(209, 209, 214), dark: shade(58, 58, 60))
  }
  public class var systemGray5: UIColor {
    UIColor(light: shade(229, 229, 234), dark: shade(44, 44, 46))
  }
  public class var systemGray6: UIColor {
    UIColor(light: shade(242, 242, 247), dark: shade(28, 28, 30))
  }
  public class var tintColor: UIColor {
    UIColor(light: shade(0, 122, 255), dark: shade(10, 132, 255))
  }
  public class var link: UIColor { UIColor(light: shade(0, 122, 255), dark: shade(9, 132, 255)) }
  public class var label: UIColor { UIColor(light: shade(0, 0, 0), dark: shade(255, 255, 255)) }
  public class var secondaryLabel: UIColor {
    UIColor(light: shade(60, 60, 67, 0.6), dark: shade(235, 235, 245, 0.6))
  }
  public class var tertiaryLabel: UIColor {
    UIColor(light: shade(60, 60, 67, 0.3), dark: shade(235, 235, 245, 0.3))
  }
  public class var quaternaryLabel: UIColor {
    UIColor(light: shade(60, 60, 67, 0.18), dark: shade(235, 235, 245, 0.16))
  }
  public class var placeholderText: UIColor {
    UIColor(light: shade(60, 60, 67, 0.3), dark: shade(235, 235, 245, 0.3))
  }
  public class var separator: UIColor {
    UIColor(light: shade(60, 60, 67, 0.29), dark: shade(84, 84, 88, 0.6))
  }
  public class var opaqueSeparator: UIColor {
    UIColor(light: shade(198, 198, 200), dark: shade(56, 56, 58))
  }
  public class var systemFill: UIColor {
    UIColor(light: shade(120, 120, 128, 0.2), dark: shade(120, 120, 128, 0.36))
  }
  public class var secondarySystemFill: UIColor {
    UIColor(light: shade(120, 120, 128, 0.16), dark: shade(120, 120, 128, 0.32))
  }
  public class var tertiarySystemFill: UIColor {
    UIColor(light: shade(118, 118, 128, 0.12), dark: shade(118, 118, 128, 0.24))
  }
  public class var quaternarySystemFill: UIColor {
    UIColor(light: shade(116, 116, 128, 0.08), dark: shade(118, 118, 128, 0.18))
  }
  public class var systemBackground: UIColor {
    UIColor(light: shade(255, 255, 255), dark: shade(0, 0, 0))
  }
  public class var secondarySystemBackground: UIColor {
    UIColor(light: shade(242, 242, 247), dark: shade(28, 28, 30))
  }
  public class var tertiarySystemBackground: UIColor {
    UIColor(light: shade(255, 255, 255), dark: shade(44, 44, 46))
  }
  public class var systemGroupedBackground: UIColor {
    UIColor(light: shade(242, 242, 247), dark: shade(0, 0, 0))
  }
  public class var secondarySystemGroupedBackground: UIColor {
    UIColor(light: shade(255, 255, 255), dark: shade(28, 28, 30))
  }
  public class var tertiarySystemGroupedBackground: UIColor {
    UIColor(light: shade(242, 242, 247), dark: shade(44, 44, 46))
  }
}
