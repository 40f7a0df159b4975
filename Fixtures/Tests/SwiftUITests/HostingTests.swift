import Combine
import Observation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Views that are hosted") struct HostingTests {

    @Test("a view shows its texts, and those of its parts, in order")
    func texts() {
        struct Screen: View {
            let isOpen: Bool
            let names = ["b", "a"]
            var body: some View {
                VStack(alignment: .leading) {
                    Text("Title").font(.title)
                    if isOpen { Text("open") } else { Text(verbatim: "closed") }
                    if isOpen { Text("more") }
                    HStack {
                        List(names, id: \.self) { name in
                            Text(name).padding()
                        }
                        Spacer()
                        EmptyView()
                    }
                    ForEach(0..<2, id: \.self) { Text("row \($0)") }
                }
            }
        }
        let hosting = UIHostingController(rootView: Screen(isOpen: false))
        #expect(hosting.shownTexts == ["Title", "closed", "b", "a", "row 0", "row 1"])
        hosting.rootView = Screen(isOpen: true)
        #expect(hosting.shownTexts == ["Title", "open", "more", "b", "a", "row 0", "row 1"])
    }

    @Test("a state is kept while its view is shown, and is a new one afterwards")
    func states() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button("\(count)") { count += 1 }
            }
        }
        struct Screen: View {
            @State private var isShown = true
            @State private var other = ""
            var body: some View {
                Toggle("shown", isOn: $isShown)
                if isShown { Counter() }
                TextField("name", text: $other)
            }
        }
        let hosting = UIHostingController(rootView: Screen())
        hosting.loadViewIfNeeded()
        #expect(hosting.press("0"))
        #expect(hosting.type("Ann", into: "name"))
        #expect(hosting.press("1"))
        #expect(hosting.shownTexts == ["shown", "2", "Ann"])
        #expect(hosting.press("shown"))
        #expect(hosting.shownTexts == ["shown", "Ann"])
        #expect(hosting.press("shown"))
        #expect(hosting.shownTexts == ["shown", "0", "Ann"])
        #expect(!hosting.press("1"))
    }

    final class Model: ObservableObject {
        @Published var name = "old"
        @Published var isBusy = false
        var silent = "old"
    }

    @Test("a view is shown anew when a published property of an object that it observes changes, and only then")
    func observedObjects() {
        struct Observing: View {
            @ObservedObject var model: Model
            var body: some View {
                Text(model.name)
                Text(model.silent)
                TextField("name", text: $model.name).disabled(model.isBusy)
            }
        }
        struct Looking: View {
            let model: Model
            var body: some View { Text(model.name) }
        }
        let model = Model()
        let observing = UIHostingController(rootView: Observing(model: model))
        let looking = UIHostingController(rootView: Looking(model: model))
        #expect(looking.shownTexts == ["old"])
        #expect(observing.shownTexts == ["old", "old", "old"])
        model.silent = "new"
        #expect(observing.shownTexts == ["old", "old", "old"])
        #expect(observing.type("new", into: "name"))
        #expect(observing.shownTexts == ["new", "new", "new"])
        #expect(looking.shownTexts == ["old"])
        model.isBusy = true
        #expect(!observing.type("newer", into: "name"))
        #expect(model.name == "new")
    }

    @Observable final class Observed {
        var name = "old"
    }

    @Test("a view is shown anew when a property that it has read changes")
    func observables() {
        struct Screen: View {
            @Bindable var model: Observed
            var body: some View {
                Text(model.name)
                TextField("name", text: $model.name)
            }
        }
        let model = Observed()
        let hosting = UIHostingController(rootView: Screen(model: model))
        #expect(hosting.shownTexts == ["old", "old"])
        model.name = "new"
        #expect(hosting.shownTexts == ["new", "new"])
        hosting.type("newer", into: "name")
        #expect(model.name == "newer")
    }

    @Test("an object of a state is made once")
    func stateObjects() {
        struct Part: View {
            @StateObject private var model = Model()
            var body: some View { Button(model.name) { model.name += "er" } }
        }
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                Button("count") { count += 1 }
                Part()
            }
        }
        let hosting = UIHostingController(rootView: Screen())
        hosting.press("old")
        hosting.press("count")
        #expect(hosting.shownTexts == ["count", "older"])
    }

    @Test("a navigation stack shows the screen that the last value of its path leads to")
    func navigation() {
        struct Screen: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Button("go") { path.append(7) }
                        .navigationDestination(for: Int.self) { number in
                            Button("back from \(number)") { path.removeLast() }
                        }
                }
            }
        }
        let hosting = UIHostingController(rootView: Screen())
        hosting.press("go")
        #expect(hosting.shownTexts == ["back from 7"])
        hosting.press("back from 7")
        #expect(hosting.shownTexts == ["go"])
    }

    @Test("a view with another identity has a state of its own")
    func identities() {
        struct Part: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Screen: View {
            @State private var id = 1
            var body: some View {
                Button("next") { id += 1 }
                Part().id(id)
            }
        }
        let hosting = UIHostingController(rootView: Screen())
        hosting.press("count 0")
        #expect(hosting.shownTexts == ["next", "count 1"])
        hosting.press("next")
        #expect(hosting.shownTexts == ["next", "count 0"])
    }

    @Test("a covered screen keeps its state, and its task and its appearance begin anew when it is back")
    func coveredScreens() async {
        struct Screen: View {
            let appear: () -> Void
            let task: Observed
            @State private var path: [Int] = []
            @State private var text = "old"
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Button(text) { text += "er" }
                        Button("go") { path = [1, 2] }
                    }
                    .onAppear(perform: appear)
                    .task {
                        task.name = "begun"
                        while !Task.isCancelled { await Task.yield() }
                        task.name = "cancelled"
                    }
                    .navigationDestination(for: Int.self) { number in Counter(title: "\(number)") }
                }
            }
        }
        struct Counter: View {
            let title: String
            @State private var count = 0
            var body: some View { Button("\(title): \(count)") { count += 1 } }
        }
        let task = Observed()
        var appearances = 0
        let hosting = UIHostingController(rootView: Screen(appear: { appearances += 1 }, task: task))
        hosting.press("old")
        while task.name != "begun" { await Task.yield() }
        hosting.press("go")
        hosting.press("2: 0")
        #expect(hosting.shownTexts == ["2: 1"])
        while task.name != "cancelled" { await Task.yield() }
        hosting.goBack()
        hosting.press("1: 0")
        #expect(hosting.shownTexts == ["1: 1"])
        #expect(appearances == 1)
        hosting.goBack()
        #expect(hosting.shownTexts == ["older", "go"])
        #expect(appearances == 2)
        while task.name != "begun" { await Task.yield() }
        hosting.press("go")
        #expect(hosting.shownTexts == ["2: 0"])
    }

    @Test("of two destinations for a type, the one that is declared closest to the first screen is used")
    func declaredTwice() {
        struct Screen: View {
            @State private var path = [1, 2]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("first")
                        .navigationDestination(for: Int.self) { number in
                            Text("outer \(number)").navigationDestination(for: Int.self) { Text("inner \($0)") }
                        }
                }
            }
        }
        #expect(UIHostingController(rootView: Screen()).shownTexts == ["outer 2"])
    }

    @Test("a sheet is above its view while there is an item, and has destinations and a back button of its own")
    func sheets() {
        struct Item: Identifiable {
            let id: Int
        }
        struct Sheet: View {
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("in the sheet").navigationDestination(for: Int.self) { Text("\($0) in the sheet") }
                }
            }
        }
        struct Screen: View {
            @State private var item: Item?
            @State private var count = 0
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Button("\(count)") {
                        count += 1
                        path = [count]
                    }
                    .navigationDestination(for: Int.self) { number in
                        Button("present \(number)") { item = Item(id: number) }
                    }
                }
                .sheet(item: $item) { _ in Sheet() }
            }
        }
        let hosting = UIHostingController(rootView: Screen())
        #expect(!hosting.swipeDown())
        hosting.press("0")
        hosting.press("present 1")
        #expect(hosting.shownTexts == ["1 in the sheet"])
        #expect(hosting.goBack())
        #expect(hosting.shownTexts == ["in the sheet"])
        #expect(!hosting.goBack())
        #expect(hosting.swipeDown())
        #expect(hosting.shownTexts == ["present 1"])
        #expect(hosting.goBack())
        #expect(hosting.shownTexts == ["1"])
    }

    @Test("a task runs while its view is there, and is cancelled with it")
    func tasks() async {
        struct Part: View {
            let model: Observed
            var body: some View {
                Text(model.name).task {
                    model.name = "begun"
                    while !Task.isCancelled { await Task.yield() }
                    model.name = "cancelled"
                }
            }
        }
        let model = Observed()
        var hosting: UIHostingController<Part>? = UIHostingController(rootView: Part(model: model))
        hosting?.loadViewIfNeeded()
        while model.name == "old" { await Task.yield() }
        #expect(hosting?.shownTexts == ["begun"])
        weak let gone = hosting
        hosting = nil
        #expect(gone == nil)
        while model.name == "begun" { await Task.yield() }
        #expect(model.name == "cancelled")
    }

    @Test("what appears does so once")
    func appearances() {
        struct Screen: View {
            let appear: () -> Void
            @State private var count = 0
            var body: some View {
                Button("\(count)") { count += 1 }.onAppear(perform: appear)
            }
        }
        var count = 0
        let hosting = UIHostingController(rootView: Screen { count += 1 })
        #expect(count == 0)
        hosting.loadViewIfNeeded()
        hosting.press("0")
        #expect(hosting.shownTexts == ["1"])
        #expect(count == 1)
    }
}
