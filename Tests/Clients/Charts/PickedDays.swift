import Charts
import SwiftUI

/// Highs of some days, of which a finger picks one or a span.
struct PickedDays: View {
  let highs: [Double]

  var body: some View {
    Chart(highs.indices, id: \.self) { index in
      PointMark(x: .value("Day", index), y: .value("High", highs[index]))
    }
    .chartGesture { proxy in
      DragGesture().onChanged { drag in
        proxy.selectXValue(at: drag.location.x)
        proxy.selectYValue(at: drag.location.y)
        proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
        proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
      }
    }
    .chartOverlay { proxy in
      GeometryReader { geometry in
        let plot = geometry[proxy.plotAreaFrame]
        let whole = proxy.plotContainerFrame.map { geometry[$0] } ?? plot
        Color.clear.frame(width: whole.width, height: plot.height)
      }
    }
  }
}
