import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIViewTests {
  private final class Layered: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
  }

  private final class Screen: UIViewController {
    var loads = 0

    override func viewDidLoad() { loads += 1 }
  }

  @Test func `a table's source has the rows of its last snapshot`() {
    let table = UITableView(frame: .zero, style: .plain)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      UITableViewCell(style: .default, reuseIdentifier: "\(item)")
    }
    #expect(table.dataSource === source && source.numberOfSections(in: table) == 0)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendItems([9])
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3])
    snapshot.deleteItems([1])
    source.apply(snapshot)
    #expect(snapshot.itemIdentifiers == [2, 3])
    #expect(source.tableView(table, numberOfRowsInSection: 1) == 1)
    let place = IndexPath(row: 0, section: 1)
    #expect(source.tableView(table, cellForRowAt: place).reuseIdentifier == "3")
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
  }

  @Test func `a view is in one view, in an order`() {
    let (first, second) = (UIView(), UIView())
    let (card, picture, pane) = (UIView(), UIImageView(), UIView())
    first.addSubview(card)
    second.addSubview(card)
    #expect(first.subviews.isEmpty)
    #expect(card.superview === second)
    second.insertSubview(picture, belowSubview: card)
    second.insertSubview(pane, aboveSubview: picture)
    #expect(second.subviews.map(ObjectIdentifier.init) == [picture, pane, card].map { .init($0) })
    second.bringSubviewToFront(picture)
    #expect(second.subviews.last === picture)
    picture.tag = 4
    #expect(second.viewWithTag(4) === picture)
    #expect(picture.isDescendant(of: second) && !picture.isDescendant(of: first))
    picture.removeFromSuperview()
    #expect(picture.superview == nil && second.subviews.count == 2)
  }

  @Test func `a view's frame, bounds and centre go together`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(Layered().layer is CAGradientLayer)
  }

  @Test func `a control calls what was added for its events`() {
    let slider = UISlider()
    var values: [Float] = []
    slider.addAction(
      UIAction { action in values.append((action.sender as? UISlider)?.value ?? -1) },
      for: .valueChanged)
    slider.value = 2
    slider.sendActions(for: .valueChanged)
    slider.sendActions(for: .touchDown)
    #expect(values == [1])
    slider.minimumValue = 2
    slider.maximumValue = 5
    #expect(slider.value == 2)
  }

  @Test func `a button falls back to what it shows normally`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saved", for: .selected)
    button.isSelected = true
    #expect(button.currentTitle == "Saved")
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled])
    #expect(button.currentTitle == "Save")
  }

  @Test func `a label is as large as its text`() {
    let label = UILabel()
    label.text = "Hello"
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize == "Hello".size(withAttributes: [.font: label.font as Any]))
    label.attributedText = NSAttributedString(string: "Good day")
    #expect(label.text == "Good day")
    label.text = "Bye"
    #expect(label.attributedText == nil)
  }

  @Test func `a controller loads its view once, when it is asked for`() {
    let screen = Screen()
    #expect(screen.viewIfLoaded == nil)
    screen.view.alpha = 0.5
    #expect(screen.view.alpha == 0.5)
    #expect(screen.loads == 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(screen, animated: false)
    #expect(screen.navigationController === navigation)
    #expect(navigation.popViewController(animated: false) === screen)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func `a text is kept where it is drawn`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    var drawings = 0
    _ = renderer.image { context in
      NSAttributedString(string: "a").draw(in: CGRect(x: 1, y: 2, width: 3, height: 4))
      drawings = context.cgContext.drawings.count
      #expect(
        context.cgContext.drawings.map(\.content)
          == [.text(NSAttributedString(string: "a"), CGRect(x: 1, y: 2, width: 3, height: 4))])
    }
    #expect(drawings == 1)
  }

  @Test func `a layer is in one layer`() {
    let (first, second, layer) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(layer)
    second.insertSublayer(layer, at: 9)
    #expect(first.sublayers?.isEmpty == true)
    #expect(second.sublayers?.first === layer && layer.superlayer === second)
  }
}
