import Testing

@testable import AppIntents

/// Samples from the chart of plural rules of Unicode CLDR.
struct PluralRulesTests {
    @Test(
        "each language has its forms for whole numbers",
        arguments: [
            ("en", "one:1 other:0,2,11,101"), ("ja", "other:0,1,2,100"), ("fr", "one:0,1 other:2,17 many:1000000"),
            ("es", "one:1 other:0,2,16 many:1000000"), ("it", "one:1 other:0,2 many:1000000"),
            ("pt", "one:0,1 other:2,17"), ("de", "one:1 other:0,2,21"),
            ("ru", "one:1,21,101 few:2,3,4,22,104 many:0,5,11,12,14,20,111"), ("uk", "one:1,31 few:2,24 many:5,12"),
            ("pl", "one:1 few:2,4,22,104 many:0,5,12,14,21,101"), ("cs", "one:1 few:2,3,4 other:0,5,22"),
            ("sk", "one:1 few:2,4 other:0,5"), ("hr", "one:1,21,101 few:2,4,22 other:0,5,11,12,14"),
            ("sl", "one:1,101 two:2,102 few:3,4,103 other:0,5,11"), ("lt", "one:1,21 few:2,9,22 other:0,10,11,19,20"),
            ("lv", "zero:0,10,11,19,20 one:1,21,101 other:2,9,22"), ("ro", "one:1 few:0,2,19,101 other:20,100"),
            ("ar", "zero:0 one:1 two:2 few:3,10,103 many:11,26,111 other:100,102"),
            ("he", "one:1 two:2 other:0,3,20"), ("ga", "one:1 two:2 few:3,6 many:7,10 other:0,11"),
            ("gd", "one:1,11 two:2,12 few:3,10,13,19 other:0,20"),
            ("cy", "zero:0 one:1 two:2 few:3 many:6 other:4,5,7"),
            ("mt", "one:1 two:2 few:0,3,10,103 many:11,19,111 other:20,101"),
            ("br", "one:1,21,61 two:2,22 few:3,4,9,23 many:1000000 other:0,5,11,71,13"),
            ("is", "one:1,21 other:0,11,2"),
            ("mk", "one:1,21 other:11,2,0"), ("hi", "one:0,1 other:2"), ("da", "one:1 other:0,2"),
            ("fil", "one:0,1,2,3,5,7 other:4,6,9,14"), ("tr", "one:1 other:0,2"), ("xx", "one:1 other:0,2"),
        ]
    )
    func wholeNumbers(language: String, samples: String) {
        let rules = PluralRules(language: language)
        for group in samples.split(separator: " ") {
            let parts = group.split(separator: ":")
            for number in parts[1].split(separator: ",").compactMap({ Int64($0) }) {
                #expect(rules.form(of: PluralOperands(number)).rawValue == parts[0], "\(language) \(number)")
            }
        }
    }

    @Test(
        "fractions have their own rules",
        arguments: [
            ("en", 1.5, PluralForm.other), ("fr", 1.5, .one), ("cs", 1.5, .many), ("ru", 1.5, .other),
            ("sl", 1.5, .few), ("lt", 1.5, .many), ("da", 0.5, .one), ("hr", 1.2, .few), ("ro", 1.5, .few),
            ("en", 1.0, .one), ("lv", 0.1, .one), ("ar", 1.5, .other),
        ]
    )
    func fractions(language: String, number: Double, form: PluralForm) {
        #expect(PluralRules(language: language).form(of: PluralOperands(number)) == form)
    }

    @Test("numbers that are none, or too large, have a form", arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func extremes(number: Double) {
        for language in ["en", "ru", "ar", "lv"] {
            _ = PluralRules(language: language).form(of: PluralOperands(number))
        }
        #expect(PluralRules(language: "en").form(of: PluralOperands(Int64.min)) == .other)
    }
}
