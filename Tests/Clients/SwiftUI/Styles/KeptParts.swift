import SwiftUI
import UIKit

/// Parts whose types code names only where it keeps them.
@MainActor struct KeptParts {
  let recognized: UIGestureRecognizerRepresentableContext<TwoFingerTap>
  let places: UIGestureRecognizerRepresentableCoordinateSpaceConverter
  let noResults:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  let close: Button<DefaultButtonLabel>
  let anchored = ScrollAnchorRole.alignment
  let input = ScrollInputKind.handGestureShortcut
  let tools: WritingToolsBehavior = .limited
  let form: ColumnsFormStyle = .columns
  let menu: CompactMenuControlGroupStyle = .compactMenu
  let palette: PaletteControlGroupStyle = .palette

  @SliderTickBuilder<Double> var ticks: some SliderTickContent<Double> {
    SliderTick(1)
    SliderTick(2) { Text("Two") }
  }

  func speed(_ context: ScrollPhaseChangeContext) -> CGVector? { context.velocity }

  func waves(_ function: ShaderFunction) -> Shader {
    function.dynamicallyCall(withArguments: [.float(1)])
  }
}
