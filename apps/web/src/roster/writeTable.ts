import type { Player } from '@kitwright/contract'
import { sizeLabel } from '@kitwright/garment'

/** A heading of each column, in the order of `readRoster`. */
export type Headings = readonly [name: string, number: string, size: string, version: string]
export interface VersionNames {
  readonly player: string
  readonly goalkeeper: string
}

/** A spreadsheet would run a cell that begins like this. */
const RUNS = /^[=+\-@\t\r]/
const harmless = (text: string): string => (RUNS.test(text) ? `'${text}` : text)

export const rowsOf = (players: readonly Player[], versions: VersionNames): string[][] =>
  players.map(({ name, number, size, version }) => [
    harmless(name),
    number === null ? '' : String(number),
    sizeLabel(size),
    versions[version],
  ])

/** With the mark that makes Excel read it as UTF-8: Khmer would be lost without. */
export async function toCsv(rows: readonly string[][], headings: Headings): Promise<Blob> {
  const { default: papaparse } = await import('papaparse')
  const text = papaparse.unparse([[...headings], ...rows], { newline: '\r\n' })
  return new Blob([`\ufeff${text}`], { type: 'text/csv;charset=utf-8' })
}

export async function toWorkbook(rows: readonly string[][], headings: Headings): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal')
  const head = headings.map(value => ({ value, fontWeight: 'bold' as const }))
  const body = rows.map(row => row.map(value => ({ value, type: String })))
  return writeExcelFile([head, ...body]).toBlob()
}
