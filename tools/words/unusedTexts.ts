/**
 * Texts whose key is composed where the source analysis cannot follow, with the beginning of the key and the place that
 * composes it.
 */
export const COMPOSED: readonly { readonly begins: string; readonly why: string }[] = [
  { begins: 'studio:collar_', why: 'an option and its value, `OptionFields.tsx`' },
  { begins: 'studio:sleeve_', why: 'an option and its value, `OptionFields.tsx`' },
  { begins: 'arrange:collar_', why: 'an option and its value, `describe.ts`' },
  { begins: 'arrange:sleeve_', why: 'an option and its value, `describe.ts`' },
  { begins: 'players:player_', why: 'a kind and an id of the library, `playerTextKey.ts`' },
  { begins: 'players:move_', why: 'a kind and an id of the library, `playerTextKey.ts`' },
  { begins: 'players:boots_', why: 'a kind and an id of the library, `playerTextKey.ts`' },
  { begins: 'players:skin_', why: 'a kind and an id of the library, `playerTextKey.ts`' },
  { begins: 'players:effect_', why: 'a kind and an id of the library, `playerTextKey.ts`' },
]

/** The sources, as far as texts are named in them. */
export interface Sources {
  /** The sources of screens: keys stand there with their namespace. */
  readonly web: string
  /** The sources that read texts as objects: keys stand there as names. */
  readonly api: string
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const camelCase = (key: string): string => key.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
/** Returns the key as it occurs in the source: one key covers all plural forms. */
const saidAs = (key: string): string => key.replace(/_(?:zero|one|other)$/, '')

/**
 * Returns templates of keys, `` `common:type_${type}` ``, each as the texts around its gaps; all of them begin with
 * `before`.
 */
function templatesOf(source: string, before: string): readonly (readonly string[])[] {
  const found = source.match(new RegExp(`\`${before}(?:\\w|\\$\\{(?:[^{}\`]|\\{[^}]*\\})*\\})*\``, 'g')) ?? []
  return found
    .map(template => template.slice(before.length + 1, -1).split(/\$\{(?:[^{}]|\{[^}]*\})*\}/))
    .filter(({ length }) => length > 1)
}
/** Returns whether the template reveals nothing of the key: `${name}`, `${option}_${value}`. */
const isAllGap = (parts: readonly string[]): boolean => !/[a-z]/i.test(parts.join(''))
const patternsOf = (templates: readonly (readonly string[])[]): RegExp[] =>
  templates.filter(parts => !isAllGap(parts)).map(parts => new RegExp(`^${parts.map(escaped).join(String.raw`\w+`)}$`))

/** A source is read once, not once for every key: its quoted texts, and every word. */
const quoted = remembered(source => source.match(/(?<=['"`])[\w:]+(?=['"`])/g))
const wordsIn = remembered(source => source.match(/\w+/g))

function remembered(read: (source: string) => readonly string[] | null): (source: string) => ReadonlySet<string> {
  let last: { readonly source: string; readonly found: ReadonlySet<string> } | undefined
  return source => {
    if (last?.source !== source) last = { source, found: new Set(read(source)) }
    return last.found
  }
}

/** Returns a namespace's keys that nothing uses. */
export function unusedTexts(namespace: string, keys: readonly string[], { web, api }: Sources): string[] {
  const templates = templatesOf(web, `${namespace}:`)
  const isRead = new RegExp(`loadTexts\\(\\w+, '${namespace}'\\)`).test(api)
  const patterns = patternsOf([...templates, ...(isRead ? templatesOf(api, '') : [])])
  const stands = (text: string): boolean => quoted(web).has(text)
  // For a key that is all placeholder, its end must appear somewhere: as it is, or as an id in our own spelling.
  const isEnd = templates.some(isAllGap)
  const isSaid = (key: string): boolean =>
    stands(`${namespace}:${key}`) ||
    patterns.some(pattern => pattern.test(key)) ||
    (isEnd && (stands(key) || stands(camelCase(key)))) ||
    (isRead && wordsIn(api).has(key)) ||
    COMPOSED.some(({ begins }) => `${namespace}:${key}`.startsWith(begins))
  return keys.filter(key => !isSaid(key) && !isSaid(saidAs(key)))
}
