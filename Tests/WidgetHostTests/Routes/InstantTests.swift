import Testing

@testable import WidgetHost

@Suite struct InstantTests {
    @Test("whole seconds have no fraction, others the digits they need")
    func text() {
        #expect(Instant.text(0) == "1970-01-01T00:00:00Z")
        #expect(Instant.text(1_796_029_200) == "2026-11-30T09:00:00Z")
        #expect(Instant.text(1_796_029_200.25) == "2026-11-30T09:00:00.25Z")
        #expect(Instant.text(-0.5) == "1969-12-31T23:59:59.5Z")
    }

    @Test("dates that ISO 8601 cannot write are held at the edge")
    func far() {
        #expect(Instant.text(1e300) == "9999-12-31T23:59:59Z")
        #expect(Instant.text(-1e300) == "0001-01-01T00:00:00Z")
    }

    @Test("what was written reads back as the same instant or a microsecond later, never earlier")
    func roundTrip() throws {
        for seconds in [0.0, 1_796_029_200, 1_796_029_200.123456789, 1_764_500_000.000001, 12.999999999] {
            let read = try #require(Instant.parse(Instant.text(seconds)))
            #expect(read >= seconds - 1e-7 && read - seconds < 2e-6, "\(seconds) became \(read)")
        }
    }

    @Test("offsets and fractions are understood, other words are not")
    func parse() {
        #expect(Instant.parse("2026-11-30T10:00:00+01:00") == 1_796_029_200)
        #expect(Instant.parse("2026-11-30T09:00:00.5Z") == 1_796_029_200.5)
        for text in ["", "noon", "2026-11-30", "2026-11-30T09:00:00", "2026-11-30T09:00:00.Z", "1796029200"] {
            #expect(Instant.parse(text) == nil, "\(text)")
        }
    }
}
