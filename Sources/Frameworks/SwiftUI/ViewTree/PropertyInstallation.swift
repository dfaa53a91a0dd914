// The installation of dynamic properties: `@Environment` and its kin get their values before a body
// is read.

/// A dynamic property that takes its value from the context of its view.
@MainActor package protocol InstallableProperty {
  func install(in context: ViewContext)
}

extension ViewContext {
  /// Installs this context in the dynamic properties of a view, modifier or style.
  ///
  /// Each wrapper keeps its value in a box, so that a copy of the wrapper, which is all reflection
  /// hands out, installs into the original.
  ///
  /// - Parameter owner: The view, modifier or style.
  /// - Returns: Whether it keeps a state.
  @MainActor @discardableResult package func install<Owner>(in owner: Owner) -> Bool {
    guard InstallationPlan.needsInstallation(Owner.self) != false else { return false }
    let found = install(inFieldsOf: owner)
    InstallationPlan.remember(Owner.self, needsInstallation: found.isDynamic)
    return found.hasState
  }

  /// Returns whether any field, at any depth, is a dynamic property, and whether one keeps a state.
  @MainActor private func install(inFieldsOf owner: Any) -> (isDynamic: Bool, hasState: Bool) {
    var found = (isDynamic: false, hasState: false)
    for (_, value) in Mirror(reflecting: owner).children {
      let isState = (value as? any StatefulProperty)?.isState == true
      if let property = value as? any InstallableProperty {
        property.install(in: self)
        found = (isDynamic: true, hasState: found.hasState || isState)
      } else if var property = value as? any DynamicProperty {
        let inner = install(inFieldsOf: property)
        property.update()
        found.isDynamic = true
        if inner.hasState || isState { found.hasState = true }
      }
      if let name = (value as? any ObservingProperty)?.wrapperName { noteIdle(name) }
    }
    return found
  }
}

/// The types whose fields need no installation, because none of them is a dynamic property.
///
/// A field whose type is an existential or optional may change that from value to value, but
/// SwiftUI does not find dynamic properties there either.
@MainActor private enum InstallationPlan {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func needsInstallation(_ type: Any.Type) -> Bool? {
    known[ObjectIdentifier(type)]
  }

  static func remember(_ type: Any.Type, needsInstallation: Bool) {
    known[ObjectIdentifier(type)] = needsInstallation
  }
}
