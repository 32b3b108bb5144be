import { languageFacts, type Language } from './languages.ts'

/** U+2060: no line ends here. */
const WORD_JOINER = '\u2060'
/** U+200B: a line may end here. */
const WORD_BREAK = '\u200b'

/**
 * Returns a function that keeps browsers from dividing words which their dictionaries lack. Browsers and `foldText` show
 * and compare a text as if the marks were not there. For what is displayed only: not for names of files, subjects of
 * mails, or what somebody may edit.
 */
export async function loadWordJoiner(language: Language): Promise<(text: string) => string> {
  const { script, wholeWords } = languageFacts(language)
  const divided = (await wholeWords?.()) ?? []
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
