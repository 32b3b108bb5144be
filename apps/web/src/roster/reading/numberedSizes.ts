import type { Size } from '@kitwright/garment'
import { latinDigits } from '@kitwright/measure'
import type { LineReading } from './line/readLine.ts'
import { sizeIn } from './words/vocabulary.ts'

/** A size in figures, with or without the words that mark it: `10`, `size 10`, `age 10`, `10y`, `10 years`, `អាយុ ១០`. */
const NUMBERED = /^(?:(?:size|age|aged|ទំហំ|សាយ|អាយុ)[ :៖]*)?(\d{1,2})(?: ?(?:y|yo|yrs?|years?|years? old|ឆ្នាំ))?$/iu
const isMarked = (text: string): boolean => /[^\p{N}]/u.test(text.trim())

function numberedSizeIn(text: string, run: readonly Size[]): Size | null {
  const figures = NUMBERED.exec(latinDigits(text.trim()))?.[1]
  return run.find(size => size === String(Number(figures))) ?? null
}

/** Returns the size that a text names, in letters or figures; null if the run does not have it. */
export function sizeOfRun(text: string, run: readonly Size[]): Size | null {
  const lettered = sizeIn(text)
  if (lettered) return run.includes(lettered) ? lettered : null
  return numberedSizeIn(text, run)
}

/**
 * Takes a size in figures from a reading, for a product whose run has it. It counts only where it is marked as a size:
 * in a column of sizes, or beside a word such as `size`, `age` or `years`. A bare figure stays a shirt number.
 */
export function withNumberedSizes(reading: LineReading, run: readonly Size[]): LineReading {
  const isSize = (text: string): boolean => numberedSizeIn(text, run) !== null
  const wrong = reading.wrong.filter(({ kind, text }) => kind === 'wrongSize' && isSize(text))
  const extra = reading.extra.filter(text => isMarked(text) && isSize(text))
  const found = [...wrong.map(({ text }) => text), ...extra]
  if (found.length === 0) return reading
  return {
    ...reading,
    sizes: [...reading.sizes, ...found],
    wrong: reading.wrong.filter(each => !wrong.includes(each)),
    extra: reading.extra.filter(text => !extra.includes(text)),
  }
}
