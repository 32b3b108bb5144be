const WORD =
  /^(?:normal|italic|oblique|small-caps|bold|bolder|lighter|[1-9]00|(?:ultra-|extra-|semi-)?(?:condensed|expanded))$/i
const SIZE = /^(?:[\d.]+(?:px|pt|em|rem|mm|cm|in|pc|q|ex|%)|0|(?:xx-|x-)?(?:small|large)|medium|smaller|larger)$/i
const LINE_HEIGHT = /^[\w.%]+$/

/** Splits a `font` value: style, weight and the like, the size, the line height after a slash, the family. */
function fontOf(value: string): [string, string][] {
  const parts = value
    .replace(/^([^'"/]*)\//, '$1 / ')
    .split(/\s+/)
    .filter(Boolean)
  const at = parts.findIndex(part => !WORD.test(part))
  const [words, size = '', ...rest] = [parts.slice(0, at), ...parts.slice(at)]
  if (at === -1 || !SIZE.test(size)) return []
  const isHigh = rest[0] === '/' && LINE_HEIGHT.test(rest[1] ?? '')
  const family = rest.slice(isHigh ? 2 : 0).join(' ')
  if (family === '') return []
  const said = (pattern: RegExp): string => words.find(word => pattern.test(word)) ?? 'normal'
  return [
    ['font-style', said(/^(?:italic|oblique)$/i)],
    ['font-variant', said(/^small-caps$/i)],
    ['font-weight', said(/^(?:bold|bolder|lighter|[1-9]00)$/i)],
    ['font-stretch', said(/condensed|expanded/i)],
    ['font-size', size],
    ['font-family', family],
  ]
}

/** Expands a declaration into single properties. */
export function expandShorthand(property: string, value: string): readonly (readonly [string, string])[] {
  if (property === 'font') return fontOf(value)
  if (property === 'marker') return ['marker-start', 'marker-mid', 'marker-end'].map(name => [name, value] as const)
  if (property === 'background') return [['background-color', value]]
  return [[property, value]]
}
