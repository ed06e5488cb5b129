import Combine
import Foundation
import Testing

struct PublisherTests {
    private struct Failure: Error, Equatable {}

    @Test("values are changed, chosen and counted in order")
    func operators() {
        var values: [Int] = []
        _ = [1, 2, 2, 3, 4].publisher.removeDuplicates().filter { $0 != 3 }.map { $0 * 10 }.dropFirst()
            .sink { values.append($0) }
        #expect(values == [20, 40])
        var all: [[String]] = []
        _ = ["a", nil, "b"].publisher.replaceNil(with: "-").collect().sink { all.append($0) }
        #expect(all == [["a", "-", "b"]])
        var firsts: [Int] = []
        var ends = 0
        _ = [5, 6, 7].publisher.prefix(2).sink(
            receiveCompletion: { _ in ends += 1 },
            receiveValue: { firsts.append($0) }
        )
        #expect(firsts == [5, 6])
        #expect(ends == 1)
    }

    @Test("failures end, are replaced or caught")
    func failures() {
        var text = ""
        let failing = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Failure() } else { return $0 } }
        _ = failing.sink(
            receiveCompletion: { if case .failure(let error) = $0 { text += "failed \(error is Failure)" } },
            receiveValue: { text += "\($0) " }
        )
        #expect(text == "1 failed true")
        var values: [Int] = []
        _ = failing.replaceError(with: 9).sink { values.append($0) }
        #expect(values == [1, 9])
        values = []
        _ = failing.catch { _ in Just(7) }.sink { values.append($0) }
        #expect(values == [1, 7])
        values = []
        _ = failing.retry(1).replaceError(with: 0).sink { values.append($0) }
        #expect(values == [1, 1, 0])
    }

    @Test("subjects hand on until cancelled, and the last value at once")
    func subjects() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let cancellable = subject.sink { values.append($0) }
        subject.send(1)
        cancellable.cancel()
        subject.send(2)
        #expect(values == [1])
        let current = CurrentValueSubject<Int, Never>(5)
        var seen: [Int] = []
        let watching = current.sink { seen.append($0) }
        current.value = 6
        #expect(seen == [5, 6])
        #expect(current.value == 6)
        watching.cancel()
    }

    @Test("publishers are joined, in pairs, by last values and one inside another")
    func joins() {
        var pairs: [String] = []
        _ = [1, 2, 3].publisher.zip(["a", "b"].publisher).sink { pairs.append("\($0)\($1)") }
        #expect(pairs == ["1a", "2b"])
        let left = PassthroughSubject<Int, Never>()
        let right = PassthroughSubject<Int, Never>()
        var sums: [Int] = []
        let latest = left.combineLatest(right).sink { sums.append($0 + $1) }
        left.send(1)
        right.send(10)
        left.send(2)
        #expect(sums == [11, 12])
        latest.cancel()
        var flat: [Int] = []
        _ = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.sink { flat.append($0) }
        #expect(flat == [1, 10, 2, 20])
        var merged: [Int] = []
        _ = Just(1).merge(with: Just(2)).sink { merged.append($0) }
        #expect(merged == [1, 2])
    }

    @Test("a future keeps its value for those who come later")
    func future() async {
        let future = Future<Int, Never> { $0(.success(4)) }
        var values: [Int] = []
        _ = future.sink { values.append($0) }
        _ = future.sink { values.append($0) }
        #expect(values == [4, 4])
        #expect(await future.value == 4)
    }

    private final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
    }

    @Test("an object tells of changes of its published properties before they are made")
    func observable() {
        let model = Model()
        var told: [String] = []
        var cancellables: Set<AnyCancellable> = []
        model.objectWillChange.sink { told.append(model.name) }.store(in: &cancellables)
        model.name = "b"
        model.count = 1
        #expect(told == ["a", "b"])
        var names: [String] = []
        model.$name.sink { names.append($0) }.store(in: &cancellables)
        model.name = "c"
        #expect(names == ["b", "c"])
        Just(7).assign(to: &model.$count)
        #expect(model.count == 7)
    }

    @Test("nothing is lost or out of order where threads meet")
    func threads() async {
        let numbers = Array(0..<200)
        for _ in 0..<20 {
            let queue = DispatchQueue.global()
            var arrived: [Int] = []
            for await value in numbers.publisher.receive(on: queue).values { arrived.append(value) }
            #expect(arrived == numbers)
            let asked = numbers.publisher
                .flatMap { number in Future<Int, Never> { done in queue.schedule { done(.success(number)) } } }
                .collect()
            #expect(await asked.values.first { _ in true }?.sorted() == numbers)
            let pairs = numbers.publisher.receive(on: queue).zip(numbers.publisher.receive(on: queue)).collect()
            #expect(await pairs.values.first { _ in true }?.allSatisfy { $0 == $1 } == true)
            let early = Future<Int, Never> { done in queue.schedule { done(.success(1)) } }
            #expect(await early.value == 1)
        }
    }

    @Test("pairs end when no partner can come any more, and joined publishers when the last does")
    func ends() {
        let left = PassthroughSubject<Int, Never>()
        let right = PassthroughSubject<Int, Never>()
        var told: [String] = []
        let paired = left.zip(right).sink(
            receiveCompletion: { _ in told.append("end of pairs") },
            receiveValue: { told.append("\($0)\($1)") }
        )
        let merged = left.merge(with: right).sink(
            receiveCompletion: { _ in told.append("end") },
            receiveValue: { told.append("\($0)") }
        )
        left.send(1)
        left.send(completion: .finished)
        #expect(told == ["1"])
        right.send(2)
        #expect(told == ["1", "12", "end of pairs", "2"])
        right.send(completion: .finished)
        #expect(told.last == "end")
        _ = (paired, merged)
    }

    @Test("values come to a queue, and notifications as values")
    func schedulers() async {
        let value = await Just(1).receive(on: DispatchQueue.global()).values.first { _ in true }
        #expect(value == 1)
        let name = Notification.Name("test.\(UUID().uuidString)")
        var heard = 0
        let watching = NotificationCenter.default.publisher(for: name).sink { _ in heard += 1 }
        NotificationCenter.default.post(name: name, object: nil)
        watching.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(heard == 1)
    }
}
