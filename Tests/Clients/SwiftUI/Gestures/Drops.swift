import SwiftUI
import UniformTypeIdentifiers

/// Decides about pictures that are dropped onto a board.
struct PictureDrop: DropDelegate {
  @Binding var count: Int

  func validateDrop(info: DropInfo) -> Bool {
    info.hasItemsConforming(to: [UTType.image]) || info.hasItemsConforming(to: ["public.image"])
  }

  func performDrop(info: DropInfo) -> Bool {
    count = info.itemProviders(for: [UTType.image]).count
    return !info.itemProviders(for: ["public.image"]).isEmpty && info.location.x > 0
  }

  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .copy) }

  /// Whether an earlier delegate accepted a drop.
  static func isAccepted(_ proposal: DropProposal) -> Bool {
    switch proposal.operation {
    case .copy, .move: true
    case .cancel, .forbidden: false
    @unknown default: false
    }
  }
}

/// A board that things are dropped onto and pasted into.
struct DropBoard: View {
  @State private var count = 0
  @State private var isTargeted = false

  var body: some View {
    VStack {
      Text("\(count)")
        .onDrop(of: [.image], delegate: PictureDrop(count: $count))
        .onDrop(of: ["public.image"], delegate: PictureDrop(count: $count))
      Text("Texts")
        .onDrop(of: ["public.text"], isTargeted: $isTargeted) { providers in !providers.isEmpty }
        .onDrop(of: ["public.text"], isTargeted: nil) { providers, location in
          location.x > 0 && !providers.isEmpty
        }
        .itemProvider { NSItemProvider() }
        .onCopyCommand { [NSItemProvider()] }
        .onCutCommand(perform: nil)
        .onPasteCommand(of: [.text]) { providers in count += providers.count }
        .springLoadingBehavior(.enabled)
      PasteButton(supportedContentTypes: [.text]) { providers in count += providers.count }
    }
  }

  static let behaviors: [SpringLoadingBehavior] = [.automatic, .disabled]

  /// Calls a delegate as a test of the app does.
  @MainActor static func drop(_ info: DropInfo, on delegate: any DropDelegate) -> Bool {
    delegate.dropEntered(info: info)
    defer { delegate.dropExited(info: info) }
    return delegate.validateDrop(info: info) && delegate.performDrop(info: info)
  }
}
