import { loadTexts, type Namespace } from '@kitwright/words'
import { textStore } from '../../texts/index.ts'

/**
 * Loads the English texts that screens under test show. Adds to those that other test files of the same page have
 * loaded.
 */
export async function loadTestTexts(namespaces: readonly Namespace[]): Promise<void> {
  await textStore.setLanguage('en')
  for (const namespace of namespaces) textStore.add('en', namespace, await loadTexts('en', namespace))
}
