import FoundationSupplement
import Testing
import UIKit

/// An author's protocol for a session, so that tests can answer in its place.
private protocol Loader: Sendable {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
}

extension URLSession: Loader {}

private final class Delegate: NSObject, UIApplicationDelegate {}

@MainActor @Suite struct ApplicationTests {
  @Test func `a session fulfils an author's protocol`() async {
    let loader: any Loader = URLSession.shared
    await #expect(throws: (any Error).self) {
      try await loader.data(from: URL(fileURLWithPath: "/nothing/here"))
    }
  }

  @Test func `a delegate need not answer`() {
    let (delegate, application) = (Delegate(), UIApplication())
    #expect(delegate.application(application, didFinishLaunchingWithOptions: [.url: "a"]))
    #expect(!delegate.application(application, open: URL(fileURLWithPath: "/"), options: [:]))
    delegate.applicationWillEnterForeground(application)
  }

  @Test func `a scene is configured as its session says unless a delegate answers`() {
    let (session, options) = (UISceneSession(), UIScene.ConnectionOptions())
    let configuration = Delegate().application(
      UIApplication(), configurationForConnecting: session, options: options)
    #expect(configuration.role == .windowApplication && configuration.name == nil)
    configuration.delegateClass = Delegate.self
    let copy = configuration.copy() as? UISceneConfiguration
    #expect(copy !== configuration && copy?.delegateClass == Delegate.self)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    #expect(scene.session === session && options.urlContexts.isEmpty)
  }

  @Test func `a view of an effect may have none`() {
    let pane = UIVisualEffectView()
    #expect(pane.effect == nil && pane.subviews == [pane.contentView])
  }

  @Test func `an extension has no icon to change`() async {
    let application = UIApplication()
    #expect(!application.supportsAlternateIcons && application.alternateIconName == nil)
    await #expect(throws: CocoaError(.featureUnsupported)) {
      try await application.setAlternateIconName("Dark")
    }
    let error = await withCheckedContinuation { continuation in
      application.setAlternateIconName("Dark") { continuation.resume(returning: $0 as? CocoaError) }
    }
    #expect(error?.code == .featureUnsupported)
  }

  @Test func `feedback and the pasteboard do nothing`() {
    UISelectionFeedbackGenerator().selectionChanged()
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIPasteboard.general.string = "a"
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `a renderer's format follows an image`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in }
    #expect(image.imageRendererFormat.scale == image.scale)
    #expect(image.imageRendererFormat.preferredRange == .automatic)
  }

  @Test func `a drawing that is begun by function gives an image until its end`() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 2), false, 2)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4, height: 2))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }
}
