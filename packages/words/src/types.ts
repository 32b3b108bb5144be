import type { Facts } from './languageFacts.ts'
import type * as errors from './en/errors.ts'
import type * as names from './en/names/index.ts'
import type { texts } from './en/texts.ts'

/** The literal English texts, from which the compiler derives the keys and placeholders. */
export type EnglishTexts = { readonly [N in keyof typeof texts]: Awaited<ReturnType<(typeof texts)[N]>> }
/** Every text of the screens and mails. English defines the keys; the other languages must have the same. */
export type Texts = { readonly [N in keyof EnglishTexts]: Readonly<Record<keyof EnglishTexts[N], string>> }
export type Namespace = keyof Texts
/** A text's key within its namespace (`undo` of `studio:undo`), limited to texts without placeholders. */
export type TextKey<N extends Namespace> = {
  [K in keyof EnglishTexts[N]]: EnglishTexts[N][K] extends `${string}{{${string}` ? never : K
}[keyof EnglishTexts[N]]
export type Loaders = { readonly [N in Namespace]: () => Promise<Texts[N]> }

type EnglishNames = { readonly [K in keyof typeof names]: Awaited<ReturnType<(typeof names)[K]>> }
/** Built-in things with a name in each language. */
export type NameKind = keyof EnglishNames
/** The ids of one kind of thing; English decides which exist and the other languages must have the same. */
export type NameId<K extends NameKind> = keyof EnglishNames[K] & string
/** The names of one kind in one language. */
export type OwnNames<K extends NameKind> = Readonly<Record<NameId<K>, string>>
export type NameLoaders = { readonly [K in NameKind]: () => Promise<OwnNames<K>> }

/** The API's error texts, for the request and for single fields, by id. English decides the ids. */
export interface ErrorTexts {
  readonly errors: Readonly<Record<keyof typeof errors.errors, string>>
  readonly fields: Readonly<Record<keyof typeof errors.fields, string>>
}

/** The content of a language's folder, with the same texts and names as English. */
export type LanguageFacts = Facts<Loaders, ErrorTexts, NameLoaders>
