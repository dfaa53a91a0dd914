// The sections of a container's content.

/// One of the sections in a container.
public struct SectionConfiguration: Identifiable {
  /// The identity of a section.
  public struct ID: Hashable, Sendable {
    let index: Int
  }

  public let id: ID
  public let header: SubviewsCollection
  public let content: SubviewsCollection
  public let footer: SubviewsCollection

  public var containerValues: ContainerValues {
    content.first?.containerValues ?? ContainerValues()
  }
}

/// The sections in a container.
public struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  private let sections: [SectionConfiguration]

  /// Puts views that stand in no section into one of their own.
  init(_ subviews: SubviewsCollection) {
    var groups: [(mark: ListedSection.Mark?, subviews: [Subview])] = []
    for subview in subviews {
      let mark = subview.view.section?.mark
      if let last = groups.indices.last, groups[last].mark === mark {
        groups[last].subviews.append(subview)
      } else {
        groups.append((mark, [subview]))
      }
    }
    sections = groups.enumerated().map { index, group in
      func part(_ part: ListedSection.Part) -> SubviewsCollection {
        let subviews = group.subviews.filter { ($0.view.section?.part ?? .content) == part }
        return SubviewsCollection(subviews: subviews)
      }
      return SectionConfiguration(
        id: .init(index: index), header: part(.header), content: part(.content),
        footer: part(.footer))
    }
  }

  public var startIndex: Int { sections.startIndex }

  public var endIndex: Int { sections.endIndex }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// The result of a group that looks at the sections of its content.
nonisolated public struct GroupSectionsOfContent<Sections, Content>: View, PrimitiveView,
  ListableView
where Sections: View, Content: View {
  let base: Sections
  let transform: (SectionCollection) -> Content

  init(base: Sections, transform: @escaping (SectionCollection) -> Content) {
    self.base = base
    self.transform = transform
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    context.nodes(of: transform(SectionCollection(context.subviews(of: base))))
  }

  @MainActor func list(in context: ViewContext) -> [ListedView] {
    context.list(transform(SectionCollection(context.subviews(of: base))))
  }
}

extension Group {
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init { GroupSectionsOfContent(base: view, transform: transform) }
  }
}

/// The sections of a view, for each of which there is another view.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection,
  ContextualCollection
{
  public typealias Element = SectionConfiguration
  public typealias Index = Int

  private let base: AnyView
  private var sections = SectionCollection(SubviewsCollection(subviews: []))

  init(of base: AnyView) { self.base = base }

  public var startIndex: Int { sections.startIndex }

  public var endIndex: Int { sections.endIndex }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  @MainActor func resolved(in context: ViewContext) -> Self {
    var resolved = self
    resolved.sections = SectionCollection(context.subviews(of: base))
    return resolved
  }
}

extension ForEach {
  nonisolated public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(
      data: ForEachSectionCollection(of: AnyView(view)), identify: { $0.id },
      content: content)
  }
}
