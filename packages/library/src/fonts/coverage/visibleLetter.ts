/**
 * Characters that are invisible on their own: controls, characters that direct other letters, private-use letters,
 * spaces and breaks.
 */
const UNSEEN = /[\p{C}\p{Z}]/u
const FROM_RIGHT =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Makes a single letter visible in a message: a mark is put on a dotted circle, an invisible character is shown by its
 * code.
 */
export function visibleLetter(letter: string): string {
  if (UNSEEN.test(letter)) return `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
  return /^\p{M}/u.test(letter) ? `\u25cc${letter}` : letter
}

/** Isolates a text whose direction could reverse the sentence around it. */
export const isolateDirection = (text: string): string => (FROM_RIGHT.test(text) ? `\u2068${text}\u2069` : text)
