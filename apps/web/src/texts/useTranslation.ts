import type { Language, Namespace, TextFunction } from '@kitwright/words'
import { use, useSyncExternalStore } from 'react'
import { textStore } from './textStore.ts'

const LOADED: Promise<void> = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/**
 * Returns the function for the texts of these namespaces, and the language they are in. Suspends the component until
 * the texts have loaded.
 */
export function useTranslation<const N extends readonly Namespace[]>(
  namespaces: N,
): { readonly t: TextFunction<N[number]>; readonly language: Language } {
  const language = useSyncExternalStore(textStore.onLanguage, textStore.language, textStore.language)
  // All begin to load before the first is waited for. On re-render React matches a component's promises by order alone,
  // so texts that are there pass a promise, too.
  for (const loading of namespaces.map(textStore.loading)) use(loading ?? LOADED)
  return { t: textStore.textsIn(language), language }
}
