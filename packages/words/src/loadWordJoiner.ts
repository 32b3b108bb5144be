import { languageFacts, type Language } from './languages.ts'

/** U+2060: no line ends here. */
const WORD_JOINER = '\u2060'
/** U+200B: a line may end here. */
const WORD_BREAK = '\u200b'

/**
 * Words that browsers divide at the end of a line, by language; none where spaces divide words. Not among the facts of a
 * language, which every page loads.
 */
const WHOLE_WORDS: { readonly [L in Language]?: () => Promise<readonly string[]> } = {
  kh: async () => (await import('./kh/wholeWords.ts')).WHOLE_WORDS,
}

/**
 * Returns a function that keeps browsers from dividing words which their dictionaries lack. Browsers and `foldText` show
 * and compare a text as if the marks were not there. For what is displayed only: not for names of files, subjects of
 * mails, or what somebody may edit.
 */
export async function loadWordJoiner(language: Language): Promise<(text: string) => string> {
  const { script } = languageFacts(language)
  const divided = (await WHOLE_WORDS[language]?.()) ?? []
  // A joined word may pull the end of the word before it along.
  const markIn = (text: string, at: number): string => (script.letters.test(text.charAt(at - 1)) ? WORD_BREAK : '')
  return text =>
    divided.reduce(
      (joined, word) =>
        joined.replaceAll(
          word.replaceAll('|', ''),
          (_, at: number) => `${markIn(joined, at)}${word.replaceAll('|', WORD_JOINER)}`,
        ),
      text,
    )
}
