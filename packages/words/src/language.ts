import type { Language } from './types.ts'

/** A stored value as a language; anything unknown is the default, Khmer. */
export const parseLanguage = (stored: string | null | undefined): Language => (stored === 'en' ? 'en' : 'kh')

/** The tag for `<html lang>`, Intl and Accept-Language. */
export const languageTag = (language: Language): 'en' | 'km' => (language === 'en' ? 'en' : 'km')
