import { DEFAULT_LANGUAGE, type Language, type Namespace, type TextFunction } from '@kitwright/words'
import { createTextFunction, type TextTable } from './fillText.ts'

type LoadTexts = (language: Language, namespace: Namespace) => Promise<TextTable>

/** The texts of the screen in the language of the visitor. */
export interface TextStore {
  language(): Language
  /** Sets what loads missing texts. Without it, a text that is not there is shown as its key. */
  loadWith(load: LoadTexts): void
  add(language: Language, namespace: Namespace, texts: TextTable): void
  /** Returns what is still loading of a namespace in the present language; null when its texts are there. */
  loading(namespace: Namespace): Promise<void> | null
  /** Changes the language once everything that was shown before is there in it. The last call wins. */
  setLanguage(language: Language, more?: readonly Namespace[]): Promise<void>
  onLanguage(listener: () => void): () => void
  /** Returns the function for the texts of a language; the same one each time. */
  textsIn(language: Language): TextFunction<Namespace>
}

export function createTextStore(): TextStore {
  const tables = new Map<string, TextTable>()
  const loads = new Map<string, Promise<void>>()
  const namespaces = new Set<Namespace>()
  const listeners = new Set<() => void>()
  const functions = new Map<Language, TextFunction<Namespace>>()
  let current: Language = DEFAULT_LANGUAGE
  let wanted: Language = current
  let loader: LoadTexts | null = null

  const nameOf = (language: Language, namespace: string): string => `${language}:${namespace}`

  function load(language: Language, namespace: Namespace): Promise<void> | null {
    namespaces.add(namespace)
    const name = nameOf(language, namespace)
    if (!loader || tables.has(name)) return null
    const running = loads.get(name)
    if (running) return running
    const started = loader(language, namespace).then(
      texts => void tables.set(name, texts),
      (cause: unknown) => {
        loads.delete(name)
        throw cause
      },
    )
    loads.set(name, started)
    return started
  }

  return {
    language: () => current,
    loadWith(load) {
      loader = load
    },
    add(language, namespace, texts) {
      tables.set(nameOf(language, namespace), texts)
    },
    loading: namespace => load(current, namespace),
    async setLanguage(language, more = []) {
      wanted = language
      more.forEach(namespace => namespaces.add(namespace))
      await Promise.all([...namespaces].map(async namespace => load(language, namespace)))
      if (wanted !== language || current === language) return
      current = language
      listeners.forEach(tell => tell())
    },
    onLanguage(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    textsIn(language) {
      const known =
        functions.get(language) ?? createTextFunction(language, namespace => tables.get(nameOf(language, namespace)))
      functions.set(language, known)
      return known
    },
  }
}

/** The texts of this page. */
export const textStore = createTextStore()
