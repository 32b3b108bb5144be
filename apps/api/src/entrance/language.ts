import { ERROR_TEXTS, waitText } from '@kitwright/words'

export type Language = 'en' | 'kh'

const LANGUAGES: Readonly<Record<string, Language>> = { en: 'en', km: 'kh', kh: 'kh' }

interface Wish {
  readonly language: Language
  readonly weight: number
}

/** The reader's language by Accept-Language (`km` and `kh` are Khmer); English when it asks for neither. */
export const parseAcceptLanguage = (header: string | undefined): Language => wishedLanguage(header) ?? 'en'

/** The same, null when it asks for neither. */
export function wishedLanguage(header: string | undefined): Language | null {
  const wishes = (header ?? '').slice(0, 200).split(',').flatMap(parseWish)
  const best = wishes.toSorted((a, b) => b.weight - a.weight)[0]
  return best?.language ?? null
}

function parseWish(text: string): Wish[] {
  const [tag = '', ...parameters] = text.trim().toLowerCase().split(';')
  const language = LANGUAGES[tag.split('-')[0] ?? '']
  const quality = parameters.map(parameter => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
  const weight = quality === undefined ? 1 : Number(quality)
  return language && weight > 0 ? [{ language, weight }] : []
}

/** The text of an error id, with how long to wait where it says so; the general one when the id has none. */
export function errorText(id: string, language: Language, waitSeconds = 1): string {
  const text = (ERROR_TEXTS[id] ?? ERROR_TEXTS.internal)?.[language] ?? ''
  return text.replace('{{wait}}', waitText(waitSeconds, language))
}
