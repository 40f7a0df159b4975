#!/usr/bin/env swift
// Tokens that a reader of Swift gets wrong. This file is parsed, and never compiled.
/* A comment /* in a comment */ with "a quote */
import Foundation
import struct Kit.Box
@testable @preconcurrency public import Kit
import func Kit.show

// MARK: - Strings

let rawBackslash = #"\"#
let rawQuote = #"""#
let rawQuotes = #""""#
let rawInterpolation = #"a\#(b)\(c)"#
let twoPounds = ##"a"# b"##
let interpolated = "\(names["a"] ?? "}")"
let nested = "a\("b\("c\(d)" + "}")")\(e)"
let closure = "\(names.map { "\($0): {" }.joined(separator: ")"))"
let comment = "// no comment /* \(/* a comment ) */ a)"
let escaped = "\\\"\u{1F600}\\("
let empty = "" + ""
let multiline = """
    { "a" \"""
    \(list.map { """
        inner \($0) }
        """ })
    continued \
    line // no comment
    """
let rawMultiline = #"""
    "" \(a) \#(b)
    """#
let pounds = ##"""
    "# """# \##("""
        a
        """)
    """##

// MARK: - Regular expressions

let brace = /\{/
let quote = /["']/
let slashes = /a\/b/
let classes = /[)(]+/
let first = text.firstMatch(of: /(a|b)\)/)
let list = [/a/, /b{2}/, /\[/]
let pounded = #/a/b"{/#
let severalLines = #/
    # a comment {
    a {2}
    /#
let divided = a / b / c
let half = total/2
let halves = (a) / (b) / 2
let optional = a ?? /x/
let negated = !/a/.matches
let afterTry = try? /a/ .firstMatch(in: text)
func /(left: A, right: B) -> C { left }
let function = list.reduce(1, /)
let functions = [(/), (+)]

// MARK: - Operators

let prefix = -a + !b - ~c
let postfix = a! + b? .c
let unwrapped = a!.b?.c![0]?()
let forced = a! as! B
let range = 0..<count
let oneSided = values[1...] + values[...2] + values[..<3]
let ternary = a ? b : c ? d : e
let optionalTernary = a ? .b ?? c : d
let isLess = a < b && c > (d)
let isShifted = a<<2 | b >> 3
let isAtLeast=a>=b
let arrows = { (a: Int) -> (Int) -> Int in { b in a + b } }
let address = f(&value, &other)
let custom = a <*> b |> c
let dotted = a .+ b ... c
let unicode = a ≠ b ∪ c
let generic: Set<Set<Int>>=[]
let optionalGeneric: Set<Set<Int>>? = nil
let optionals: [String: Set<Int>?]?? = nil
let implicit: Set<Int>! = nil
let existential: any Collection<Int> & Sendable = []
let keyPath = \User.name.count
let keyPaths = [\.name, \User.[0], \User.name?.count, \.self]
let selector = #selector(User.show(_:animated:))
let macro = #Kit(a) { $0 }
let tuple = pair.0.1 + pair.1.0
let numbers = [1_000, 0xFF, 0b1, 0o7, 1.5e-3, 0x1.8p3, 1e+10, 0x1.description]
let product = 2*-3
let `class` = `self`.`init`
let selected = Kit::Box(a)

// MARK: - Operators that are declared

infix operator <*>: AdditionPrecedence
infix operator |> : PipePrecedence
prefix operator ≠
postfix operator ...
infix operator ===>
precedencegroup PipePrecedence {
    higherThan: AdditionPrecedence
    associativity: left
}
func <*> <A, B>(left: (A) -> B, right: A) -> B { left(right) }
func ==<A: Equatable>(left: Box<A>, right: Box<A>) -> Bool where A: Sendable { left === right }
func <(left: A, right: A) -> Bool { true }
func <<A>(left: A, right: A) -> Bool { true }
func >>=<A>(left: A, right: A) -> A { left }
static func ..<(left: A, right: A) -> B { left }
prefix func -(value: A) -> A { value }
prefix func & (value: A) -> A { value }
postfix func ...(value: A) -> A { value }
func ?? <A>(left: A?, right: A) -> A { right }
