// IntentResult and its factories: iOS 16, macOS 13, watchOS 9; `actionButtonIntent:` iOS 16.1.
//
// The factories with a view are in IntentViews.swift, since they need SwiftUI.

public protocol IntentResult: Sendable {
  associatedtype Value: _IntentValue = Never
  associatedtype OpensAppIntent: AppIntent = Never
  associatedtype Snippet = Never
  associatedtype Dialog = Never
  var value: Value? { get }
}

public protocol ReturnsValue<Value>: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// Stands in a result's type for the view that it shows.
public struct _SnippetViewContainer {}

public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet, Dialog
>:
  IntentResult, @unchecked Sendable
{
  public var value: Value?
  public var dialog: IntentDialog?
  public var opensIntent: OpensAppIntent?
  package var actionButtonIntent: (any AppIntent)?
  /// The view it shows.
  package var view: Any?

  init(
    value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil,
    actionButtonIntent: (any AppIntent)? = nil, view: Any? = nil
  ) {
    self.value = value
    self.opensIntent = opensIntent
    self.dialog = dialog
    self.actionButtonIntent = actionButtonIntent
    self.view = view
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

extension Never: IntentResult {
  public var value: Never? { nil }
}

extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }

  public static func result<OpensAppIntent: AppIntent>(opensIntent: OpensAppIntent) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, OpensAppIntent, Never, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog)
  }

  public static func result<OpensAppIntent: AppIntent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, OpensAppIntent, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }
}

extension IntentResult {
  public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(actionButtonIntent: actionButtonIntent)
  }

  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog, actionButtonIntent: actionButtonIntent)
  }

  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, actionButtonIntent: actionButtonIntent)
  }

  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog, actionButtonIntent: actionButtonIntent)
  }
}
