// GameplayKit's entities, which are made of components, with real behaviour.

public import FoundationSupplement

open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?

  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []

  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }

  /// Adds a component, in the place of another of its class.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    component.entity?.remove { $0 === component }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func component<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) -> ComponentType? {
    components.lazy.compactMap { $0 as? ComponentType }.first
  }

  open func removeComponent<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) {
    remove { type(of: $0) == componentClass }
  }

  private func remove(where isGone: (GKComponent) -> Bool) {
    for component in components where isGone(component) {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll(where: isGone)
  }
}

open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  open private(set) var components: [ComponentType] = []

  public init(componentClass: ComponentType.Type) {}

  open func addComponent(_ component: ComponentType) { components.append(component) }

  open func addComponent(foundIn entity: GKEntity) {
    components += entity.components.compactMap { $0 as? ComponentType }
  }

  open func removeComponent(_ component: ComponentType) {
    components.removeAll { $0 === component }
  }

  open func removeComponent(foundIn entity: GKEntity) {
    components.removeAll { $0.entity === entity }
  }

  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
