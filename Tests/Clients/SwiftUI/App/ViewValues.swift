import CoreData
import SwiftUI
import UIKit

/// Traits gathered while a screen is read.
struct TraitCollector {
  private(set) var traits = AccessibilityTraits()

  mutating func add(_ trait: AccessibilityTraits) -> Bool {
    traits.formUnion([])
    guard !traits.contains(trait) else { return traits.update(with: trait) != nil }
    return traits.insert(trait).inserted
  }

  mutating func drop(_ trait: AccessibilityTraits) -> Bool { traits.remove(trait) != nil }
}

/// A player's part as apps of iOS 13 described it.
struct OlderPart: View {
  var body: some View {
    Text("Play")
      .accessibilityElement(children: .ignore)
      .accessibility(value: Text("Stopped"))
      .accessibility(hint: Text("Starts the song"))
      .accessibility(identifier: "play")
      .accessibility(hidden: false)
      .accessibility(addTraits: .isButton)
      .accessibility(removeTraits: .isStaticText)
      .accessibility(sortPriority: 1)
  }
}

/// The gestures of the map as values, kept apart from its views.
struct MapGestures {
  typealias Turning = SimultaneousGesture<MagnificationGesture, RotationGesture>
  typealias Carrying = SequenceGesture<LongPressGesture, DragGesture>
  typealias Choosing = ExclusiveGesture<TapGesture, LongPressGesture>

  let turning = Turning(MagnificationGesture(), RotationGesture())
  let carrying = Carrying(LongPressGesture(), DragGesture())
  let choosing = Choosing(TapGesture(count: 2), LongPressGesture())

  static let mask: GestureMask = .all

  @MainActor var swapped: SimultaneousGesture<RotationGesture, MagnificationGesture> {
    SimultaneousGesture(turning.second, turning.first)
  }

  var pressSeconds: Double {
    max(carrying.first.minimumDuration, choosing.second.minimumDuration)
      + Double(choosing.first.count) + Double(carrying.second.minimumDistance)
  }

  func age(of drag: DragGesture.Value) -> TimeInterval { -drag.time.timeIntervalSinceNow }
}

/// The stage of a transition, in words.
func stage(of phase: TransitionPhase) -> String {
  switch phase {
  case .willAppear: "coming"
  case .identity: "there"
  case .didDisappear: "gone"
  }
}

/// The stored trips, found by a request made elsewhere.
struct FetchedTrips: View {
  @FetchRequest private var recent: FetchedResults<Trip>
  @FetchRequest private var shared: FetchedResults<Trip>

  init(_ request: NSFetchRequest<Trip>) {
    _recent = FetchRequest(fetchRequest: request, animation: .default)
    _shared = FetchRequest(fetchRequest: request, transaction: Transaction())
  }

  var body: some View { Text("\(recent.count + shared.count) trips") }
}

/// Hears of the app's life.
final class MailDelegate: NSObject, UIApplicationDelegate {
  var launches = 0
}

/// The mail app, whose scenes watch its settings.
struct MailApp: App {
  @UIApplicationDelegateAdaptor(MailDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  private let settings = AppSettings()

  var body: some Scene {
    WindowGroup("Mail") { Text("\(delegate.launches) starts") }
      .onChange(of: phase, initial: true) { old, new in print(old, new) }
      .environment(\.lineLimit, 2)
      .environmentObject(settings)
      .backgroundTask(.urlSession) { identifier in print(identifier) }
  }
}

/// Two views kept as one value, for the pages of a tour.
struct TourPages {
  let pages: TupleView<(Text, Image)>

  init(_ title: Text, _ image: Image) { pages = TupleView((title, image)) }

  var title: Text { pages.value.0 }

  @MainActor var erased: AnyView { AnyView(erasing: pages.value.1) }
}

/// A graph and its frame, taken apart and put together again.
struct FramedGraph {
  let graph: EquatableView<SteadyGraph>

  init(_ graph: SteadyGraph) { self.graph = EquatableView(content: graph) }

  var framed: ModifiedContent<SteadyGraph, FramedLook> {
    ModifiedContent(content: graph.content, modifier: FramedLook())
  }

  var unframed: ModifiedContent<SteadyGraph, EmptyModifier> {
    ModifiedContent(content: framed.content, modifier: .identity)
  }

  @MainActor var look: some View { Text("Look").modifier(framed.modifier) }
}

/// The widest value of a preference that views of a form gave.
func combined<Key: PreferenceKey>(_ key: Key.Type, _ values: [Key.Value]) -> Key.Value {
  values.reduce(into: Key.defaultValue) { all, value in Key.reduce(value: &all) { value } }
}

/// The platforms the screens are previewed for, and how.
let previewedPlatforms: [(platform: PreviewPlatform, layout: PreviewLayout)] = [
  (.iOS, .device), (.macOS, .sizeThatFits), (.watchOS, .device), (.tvOS, .device),
  (.visionOS, .device),
]

/// The stacks a board may be, for the settings that change them.
struct StackSettings {
  var row = HStackLayout(alignment: .top, spacing: 4)
  var column = VStackLayout()
  var pile = ZStackLayout()

  mutating func loosen() {
    row.spacing = (row.spacing ?? 0) + 4
    row.alignment = .center
    column.spacing = row.spacing
    column.alignment = .trailing
    pile.alignment = .top
  }
}
