const FONT =
  /^((?:(?:normal|italic|oblique|small-caps|bold|bolder|lighter|[1-9]00|(?:ultra-|extra-|semi-)?(?:condensed|expanded))\s+)*)([\d.]+(?:px|pt|em|rem|mm|cm|in|pc|q|ex|%)|0|(?:xx-|x-)?(?:small|large)|medium|smaller|larger)(?:\s*\/\s*[\w.%]+)?\s+(.+)$/i

function fontOf(value: string): [string, string][] {
  const [, words = '', size = '', family = ''] = FONT.exec(value) ?? []
  if (family === '') return []
  const said = (pattern: RegExp): string => words.split(/\s+/).find(word => pattern.test(word)) ?? 'normal'
  return [
    ['font-style', said(/^(?:italic|oblique)$/i)],
    ['font-variant', said(/^small-caps$/i)],
    ['font-weight', said(/^(?:bold|bolder|lighter|[1-9]00)$/i)],
    ['font-stretch', said(/condensed|expanded/i)],
    ['font-size', size],
    ['font-family', family],
  ]
}

/** What a declaration says, one property at a time. */
export function spelledOut(property: string, value: string): readonly (readonly [string, string])[] {
  if (property === 'font') return fontOf(value)
  if (property === 'marker') return ['marker-start', 'marker-mid', 'marker-end'].map(name => [name, value] as const)
  if (property === 'background') return [['background-color', value]]
  return [[property, value]]
}
