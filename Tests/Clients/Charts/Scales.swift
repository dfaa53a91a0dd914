import Charts
import SwiftUI

/// The load of several machines, each in its colour and with its own symbol.
struct LoadChart: View {
  struct Load: Identifiable {
    let id: Int
    let machine: String
    let hour: Int
    let percent: Double
  }

  let loads: [Load]
  let machines: [String]

  private var chart: some View {
    Chart(loads) { load in
      LineMark(x: .value("Hour", load.hour), y: .value("Load", load.percent))
        .foregroundStyle(by: .value("Machine", load.machine))
        .symbol(by: .value("Machine", load.machine))
        .lineStyle(by: .value("Machine", load.machine))
        .annotation(position: .top) { context in
          Text("\(Int(context.targetSize.width))")
        }
        .annotation(overflowResolution: .automatic) { (context: AnnotationContext) in
          Text("\(Int(context.targetSize.height))")
        }
    }
  }

  var body: some View {
    VStack {
      chart
        .chartForegroundStyleScale { (machine: String) in machine == "a" ? Color.red : .blue }
        .chartSymbolScale { (machine: String) in
          machine == "a" ? BasicChartSymbolShape.circle : .square
        }
        .chartLineStyleScale { (machine: String) in
          StrokeStyle(lineWidth: machine == "a" ? 1 : 2)
        }
      chart
        .chartForegroundStyleScale(domain: machines) { $0 == "a" ? Color.red : .blue }
        .chartSymbolScale(["a": BasicChartSymbolShape.circle, "b": .cross])
        .chartLineStyleScale(["a": StrokeStyle(lineWidth: 1), "b": StrokeStyle(lineWidth: 2)])
      chart
        .chartForegroundStyleScale(domain: machines)
        .chartSymbolScale(domain: machines, range: [BasicChartSymbolShape.circle, .plus])
        .chartLineStyleScale(domain: machines, range: [StrokeStyle(lineWidth: 1)])
      chart.chartSymbolScale(domain: machines)
      chart.chartSymbolScale(range: [BasicChartSymbolShape.diamond])
    }
  }
}
