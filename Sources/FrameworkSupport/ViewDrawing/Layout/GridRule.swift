import Foundation
import SwiftUI

/// Rows whose cells stand in common columns.
///
/// SwiftUI's division of its space is not published; that rows share the height as pictures of
/// Apple's show that columns share the width is assumed. A cell across several columns, or a view
/// outside of a row, that needs more width than its columns have is assumed to widen them evenly.
struct GridRule: LayoutRule {
  let horizontal: String
  let vertical: String
  let columnGap: Double?
  let rowGap: Double?

  private struct Solution {
    var widths: [Double]
    var heights: [Double]
  }

  /// A view in a row, with the columns that it stands in; all of them for one outside of a row.
  private struct Cell {
    var item: LayoutItem
    var columns: Range<Int>
  }

  private var gap: Double { columnGap ?? Distance.usual }

  private func rows(_ item: LayoutItem) -> [[Cell]] {
    let rows = item.children.map { row -> [Cell] in
      guard row.node.kind == "GridRow" else { return [] }
      var start = 0
      return row.children.map { child in
        let span = child.gridTrait(".gridCellColumns")?.number("value").map {
          Int(max(1, min($0, 1000)))
        }
        defer { start += span ?? 1 }
        return Cell(item: child, columns: start..<start + (span ?? 1))
      }
    }
    let count = rows.flatMap { $0 }.map(\.columns.upperBound).max() ?? 1
    return zip(item.children, rows).map { child, cells in
      child.node.kind == "GridRow" ? cells : [Cell(item: child, columns: 0..<count)]
    }
  }

  private func length(_ columns: Range<Int>, _ widths: [Double]) -> Double {
    widths[columns].reduce(0, +) + gap * Double(columns.count - 1)
  }

  private func solve(_ proposal: Proposal, _ item: LayoutItem) -> Solution {
    let rows = rows(item)
    let cells = rows.flatMap { $0 }
    let count = cells.map(\.columns.upperBound).max() ?? 1
    let sized = cells.filter { !$0.item.isUnsized(.horizontal) }
    func width(of column: Int, _ offer: Double?) -> Double {
      sized.filter { $0.columns == column..<column + 1 }.map {
        $0.item.size(Proposal(width: offer, height: nil)).width
      }.max() ?? 0
    }
    func divided(least floors: [Double]) -> [Double] {
      guard let space = proposal.width else {
        return (0..<count).map { max(floors[$0], width(of: $0, nil)) }
      }
      let columns = (0..<count).map { column in
        (
          least: max(floors[column], width(of: column, 0)),
          most: max(floors[column], width(of: column, .infinity))
        )
      }
      return shared(space - gap * Double(count - 1), columns) { column, share in
        max(floors[column], width(of: column, share))
      }
    }
    var found = divided(least: Array(repeating: 0, count: count))
    var isWidened = false
    for cell in sized where cell.columns.count > 1 || count == 1 {
      let own = length(cell.columns, found)
      let offer = proposal.width.map { space in
        // One that takes any width is offered what the columns beside its own leave.
        cell.item.size(Proposal(width: .infinity, height: nil)).width.isFinite
          ? max(space, own) : own + max(0, space - length(0..<count, found))
      }
      let wanted = cell.item.size(Proposal(width: offer, height: nil)).width
      guard wanted > own else { continue }
      isWidened = true
      for column in cell.columns { found[column] += (wanted - own) / Double(cell.columns.count) }
    }
    // Columns beside the wider ones give way to them as far as they can.
    if isWidened {
      let floors = (0..<count).map { column in
        let isSpanned = sized.contains { $0.columns.count > 1 && $0.columns.contains(column) }
        return isSpanned || count == 1 ? found[column] : 0
      }
      found = divided(least: floors)
    }
    return Solution(widths: found, heights: heights(of: rows, in: item, found, proposal.height))
  }

  /// The lengths of columns, or of rows, that share a space.
  ///
  /// Those that need no more than an equal share, or can do with no less, come first and leave the
  /// others the rest. Those are offered equal shares, and what they leave is nobody's but that of
  /// ones without end, such as colours, as pictures of Apple's grids show of columns.
  private func shared(
    _ space: Double, _ bounds: [(least: Double, most: Double)], _ length: (Int, Double) -> Double
  ) -> [Double] {
    var found = [Double](repeating: 0, count: bounds.count)
    var open = Array(bounds.indices)
    var rest = space
    while !open.isEmpty {
      let share = max(0, rest / Double(open.count))
      let fixed = open.filter { bounds[$0].most <= share || bounds[$0].least >= share }
      let finite = open.filter { bounds[$0].most.isFinite }
      let chosen = fixed.isEmpty ? (finite.isEmpty ? open : finite) : fixed
      for index in chosen {
        found[index] = length(index, share)
        rest -= found[index]
      }
      open.removeAll(where: chosen.contains)
    }
    return found
  }

