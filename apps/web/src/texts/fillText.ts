import { formatCount } from '@kitwright/measure'
import { languageTag, type Language, type Namespace, type TextFunction } from '@kitwright/words'

/** Texts of a namespace in one language, by key. */
export type TextTable = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>

const HOLE = /\{\{(\w+)\}\}/g

/** Fills the placeholders of a text in one pass: a value with braces stays as it is. Counts look as in tables. */
const fill = (text: string, values: Values): string =>
  text.replaceAll(HOLE, (_hole, name: string) => {
    const value = values[name]
    if (typeof value === 'number') return formatCount(value)
    return typeof value === 'string' ? value : ''
  })

/** Returns the keys under which a text for this count may be, the most special first. */
function pluralKeys(key: string, count: number, rules: Intl.PluralRules): string[] {
  const special = count === 0 ? ['zero'] : count === 1 ? ['one'] : []
  return [...[...special, rules.select(count), 'other'].map(suffix => `${key}_${suffix}`), key]
}

/**
 * Returns the function for the texts of a language. A text that no table has is its `defaultValue`, or else its key
 * without the namespace.
 */
export function createTextFunction(
  language: Language,
  tableOf: (namespace: string) => TextTable | undefined,
): TextFunction<Namespace> {
  const rules = new Intl.PluralRules(languageTag(language))
  return (prefixed: string, values: Values & { readonly count?: number; readonly defaultValue?: string } = {}) => {
    const [namespace = '', key = ''] = prefixed.split(':', 2)
    const { count, defaultValue = key } = values
    const table = tableOf(namespace) ?? {}
    const found = (count === undefined ? [key] : pluralKeys(key, count, rules)).find(each => table[each] !== undefined)
    return fill(found === undefined ? defaultValue : table[found]!, values)
  }
}
