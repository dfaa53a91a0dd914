// What a build puts in the place of the bodies of views that need more of Apple's API than is here.

import FoundationSupplement

/// Ends the process at a view whose body was left out of the build.
///
/// - Parameter name: The body's name, and the reason in the compiler's words.
/// - Returns: Nothing.
public func _viewLeftOut(_ name: StaticString) -> EmptyView { _partLeftOut(name) }
