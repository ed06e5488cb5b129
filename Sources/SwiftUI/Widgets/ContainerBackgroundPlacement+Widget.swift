extension ContainerBackgroundPlacement {
    /// The ground of the whole widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}
