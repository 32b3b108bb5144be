/** Removes emoji. Keycaps become digits and gloves mean the goalkeeper. */
const withoutPictures = (text: string): string =>
  text
    .replace(/[\ufe0f\u20e3]/g, '')
    .replace(/\u{1f9e4}/gu, ' GK ')
    .replace(/[\p{Extended_Pictographic}\p{RI}\u{1f3fb}-\u{1f3ff}]/gu, (picture: string) =>
      /[©®™]/.test(picture) ? picture : ' ',
    )

/**
 * Replaces bold, italic and full-width Latin letters and circled numbers, as Facebook and phones write them, by plain
 * ones.
 */
const withPlainLetters = (text: string): string =>
  text
    .replace(/[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/gu, letter => letter.normalize('NFKC'))
    .replace(/[\u2460-\u2473]/gu, circled => `${circled.normalize('NFKC')}. `)

/** Returns one line of plain text without control characters, invisible marks, emoji or doubled spaces. */
export const clean = (text: string): string =>
  withoutPictures(withPlainLetters(text))
    .normalize('NFC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // A leading apostrophe stops a spreadsheet from running the cell as a formula. It is not part of the value.
    .replace(/^'(?=[=+\-@\d])/, '')

/** Maximum displayed length of a greeting, a remark or a chat line. */
export const LONGEST_LINE = 300
