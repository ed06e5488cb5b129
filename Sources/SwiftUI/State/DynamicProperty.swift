/// A stored property that brings a value from outside into a view.
public protocol DynamicProperty {
    /// Called before the view's body is.
    mutating func update()
}

extension DynamicProperty {
    /// Nothing to prepare.
    public mutating func update() {}
}
