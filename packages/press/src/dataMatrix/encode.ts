import { placementOf } from './placement.ts'
import { SIZES, type SymbolSize } from './sizes.ts'

const [PAD, LATCH_C40, UNLATCH] = [129, 230, 254]
const C40 = ' 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The first three values of C40 are shifts. */
const C40_FIRST = 3
const SHIFT_2 = 1
const C40_SHIFTED = '!"#$%&\'()*+,-./:;<=>?@[\\]^_'

/** Returns one value, or a shift and one. Undefined for a character in neither set. */
function c40Values(sign: string): number[] | undefined {
  const at = C40.indexOf(sign)
  if (at >= 0) return [at + C40_FIRST]
  const shifted = C40_SHIFTED.indexOf(sign)
  return shifted < 0 ? undefined : [SHIFT_2, shifted]
}

/** Encodes pairs of digits as one codeword, any other ASCII character as one each. */
function asciiCodewords(text: string): number[] {
  const codewords: number[] = []
  for (const part of text.match(/\d\d|[\s\S]/g) ?? [])
    codewords.push(part.length === 2 ? Number(part) + 130 : part.charCodeAt(0) + 1)
  return codewords
}

/** Encodes in C40 as far as its values form whole triples, the rest in ASCII. */
function dataCodewords(text: string, room: number): number[] {
  const all = Array.from(text, c40Values)
  if (all.some(values => values === undefined)) return asciiCodewords(text)
  let count = text.length
  const valuesOf = (signs: number): number[] => all.slice(0, signs).flatMap(values => values!)
  while (valuesOf(count).length % 3 !== 0) count -= 1
  const values = valuesOf(count)
  const codewords = [LATCH_C40]
  for (let i = 0; i < values.length; i += 3) {
    const triple = 1600 * values[i]! + 40 * values[i + 1]! + values[i + 2]! + 1
    codewords.push(triple >> 8, triple & 255)
  }
  const rest = asciiCodewords(text.slice(count))
  const isFull = rest.length === 0 && codewords.length === room
  return isFull ? codewords : [...codewords, UNLATCH, ...rest]
}

/** Pads the codewords: the first pad is plain, the others are randomised (annex B.1). */
function padded(codewords: readonly number[], room: number): number[] {
  const all = [...codewords]
  if (all.length < room) all.push(PAD)
  while (all.length < room) {
    const value = PAD + ((149 * (all.length + 1)) % 253) + 1
    all.push(value > 254 ? value - 254 : value)
  }
  return all
}

const EXP: number[] = []
for (let i = 0, value = 1; i < 255; i += 1) {
  EXP.push(value)
  value = value < 128 ? value * 2 : (value * 2) ^ 0x12d
}
const LOG = new Map(EXP.map((value, i) => [value, i]))
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[(LOG.get(a)! + LOG.get(b)!) % 255]!)

/** Reed-Solomon over GF(256) with the polynomial 0x12D; the generator's roots are the powers 1 to `count`. */
function errorCodewords(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let i = 1; i <= count; i += 1)
    generator = [...generator, 0].map((value, at) => value ^ times(generator[at - 1] ?? 0, EXP[i]!))
  const rest = Array.from({ length: count }, () => 0)
  for (const value of data) {
    const lead = value ^ rest.shift()!
    rest.push(0)
    for (let i = 0; i < count; i += 1) rest[i]! ^= times(lead, generator[i + 1]!)
  }
  return rest
}

/** Adds the borders of each region: left and lower sides dark, the others alternating dark and light. */
function withBorders(data: readonly (readonly boolean[])[], { rows, columns, regions }: SymbolSize): boolean[][] {
  const width = columns / regions
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const within = column % width
      if (within === 0 || row === rows - 1) return true
      if (row === 0) return within % 2 === 0
      if (within === width - 1) return row % 2 === 1
      return data[row - 1]![column - 1 - 2 * Math.floor(column / width)]!
    }),
  )
}

/** Encodes a text in the smallest rectangular symbol that fits; undefined if none does. True is dark. */
export function encodeDataMatrix(text: string): boolean[][] | undefined {
  const size = SIZES.find(each => dataCodewords(text, each.dataCodewords).length <= each.dataCodewords)
  // eslint-disable-next-line no-control-regex
  if (!size || !/^[\u0000-\u007F]+$/.test(text)) return undefined
  const data = padded(dataCodewords(text, size.dataCodewords), size.dataCodewords)
  const codewords = [...data, ...errorCodewords(data, size.errorCodewords)]
  const placed = placementOf(size.rows - 2, size.columns - 2 * size.regions).map(row =>
    row.map(cell => cell !== null && ((codewords[cell[0]]! >> (8 - cell[1])) & 1) === 1),
  )
  return withBorders(placed, size)
}
