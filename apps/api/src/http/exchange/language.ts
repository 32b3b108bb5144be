import { findLanguage, LANGUAGES, loadErrorTexts, waitText, type Language } from '@kitwright/words'

const TEXTS = new Map(
  await Promise.all(LANGUAGES.map(async language => [language, (await loadErrorTexts(language)).errors] as const)),
)

interface LanguageRange {
  readonly language: Language
  readonly weight: number
}

/**
 * Returns the reader's language by Accept-Language (`km` and `kh` are Khmer). English if the header names no supported
 * language.
 */
export const parseAcceptLanguage = (header: string | undefined): Language => preferredLanguage(header) ?? 'en'

/** Returns the reader's language by Accept-Language. Null if the header names no supported language. */
export function preferredLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '').slice(0, 200).split(',').flatMap(parseWish)
  const best = wishes.toSorted((a, b) => b.weight - a.weight)[0]
  return best?.language ?? null
}

function parseWish(text: string): LanguageRange[] {
  const [tag = '', ...parameters] = text.trim().toLowerCase().split(';')
  const language = findLanguage(tag.split('-')[0] ?? '')
  const quality = parameters.map(parameter => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
  const weight = quality === undefined ? 1 : Number(quality)
  return language && weight > 0 ? [{ language, weight }] : []
}

/** Returns the text of an error id, with the waiting time filled in. Ids without a text get the general one. */
export function errorText(id: string, language: Language, waitSeconds = 1): string {
  const texts: Readonly<Record<string, string>> = TEXTS.get(language) ?? {}
  const text = texts[id] ?? texts.internal ?? ''
  return text.replace('{{wait}}', waitText(waitSeconds, language))
}
