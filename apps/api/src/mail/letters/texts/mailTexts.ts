import { loadTexts, type Language, type Texts } from '@kitwright/words'

export type MailTexts = (key: keyof Texts['mail'], gaps?: Readonly<Record<string, string>>) => string

/** Loads the mails' texts in one language, with their placeholders filled. */
export async function loadMailTexts(language: Language): Promise<MailTexts> {
  const texts = await loadTexts(language, 'mail')
  return (key, gaps = {}) => texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, gap: string) => gaps[gap] ?? '')
}