  /// The heights of the rows: their own, or their parts of the height that the grid is offered.
  private func heights(
    of rows: [[Cell]], in item: LayoutItem, _ widths: [Double], _ space: Double?
  ) -> [Double] {
    func height(_ row: Int, _ offer: Double?) -> Double {
      self.height(of: rows[row], in: item.children[row], widths, offer)
    }
    guard let space else { return rows.indices.map { height($0, nil) } }
    let bounds = rows.indices.map { (least: height($0, 0), most: height($0, .infinity)) }
    return shared(
      space - (rowGap ?? Distance.usual) * Double(max(0, rows.count - 1)), bounds, height)
  }

  /// The height of a row that is offered one: that of its cells, standing by their guides.
  private func height(
    of cells: [Cell], in row: LayoutItem, _ widths: [Double], _ height: Double?
  ) -> Double {
    let sized = cells.filter { !$0.item.isUnsized(.vertical) }.map { cell in
      let offer = Proposal(width: length(cell.columns, widths), height: height)
      let size = cell.item.size(offer)
      let guide = cell.item.position(.vertical, alignment(of: row), in: size, offer)
      return (above: guide, below: size.height - guide)
    }
    guard let above = sized.map(\.above).max(), let below = sized.map(\.below).max() else {
      return 0
    }
    return above.isFinite && below.isFinite ? above + below : .infinity
  }

  /// The name of the guide by which a row's cells stand.
  private func alignment(of row: LayoutItem) -> String {
    row.node.kind == "GridRow" ? row.node.string("alignment") ?? vertical : vertical
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let solution = solve(proposal, item)
    let breaks = Double(max(0, solution.heights.count - 1)) * (rowGap ?? Distance.usual)
    return CGSize(
      width: length(solution.widths.indices, solution.widths),
      height: solution.heights.reduce(0, +) + breaks)
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let solution = solve(proposal, item)
    let rows = rows(item)
    let names = alignments(rows.flatMap { $0 })
    var y = frame.minY
    for (index, cells) in rows.enumerated() {
      let row = item.children[index]
      let spaces = cells.map { cell -> CGRect in
        let start =
          solution.widths[..<cell.columns.lowerBound].reduce(0, +)
          + gap * Double(cell.columns.lowerBound)
        return CGRect(
          x: frame.minX + start, y: y, width: length(cell.columns, solution.widths),
          height: solution.heights[index])
      }
      let guide =
        zip(cells, spaces).map { cell, space in
          cell.item.position(
            .vertical, alignment(of: row), in: cell.item.size(Proposal(space.size)),
            Proposal(space.size))
        }.max() ?? 0
      for (cell, space) in zip(cells, spaces) {
        var place = place(
          cell, in: space, names[cell.columns.lowerBound] ?? horizontal, alignment(of: row), guide)
        if item.style.isRightToLeft { place.origin.x = frame.minX + frame.maxX - place.maxX }
        cell.item.paint(in: place, Proposal(space.size), on: canvas)
      }
      y += solution.heights[index] + (rowGap ?? Distance.usual)
    }
  }

  /// The names of guides that cells set for their columns.
  private func alignments(_ cells: [Cell]) -> [Int: String] {
    var names: [Int: String] = [:]
    for cell in cells {
      guard let name = cell.item.gridTrait(".gridColumnAlignment")?.string("value") else {
        continue
      }
      names[cell.columns.lowerBound] = name
    }
    return names
  }

  /// The place of a cell's view: by its anchor, or by the guides of its column and row.
  private func place(
    _ cell: Cell, in space: CGRect, _ column: String, _ row: String, _ guide: Double
  ) -> CGRect {
    let offer = Proposal(space.size)
    let own = cell.item.size(offer)
    let anchor = cell.item.gridTrait(".gridCellAnchor")?.attributes["value"]?.doubles ?? []
    if anchor.count == 2 {
      return CGRect(
        x: space.minX + (space.width - own.width) * anchor[0],
        y: space.minY + (space.height - own.height) * anchor[1], width: own.width,
        height: own.height)
    }
    let x =
      FrameRule.position(column, in: space.width)
      - cell.item.position(.horizontal, column, in: own, offer)
    let y =
      ["top", "center", "bottom"].contains(row)
      ? FrameRule.position(row, in: space.height)
        - cell.item.position(.vertical, row, in: own, offer)
      : guide - cell.item.position(.vertical, row, in: own, offer)
    return CGRect(x: space.minX + x, y: space.minY + y, width: own.width, height: own.height)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

extension LayoutItem {
  /// The node of a modifier that is for the grid around the view, wherever it stands among others.
  fileprivate func gridTrait(_ kind: String) -> ViewNode? {
    if node.kind == kind { return node }
    return node.kind.hasPrefix(".") ? children.first?.gridTrait(kind) : nil
  }

  /// Whether the view takes the grid's length on an axis without having a say in it.
  fileprivate func isUnsized(_ axis: Axis) -> Bool {
    gridTrait(".gridCellUnsizedAxes")?.attributes["value"]?.items.compactMap(\.text)
      .contains("\(axis)") ?? false
  }
}
