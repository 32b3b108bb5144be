import { loadTexts, loadWordJoiner, NAMESPACES, type Language, type Texts } from '@kitwright/words'

/** Loads every text of the screens in one language, as Playwright compares it: without U+200B, which it takes out of pages. */
export async function loadWords(lang: Language): Promise<Texts> {
  const join = await loadWordJoiner(lang)
  const joined = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, join(text).replaceAll('\u200b', '')]))
  return Object.fromEntries(
    await Promise.all(NAMESPACES.map(async name => [name, joined(await loadTexts(lang, name))] as const)),
  ) as unknown as Texts
}
