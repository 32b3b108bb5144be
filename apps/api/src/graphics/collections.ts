/** A packaged collection of drawings: whose they are, and which of them are left out. */
export interface Collection {
  readonly id: string
  readonly user: string
  readonly licence: string
  readonly pageUrl: string
  readonly type: 'vector' | 'illustration'
  /** How much better its drawings count than others that answer as well. */
  readonly ahead?: number
  /** Whether a drawing may be offered, by its name. */
  readonly takes: (name: string, has: (name: string) => boolean) => boolean
  /** Categories of `metadata.json` that are left out; names of the others help the search. */
  readonly withoutCategories: readonly string[]
}

/** The crossed-out twin of another drawing. */
const CROSSED = /-(off|slash)(-|$)/
const SKIN_TONES = /(-(medium-light|medium-dark|light|medium|dark)){1,2}$/

/** Emoji of a skin tone, when there is the same without; flags are a category of their own. */
const withoutSkinTones: Collection['takes'] = (name, has) => {
  const tone = SKIN_TONES.exec(name)
  return !tone || !has(name.slice(0, tone.index))
}

/** Trade marks are left out of all: what is printed on cloth and sold must not carry another company's sign. */
export const COLLECTIONS: readonly Collection[] = [
  {
    id: 'tabler',
    user: 'Paweł Kuna',
    licence: 'MIT',
    pageUrl: 'https://github.com/tabler/tabler-icons',
    type: 'vector',
    takes: name => !name.startsWith('brand-') && !CROSSED.test(name),
    withoutCategories: [],
  },
  {
    id: 'ph',
    user: 'Phosphor Icons',
    licence: 'MIT',
    pageUrl: 'https://github.com/phosphor-icons/core',
    type: 'vector',
    // Only the filled one of six weights is taken: the others are too thin for cloth.
    takes: name => name.endsWith('-fill') && !name.endsWith('-logo-fill') && !CROSSED.test(name),
    withoutCategories: [],
  },
  {
    id: 'mdi',
    user: 'Pictogrammers',
    licence: 'Apache-2.0',
    pageUrl: 'https://github.com/Templarian/MaterialDesign',
    type: 'vector',
    takes: name => !CROSSED.test(name),
    withoutCategories: ['Brand / Logo'],
  },
  {
    id: 'fluent-emoji-flat',
    user: 'Microsoft Corporation',
    licence: 'MIT',
    pageUrl: 'https://github.com/microsoft/fluentui-emoji',
    type: 'illustration',
    takes: withoutSkinTones,
    withoutCategories: ['Flags'],
  },
]

/** Returns the drawings of a file that may be offered; `categories` are those of its `metadata.json`. */
export function offeredOf(
  { takes, withoutCategories }: Collection,
  { names, categories }: { names: Iterable<string>; categories: Readonly<Record<string, readonly string[]>> },
): string[] {
  const all = new Set(names)
  const refused = new Set(withoutCategories.flatMap(category => categories[category] ?? []))
  return [...all].filter(name => !refused.has(name) && takes(name, other => all.has(other)))
}
