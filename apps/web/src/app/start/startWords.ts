import { languageTag, loadTexts, type Namespace } from '@kitwright/words'
import { textStore } from '../../texts/index.ts'
import { usePreferences } from '../../session/index.ts'
import { loadUntilDone } from '../../ui/index.ts'

/** Resolves when the page is hydrated. It never fails. */
type WhenHydrated = () => Promise<void>

/**
 * Changes the texts to the chosen language. A part of the page that is hydrated in another language than the server's is
 * thrown away with what was typed in it, so the change waits for hydration.
 */
async function followLanguage(whenHydrated: WhenHydrated): Promise<void> {
  if (usePreferences.getState().language === textStore.language()) return
  await whenHydrated()
  // Another language may have been chosen meanwhile.
  await textStore.setLanguage(usePreferences.getState().language)
}

/** Tells the document its language. Setting even the same value makes the browser recompute the style of everything. */
function markDocument(): void {
  if (typeof document === 'undefined') return
  const root = document.documentElement
  const tag = languageTag(textStore.language())
  if (root.lang !== tag) root.lang = tag
}

/**
 * Loads the texts in the visitor's language, including those of the first page, and follows changes of language once the
 * page is hydrated.
 */
export async function startWords(
  more: readonly Namespace[] = [],
  whenHydrated: WhenHydrated = () => Promise.resolve(),
): Promise<void> {
  textStore.loadWith(async (language, namespace) => loadUntilDone(async () => loadTexts(language, namespace)))
  textStore.onLanguage(markDocument)
  usePreferences.subscribe(() => void followLanguage(whenHydrated))
  await textStore.setLanguage(usePreferences.getState().language, ['common', ...more])
  markDocument()
}
