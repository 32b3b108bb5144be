/** Replaces each comment of a style sheet by a space. An unclosed one runs to the end, as in browsers. */
export function withoutComments(text: string): string {
  const parts: string[] = []
  let at = 0
  for (;;) {
    const begin = text.indexOf('/*', at)
    if (begin === -1) return [...parts, text.slice(at)].join(' ')
    parts.push(text.slice(at, begin))
    const end = text.indexOf('*/', begin + 2)
    if (end === -1) return [...parts, ''].join(' ')
    at = end + 2
  }
}
