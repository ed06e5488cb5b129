extension ChildProcess {
    /// What becomes of a child's output stream.
    package enum Output: Hashable, Sendable {
        /// Goes where this process's own goes.
        case inherit
        /// Is dropped.
        case discard
        /// Comes through a pipe whose reading end the parent takes.
        case pipe
        /// Goes to an open descriptor of the parent, which stays the caller's.
        case descriptor(Int32)
    }

    /// One descriptor that a child is given: the parent's number and the number it has in the child.
    package struct DescriptorMapping: Hashable, Sendable {
        /// An open descriptor of the parent, which stays the caller's.
        package let parent: Int32
        /// Its number in the child; 3 or above, as 0 to 2 are the standard streams.
        package let child: Int32

        /// Maps one descriptor.
        package init(parent: Int32, child: Int32) {
            self.parent = parent
            self.child = child
        }
    }

    /// What to start, and how.
    package struct Configuration: Sendable {
        /// Path of the file to execute; `PATH` is not searched.
        package var executable: String
        /// Arguments after the program's name.
        package var arguments: [String]
        /// The whole environment; nil passes this process's own on.
        package var environment: [String: String]?
        /// Working folder; nil keeps the parent's.
        package var folder: String?
        /// Descriptors beyond the standard streams. All others are closed in the child.
        package var descriptors: [DescriptorMapping]
        /// Standard output.
        package var standardOutput: Output
        /// Standard error.
        package var standardError: Output

        /// A child that inherits the streams; standard input is always empty.
        package init(
            executable: String,
            arguments: [String] = [],
            environment: [String: String]? = nil,
            folder: String? = nil,
            descriptors: [DescriptorMapping] = [],
            standardOutput: Output = .inherit,
            standardError: Output = .inherit
        ) {
            self.executable = executable
            self.arguments = arguments
            self.environment = environment
            self.folder = folder
            self.descriptors = descriptors
            self.standardOutput = standardOutput
            self.standardError = standardError
        }
    }
}
