// Results and confirmations that show a view. On Apple's platforms an overlay of AppIntents and
// SwiftUI declares them. The view is kept and never shown.

public import SwiftUI

extension IntentResult {
  public static func result<Content: View>(
    view: Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Never, Never, _SnippetViewContainer, Never
    >
  {
    Self(view: view)
  }

  public static func result<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Never, Never, _SnippetViewContainer, Never
    >
  {
    Self(view: content())
  }
}

extension IntentResult {
  public static func result<Content: View>(
    dialog: IntentDialog, view: Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Never, Never, _SnippetViewContainer, IntentDialog
    >
  {
    Self(dialog: dialog, view: view)
  }

  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Never, Never, _SnippetViewContainer, IntentDialog
    >
  {
    Self(dialog: dialog, view: content())
  }
}

extension IntentResult {
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, view: Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Never, OpensAppIntent, _SnippetViewContainer, Never
    >
  {
    Self(opensIntent: opensIntent, view: view)
  }

  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Never, OpensAppIntent, _SnippetViewContainer, Never
    >
  {
    Self(opensIntent: opensIntent, view: content())
  }
}

extension IntentResult {
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Never, OpensAppIntent, _SnippetViewContainer, IntentDialog
    >
  {
    Self(opensIntent: opensIntent, dialog: dialog, view: view)
  }

  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Never, OpensAppIntent, _SnippetViewContainer, IntentDialog
    >
  {
    Self(opensIntent: opensIntent, dialog: dialog, view: content())
  }
}

extension IntentResult {
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, view: Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Value, Never, _SnippetViewContainer, Never
    >
  {
    Self(value: value, view: view)
  }

  public static func result<Value: _IntentValue, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Value, Never, _SnippetViewContainer, Never
    >
  {
    Self(value: value, view: content())
  }
}

extension IntentResult {
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Value, Never, _SnippetViewContainer, IntentDialog
    >
  {
    Self(value: value, dialog: dialog, view: view)
  }

  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Value, Never, _SnippetViewContainer, IntentDialog
    >
  {
    Self(value: value, dialog: dialog, view: content())
  }
}

extension IntentResult {
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, view: Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Value, OpensAppIntent, _SnippetViewContainer, Never
    >
  {
    Self(value: value, opensIntent: opensIntent, view: view)
  }

  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Value, OpensAppIntent, _SnippetViewContainer, Never
    >
  {
    Self(value: value, opensIntent: opensIntent, view: content())
  }
}

extension IntentResult {
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, view: Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Value, OpensAppIntent, _SnippetViewContainer, IntentDialog
    >
  {
    Self(value: value, opensIntent: opensIntent, dialog: dialog, view: view)
  }

  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self
  where
    Self == IntentResultContainer<
      Value, OpensAppIntent, _SnippetViewContainer, IntentDialog
    >
  {
    Self(value: value, opensIntent: opensIntent, dialog: dialog, view: content())
  }
}

extension IntentParameter {
  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil,
    @ViewBuilder view: () -> ViewType
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog)
  }

  public func requestConfirmation<ViewType: View>(
    for itemToConfirm: Value.ValueType, dialog: IntentDialog? = nil, view: ViewType
  ) async throws -> Bool {
    try await requestConfirmation(for: itemToConfirm, dialog: dialog)
  }
}
