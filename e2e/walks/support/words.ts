import { loadTexts, loadWordJoiner, NAMESPACES, type Language, type Texts } from '@kitwright/words'

/** Loads every text of the screens in one language, as pages show it. */
export async function loadWords(lang: Language): Promise<Texts> {
  const join = await loadWordJoiner(lang)
  const joined = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, join(text)]))
  return Object.fromEntries(
    await Promise.all(NAMESPACES.map(async name => [name, joined(await loadTexts(lang, name))] as const)),
  ) as unknown as Texts
}
