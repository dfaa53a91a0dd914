import SwiftUI
import Testing

@testable import ViewDrawing

/// Alignments and layouts of an author's.
@MainActor @Suite struct AuthorLayoutTests {
  @Test func `a layout's own guides are asked for`() {
    let top = HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      Guided { Color.blue }
    }
    #expect(places(top).map(\.minY) == [15, 0])
    let sill = HStack(alignment: .sill, spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      Guided { Color.blue }
    }
    #expect(places(sill).map(\.minY) == [0, 20])
  }

  @Test func `a layout without guides has those of its subviews`() {
    let view = HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      Plain { Color.blue.alignmentGuide(.top) { _ in 7 } }
    }
    #expect(places(view).map(\.minY) == [7, 0])
  }

  @Test func `an author's alignment has its own usual value`() {
    let view = HStack(alignment: .sill, spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      Color.blue.frame(width: 10, height: 20)
    }
    #expect(places(view).map(\.minY) == [0, 15])
  }

  @Test func `the usual value of an alignment sees guides that are set`() {
    let view = HStack(alignment: .sill, spacing: 0) {
      Color.red.frame(width: 10, height: 40)
      Color.blue.frame(width: 10, height: 20).alignmentGuide(.bottom) { _ in 4 }
    }
    #expect(places(view).map(\.minY) == [0, 27])
  }

  @Test func `a layout without spacing keeps no distance`() {
    let view = HStack {
      Color.red.frame(width: 10, height: 40)
      Guided { Color.blue }
      Plain { Color.blue }
    }
    #expect(places(view).map(\.minX) == [0, 10, 50])
  }

  @Test func `a layout has the spacing of the texts in it`() {
    func gap(_ view: some View) -> Double {
      let places = places(
        VStack(spacing: nil) {
          Text("a")
          view
        })
      return places[1].minY - places[0].maxY
    }
    #expect(gap(Plain { Text("b") }) != gap(Color.red))
    #expect(Plain.distance(of: ViewSpacing(), .zero) == 0)
  }

  private func places(_ view: some View) -> [CGRect] {
    let item = LaidOut(view).item
    return item.places(in: item.size(.unspecified), .unspecified).map(\.frame)
  }
}

private enum Sill: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment.bottom] * 3 / 4
  }
}

extension VerticalAlignment {
  fileprivate static let sill = VerticalAlignment(Sill.self)
}

/// A square of forty points with guides and without spacing.
private struct Guided: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 40, height: 40) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .zero }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? { guide == .sill ? 10 : guide == .top ? 15 : nil }
}

/// A layout with all that is usual.
private struct Plain: Layout {
  static func distance(of first: ViewSpacing, _ second: ViewSpacing) -> CGFloat {
    first.distance(to: second, along: .vertical)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first?.sizeThatFits(proposal) ?? .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }

  @MainActor @Test func `of children that are equally flexible the first is asked first`() {
    let view = VStack(spacing: 0) {
      Color.red.frame(minHeight: 10, maxHeight: 30)
      Color.blue.frame(minHeight: 20, maxHeight: 40)
    }
    let heights = LaidOut(view).item
    let places = heights.rule.places(
      in: CGSize(width: 10, height: 35), Proposal(width: 10, height: 35), heights)
    // The first takes half of the rest; asked second it would have what the other leaves.
    #expect(places.map(\.frame.height) == [17.5, 20])
  }
}
