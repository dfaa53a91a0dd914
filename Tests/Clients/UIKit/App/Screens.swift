import UIKit

/// The app's first screen.
class CityScreen: UIViewController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: 300, height: 400)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    super.loadView()
    view.backgroundColor = .systemBackground
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let map = MapScreen()
    addChild(map)
    map.willMove(toParent: self)
    view.addSubview(map.view)
    map.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { viewIfLoaded?.alpha = isViewLoaded ? 1 : 0 }

  /// Asks before the city is forgotten.
  func askToForget() {
    let alert = UIAlertController(title: name, message: "Forget?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Forget", style: .destructive) { _ in })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.actions.last?.isEnabled = alert.message != nil && alert.preferredStyle == .alert
    present(alert, animated: true) { print(alert.actions.map { ($0.title, $0.style) }) }
  }

  /// Shares the city.
  func share() {
    let sheet = UIActivityViewController(activityItems: [name], applicationActivities: nil)
    if presentedViewController == nil { present(sheet, animated: true) }
    if presentingViewController != nil { dismiss(animated: true) { print("shared") } }
  }
}

final class MapScreen: UIViewController {
  /// Leaves the map, also where it is inside of another screen.
  func leave() {
    navigationController?.popViewController(animated: true)
    if parent != nil, resignFirstResponder() { removeFromParent() }
  }
}

extension UIApplication {
  /// Puts the keyboard away, whatever has it.
  func endEditing(after event: UIEvent? = nil) {
    sendAction("resignFirstResponder", to: nil, from: nil, for: event)
  }
}

/// The app's window around its screens.
@MainActor func makeWindow(_ cities: [String]) -> UIWindow {
  let window = UIWindow(frame: UIScreen.main.bounds)
  let navigation = UINavigationController(rootViewController: MapScreen())
  for city in cities { navigation.pushViewController(CityScreen(name: city), animated: false) }
  navigation.viewControllers += navigation.topViewController.map { _ in [] } ?? [MapScreen()]
  window.rootViewController = navigation
  if !window.isKeyWindow { window.makeKeyAndVisible() }
  print(navigation.children.count, navigation.traitCollection.userInterfaceStyle)
  return window
}

/// A text with lines under and through it, measured for a width and drawn.
func drawTitle(_ title: String, width: CGFloat) -> CGRect {
  let context = NSStringDrawingContext()
  context.minimumScaleFactor = 0.5
  let text = NSMutableAttributedString(
    string: title,
    attributes: [
      .font: UIFont.systemFont(ofSize: 12), .underlineColor: UIColor.red, .ligature: 0,
      .strikethroughColor: UIColor.red, .strokeColor: UIColor.blue, .obliqueness: 0.1,
      .link: "https://example.com",
    ])
  let room = CGSize(width: width, height: .greatestFiniteMagnitude)
  let options: NSStringDrawingOptions = [
    .usesLineFragmentOrigin, .usesFontLeading, .truncatesLastVisibleLine, .usesDeviceMetrics,
  ]
  let rect = text.boundingRect(with: room, options: options, context: context)
  text.draw(at: .zero)
  text.draw(with: rect, options: options, context: nil)
  let plain = title as NSString
  plain.draw(in: rect, withAttributes: [.kern: 1])
  plain.draw(at: rect.origin, withAttributes: nil)
  let size = text.size()
  return plain.boundingRect(with: size, options: [], attributes: nil, context: nil)
}

/// The fonts that the settings offer.
func offeredFonts() -> [String] {
  UIFont.familyNames.flatMap { UIFont.fontNames(forFamilyName: $0) }
}

/// The screen of the share extension, which shares the app's sources.
final class ShareScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let items = extensionContext?.inputItems.compactMap { $0 as? NSExtensionItem } ?? []
    title = items.first?.attributedTitle?.string
  }

  func done() { extensionContext?.completeRequest(returningItems: nil) }
}
