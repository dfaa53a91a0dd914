import Foundation
import SwiftUI

/// Views in columns of given sizes, or in rows of them.
struct LazyGridRule: LayoutRule {
  /// The axis across which the given tracks lie: horizontal for columns.
  let axis: Axis
  let tracks: [ViewAttribute]
  let alignment: String
  let spacing: Double?

  /// A track with the space after it, and the names of the guides by which its cells stand in it.
  private struct Track {
    var length: Double
    var gap: Double
    var alignment: (String, String)
  }

  private func lengths(_ space: Double) -> [Track] {
    let gaps = tracks.map { $0.fields["spacing"]?.double ?? Distance.usual }
    let fixed = tracks.compactMap { $0.fields["fixed"]?.double }.reduce(0, +)
    var rest = space - fixed - gaps.dropLast().reduce(0, +)
    var left = tracks.count { $0.fields["fixed"] == nil }
    var found: [Track] = []
    for (track, gap) in zip(tracks, gaps) {
      func add(_ length: Double) {
        let alignment = LayoutBuilder.alignment(track.fields["alignment"])
        found.append(Track(length: length, gap: gap, alignment: alignment))
      }
      if let length = track.fields["fixed"]?.double {
        add(length)
        continue
      }
      let range = track.fields["flexible"] ?? track.fields["adaptive"]
      let bounds = range?.doubles ?? [10, .infinity]
      let share = max(0, rest / Double(max(1, left)))
      left -= 1
      if track.fields["adaptive"] != nil {
        let least = max(1, bounds.first ?? 10)
        let count = max(1, Int(((share + gap) / (least + gap)).rounded(.down)))
        let each = (share - gap * Double(count - 1)) / Double(count)
        for _ in 0..<count { add(min(each, bounds.last ?? .infinity)) }
        rest -= share
      } else {
        let length = min(max(share, bounds.first ?? 10), bounds.last ?? .infinity)
        add(length)
        rest -= length
      }
    }
    return found
  }

  private func solve(
    _ proposal: Proposal, _ item: LayoutItem
  ) -> (size: CGSize, places: [Place]) {
    let lengths = lengths(proposal[axis] ?? 10 * Double(tracks.count))
    guard !lengths.isEmpty else { return (.zero, []) }
    let across = axis.other
    let gap = spacing ?? Distance.usual
    var places: [Place] = []
    var start = 0.0
    for row in stride(from: 0, to: item.children.count, by: lengths.count) {
      let indices = row..<min(row + lengths.count, item.children.count)
      let offers = indices.map { index -> Proposal in
        var offer = Proposal.unspecified
        offer[axis] = lengths[index - row].length
        return offer
      }
      let sizes = zip(indices, offers).map { item.children[$0].size($1) }
      let height = sizes.map { $0[across] }.max() ?? 0
      var position = 0.0
      for (offset, index) in indices.enumerated() {
        var space = CGSize.zero
        space[axis] = lengths[offset].length
        space[across] = height
        var origin = CGPoint.zero
        origin[axis] = position
        origin[across] = start
        let names = lengths[offset].alignment
        for (axis, name) in [(Axis.horizontal, names.0), (.vertical, names.1)] {
          origin[axis] +=
            FrameRule.position(name, in: space[axis])
            - item.children[index].position(axis, name, in: sizes[offset], offers[offset])
        }
        places.append(
          Place(
            child: index, frame: CGRect(origin: origin, size: sizes[offset]),
            proposal: offers[offset]))
        position += lengths[offset].length + lengths[offset].gap
      }
      start += height + gap
    }
    var size = CGSize.zero
    size[axis] =
      lengths.reduce(0) { $0 + $1.length } + lengths.dropLast().reduce(0) { $0 + $1.gap }
    size[across] = max(0, start - gap)
    return (size, places)
  }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { solve(proposal, item).size }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    var offer = proposal
    offer[axis] = size[axis]
    return solve(offer, item).places
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}
