import SwiftUI

/// A place to visit.
struct Place: Identifiable {
  let id: String
  var name: LocalizedStringKey
}

/// The heights of the sheet of a place.
enum SheetHeight: CaseIterable {
  case peek, card, half, full

  var detent: PresentationDetent {
    switch self {
    case .peek: .height(120)
    case .card: .fraction(0.3)
    case .half: .medium
    case .full: .large
    }
  }
}

/// A map whose places open in sheets, covers and popovers.
struct PlaceMap: View {
  @State private var selection: Place?
  @State private var detent: PresentationDetent = .medium
  @State private var showsTour = false
  @State private var showsLegend = false
  @State private var asksToLeave = false
  @State private var hasFailed = false

  var body: some View {
    Color.green
      .fullScreenCover(isPresented: $showsTour, onDismiss: leave) { Text("Tour") }
      .fullScreenCover(item: $selection) { place in Text(place.name) }
      .popover(
        isPresented: $showsLegend, attachmentAnchor: anchor(isSmall: true), arrowEdge: .bottom
      ) { Text("Legend") }
      .popover(item: $selection, attachmentAnchor: anchor(isSmall: false)) { Text($0.name) }
      .sheet(item: $selection) { place in
        Text(place.name)
          .presentationDetents(Set(SheetHeight.allCases.map(\.detent)), selection: $detent)
          .presentationDetents([.medium, .large])
          .presentationDragIndicator(.visible)
          .presentationBackground(.thinMaterial)
          .interactiveDismissDisabled(detent == .large)
      }
      .confirmationDialog("Leave?", isPresented: $asksToLeave, titleVisibility: .visible) {
        Button("Leave", role: .destructive, action: leave)
      }
      .confirmationDialog("Leave?", isPresented: $asksToLeave) {
        Button("Leave", role: .destructive, action: leave)
      } message: {
        Text("The tour ends.")
      }
      .alert(isPresented: $hasFailed) { failure(canRetry: showsTour) }
  }

  private func anchor(isSmall: Bool) -> PopoverAttachmentAnchor {
    isSmall ? .point(.topTrailing) : .rect(.bounds)
  }

  private func leave() { selection = nil }

  private func failure(canRetry: Bool) -> Alert {
    guard canRetry else {
      return Alert(title: Text("Failed"), dismissButton: .cancel(leave))
    }
    return Alert(
      title: Text("Failed"), message: Text("Retry?"),
      primaryButton: .default(Text("Retry"), action: {}),
      secondaryButton: .destructive(Text("Leave"), action: leave))
  }
}

/// A screen a sheet or a window shows, closed in the way that fits.
struct ClosableScreen: View {
  @Environment(\.dismiss) private var dismiss: DismissAction
  @Environment(\.refresh) private var refresh: RefreshAction?
  @Environment(\.openURL) private var openURL: OpenURLAction
  @Environment(\.openWindow) private var openWindow: OpenWindowAction
  @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction
  @Environment(\.presentationMode) private var presentation: Binding<PresentationMode>
  @Environment(\.scenePhase) private var phase: ScenePhase

  let manual: URL

  var body: some View {
    VStack {
      Button("Close") { dismiss.callAsFunction() }
      Button("Close as before") { presentation.wrappedValue.dismiss() }
      Button("Refresh") { Task { await refresh?.callAsFunction() } }
      Button("Manual") { openURL(manual) }
      Button("Manual, or close") { openURL(manual) { accepted in if !accepted { dismiss() } } }
      Button("Log") { openWindow(id: "log") }
      Button("Manual's window") { openWindow(value: manual) }
      Button("Manual beside") { openWindow(id: "reader", value: manual) }
      Button("Close window") { dismissWindow() }
      Button("Close log") { dismissWindow(id: "log") }
    }
    .disabled(phase < .active)
    .environment(\.openURL, OpenURLAction(handler: open))
  }

  private func open(_ url: URL) -> OpenURLAction.Result {
    switch url.scheme {
    case "app": .handled
    case "http": .discarded
    case "help": .systemAction(manual)
    default: .systemAction
    }
  }
}
