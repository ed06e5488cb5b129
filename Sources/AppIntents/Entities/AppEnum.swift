/// An enumeration that parameters can have as their type.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, CaseDisplayRepresentable
where RawValue: LosslessStringConvertible & Sendable {}
