// Core Graphics' types stand where Foundation's do, since files that import SwiftUI alone use them too.
@_exported public import Foundation

@_exported public import struct FoundationSupplement.CGAffineTransform
@_exported public import class FoundationSupplement.CGColor
@_exported public import enum FoundationSupplement.CGLineCap
@_exported public import enum FoundationSupplement.CGLineJoin
@_exported public import class FoundationSupplement.CGMutablePath
@_exported public import class FoundationSupplement.CGPath
@_exported public import struct FoundationSupplement.CGVector
