import { loadTexts, type Namespace } from '@kitwright/words'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

/**
 * Loads the English texts that screens under test show. Adds to those that other test files of the same page have
 * loaded.
 */
export async function loadTestTexts(namespaces: readonly Namespace[]): Promise<void> {
  if (!i18next.isInitialized)
    await i18next.use(initReactI18next).init({ lng: 'en', resources: {}, interpolation: { escapeValue: false } })
  for (const namespace of namespaces)
    i18next.addResourceBundle('en', namespace, { ...(await loadTexts('en', namespace)) })
}
