/** A packaged font's file for the letters of one kind. */
interface Face {
  readonly letters: RegExp
  readonly font: string
  readonly subset: string
  /** Weights of plain and bold letters. */
  readonly weights: readonly [number, number]
}

const one = (weight: number): readonly [number, number] => [weight, weight]

// The first font that knows a letter draws it. People have names in any script; letters that no font knows, such as
// emoji, are left out.
const FACES: readonly Face[] = [
  {
    letters: /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2026\u20ac\u2212]/,
    font: 'kantumruy-pro',
    subset: 'latin',
    weights: [400, 700],
  },
  { letters: /[\u1780-\u17f9\u19e0-\u19ff\u25cc]/, font: 'kantumruy-pro', subset: 'khmer', weights: [400, 700] },
  { letters: /[\u0e00-\u0e7f]/, font: 'kanit', subset: 'thai', weights: [400, 600] },
  {
    letters: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]/,
    font: 'kanit',
    subset: 'vietnamese',
    weights: [400, 600],
  },
  { letters: /[\u0100-\u017f]/, font: 'kanit', subset: 'latin-ext', weights: [400, 600] },
  { letters: /\p{Script=Hangul}/u, font: 'do-hyeon', subset: 'korean', weights: one(400) },
  {
    letters: /\p{Script=Hiragana}|\p{Script=Katakana}|\u30fc/u,
    font: 'dela-gothic-one',
    subset: 'japanese',
    weights: one(400),
  },
  { letters: /\p{Script=Han}/u, font: 'zcool-qingke-huangyou', subset: 'chinese-simplified', weights: one(400) },
]

/** Returns the file of a face in its package. WOFF, since pdfkit cannot embed part of a WOFF2. */
const fileOf = ({ font, subset, weights }: Face, isBold: boolean): string =>
  `${font}-${subset}-${weights[isBold ? 1 : 0]}-normal.woff`

/** Every font file that an invoice may need, by its path below `@fontsource`: what is shipped keeps them. */
export const INVOICE_FONT_FILES: readonly string[] = FACES.flatMap(face => [
  ...new Set([false, true].map(isBold => `${face.font}/files/${fileOf(face, isBold)}`)),
])

/** A piece of a text that one font file draws. */
export interface FontRun {
  readonly text: string
  /** Package and file of the font. */
  readonly font: string
  readonly file: string
}

/** Joiners and marks belong to the letter before them. */
const FOLLOWS = /[\u200c\u200d]|\p{M}/u

/**
 * Splits a text where the font changes. Leaves out zero-width spaces, control characters and letters that no font
 * knows.
 */
export function splitRuns(text: string, isBold: boolean): FontRun[] {
  const runs: { text: string; face: Face }[] = []
  for (const letter of text.normalize('NFC').replaceAll(/\s/g, ' ')) {
    const last = runs.at(-1)
    const face = FACES.find(({ letters }) => letters.test(letter)) ?? (FOLLOWS.test(letter) ? last?.face : undefined)
    if (!face) continue
    if (last?.face === face) last.text += letter
    else runs.push({ text: letter, face })
  }
  return runs.map(({ text: part, face }) => ({ text: part, font: face.font, file: fileOf(face, isBold) }))
}
