import { loadUntilDone } from '../ui/index.ts'
import type { Player } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'

/** Column headings in the order of `rowsOf`. The import recognises them. */
export type Headings = readonly [
  name: string,
  number: string,
  size: string,
  version: string,
  printName: string,
  sleeve: string,
]
/** Names of the versions and sleeves in the file. */
export interface CellNames {
  readonly player: string
  readonly goalkeeper: string
  readonly short: string
  readonly long: string
}

/** Prefixes that make a spreadsheet run a cell as a formula. */
const RUNS = /^[=+\-@\t\r]/
const harmless = (text: string): string => (RUNS.test(text) ? `'${text}` : text)

export const rowsOf = (players: readonly Player[], names: CellNames): string[][] =>
  players.map(({ name, number, size, version, printName, sleeve }) => [
    harmless(name),
    number === null ? '' : String(number),
    sizeLabel(size),
    names[version],
    harmless(printName),
    sleeve ? names[sleeve] : '',
  ])

/** Writes a CSV with a byte order mark, so that Excel reads it as UTF-8. Khmer would be lost without it. */
export async function toCsv(rows: readonly string[][], headings: Headings): Promise<Blob> {
  const { default: papaparse } = await loadUntilDone(async () => import('papaparse'))
  const text = papaparse.unparse([[...headings], ...rows], { newline: '\r\n' })
  return new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' })
}

export async function toWorkbook(rows: readonly string[][], headings: Headings): Promise<Blob> {
  const { default: writeExcelFile } = await loadUntilDone(async () => import('write-excel-file/universal'))
  const head = headings.map(value => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map(row => row.map(value => ({ value, type: String })))
  return writeExcelFile([head, ...body]).toBlob()
}
