import { languageFacts } from '@kitwright/words'
import { usePreferences } from '../session/index.ts'

/** Longer than this nobody waits for a font; late ones swap in. */
const PATIENCE_MS = 700

/** Resolves when the fonts of the first screen are there, or after a short patience. Never fails. */
export async function loadScreenFonts(): Promise<void> {
  const { language } = usePreferences.getState()
  const loading = languageFacts(language).faces.map(([font, sample]) => document.fonts.load(font, sample))
  const patience = new Promise(resolve => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([Promise.allSettled(loading), patience])
}
