extension AlignmentGuideNode {
    /// A line as a sum: points, plus shares of the view's width and height, plus shares of its other lines.
    ///
    /// An author's guide is a closure over the view's dimensions; it is sampled where the view is evaluated, and what is
    /// linear in them (every guide seen in practice) is kept exactly. Others are exact at the size that the view has there.
    package struct GuideValue: Hashable, Sendable {
        package var constant: Double
        package var widthFactor: Double
        package var heightFactor: Double
        package var terms: [Term]

        package init(constant: Double, widthFactor: Double = 0, heightFactor: Double = 0, terms: [Term] = []) {
            self.constant = constant
            self.widthFactor = widthFactor
            self.heightFactor = heightFactor
            self.terms = terms
        }

        /// A share of another line of the view.
        package struct Term: Hashable, Sendable, Codable {
            package var key: AlignmentKey
            package var axis: Axis
            package var factor: Double

            package init(key: AlignmentKey, axis: Axis, factor: Double) {
                self.key = key
                self.axis = axis
                self.factor = factor
            }
        }
    }
}

extension AlignmentGuideNode.GuideValue: Codable {
    private enum Key: String, CodingKey { case constant, widthFactor, heightFactor, terms }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(
            constant: try container.decode(Double.self, forKey: .constant),
            widthFactor: try container.decode(Double.self, forKey: .widthFactor),
            heightFactor: try container.decode(Double.self, forKey: .heightFactor),
            terms: try container.decodeIfPresent([Term].self, forKey: .terms) ?? []
        )
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(constant, forKey: .constant)
        try container.encode(widthFactor, forKey: .widthFactor)
        try container.encode(heightFactor, forKey: .heightFactor)
        if !terms.isEmpty { try container.encode(terms, forKey: .terms) }
    }
}
