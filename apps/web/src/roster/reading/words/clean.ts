/** Keycaps lose their frame, gloves mean the goalkeeper, other pictures mean nothing. */
const withoutPictures = (text: string): string =>
  text
    .replace(/[\ufe0f\u20e3]/g, '')
    .replace(/\u{1f9e4}/gu, ' GK ')
    .replace(/[\p{Extended_Pictographic}\p{RI}\u{1f3fb}-\u{1f3ff}]/gu, (picture: string) =>
      /[©®™]/.test(picture) ? picture : ' ',
    )

/** Letters of Latin shape in bold, italic or full width, and numbers in circles, as Facebook and phones write them. */
const withPlainLetters = (text: string): string =>
  text
    .replace(/[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/gu, letter => letter.normalize('NFKC'))
    .replace(/[\u2460-\u2473]/gu, circled => `${circled.normalize('NFKC')}. `)

/** One line of plain text: no control characters, invisible marks, emoji or doubled spaces. */
export const clean = (text: string): string =>
  withoutPictures(withPlainLetters(text))
    .normalize('NFC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // A leading apostrophe stops a spreadsheet from running the cell or counting with it. It is not part of the value.
    .replace(/^'(?=[=+\-@\d])/, '')

/** A greeting, a remark or a line of a chat is shown up to here. */
export const LONGEST_LINE = 300
