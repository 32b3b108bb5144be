/** The content of a language's folder. */
export interface Facts<Loaders, ErrorTexts, NameLoaders> {
  readonly texts: Loaders
  readonly errors: () => Promise<ErrorTexts>
  /** The names of things that come with the program. */
  readonly names: () => Promise<NameLoaders>
  /** For `<html lang>`, Intl, Accept-Language and the database (BCP 47). */
  readonly tag: string
  /** For Open Graph: language and country. */
  readonly locale: string
  /** The language's name in its own writing. */
  readonly name: string
  /** Singular, and plural if the language has one. */
  readonly units: Readonly<Record<'second' | 'minute', readonly [one: string, many?: string]>>
  /** The names of the twelve months in dates. */
  readonly months: readonly string[]
  /** Fonts of the first screen, with a sample letter each to choose the right subset. */
  readonly faces: readonly (readonly [font: string, sample: string])[]
  /** Font files for a page's first lines, without folder and extension. */
  readonly fontFiles: readonly string[]
  /** Letters of its script, and a sample word for font previews. */
  readonly script: { readonly letters: RegExp; readonly sample: string }
}
