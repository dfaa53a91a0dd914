// The macros that make a computed property one that the system knows of; iOS 26. What they add on
// Apple's platforms, a property for shortcuts to read, nothing reads here.

public import CoreSpotlight
public import FoundationSupplement

/// Makes a computed property known under a title.
@attached(peer)
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "FrameworkMacros", type: "AttributeMacro")

/// Makes a computed property known.
@attached(peer)
public macro ComputedProperty() =
  #externalMacro(module: "FrameworkMacros", type: "AttributeMacro")

/// Makes a computed property known under a title, and to the index under a key.
@attached(peer)
public macro ComputedProperty(
  title: LocalizedStringResource = "", indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
) = #externalMacro(module: "FrameworkMacros", type: "AttributeMacro")

/// Makes a property that is computed later, and when it is asked for, known under a title.
@attached(peer)
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "FrameworkMacros", type: "AttributeMacro")

/// Makes a property that is computed later, and when it is asked for, known.
@attached(peer)
public macro DeferredProperty() =
  #externalMacro(module: "FrameworkMacros", type: "AttributeMacro")
