/** A function call in the syntax of `transform` and `filter`. */
const CALL = /(?<![a-z])([a-z]+)\s*\(([^()]*)\)/gi

/** Returns the functions of a value by lower-case name, with the content of their brackets. Runs in linear time. */
export const callsIn = (text: string): { readonly name: string; readonly content: string }[] =>
  [...text.matchAll(CALL)].map(([, name = '', content = '']) => ({ name: name.toLowerCase(), content }))
