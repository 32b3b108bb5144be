import { english } from './en/language.ts'
import { khmer } from './kh/language.ts'
import type { ErrorTexts, LanguageFacts, NameId, NameKind, Namespace, OwnNames, Texts } from './types.ts'

/**
 * The languages of the screens, in the order offered. The keys are the specification's, stored with accounts and in
 * browsers; a new language's key is its tag. Everything else is in its folder beside this file.
 */
const FACTS = { kh: khmer, en: english }

export type Language = keyof typeof FACTS

/** A name in each language. */
export type Names = Readonly<Record<Language, string>>
/** A built-in name, or one stored before a language was added. English is always present. */
export type PartialNames = Readonly<Partial<Record<Language, string>>> & { readonly en: string }

export const LANGUAGES = Object.keys(FACTS) as readonly Language[]
/** The language of visitors who have not chosen. */
export const DEFAULT_LANGUAGE: Language = 'kh'

export const languageFacts = (language: Language): Omit<LanguageFacts, 'texts' | 'names' | 'errors'> => FACTS[language]

/** The namespaces of screens and mails. */
export const NAMESPACES = Object.keys(english.texts) as readonly Namespace[]

/** Loads the texts of one namespace in one language. */
export function loadTexts<N extends Namespace>(language: Language, namespace: N): Promise<Texts[N]> {
  const facts: LanguageFacts = FACTS[language]
  return facts.texts[namespace]()
}

/** Loads the API's error texts, by id; the API's tests require a text for each of its ids. */
export const loadErrorTexts = (language: Language): Promise<ErrorTexts> => FACTS[language].errors()

/** Names by id. */
export type NamesOf<K extends NameKind> = Readonly<Record<NameId<K>, Names>>

async function readNames<K extends NameKind>(kind: K): Promise<NamesOf<K>> {
  const read = async (language: Language): Promise<OwnNames<K>> => {
    const facts: LanguageFacts = FACTS[language]
    return (await facts.names())[kind]()
  }
  const all = await Promise.all(LANGUAGES.map(async language => [language, await read(language)] as const))
  const ids = Object.keys(await read('en')) as NameId<K>[]
  return Object.fromEntries(
    ids.map(id => [id, Object.fromEntries(all.map(([language, names]) => [language, names[id]]))]),
  ) as NamesOf<K>
}

const read = new Map<NameKind, Promise<unknown>>()

/**
 * Loads the names of all ids of a kind in every language, because search accepts any language. Loaded once; later calls
 * return the same promise.
 */
export function loadNames<K extends NameKind>(kind: K): Promise<NamesOf<K>> {
  const names = (read.get(kind) ?? readNames(kind)) as Promise<NamesOf<K>>
  read.set(kind, names)
  return names
}

/** Returns the tag for `<html lang>`, Intl and Accept-Language. */
export const languageTag = (language: Language): string => FACTS[language].tag

/**
 * Returns the name of a language in the reader's language: `Khmer` for readers of English. Some browsers know only the
 * English names.
 */
export const languageNameIn = (language: Language, reader: Language): string =>
  (language === reader
    ? undefined
    : new Intl.DisplayNames([languageTag(reader)], { type: 'language' }).of(languageTag(language))) ??
  FACTS[language].name

const isLanguage = (key: string): key is Language => Object.hasOwn(FACTS, key)

/** Returns the language of a key or a tag (`kh` and `km` alike), null for any other value. */
export const findLanguage = (named: string): Language | null =>
  isLanguage(named) ? named : (LANGUAGES.find(language => FACTS[language].tag === named) ?? null)

/** Returns the language of a stored key, the default for an unknown one. */
export const parseLanguage = (stored: string | null | undefined): Language =>
  stored && isLanguage(stored) ? stored : DEFAULT_LANGUAGE

/** Creates one value for each language. */
export const eachLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map(language => [language, make(language)])) as Record<Language, T>

/** Returns a name in a language, or in English if it is missing there. */
export const nameIn = (names: PartialNames, language: Language): string => names[language] ?? names.en

/** Completes a name to every language. */
export const inEachLanguage = (names: PartialNames): Names => eachLanguage(language => nameIn(names, language))

/** Returns names by tag, as stored in the database. */
export const namesByTag = (names: PartialNames): Record<string, string> =>
  Object.fromEntries(LANGUAGES.map(language => [languageTag(language), nameIn(names, language)]))

/** Converts names by tag back. A missing one falls back to English, then to the first language present. */
export function namesFromTags(byTag: Readonly<Record<string, string>>): Names {
  const fallback = byTag[english.tag] ?? Object.values(byTag)[0] ?? ''
  return eachLanguage(language => byTag[languageTag(language)] ?? fallback)
}
