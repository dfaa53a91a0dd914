// The curve of a line between its points.

public import SwiftUI

public struct InterpolationMethod: Sendable, CustomStringConvertible {
  let name: String

  public var description: String { name }

  public static var linear: InterpolationMethod { .init(name: "linear") }
  public static var monotone: InterpolationMethod { .init(name: "monotone") }
  public static var cardinal: InterpolationMethod { .init(name: "cardinal") }
  public static var catmullRom: InterpolationMethod { .init(name: "catmullRom") }
  public static var stepStart: InterpolationMethod { .init(name: "stepStart") }
  public static var stepCenter: InterpolationMethod { .init(name: "stepCenter") }
  public static var stepEnd: InterpolationMethod { .init(name: "stepEnd") }

  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .init(name: "cardinal(\(tension))")
  }

  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    .init(name: "catmullRom(\(alpha))")
  }
}
