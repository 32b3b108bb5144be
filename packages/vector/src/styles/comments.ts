/** A style sheet's text with a space for each comment; one that is not closed goes to the end, as in browsers. */
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
