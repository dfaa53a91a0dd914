import SwiftUI
import Testing

@testable import ViewDrawing

/// The distances between the views of a stack whose author names none.
@MainActor @Suite struct DefaultSpacingTests {
  /// The space between two views below each other.
  private func gap(_ upper: some View, _ lower: some View) -> Double {
    let both = LaidOut(
      VStack {
        upper
        lower
      }
    ).size().height
    return both - LaidOut(upper).size().height - LaidOut(lower).size().height
  }

  private var line: Text { Text("Line").font(.body) }
  private var box: some View { Color.red.frame(width: 10, height: 10) }

  private var betweenLines: Double { gap(line, line) }

  @Test func `a row of a symbol and a text is as far from a text as a text is`() {
    let row = HStack {
      Image(systemName: "calendar")
      line
    }
    #expect(abs(gap(row, line) - betweenLines) < 0.01)
    #expect(abs(gap(line, row) - betweenLines) < 0.01)
    #expect(abs(gap(row, row) - betweenLines) < 0.01)
    #expect(abs(gap(Label("Line", systemImage: "calendar"), line) - betweenLines) < 0.01)
    #expect(betweenLines < 3)
  }

  @Test func `of a row's views the one that keeps the greatest distance counts`() {
    let row = HStack {
      box
      line
    }
    #expect(abs(gap(row, line) - gap(box, line)) < 0.01)
    #expect(abs(gap(row, box) - gap(line, box)) < 0.01)
    #expect(gap(box, line) > betweenLines + 2 && gap(line, box) > betweenLines + 2)
  }

  @Test func `symbols touch texts and each other, and keep their letters' distance from shapes`() {
    let symbol = Image(systemName: "star.fill")
    #expect(abs(gap(symbol, line)) < 0.01 && abs(gap(line, symbol)) < 0.01)
    #expect(abs(gap(symbol, symbol)) < 0.01)
    #expect((3...7).contains(gap(symbol, box)) && (2...6).contains(gap(box, symbol)))
    #expect(abs(gap(symbol, box) - gap(box, symbol) - 1) < 0.01)
    #expect(abs(gap(symbol.resizable().frame(width: 9, height: 9), box) - 8) < 0.01)
  }

  @Test func `views over one another keep the distances of all of them`() {
    let texts = ZStack {
      line
      Text("Other")
    }
    #expect(abs(gap(texts, line) - betweenLines) < 0.01)
    let both = ZStack {
      box
      line
    }
    #expect(abs(gap(both, line) - gap(box, line)) < 0.01)
  }

  @Test func `a view with less space than none around it keeps its size`() {
    let thin = Color.red.frame(width: 20, height: 1).padding(.vertical, -2)
    let item = LaidOut(thin).item
    let places = item.places(in: CGSize(width: 20, height: 0), .unspecified)
    #expect(places.map(\.frame) == [CGRect(x: 0, y: -2, width: 20, height: 1)])
  }
}
