// What Apple's Foundation has in one module: networking and XML lie in modules of their own on Linux.
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import FoundationXML
