import type { Language } from '@kitwright/words'
import { usePreferences } from '../session/index.ts'

/** Faces that the first screen shows, with a letter each to choose the right subset. */
const LATIN: readonly (readonly [font: string, sample: string])[] = [
  ['400 16px "Inter Variable"', 'a'],
  ['700 16px "Barlow Condensed"', 'a'],
]
const FACES: Record<Language, typeof LATIN> = {
  en: LATIN,
  kh: [
    ...LATIN,
    ['400 16px "Kantumruy Pro"', 'ក'],
    ['600 16px "Kantumruy Pro"', 'ក'],
    ['700 16px "Kantumruy Pro"', 'ក'],
  ],
}
/** Longer than this nobody waits for a font; late ones swap in. */
const PATIENCE_MS = 700

/** Resolves when the fonts of the first screen are there, or after a short patience. Never fails. */
export async function loadScreenFonts(): Promise<void> {
  const { language } = usePreferences.getState()
  const loading = FACES[language].map(([font, sample]) => document.fonts.load(font, sample))
  const patience = new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([Promise.allSettled(loading), patience])
}
