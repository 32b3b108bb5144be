/** What each class says, by its name. */
export type Rules = ReadonlyMap<string, ReadonlyMap<string, string>>

const MOST_RULES = 2_000

/** The declarations of a `style` attribute. Drawing programs write them; as attributes they mean the same. */
export function parseDeclarations(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of text.split(';')) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^]*?)\s*(?:!important)?\s*$/i.exec(part) ?? []
    if (name && value) found.set(name.toLowerCase(), value)
  }
  return found
}

/** The rules of a style sheet that name classes only, as drawing programs write them, added to `before`; others are passed over. */
export function parseRules(sheet: string, before: Rules): Rules {
  const rules = new Map([...before].map(([name, said]) => [name, new Map(said)]))
  for (const [, selectors = '', body = ''] of sheet.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    const said = parseDeclarations(body)
    for (const selector of selectors.split(',')) {
      const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1]
      if (!name || rules.size >= MOST_RULES) continue
      rules.set(name, new Map([...(rules.get(name) ?? []), ...said]))
    }
  }
  return rules
}

/** Whether a value fetches and runs nothing: a reference names an element of the same picture, `url(#a)`. */
export function isHarmless(value: string): boolean {
  // CSS lets a reference be spelt with escapes.
  if (/[\\<>]|@import|expression|(?:java|vb)script|data:|:\/\//i.test(value)) return false
  const references = value.match(/url\s*\([^)]*\)?/gi) ?? []
  return references.every(reference => /^url\(\s*(['"]?)#[\w:.-]+\1\s*\)$/i.test(reference))
}
