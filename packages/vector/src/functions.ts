/** A function as `transform` and `filter` write them. */
const CALL = /(?<![a-z])([a-z]+)\s*\(([^()]*)\)/gi

/** The functions of a value, by their names in lower case, with what stands in their brackets. Takes time in proportion to the text. */
export const callsIn = (text: string): { readonly name: string; readonly content: string }[] =>
  [...text.matchAll(CALL)].map(([, name = '', content = '']) => ({ name: name.toLowerCase(), content }))
