import CoreGraphics
import UIKit

public enum GraphicsAndUIKit {
    public static func facts() -> [String] {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 2))
        return [
            "\(path.boundingBox.width)", "\(UIColor.black.cgColor.components ?? [])", "\(CGVector(dx: 1, dy: 2).dy)",
        ]
    }
}
