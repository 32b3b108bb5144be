import { type Language, parseLanguage } from '@kitwright/words'
import type { FastifyRequest } from 'fastify'
import { wishedLanguage } from '../language.ts'

const NAMED: Readonly<Record<string, Language>> = { en: 'en', km: 'kh', kh: 'kh' }

/** The language that the address itself names, as the links between languages do. */
export function languageInAddress(url: string): Language | null {
  const named = new URL(url, 'http://shop').searchParams.get('lang')
  return (named !== null && Object.hasOwn(NAMED, named) && NAMED[named]) || null
}

/** The reader's language: the address's, else the one chosen before, else the browser's, else Khmer. */
export function pageLanguage({ url, cookies, headers }: Pick<FastifyRequest, 'url' | 'cookies' | 'headers'>): Language {
  const chosen = cookies.lang === undefined ? null : parseLanguage(cookies.lang)
  return languageInAddress(url) ?? chosen ?? wishedLanguage(headers['accept-language']) ?? 'kh'
}
