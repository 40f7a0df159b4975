import Foundation
import RIBs
import Testing

@Suite("A component")
@MainActor
struct ComponentTests {

    private final class Parts: Component<any EmptyDependency> {

        var made = 0
        var first: NSObject { shared { make() } }
        var second: NSObject { shared { make() } }
        var outer: [NSObject] { shared { [first, make()] } }
        var optional: NSObject? { shared { make() } }
        var nothing: NSObject? {
            shared {
                made += 1
                return nil
            }
        }

        private func make() -> NSObject {
            made += 1
            return NSObject()
        }
    }

    private let component = Parts(dependency: EmptyComponent())

    @Test("shares one instance for each property")
    func instances() {
        #expect(component.first === component.first)
        #expect(component.second === component.second)
        #expect(component.first !== component.second)
        #expect(component.made == 2)
    }

    @Test("shares instances with no other component")
    func components() {
        #expect(component.first !== Parts(dependency: EmptyComponent()).first)
    }

    @Test("shares an instance that is made of another one")
    func nested() {
        #expect(component.outer[0] === component.first)
        #expect(component.outer == component.outer)
        #expect(component.made == 2)
    }

    @Test("shares an instance of a property that is an optional, nothing included")
    func optionals() {
        #expect(component.optional != nil)
        #expect(component.optional === component.optional)
        #expect(component.nothing == nil)
        #expect(component.nothing == nil)
        #expect(component.made == 2)
    }

    @Test("and a builder keep the dependency that they are made with")
    func dependency() {
        let dependency = EmptyComponent()
        #expect(Parts(dependency: dependency).dependency === dependency)
        #expect(Builder<any EmptyDependency>(dependency: dependency).dependency === dependency)
    }
}
