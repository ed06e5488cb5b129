import SwiftUI

extension Golden {
    /// The goldens below `Recorded/effects`.
    @GoldenList static var effects: [Golden] {
        colorEffects
        layerEffects
    }

    @MainActor private static var stripes: some View {
        HStack(spacing: 0) {
            Color.red
            Color.yellow
            Color.green
            Color.blue
            Color.white
            Color.black
        }
        .frame(width: 120, height: 30)
    }

    @MainActor private static func blended(_ mode: BlendMode) -> some View {
        ZStack {
            stripes
            Color.orange.frame(width: 120, height: 12).blendMode(mode)
        }
    }

    @GoldenList static var colorEffects: [Golden] {
        Golden("effects/color/none", 140, 46) { stripes }
        Golden("effects/color/saturation", 140, 46) { stripes.saturation(0.4) }
        Golden("effects/color/grayscale", 140, 46) { stripes.grayscale(1) }
        Golden("effects/color/brightness", 140, 46) { stripes.brightness(0.3) }
        Golden("effects/color/contrast", 140, 46) { stripes.contrast(0.5) }
        Golden("effects/color/invert", 140, 46) { stripes.colorInvert() }
        Golden("effects/color/multiply", 140, 46) { stripes.colorMultiply(.yellow) }
        Golden("effects/color/hue", 140, 46) { stripes.hueRotation(.degrees(90)) }
        Golden("effects/color/luminance-to-alpha", 140, 46) { stripes.luminanceToAlpha() }
        Golden("effects/blend/multiply", 140, 46) { blended(.multiply) }
        Golden("effects/blend/screen", 140, 46) { blended(.screen) }
        Golden("effects/blend/overlay", 140, 46) { blended(.overlay) }
        Golden("effects/blend/difference", 140, 46) { blended(.difference) }
        Golden("effects/blend/luminosity", 140, 46) { blended(.luminosity) }
        Golden("effects/blend/isolated", 140, 46) {
            ZStack {
                stripes
                Color.orange.frame(width: 120, height: 12).blendMode(.multiply).compositingGroup()
            }
        }
    }

    @GoldenList static var layerEffects: [Golden] {
        Golden("effects/opacity/group", 100, 60) {
            ZStack {
                Color.red.frame(width: 40, height: 40).offset(x: -10)
                Color.blue.frame(width: 40, height: 40).offset(x: 10)
            }
            .opacity(0.5)
        }
        Golden("effects/opacity/hidden-keeps-place", 100, 60) {
            HStack {
                Color.red.frame(width: 20, height: 20)
                Color.green.frame(width: 20, height: 20).hidden()
                Color.blue.frame(width: 20, height: 20)
            }
        }
        Golden("effects/shadow/shape", 100, 80) {
            RoundedRectangle(cornerRadius: 10).fill(.white).shadow(color: .black.opacity(0.4), radius: 6, y: 4).padding(
                20
            )
        }
        Golden("effects/shadow/text", 120, 60) {
            Text("Shadow").font(.title.bold()).shadow(color: .blue, radius: 3, x: 2, y: 2)
        }
        Golden("effects/blur/shape", 100, 80) { Circle().fill(.pink).padding(16).blur(radius: 6) }
        Golden("effects/clip/shape", 100, 80) {
            LinearGradient(colors: [.blue, .green], startPoint: .top, endPoint: .bottom).clipShape(Circle()).padding(8)
        }
        Golden("effects/clip/clipped", 100, 60) {
            Circle().fill(.orange).frame(width: 80, height: 80).frame(width: 60, height: 30).clipped()
        }
        Golden("effects/clip/corner-radius", 100, 60) { Color.teal.cornerRadius(12).padding(8) }
        Golden("effects/mask/text", 140, 60) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .mask { Text("MASK").font(.largeTitle.weight(.black)) }
        }
        Golden("effects/mask/alpha", 100, 60) {
            Color.indigo.mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
        }
        Golden("effects/transform/rotation", 100, 100) {
            Text("Turned").padding(4).background(.yellow).rotationEffect(.degrees(-30))
        }
        Golden("effects/transform/rotation-anchor", 100, 100) {
            Rectangle().fill(.blue).frame(width: 40, height: 10).rotationEffect(.degrees(45), anchor: .leading)
        }
        Golden("effects/transform/scale", 100, 100) {
            Text("Big").background(.yellow).scaleEffect(2)
        }
        Golden("effects/transform/scale-mirrored", 100, 60) {
            Image(systemName: "arrow.right").font(.title).scaleEffect(x: -1, y: 1)
        }
        Golden("effects/transform/offset-does-not-move-others", 120, 60) {
            HStack {
                Color.red.frame(width: 20, height: 20)
                Color.green.frame(width: 20, height: 20).offset(y: 12)
                Color.blue.frame(width: 20, height: 20)
            }
        }
        Golden("effects/layer/z-index", 100, 60) {
            ZStack {
                Color.red.frame(width: 40, height: 40).zIndex(1)
                Color.blue.frame(width: 60, height: 20)
            }
        }
        Golden("effects/layer/border", 100, 60) { Text("Border").padding(6).border(.red, width: 3) }
        Golden("effects/layer/overlay-badge", 100, 80) {
            RoundedRectangle(cornerRadius: 10).fill(.blue).frame(width: 50, height: 50)
                .overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 16, height: 16).offset(x: 6, y: -6)
                }
        }
    }
}
