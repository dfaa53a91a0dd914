import SwiftUI

/// The model that previews share.
final class PreviewModel: Sendable {
  let name = "Sample"
}

/// Gives a preview its model.
struct SampleData: PreviewModifier {
  static func makeSharedContext() async throws -> PreviewModel { PreviewModel() }

  func body(content: Content, context: PreviewModel) -> some View {
    content.previewDisplayName(context.name)
  }
}

/// Puts a preview on paper; it shares nothing.
struct OnPaper: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.background(.white)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A preview with the sample data, held upright.
  @MainActor static var sample: PreviewTrait<Preview.ViewTraits> { .modifier(SampleData()) }

  /// A preview with the sample data on paper.
  @MainActor static var printed: Self { PreviewTrait(.sample, .modifier(OnPaper())) }
}

#Preview("Default", traits: .defaultLayout) { Text("Default") }

#Preview("Upright", traits: .portrait, .sample) { Text("Upright") }

#Preview("Upside down", traits: .portraitUpsideDown) { Text("Upside down") }

#Preview("Left", traits: .landscapeLeft) { Text("Left") }

#Preview("Right", traits: .landscapeRight, .modifier(OnPaper())) { Text("Right") }

#Preview("Fixed", traits: .fixedLayout(width: 100, height: 50), .sizeThatFitsLayout) {
  Text("Fixed")
}

/// A preview's context: the family of the app's widget.
struct FamilyKey: PreviewContextKey {
  static let defaultValue = "small"
}

/// A preview's context with a family.
struct FamilyContext: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }

  var family: String { self[FamilyKey.self] }
}

/// The devices the screen is previewed on.
let previewedDevices: [PreviewDevice] = ["iPhone 15", PreviewDevice(rawValue: "iPad Pro")]

/// The screen on every device and every way it can be held.
struct Screen_Previews: PreviewProvider {
  static var platform: PreviewPlatform? { .iOS }

  static var previews: some View {
    ForEach(InterfaceOrientation.allCases) { orientation in
      Text("Screen").previewInterfaceOrientation(orientation)
    }
    Text("Held").previewInterfaceOrientation(held(isWide: true))
    Text("Device").previewDevice(previewedDevices.first)
    Text("Fitted").previewLayout(layout(isFitted: true))
    Text("Context").previewContext(FamilyContext())
  }

  static func layout(isFitted: Bool) -> PreviewLayout {
    isFitted ? .sizeThatFits : .fixed(width: 320, height: 200)
  }

  static func held(isWide: Bool, isTurned: Bool = false) -> InterfaceOrientation {
    switch (isWide, isTurned) {
    case (true, false): .landscapeLeft
    case (true, true): .landscapeRight
    case (false, false): .portrait
    case (false, true): .portraitUpsideDown
    }
  }
}

/// Whether a file's provider makes live previews.
func isLive<Provider: _PreviewProvider>(_ provider: Provider.Type) -> Bool {
  provider is any PreviewProvider.Type
}
