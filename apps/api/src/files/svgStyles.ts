import { ATTRIBUTES } from './svgAllowed.ts'

/** What each class says, by its name. */
export type Rules = Map<string, ReadonlyMap<string, string>>

const MOST_RULES = 2_000
/** No colour and no width is longer; what many elements refer to would come to a huge picture. */
const LONGEST_VALUE = 1_000

// No expression here may look at the same letters again and again: a hostile sheet has two million.

/** The declarations of a `style` attribute that may stay. Drawing programs write them; as attributes they mean the same. */
export function parseDeclarations(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of text.split(';')) {
    const colon = part.indexOf(':')
    const name = part.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    if (!ATTRIBUTES.has(name)) continue
    const value = part
      .slice(colon + 1)
      .trim()
      .replace(/!important$/i, '')
      .trim()
    if (value && value.length <= LONGEST_VALUE) found.set(name, value)
  }
  return found
}

const withoutComments = (sheet: string): string => {
  const [first = '', ...rest] = sheet.split('/*')
  return first + rest.map(part => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join('')
}

/** The rules of a style sheet that name classes only, as drawing programs write them, added to those before; others are passed over. */
export function addRules(rules: Rules, sheet: string): void {
  const closed = withoutComments(sheet).split('}').slice(0, -1)
  for (const rule of closed) {
    const [selectors = '', body] = rule.split('{').slice(-2)
    if (body === undefined) continue
    const said = parseDeclarations(body)
    for (const selector of new Set(selectors.split(','))) {
      const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1]
      if (!name || rules.size >= MOST_RULES) continue
      rules.set(name, new Map([...(rules.get(name) ?? []), ...said]))
    }
  }
}

/** Whether a value fetches and runs nothing: a reference names an element of the same picture, `url(#a)`. */
export function isHarmless(value: string): boolean {
  // CSS lets a reference be spelt with escapes.
  if (/[\\<>]|@import|expression|(?:java|vb)script|data:|:\/\//i.test(value)) return false
  const references = value.match(/url\s*\([^)]*\)?/gi) ?? []
  return references.every(reference => /^url\(\s*(['"]?)#[\w:.-]+\1\s*\)$/i.test(reference))
}
