import type { EnglishTexts, Namespace } from './types.ts'

type PluralSuffix = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** A key and, for a plural form, the key that all of its forms share. */
type WithShared<Key extends string> = Key extends `${infer Shared}_${PluralSuffix}` ? Shared | Key : Key

/** The keys of each namespace as a page writes them: `studio:undo`. The compiler lists those of a namespace once. */
type PrefixedKeys = { readonly [N in Namespace]: `${N}:${WithShared<keyof EnglishTexts[N] & string>}` }

/** The English text of a key, or the texts of its plural forms. */
type TextOf<N extends Namespace, Key extends string> = Key extends keyof EnglishTexts[N]
  ? EnglishTexts[N][Key]
  : EnglishTexts[N][`${Key}_${PluralSuffix}` & keyof EnglishTexts[N]]

/** The names of the placeholders of a text. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Placeholders<Rest> : never

/** The names of the placeholders of keys. */
type PlaceholdersOf<Prefixed> = Prefixed extends `${infer N extends Namespace}:${infer Key}`
  ? Placeholders<TextOf<N, Key>>
  : never

/** Further values may be there: a key made of parts need not use them all. */
interface TextOptions {
  readonly count?: number
  /** The text to show if there is no such text. */
  readonly defaultValue?: string
  readonly [name: string]: unknown
}

type Values<Name extends string> = { readonly [K in Name]: K extends 'count' ? number : string | number }

/** The arguments after a key: values for its placeholders, if it has any. */
type ValuesOf<Prefixed> = [PlaceholdersOf<Prefixed>] extends [never]
  ? [options?: TextOptions]
  : [values: Values<PlaceholdersOf<Prefixed>> & TextOptions]

/**
 * Returns a text of the given namespaces in the language of the screen. The compiler checks the key and that each
 * placeholder has a value. A type that parses all keys again for every combination of namespaces took more
 * than half of the time of checking the web app.
 */
export type TextFunction<N extends Namespace> = <Key extends PrefixedKeys[N]>(
  key: Key,
  ...values: ValuesOf<Key>
) => string
