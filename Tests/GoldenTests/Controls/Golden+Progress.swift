import SwiftUI

extension Golden {
    @GoldenList static var progress: [Golden] {
        Golden("controls/progress/linear", 158, 44) { ProgressView(value: 0.4).padding(8) }
        Golden("controls/progress/linear-dark", 158, 44, in: .dark) {
            ProgressView(value: 0.4).tint(.orange).padding(8)
        }
        Golden("controls/progress/linear-ends", 158, 60) {
            VStack(spacing: 12) {
                ProgressView(value: 0)
                ProgressView(value: 1)
                ProgressView(value: 5, total: 4)
            }
            .padding(8)
        }
        Golden("controls/progress/labels", 158, 70) {
            ProgressView(value: 3, total: 4) {
                Text("Copying")
            } currentValueLabel: {
                Text("3 of 4")
            }.padding(8)
        }
        Golden("controls/progress/circular", 80, 80) {
            ProgressView(value: 0.6).progressViewStyle(.circular).tint(.green)
        }
        Golden("controls/progress/spinner", 60, 60) { ProgressView() }
        Golden("controls/progress/timer-counting-down", 158, 60) {
            ProgressView(timerInterval: GoldenStage.start...GoldenStage.start.addingTimeInterval(400)).padding(8)
        }
        Golden("controls/progress/timer-counting-up", 158, 60) {
            ProgressView(
                timerInterval: GoldenStage.start...GoldenStage.start.addingTimeInterval(400),
                countsDown: false
            )
            .padding(8)
        }
        Golden("controls/progress/right-to-left", 158, 44, in: .rightToLeft) { ProgressView(value: 0.25).padding(8) }
        Golden("controls/progress/custom-style", 100, 60) {
            ProgressView(value: 0.5).progressViewStyle(DotProgressStyle())
        }
    }

    private struct DotProgressStyle: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 4) {
                ForEach(0..<4, id: \.self) { index in
                    Circle()
                        .fill(
                            Double(index) / 4 < (configuration.fractionCompleted ?? 0) ? Color.blue : .gray.opacity(0.3)
                        )
                        .frame(width: 12, height: 12)
                }
            }
        }
    }
}
