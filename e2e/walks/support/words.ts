import { loadTexts, NAMESPACES, type Language, type Texts } from '@kitwright/words'

/** Loads every text of the screens in one language. */
export const loadWords = async (lang: Language): Promise<Texts> =>
  Object.fromEntries(
    await Promise.all(NAMESPACES.map(async name => [name, await loadTexts(lang, name)] as const)),
  ) as unknown as Texts
