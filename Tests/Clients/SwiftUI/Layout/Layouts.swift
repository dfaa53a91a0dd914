import SwiftUI

/// The rank of a tag among its neighbors in a cloud of tags.
struct TagRank: LayoutValueKey {
  static let defaultValue = 0
}

/// Lays tags out in lines, the important ones first.
struct TagCloud: Layout {
  /// The sizes of the tags, kept between passes.
  struct Cache {
    var sizes: [CGSize] = []
  }

  var gap: CGFloat = 4

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = makeCache(subviews: subviews).sizes
  }

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(ViewSpacing.zero) { $0.union($1.spacing, edges: .horizontal) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 40))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var point = bounds.origin
    for subview in ranked(subviews) {
      let dimensions: ViewDimensions = subview.dimensions(in: proposal)
      subview.place(at: point, anchor: .bottomLeading, proposal: proposal)
      point.x += dimensions.width + gap
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .leading ? bounds.minX : nil
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    guide == .firstTextBaseline ? cache.sizes.first?.height : nil
  }

  private func ranked(_ subviews: LayoutSubviews) -> [LayoutSubview] {
    let shown: LayoutSubviews.SubSequence = subviews[subviews.startIndex..<subviews.endIndex]
    return shown.sorted { $0[TagRank.self] > $1[TagRank.self] }
  }
}

/// A column, which has nothing to keep between passes.
struct PlainColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var cache: Void = makeCache(subviews: subviews)
    updateCache(&cache, subviews: subviews)
    let top =
      explicitAlignment(
        of: VerticalAlignment.top, in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache) ?? bounds.minY
    let left =
      explicitAlignment(
        of: HorizontalAlignment.leading, in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache) ?? bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: left, y: top), anchor: .topLeading, proposal: proposal)
    }
  }
}

/// A cloud, a column or a pile of tags, as there is room.
struct TagBoard: View {
  let tags: [String]
  let room: UserInterfaceSizeClass?

  private var layout: AnyLayout {
    switch room {
    case .regular: AnyLayout(TagCloud())
    case .compact: AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
    default: AnyLayout(ZStackLayout(alignment: .bottomTrailing))
    }
  }

  var body: some View {
    layout {
      ForEach(tags, id: \.self) { tag in
        Text(tag).layoutValue(key: TagRank.self, value: tag.count)
      }
    }
  }
}

/// A table of fares whose cells span and align.
struct FareGrid: View {
  var body: some View {
    Grid {
      GridRow {
        Text("Fares").gridCellColumns(2)
      }
      GridRow {
        Text("Adult").gridColumnAlignment(.leading)
        Text("12").gridCellAnchor(.bottomTrailing)
      }
      Divider().gridCellUnsizedAxes([.horizontal, .vertical])
    }
  }
}

/// A long list with the names of its days always in sight.
struct DayStack: View {
  let pins: PinnedScrollableViews

  static let headers = DayStack(pins: .sectionHeaders)
  static let both = DayStack(pins: [.sectionHeaders, .sectionFooters])

  var body: some View {
    ScrollViewReader { (proxy: ScrollViewProxy) in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4, pinnedViews: pins) {
          Section {
            Text("Lunch")
          } header: {
            Text("Monday")
          } footer: {
            Text("1 event")
          }
        }
      }
      .onAppear { proxy.scrollTo("today", anchor: .top) }
    }
  }
}
