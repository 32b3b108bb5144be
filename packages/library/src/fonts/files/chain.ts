import type { FontFile, FontUse, LetteredUse } from '../../types.ts'
import { defaultUse, faceOf, FALLBACK, KHMER } from '../catalogue/registry.ts'

/** Finds the files of a text with rare letters. */
export type FindFiles = (use: FontUse, text: string) => readonly FontFile[]

let findRare: FindFiles | undefined

/** Sets the finder of files with rare letters. Without it only each face's first files are used. */
export function provideLetters(find: FindFiles): void {
  findRare = find
}

export const areLettersKnown = (): boolean => findRare !== undefined

/** Letters outside the first files of the fallback fonts, except those without ink. */
const RARE = /(?!\p{Zs}|\u200b|\u200c|\u200d|\u2060|\ufe0f)[^\p{ASCII}\u1780-\u17ff\u19e0-\u19ff]/u

/** Checks whether a text has letters that may need further files; it may be printed in capitals. */
export const hasRareLetters = (text: string): boolean => RARE.test(text)

/** Returns the letters of a text, in capitals too, that may need further files. */
export const rareLettersOf = (text: string): string[] =>
  hasRareLetters(text)
    ? [...new Set(Array.from((text + text.toUpperCase()).normalize('NFC')))].filter(letter => RARE.test(letter))
    : []

/**
 * Returns the files that write a text, in the order of lookup: always the first ones of its face, of the Khmer face and
 * of the first font. Further ones follow for rare letters, once their coverage is known.
 */
export function filesFor(use: FontUse, text: string): readonly FontFile[] {
  if (findRare && hasRareLetters(text)) return findRare(use, text)
  return [...new Set([faceOf(use), KHMER.faces[0], FALLBACK.faces[0]])].flatMap(({ files }) => files)
}

let onNeed: (file: FontFile) => void = () => undefined

/** Registers the function that reads a file as soon as it is needed, where files are read immediately, as in Node. */
export function provideFiles(provide: (file: FontFile) => void): void {
  onNeed = provide
}

/** Returns the CSS `font-family` value for a text, for a font's default face if only its id is given. */
export function fontFamilyStack(use: FontUse | string, text: string): string {
  const files = filesFor(typeof use === 'string' ? defaultUse(use) : use, text)
  files.forEach(onNeed)
  return files.map(({ cssFamily }) => `"${cssFamily}"`).join(',')
}

/**
 * Returns the CSS `font` value for a text on a canvas, without a weight or style: each face has its own families, and
 * no engine may synthesise a bold or an italic.
 */
export const cssFontOf = (use: FontUse, px: number, text: string): string => `${px}px ${fontFamilyStack(use, text)}`

/** Returns the same use with a text, for a font's default face if only its id is given. */
export const letteredUse = (use: LetteredUse | string): LetteredUse & { readonly text: string } =>
  typeof use === 'string' ? { ...defaultUse(use), text: '' } : { ...use, text: use.text ?? '' }
