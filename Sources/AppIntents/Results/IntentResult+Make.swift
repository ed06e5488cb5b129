// Every combination of a value, a following intent, a dialog and a view, in the order that Apple documents.

extension IntentResult {
    /// A result without parts.
    public static func result() -> Self
    where Self == IntentResultContainer<Never, Never, Never, Never> {
        Self()
    }

    /// A result with a value.
    public static func result<Value: _IntentValue>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> {
        Self(value: value)
    }

    /// A result with a following intent.
    public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, Never> {
        Self(opened: opensIntent)
    }

    /// A result with a dialog.
    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A result with a view, which is not shown.
    @_disfavoredOverload
    public static func result<Snippet>(view: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, _DiscardedSnippet, Never> {
        Self()
    }

    /// A result with a value and a following intent.
    public static func result<Value: _IntentValue, Opened: AppIntent>(value: Value, opensIntent: Opened) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, Never> {
        Self(value: value, opened: opensIntent)
    }

    /// A result with a value and a dialog.
    public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// A result with a value and a view, which is not shown.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, Snippet>(value: Value, view: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, _DiscardedSnippet, Never> {
        Self(value: value)
    }

    /// A result with a following intent and a dialog.
    public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
        Self(opened: opensIntent, dialog: dialog)
    }

    /// A result with a following intent and a view, which is not shown.
    @_disfavoredOverload
    public static func result<Opened: AppIntent, Snippet>(opensIntent: Opened, view: Snippet) -> Self
    where Self == IntentResultContainer<Never, Opened, _DiscardedSnippet, Never> {
        Self(opened: opensIntent)
    }

    /// A result with a dialog and a view, which is not shown.
    @_disfavoredOverload
    public static func result<Snippet>(dialog: IntentDialog, view: Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, _DiscardedSnippet, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A result with a value, a following intent and a dialog.
    public static func result<Value: _IntentValue, Opened: AppIntent>(
        value: Value,
        opensIntent: Opened,
        dialog: IntentDialog
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
        Self(value: value, opened: opensIntent, dialog: dialog)
    }

    /// A result with a value, a following intent and a view, which is not shown.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, Opened: AppIntent, Snippet>(
        value: Value,
        opensIntent: Opened,
        view: Snippet
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, _DiscardedSnippet, Never> {
        Self(value: value, opened: opensIntent)
    }

    /// A result with a value, a dialog and a view, which is not shown.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, Snippet>(value: Value, dialog: IntentDialog, view: Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, _DiscardedSnippet, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// A result with a following intent, a dialog and a view, which is not shown.
    @_disfavoredOverload
    public static func result<Opened: AppIntent, Snippet>(
        opensIntent: Opened,
        dialog: IntentDialog,
        view: Snippet
    ) -> Self
    where Self == IntentResultContainer<Never, Opened, _DiscardedSnippet, IntentDialog> {
        Self(opened: opensIntent, dialog: dialog)
    }

    /// A result with a value, a following intent, a dialog and a view, which is not shown.
    @_disfavoredOverload
    public static func result<Value: _IntentValue, Opened: AppIntent, Snippet>(
        value: Value,
        opensIntent: Opened,
        dialog: IntentDialog,
        view: Snippet
    ) -> Self
    where Self == IntentResultContainer<Value, Opened, _DiscardedSnippet, IntentDialog> {
        Self(value: value, opened: opensIntent, dialog: dialog)
    }

    /// A result with a view, which is neither made nor shown.
    public static func result<Snippet>(content: () -> Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, _DiscardedSnippet, Never> {
        Self()
    }

    /// A result with a view, which is neither made nor shown.
    public static func result<Snippet>(dialog: IntentDialog, content: () -> Snippet) -> Self
    where Self == IntentResultContainer<Never, Never, _DiscardedSnippet, IntentDialog> {
        Self(dialog: dialog)
    }

    /// A result with a view, which is neither made nor shown.
    public static func result<Value: _IntentValue, Snippet>(
        value: Value,
        dialog: IntentDialog,
        content: () -> Snippet
    ) -> Self
    where Self == IntentResultContainer<Value, Never, _DiscardedSnippet, IntentDialog> {
        Self(value: value, dialog: dialog)
    }

    /// A result with a view, which is neither made nor shown.
    public static func result<Value: _IntentValue, Snippet>(value: Value, content: () -> Snippet) -> Self
    where Self == IntentResultContainer<Value, Never, _DiscardedSnippet, Never> {
        Self(value: value)
    }
}
