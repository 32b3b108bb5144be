import { placementOf } from './placement.ts'
import type { SymbolSize } from './sizes.ts'

/** Whether a module is dark. */
export type Sample = (row: number, column: number) => boolean

/** Multiplies in GF(256) with the polynomial 0x12D, bit by bit. */
function times(a: number, b: number): number {
  let [product, factor] = [0, a]
  for (let rest = b; rest > 0; rest >>= 1) {
    if (rest & 1) product ^= factor
    factor = factor < 128 ? factor << 1 : (factor << 1) ^ 0x12d
  }
  return product
}

/** Whether codewords are free of errors: every syndrome is 0. Errors are not corrected. */
function isSound(codewords: readonly number[], count: number): boolean {
  let root = 1
  for (let i = 0; i < count; i += 1) {
    root = times(root, 2)
    // eslint-disable-next-line no-loop-func
    if (codewords.reduce((sum, value) => times(sum, root) ^ value, 0) !== 0) return false
  }
  return true
}

function hasBorders(sample: Sample, { rows, columns, regions }: SymbolSize): boolean {
  const width = columns / regions
  for (let left = 0; left < columns; left += width)
    for (let row = 0; row < rows; row += 1)
      if (!sample(row, left) || sample(row, left + width - 1) !== (row % 2 === 1)) return false
  for (let column = 0; column < columns; column += 1)
    if (!sample(rows - 1, column) || sample(0, column) !== (column % 2 === 0)) return false
  return true
}

function codewordsOf(sample: Sample, { rows, columns, regions, ...counts }: SymbolSize): number[] {
  const codewords = Array.from({ length: counts.dataCodewords + counts.errorCodewords }, () => 0)
  const width = columns / regions
  placementOf(rows - 2, columns - 2 * regions).forEach((cells, row) => {
    cells.forEach((cell, column) => {
      const region = Math.floor(column / (width - 2))
      if (cell && sample(row + 1, column + 1 + 2 * region)) codewords[cell[0]]! |= 1 << (8 - cell[1])
    })
  })
  return codewords
}

const C40_TEXT = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const C40_SHIFT_2 = '!"#$%&\'()*+,-./:;<=>?@[\\]^_'

function c40Text(values: readonly number[]): string {
  let [text, isShifted] = ['', false]
  for (const value of values) {
    if (isShifted) text += C40_SHIFT_2[value] ?? '\uFFFD'
    else if (value !== 1) text += C40_TEXT[value - 3] ?? '\uFFFD'
    isShifted = !isShifted && value === 1
  }
  return text
}

/** Reads ASCII and C40, the only encodings that the encoder writes. Undefined for anything else. */
function textOf(data: readonly number[]): string | undefined {
  let [text, at] = ['', 0]
  while (at < data.length) {
    const value = data[at]!
    at += 1
    if (value === 129) return text
    if (value < 129) text += String.fromCharCode(value - 1)
    else if (value < 230) text += String(value - 130).padStart(2, '0')
    else if (value === 230) {
      const values: number[] = []
      while (at + 1 < data.length && data[at] !== 254) {
        const triple = 256 * data[at]! + data[at + 1]! - 1
        values.push(Math.floor(triple / 1600), Math.floor(triple / 40) % 40, triple % 40)
        at += 2
      }
      if (data[at] === 254) at += 1
      text += c40Text(values)
    } else return undefined
  }
  return text
}

/** Decodes the text of a symbol; undefined for an invalid symbol. */
export function decodeDataMatrix(sample: Sample, size: SymbolSize): string | undefined {
  if (!hasBorders(sample, size)) return undefined
  const codewords = codewordsOf(sample, size)
  return isSound(codewords, size.errorCodewords) ? textOf(codewords.slice(0, size.dataCodewords)) : undefined
}
