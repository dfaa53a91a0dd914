// The modifiers of a control's configuration and templates. Names and descriptions show in the
// bundle's description.

public import SwiftUI
import WidgetRecording

/// A control configuration with a modifier applied to it.
@MainActor struct ModifiedControlConfiguration: ControlWidgetConfiguration, ResolvableControl {
  let resolved: ResolvedWidget

  var body: Never { preconditionFailure("a modified configuration has no body") }
}

extension ControlWidgetConfiguration {
  private func modified(_ change: (inout ResolvedWidget) -> Void) -> ModifiedControlConfiguration {
    var widget = resolvedControl ?? ResolvedWidget(kind: "", configuration: .control(nil))
    change(&widget)
    return ModifiedControlConfiguration(resolved: widget)
  }

  public func displayName(_ displayName: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  {
    modified { $0.displayName = Text(displayName) }
  }

  public func description(_ description: LocalizedStringResource)
    -> some ControlWidgetConfiguration
  {
    modified { $0.description = Text(description) }
  }

  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    modified { _ in }
  }

  public func pushHandler(
    _ pushHandlerType: any ControlPushHandler.Type
  ) -> some ControlWidgetConfiguration {
    modified { _ in }
  }
}

/// A control's template with a modifier applied to it.
@MainActor
struct ModifiedControlTemplate<Base: ControlWidgetTemplate>: ControlWidgetTemplate,
  ShowableTemplate
{
  let base: Base
  let change: (inout ControlPicture) -> Void

  var body: Base { base }

  var ownShown: ShownControl {
    var shown = base.shown
    if var picture = shown.picture {
      change(&picture)
      shown.picture = picture
    }
    return shown
  }
}

extension ControlWidgetTemplate {
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { $0.tint = tint ?? $0.tint }
  }

  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { _ in }
  }

  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    ModifiedControlTemplate(base: self) { $0.isDisabled = $0.isDisabled || disabled }
  }
}

nonisolated extension View {
  public func controlWidgetStatus(_ status: LocalizedStringKey) -> some View {
    node(".controlWidgetStatus", with: Text(status))
  }

  public func controlWidgetStatus(_ status: Text) -> some View {
    node(".controlWidgetStatus", with: status)
  }

  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View {
    node(".controlWidgetStatus", with: Text(status))
  }

  @_disfavoredOverload
  public func controlWidgetStatus(_ status: some StringProtocol) -> some View {
    node(".controlWidgetStatus", with: Text(verbatim: String(status)))
  }

  public func controlWidgetActionHint(_ hint: LocalizedStringKey) -> some View {
    node(".controlWidgetActionHint", with: Text(hint))
  }

  public func controlWidgetActionHint(_ hint: Text) -> some View {
    node(".controlWidgetActionHint", with: hint)
  }

  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View {
    node(".controlWidgetActionHint", with: Text(hint))
  }

  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: some StringProtocol) -> some View {
    node(".controlWidgetActionHint", with: Text(verbatim: String(hint)))
  }
}
