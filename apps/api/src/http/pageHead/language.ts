import { DEFAULT_LANGUAGE, findLanguage, type Language, parseLanguage } from '@kitwright/words'
import type { FastifyRequest } from 'fastify'
import { preferredLanguage } from '../exchange/language.ts'

/** Returns the query of an address. Parsed by hand: `//` is an address that anyone can call, and no URL. */
export const queryOf = (address: string): URLSearchParams =>
  new URLSearchParams(address.includes('?') ? address.slice(address.indexOf('?')) : '')

/** Returns the language that the address itself names, as the links between languages do. */
export function languageInAddress(url: string): Language | null {
  const named = queryOf(url).get('lang')
  return named === null ? null : findLanguage(named)
}

type LanguageRequest = Pick<FastifyRequest, 'url' | 'cookies' | 'headers'>

const chosenLanguage = ({ url, cookies }: Pick<LanguageRequest, 'url' | 'cookies'>): Language | null =>
  languageInAddress(url) ?? (cookies.lang === undefined ? null : parseLanguage(cookies.lang))

/** Returns the reader's language: the address's, else the one chosen before, else the browser's, else Khmer. */
export const pageLanguage = (request: LanguageRequest): Language =>
  chosenLanguage(request) ?? preferredLanguage(request.headers['accept-language']) ?? DEFAULT_LANGUAGE

/**
 * Returns the language in which the app starts: the address's, else the one chosen before, else Khmer. The browser's
 * preference is ignored.
 */
export const screenLanguage = (request: Pick<LanguageRequest, 'url' | 'cookies'>): Language =>
  chosenLanguage(request) ?? DEFAULT_LANGUAGE
