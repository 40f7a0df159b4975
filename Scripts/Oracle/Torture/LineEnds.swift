// A byte order mark, and line ends of Windows and of old Macs.
let first = 1

let text = """
    a\
    b
    """
class A {
    /* a
 */ var b = 1 // c
}let last = 2
func f() {
    let a = b
        + c
    show()
}
