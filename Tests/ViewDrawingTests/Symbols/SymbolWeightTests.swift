import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// The lines of symbols beside letters of each weight.
@MainActor @Suite struct SymbolWeightTests {
  private static let side = 200

  private func pixels(_ name: String, _ weight: Font.Weight) throws -> Pixels {
    let side = Double(Self.side)
    return try Pixels(
      of: Image(systemName: name).resizable().frame(width: side, height: side)
        .font(.system(size: 17, weight: weight)))
  }

  /// The lengths of what is drawn, or is not, along a row of a picture.
  private func runs(_ pixels: Pixels, row: Int, isFilled: Bool = true) -> [Int] {
    var (lengths, last): ([Int], Bool?) = ([], nil)
    for x in 0..<Self.side {
      let isDrawn = pixels[x, row].suffix(2) > "80"
      if isDrawn == isFilled {
        if last == isDrawn { lengths[lengths.count - 1] += 1 } else { lengths.append(1) }
      }
      last = isDrawn
    }
    return lengths
  }

  /// Widths of lines, in ems, that pictures of Apple's show.
  @Test(arguments: [(Font.Weight.regular, 0.085), (.semibold, 0.115), (.bold, 0.142)])
  func `lines are as wide as the system's beside letters of a weight`(
    _ weight: Font.Weight, _ stem: Double
  ) throws {
    // A circle is as wide as an em, nearly.
    let edges = runs(try pixels("circle", weight), row: 100)
    #expect(edges.count == 2)
    for edge in edges { #expect(abs(Double(edge) / 200 * 0.9961 - stem) < 0.006, "\(edge)") }
  }

  @Test(arguments: ["circle", "xmark", "star"])
  func `each weight's lines are wider than those of the one before, in the same space`(
    _ name: String
  ) throws {
    let weights: [Font.Weight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
    let widths = try weights.map { runs(try pixels(name, $0), row: 75).reduce(0, +) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 }, "\(widths)")
    let icon = try #require(symbol(name).icon)
    let (own, heavy) = (icon.bounds, icon.weighted(stem: 2.4).bounds)
    #expect(abs(heavy.width - own.width) < 0.01 && abs(heavy.height - own.height) < 0.01)
  }

  @Test func `a mark that is a hole in an area grows, and the area does not`() throws {
    func hole(_ weight: Font.Weight) throws -> [Int] {
      runs(try pixels("plus.circle.fill", weight), row: 65, isFilled: false)
    }
    let (regular, bold) = (try hole(.regular), try hole(.bold))
    #expect(regular.count == bold.count)
    #expect(regular[regular.count / 2] + 4 < bold[bold.count / 2])
    let areas = try [Font.Weight.regular, .black].map {
      runs(try pixels("circle.fill", $0), row: 30)
    }
    #expect(areas[0] == areas[1])
  }

  @Test(arguments: ["bell", "sun.max"])
  func `a line beside a narrow gap grows on its other side`(_ name: String) throws {
    // Below the bell is its clapper, around the sun are its rays: the lines through the middle grow
    // as those of a circle do.
    func growth(_ name: String) throws -> Double {
      let widths = try [Font.Weight.regular, .bold].map {
        Double(runs(try pixels(name, $0), row: 100).min() ?? 0)
      }
      return widths[1] / widths[0]
    }
    #expect(try growth(name) > 0.85 * growth("circle"))
    let icon = try #require(symbol(name).icon)
    #expect(icon.weighted(stem: 2.4).contourCount == icon.contourCount)
  }

  @Test(arguments: ["list.bullet", "calendar", "square.grid.2x2", "wifi"])
  func `gaps between lines do not close`(_ name: String) throws {
    let icon = try #require(symbol(name).icon)
    #expect(icon.weighted(stem: 3).contourCount >= icon.contourCount)
    // What is not filled is at least a third of what it was.
    func empty(_ weight: Font.Weight) throws -> Int {
      let pixels = try pixels(name, weight)
      return stride(from: 5, to: 200, by: 13).reduce(0) { sum, row in
        sum + 200 - runs(pixels, row: row).reduce(0, +)
      }
    }
    #expect(try Double(empty(.black)) > 0.33 * Double(empty(.light)))
  }

  @Test func `an author's symbol is drawn of its drawings of the nearest weights`() throws {
    func bar(_ weight: String, _ width: Double) -> String {
      #"<g id="\#(weight)-S"><path d="M0 0h\#(width)v70h-\#(width)z"/></g>"#
    }
    let text = "<svg>" + bar("Ultralight", 3) + bar("Regular", 8) + bar("Black", 20) + "</svg>"
    func width(_ weight: Int) throws -> Double {
      try #require(IconOutline(customSymbol: text, weight: weight)).bounds.width / 16 * 78.86
    }
    #expect(
      try abs(width(100) - 3) < 0.1 && abs(width(400) - 8) < 0.1 && abs(width(900) - 20) < 0.1)
    let bold = 8 + 12 * (0.142 - 0.085) / (0.188 - 0.085)
    #expect(try abs(width(700) - bold) < 0.1)
    // One of other steps is not between the others: the nearest is taken.
    let other =
      "<svg>" + bar("Regular", 8)
      + #"<g id="Black-S"><path d="M0 0h20v30v40h-20z"/></g></svg>"#
    #expect(
      try abs(
        #require(IconOutline(customSymbol: other, weight: 800)).bounds.width - 20 * 16 / 78.86)
        < 0.05)
  }

  private func symbol(_ name: String) -> Symbol {
    SymbolLibrary.shared.symbol(name, LaidOut(Text("")).item.style, nil)
  }
}
