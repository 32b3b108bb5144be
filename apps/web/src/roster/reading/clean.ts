/** Keycaps lose their frame, gloves mean the goalkeeper, other pictures mean nothing. */
const withoutPictures = (text: string): string =>
  text
    .replace(/[\ufe0f\u20e3]/g, '')
    .replace(/\u{1f9e4}/gu, ' GK ')
    .replace(/[\p{Extended_Pictographic}\p{RI}\u{1f3fb}-\u{1f3ff}]/gu, (picture: string) =>
      /[©®™]/.test(picture) ? picture : ' ',
    )

/** One line of plain text: no control characters, invisible marks, emoji or doubled spaces. */
export const clean = (text: string): string =>
  withoutPictures(text)
    .normalize('NFC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // A leading apostrophe stops a spreadsheet from running the cell. It is not part of the name.
    .replace(/^'(?=[=+\-@])/, '')

/** A greeting, a remark or a line of a chat is shown up to here. */
export const LONGEST_LINE = 300
