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
  /** Singular and, where there is one, plural. */
  readonly units: Readonly<Record<'second' | 'minute', readonly [one: string, many?: string]>>
  /** The names of the twelve months, as a date writes them. */
  readonly months: readonly string[]
  /** Faces that the first screen shows, with a letter each to choose the right subset. */
  readonly faces: readonly (readonly [font: string, sample: string])[]
  /** Their files for a page's first lines, without folder and ending. */
  readonly fontFiles: readonly string[]
  /** Letters of its script, and a word to show a font by. */
  readonly script: { readonly letters: RegExp; readonly sample: string }
}
