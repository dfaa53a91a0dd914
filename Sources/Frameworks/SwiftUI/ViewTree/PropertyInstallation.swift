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
  ///
  /// - Parameter user: The value whose property the owner is, where that is one of a property wrapper.
  @MainActor private func install(
    inFieldsOf owner: Any, wrappedIn user: Any? = nil
  ) -> (isDynamic: Bool, hasState: Bool) {
    var found = (isDynamic: false, hasState: false)
    for (_, value) in Mirror(reflecting: owner).children {
      let isState = (value as? any StatefulProperty)?.isState == true
      if let property = value as? any InstallableProperty {
        property.install(in: self)
        found = (isDynamic: true, hasState: found.hasState || isState)
      } else if var property = value as? any DynamicProperty {
        let inner = install(inFieldsOf: property, wrappedIn: owner)
        property.update()
        found.isDynamic = true
        if inner.hasState || isState { found.hasState = true }
      }
      // An object that a package's property wrapper observes is no choice of the view's author.
      if let name = (value as? any ObservingProperty)?.wrapperName,
        user.map({ Self.module(of: $0) == Self.module(of: owner) }) ?? true
      {
        noteIdle(name)
      }
    }
    return found
  }
}

extension ViewContext {
  /// The name of the module that declares a value's type.
  private static func module(of value: Any) -> Substring {
    String(reflecting: type(of: value)).prefix { $0 != "." }
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
