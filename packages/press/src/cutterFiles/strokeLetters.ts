import type { Point } from '@kitwright/measure'

/** Stroke font on a grid of four by six: positions as pairs of digits (right, up), strokes separated by spaces. */
const LETTERS: Readonly<Record<string, string>> = {
  A: '0004264440 0343',
  B: '00063645443303 3342413000',
  C: '4536160501103041',
  D: '00063645413000',
  E: '46060040 0333',
  F: '460600 0333',
  G: '45361605011030414323',
  H: '0006 4640 0343',
  I: '1030 2026 1636',
  J: '4641301001',
  K: '0006 4602 1340',
  L: '060040',
  M: '0006234640',
  N: '00064046',
  O: '100105163645413010',
  P: '00063645443303',
  Q: '100105163645413010 2240',
  R: '00063645443303 2340',
  S: '453616050413334241301001',
  T: '2026 0646',
  U: '060110304146',
  V: '062046',
  W: '0610243046',
  X: '0046 0640',
  Y: '062346 2320',
  Z: '06460040',
  0: '100105163645413010 1135',
  1: '042620 0040',
  2: '05163645440040',
  3: '05163645443313 334241301001',
  4: '30360242',
  5: '460603334241301001',
  6: '4536160501103041423303',
  7: '064610',
  8: '13040516364544331302011030414233',
  9: '0110304145361605041343',
  '-': '1333',
  '.': '2021',
  '/': '0046',
  _: '0040',
  ':': '2122 2425',
}
const GRID = { up: 6, pitch: 6 }
/** Glyph for characters without a letter. */
const BOX = '0006464000'

const strokesOf = (letter: string): string[] => (letter === ' ' ? [] : (LETTERS[letter] ?? BOX).split(' '))

/** Returns the strokes of a line of text from the start of its baseline, capitals only. y down. */
export function strokeText(text: string, at: Point, heightMm: number): Point[][] {
  const unit = heightMm / GRID.up
  return Array.from(text.toUpperCase()).flatMap((letter, i) =>
    strokesOf(letter).map(stroke =>
      (stroke.match(/\d\d/g) ?? []).map(pair => ({
        x: at.x + (i * GRID.pitch + Number(pair[0])) * unit,
        y: at.y - Number(pair[1]) * unit,
      })),
    ),
  )
}

export const strokeWidth = (text: string, heightMm: number): number => (text.length * GRID.pitch * heightMm) / GRID.up
