// The parts of plots: how an element's values are found, and the marks that elements become.

public import SwiftUI

/// A part of an element of a plot's data that is plotted, with the name of its measure.
nonisolated public struct PlottableProjection<Element, Value: Plottable> {
  let part: (Element) -> PlottedPart

  public static func value(_ label: Text, _ keyPath: KeyPath<Element, Value>) -> Self {
    Self { PlottedPart($0[keyPath: keyPath]) }
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>
  ) -> Self {
    Self { PlottedPart($0[keyPath: keyPath]) }
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Value>
  ) -> Self {
    Self { PlottedPart($0[keyPath: keyPath]) }
  }
}

extension PlottableProjection where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> Self {
    Self { PlottedPart($0[keyPath: keyPath], unit, calendar) }
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Date>, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> Self {
    Self { PlottedPart($0[keyPath: keyPath], unit, calendar) }
  }
}

/// Content of a mark for each element of a collection.
@MainActor @preconcurrency public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement
}

/// Content that knows which element each of its marks is made from.
@MainActor protocol PrimitivePlot: PrimitiveChartContent {
  /// Returns the marks of each element.
  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])]
}

/// The elements of a plot with what their marks are made from.
nonisolated struct PlotRows<Element> {
  let elements: [Element]
  let mark: (Element) -> MarkNode

  init(_ elements: some Collection<Element>, _ mark: @escaping (Element) -> MarkNode) {
    self.elements = Array(elements)
    self.mark = mark
  }

  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    elements.map { ($0, mark($0).nodes) }
  }
}

/// A plot with a change of each mark that depends on its element.
nonisolated struct ModifiedPlot<Base: VectorizedChartContent>: VectorizedChartContent, PrimitivePlot
{
  typealias DataElement = Base.DataElement

  let base: Base
  let change: @MainActor (DataElement, ViewContext) -> ViewNode

  var body: Never { noBody(Self.self) }

  @MainActor func elementMarks(in context: ViewContext) -> [(Any, [ViewNode])] {
    guard let plot = base as? any PrimitivePlot else { return [] }
    return plot.elementMarks(in: context).map { element, marks in
      guard let own = element as? DataElement else { return (element, marks) }
      let node = change(own, context)
      return (
        element,
        marks.map { mark in
          var whole = node
          whole.children.insert(mark, at: 0)
          return whole
        }
      )
    }
  }

  @MainActor func marks(in context: ViewContext) -> [ViewNode] {
    elementMarks(in: context).flatMap(\.1)
  }
}

nonisolated extension VectorizedChartContent {
  public func foregroundStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let held = Held(value)
    return ModifiedPlot(base: self) { element, _ in
      ViewNode(".foregroundStyle", ["by": held.value.part(element).attribute])
    }
  }

  public func symbol(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let held = Held(value)
    return ModifiedPlot(base: self) { element, _ in
      ViewNode(".symbol", ["by": held.value.part(element).attribute])
    }
  }

  public func symbolSize(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let held = Held(value)
    return ModifiedPlot(base: self) { element, _ in
      ViewNode(".symbolSize", ["by": held.value.part(element).attribute])
    }
  }

  public func lineStyle(by value: PlottableProjection<DataElement, some Plottable>)
    -> some VectorizedChartContent<DataElement>
  {
    let held = Held(value)
    return ModifiedPlot(base: self) { element, _ in
      ViewNode(".lineStyle", ["by": held.value.part(element).attribute])
    }
  }

  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    let (held, span) = (Held(value), span.attribute)
    return ModifiedPlot(base: self) { element, _ in
      ViewNode(
        ".position",
        [
          "by": held.value.part(element).attribute, "span": span,
          "axis": axis.map { .string("\($0)") },
        ])
    }
  }

  public func foregroundStyle(_ value: KeyPath<DataElement, some ShapeStyle>)
    -> some VectorizedChartContent<DataElement>
  {
    let held = Held(value)
    return ModifiedPlot(base: self) { element, context in
      ViewNode(
        ".foregroundStyle",
        ["style": element[keyPath: held.value].styleAttribute(in: context.environment)])
    }
  }

  public func opacity(_ value: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<
    DataElement
  > {
    let held = Held(value)
    return ModifiedPlot(base: self) { element, _ in
      ViewNode(".opacity", ["opacity": element[keyPath: held.value].attribute])
    }
  }

  public func symbolSize(_ value: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<
    DataElement
  > {
    let held = Held(value)
    return ModifiedPlot(base: self) { element, _ in
      ViewNode(".symbolSize", ["area": element[keyPath: held.value].attribute])
    }
  }

  public func symbolSize(_ value: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<
    DataElement
  > {
    let held = Held(value)
    return ModifiedPlot(base: self) { element, _ in
      ViewNode(".symbolSize", ["size": element[keyPath: held.value].attribute])
    }
  }
}
