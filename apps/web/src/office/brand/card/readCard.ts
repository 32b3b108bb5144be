import { CARD_LIMITS, type CardColour } from '@kitwright/contract'
import { parseHex, toHex } from '@kitwright/measure'

export interface CardFault {
  /** Line number in the text, from 1. */
  readonly row: number
  readonly problem: 'no_code' | 'no_colour' | 'twice' | 'too_long'
  readonly text: string
}
export interface ParsedColourCard {
  readonly colours: readonly CardColour[]
  readonly faults: readonly CardFault[]
}

/** Heading of the last column, in any of the languages that cards come in. */
const HEADING = /^(?:hex|colou?r|rgb|ពណ៌|កូដពណ៌)/i

/** Splits a line into cells: by tabs if it has any, else by semicolons or commas. */
function cellsOf(line: string): string[] {
  const mark = ['\t', ';'].find(each => line.includes(each)) ?? ','
  return line.split(mark).map(cell => cell.trim())
}

/** Short colours need their `#`, since a name may consist of the same letters. */
function colourOf(cell: string): string | null {
  if (!/^#|^[0-9a-f]{6}$/i.test(cell)) return null
  const colour = parseHex(cell)
  return colour && toHex({ ...colour, a: 1 })
}

/** Reads one line as a colour: code first, colour last, name between. */
function readLine(cells: readonly string[], row: number): CardColour | CardFault {
  const filled = cells.filter(Boolean)
  const last = filled.at(-1) ?? ''
  const hex = colourOf(last)
  if (hex === null) return { row, problem: 'no_colour', text: last }
  if (filled.length < 2) return { row, problem: 'no_code', text: last }
  const [code = '', ...rest] = filled.slice(0, -1)
  const name = rest.join(' ')
  if (code.length > CARD_LIMITS.code) return { row, problem: 'too_long', text: code }
  if (name.length > CARD_LIMITS.name) return { row, problem: 'too_long', text: name }
  return { code, name, hex }
}

/** Reads a typed or pasted card line by line. Reports invalid lines by their number. */
export function readCard(text: string): ParsedColourCard {
  const colours: CardColour[] = []
  const faults: CardFault[] = []
  const known = new Set<string>()
  text.split(/\r\n|\r|\n/).forEach((line, i) => {
    const cells = cellsOf(line)
    if (!cells.some(Boolean) || (i === 0 && HEADING.test(cells.at(-1)!))) return
    const read = readLine(cells, i + 1)
    if ('problem' in read) return faults.push(read)
    const code = read.code.toLowerCase()
    if (known.has(code)) return faults.push({ row: i + 1, problem: 'twice', text: read.code })
    known.add(code)
    return colours.push(read)
  })
  return { colours, faults }
}

/** Writes the colours as tab-separated lines, to be edited by hand or in a spreadsheet. */
export const writeCard = (colours: readonly CardColour[]): string =>
  colours.map(({ code, name, hex }) => [code, name, hex].join('\t')).join('\n')

/** Writes a table's rows as tab-separated text. */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  rows.map(cells => cells.map(cell => cell.replaceAll(/[\t\r\n]+/g, ' ').trim()).join('\t')).join('\n')
