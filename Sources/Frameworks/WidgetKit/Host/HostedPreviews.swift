// The previews of this process's extension. Nothing here is Apple's.

import SwiftUI
import WidgetRecording

/// The previews that the extension's module lists, with the names under which they are called.
@MainActor struct HostedPreviews {
  private let all: [_WidgetPreview]
  private let known: [(kind: String, preview: RecordedPreview)]

  /// Finds the previews in the module of a type, for the widgets of its bundle.
  init(of type: Any.Type, in widgets: [ResolvedWidget]) {
    self.init(Self.list(besides: type)?.all ?? [], in: widgets)
  }

  /// Names the previews: those without a name by their number in the widget and family.
  init(_ previews: [_WidgetPreview], in widgets: [ResolvedWidget]) {
    all = previews
    var known: [(kind: String, preview: RecordedPreview)] = []
    for (index, kind) in PreviewKinds(of: previews, in: widgets).all.enumerated() {
      guard let kind else { continue }
      let preview = previews[index]
      let family =
        preview.states == nil
        ? FamilyName(rawValue: (preview.family ?? .accessoryRectangular).description)
        : FamilyName(rawValue: "activity")
      let taken = Set(
        known.filter { $0.kind == kind && $0.preview.family == family }.map(\.preview.name))
      let wanted = preview.name.flatMap { $0.isEmpty ? nil : $0 }
        .map { String($0.map { $0 == "/" ? "-" : $0 }) }
      var name = wanted ?? "1"
      var number = 1
      while taken.contains(name) {
        number += 1
        name = wanted.map { "\($0) \(number)" } ?? "\(number)"
      }
      known.append((kind, RecordedPreview(name: name, family: family, index: index)))
    }
    self.known = known
  }

  /// The previews of the widgets of a kind.
  ///
  /// Which Live Activities a preview provider shows is known when it is asked: each of them has all
  /// providers, and shows of them what is its own.
  func recorded(of kind: String, isActivity: Bool) -> [RecordedPreview] {
    let own = known.filter { $0.kind == kind }.map(\.preview)
    guard isActivity else { return own }
    return own
      + all.enumerated().compactMap { index, preview in
        guard preview.activities != nil, let name = preview.name else { return nil }
        return RecordedPreview(name: name, family: FamilyName(rawValue: "activity"), index: index)
      }
  }

  /// The contents that a preview provider shows of a Live Activity; nil for any other preview.
  ///
  /// - Throws: The encoder's error.
  func contents(of index: Int, for kind: String) throws -> [ActivityContentValue]? {
    guard all.indices.contains(index), let activities = all[index].activities else { return nil }
    return try activities().all.filter { $0.kind == kind }.map(\.content)
  }

  /// The contents that the preview of a Live Activity shows; nil for any other.
  func states(of index: Int) -> (() async throws -> [ShownActivity])? {
    all.indices.contains(index) ? all[index].states : nil
  }

  /// Answers a call with the entries of the preview that it names.
  func perform(_ call: ProviderCall, in caller: any ProviderCaller) {
    guard let index = call.request.preview, all.indices.contains(index) else {
      return call.refuse("there is no such preview")
    }
    // The canvas shows the preview's own widget, whose modifiers may differ from the bundle's.
    all[index].show(call, all[index].widget()?.caller ?? caller)
  }

  /// The list that the staged sources of a type's module have; nil where they have no previews.
  private static func list(besides type: Any.Type) -> (any _PreviewList.Type)? {
    GeneratedType.enumeration("WidgetcheckPreviews", besides: type) as? any _PreviewList.Type
  }
}
