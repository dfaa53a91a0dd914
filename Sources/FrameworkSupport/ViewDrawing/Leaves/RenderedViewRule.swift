import Foundation
import SwiftUI
import WidgetDrawing

/// A view that an image renderer has made an image of, in the renderer's own environment.
@MainActor struct RenderedViewRule {
  private let item: LayoutItem
  private let proposal: Proposal

  init(_ command: ViewNode, _ builder: LayoutBuilder, _ style: ViewStyle) {
    var nodes = command.children
    if case .commands(let make) = command.hook.action { nodes = make(.zero) }
    let root = nodes.count == 1 ? nodes[0] : ViewNode("VStack", children: nodes)
    let size = ProposedViewSize(
      width: command.number("width").map { CGFloat($0) },
      height: command.number("height").map { CGFloat($0) })
    self.init(root, size, builder, style)
  }

  /// Makes the layout of a renderer's view, with the size that the renderer proposes.
  init(
    _ root: ViewNode, _ proposal: ProposedViewSize, _ builder: LayoutBuilder, _ style: ViewStyle
  ) {
    // An environment without anything of the widget's: light, in full colour, in the usual size.
    var own = ViewStyle(scene: style.scene, isDark: false, category: 3)
    own.scene.look.renderingMode = .fullColor
    own.scene.isInline = false
    item = builder.item(root, own, in: nil)
    self.proposal = Proposal(proposal)
  }

  /// The size that the view takes.
  var size: CGSize { item.size(proposal) }

  func paint(on canvas: DrawingCanvas) {
    let size = size
    guard size.width > 0, size.height > 0 else { return }
    item.paint(in: CGRect(origin: .zero, size: size), proposal, on: canvas)
  }
}

extension RenderedViewRule {
  /// Returns the size of an image whose only command is a view; nil for any other image.
  static func size(
    of commands: [ViewNode], _ builder: LayoutBuilder, _ style: ViewStyle
  ) -> CGSize? {
    guard commands.count == 1, commands[0].kind == "Canvas.view" else { return nil }
    return RenderedViewRule(commands[0], builder, style).size
  }
}
