import Foundation
import SwiftUI
import Testing
import WidgetDrawing

@testable import ViewDrawing

/// The pictures that stand for the system's symbols.
@MainActor @Suite struct SymbolLibraryTests {
  private func symbol(_ name: String) -> Symbol {
    SymbolLibrary.shared.symbol(
      name, ViewStyle(scene: LaidOut(Text("")).item.style.scene, isDark: false, category: 3), nil)
  }

  private func notes(_ name: String) -> [String] {
    LaidOut(Image(systemName: name)).notes.all.sorted()
  }

  @Test func `every icon of the table is there`() {
    for (name, icon) in SymbolNames.table {
      #expect(symbol(name).icon != nil, "\(name) \(icon)")
      #expect(notes(name) == [], "\(name) \(icon)")
    }
  }

  @Test func `every own outline is within an icon's space`() throws {
    let space = CGRect(x: -0.01, y: -0.01, width: 16.02, height: 16.02)
    for (name, path) in OwnIcons.paths {
      let outline = try #require(IconOutline(svg: "<path d=\"\(path)\"/>"), "\(name)")
      #expect(space.contains(outline.bounds), "\(name) \(outline.bounds)")
    }
  }

  @Test(arguments: [
    "dishwasher", "washer", "dryer", "refrigerator.fill", "lightswitch.on", "lightswitch.off.fill",
    "skateboard", "robotic.vacuum",
  ])
  func `things of a household have outlines of this program's own`(_ name: String) {
    #expect(symbol(name).icon != nil && notes(name) == [])
  }

  @Test(arguments: ["house", "person", "envelope", "building", "bell", "house.fill"])
  func `a symbol that is crossed out has a line across it, and no badge`(_ name: String) {
    let crossed = name.hasSuffix(".fill") ? "house.slash.fill" : name + ".slash"
    #expect(symbol(crossed).badge == nil && symbol(crossed).icon != nil)
    #expect(symbol(crossed).isSlashed || name == "bell")
  }

  @Test func `an icon whose name is a symbol's and that shows something else is not taken`() {
    for name in ["line.diagonal", "mask", "window", "table.furniture", "apple.intelligence"] {
      #expect(symbol(name).icon == nil, "\(name)")
    }
    #expect(symbol("phone").icon?.steps.count != symbol("iphone").icon?.steps.count)
  }

  @Test(arguments: [
    "arrow.left.and.line.vertical.and.arrow.right", "plus.never", "circle.grid.never.fill",
    "checkmark.never.stack", "text.never",
  ])
  func `the rest of a name that says what is shown is not left out`(name: String) {
    #expect(symbol(name).icon == nil)
    #expect(notes(name) == ["the symbol '\(name)' is drawn as a box"])
  }

  @Test func `of other names a part is left out and told`() {
    #expect(
      notes("calendar.never") == ["the symbol 'calendar.never' is drawn without its part 'never'"])
  }

  @Test func `a battery shows its charge`() {
    let names = ["0", "25", "50", "75", "100"].map { "battery.\($0)" }
    for name in names { #expect(notes(name) == [], "\(name)") }
    let drawings = names.map { LaidOut(Image(systemName: $0)).canvas().operations }
    for (index, drawing) in drawings.enumerated() {
      #expect(!drawings[..<index].contains(drawing), "\(names[index])")
    }
  }

  @Test func `words of symbols are those of icons`() {
    #expect(
      SymbolNames.icons(named: "exclamationmark.octagon.fill").contains("exclamation-octagon-fill"))
    #expect(SymbolNames.icons(named: "person.fill.badge.plus").contains("person-plus-fill"))
    #expect(SymbolNames.icons(named: "calendar.badge.minus").contains("calendar-minus"))
    #expect(SymbolNames.icons(named: "icloud.and.arrow.up").contains("cloud-arrow-up"))
  }

  @Test(arguments: ["bell.badge", "person.crop.circle.badge.plus", "clock.badge.exclamationmark"])
  func `a badge stands in a corner, with a gap around it`(name: String) throws {
    let plain = name.components(separatedBy: ".badge")[0]
    let (whole, base) = (symbol(name), symbol(plain))
    let (badge, bounds) = (try #require(whole.badge), try #require(whole.icon?.bounds))
    #expect(whole.icon?.bounds == base.icon?.bounds && badge.bounds == bounds)
    let own = try #require(IconOutline(joining: badge.steps)?.bounds)
    #expect(abs(own.maxX - bounds.maxX) < 0.1)
    #expect((own.midY < bounds.midY) == (name == "bell.badge"))
    #expect(notes(name) == [])
    let groups = LaidOut(Image(systemName: name)).canvas().operations.filter {
      if case .push(let group) = $0 { group.maskIsInverse } else { false }
    }
    #expect(groups.count == 1)
  }

  @Test(arguments: ["sun.max.circle.fill", "person.2.circle.fill", "creditcard.circle.fill"])
  func `what a filled figure encloses is a hole, with what is not filled in it`(name: String) throws
  {
    let base = name.replacing(".circle.fill", with: ".fill")
    let view = Image(systemName: name).resizable().frame(width: 100, height: 100)
    let inner = Image(systemName: base).resizable().aspectRatio(contentMode: .fit)
      .frame(width: 56, height: 56)
    let (hole, shape) = (try Pixels(of: view), try Pixels(of: inner))
    // The middle of the hole's outline is as the symbol itself, the other way round.
    var (equal, count) = (0, 0)
    for x in stride(from: 2, to: 54, by: 4) {
      for y in stride(from: 2, to: 54, by: 4) {
        let (outside, inside) = (hole[x + 22, y + 22], shape[x, y])
        count += 1
        if (outside == "#00000000") != (inside == "#00000000") { equal += 1 }
      }
    }
    #expect(Double(equal) / Double(count) > 0.85, "\(equal) of \(count)")
  }

  @Test func `a letter whose parts cross one another is whole in a filled figure`() throws {
    let view = Image(systemName: "a.circle.fill").resizable().frame(width: 100, height: 100)
    let pixels = try Pixels(of: view)
    let letter = (0..<100).map { pixels[50, $0] == "#00000000" }
    // Down the middle are its top and its bar.
    let changes = zip(letter, letter.dropFirst()).count { $0 != $1 }
    #expect(changes == 4, "\(letter.map { $0 ? " " : "#" }.joined())")
  }

  @Test func `a number of two digits stands in a circle`() {
    #expect(notes("12.circle") == [] && notes("31.square.fill") == [])
    #expect(
      (symbol("12.circle").icon?.contourCount ?? 0) > (symbol("1.circle").icon?.contourCount ?? 0))
  }

  @Test func `an icon is turned clockwise`() throws {
    let up = try #require(
      SymbolLibrary.shared.symbol("airplane", LaidOut(Text("")).item.style, nil).icon)
    #expect(abs(up.bounds.width - up.bounds.height) < 2)
    let arrow = try #require(IconOutline(svg: "<path d=\"M7 1h2v14H7z\"/>"))
    let turned = try #require(arrow.turned(byDegrees: 90)).bounds
    #expect(abs(turned.width - 14) < 0.02 && abs(turned.midX - 8) < 0.02)
    #expect(abs(turned.height - 2) < 0.02 && abs(turned.midY - 8) < 0.02)
  }
}
