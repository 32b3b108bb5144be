import { zipSync } from 'fflate'
import { type Attributes, parseAttributes } from './attributes.ts'
import { DamagedFileError, MOST_SHEETS, TooLargeError } from './limits.ts'
import { readSheetFacts, type SheetFacts } from './sheetFacts.ts'
import { unzip } from './unzip.ts'

/** Limit for all parts of a workbook together, in bytes; two megabytes of zip can hold a thousand times that. */
const MAX_UNPACKED = 30_000_000

/** A sheet in the workbook's order. */
export interface WorkbookSheet {
  readonly isHidden: boolean
  /** Undefined for a sheet without cells, such as a chart. */
  readonly facts: SheetFacts | undefined
}

export interface OpenWorkbook {
  /** The workbook repacked, with only the parts that `readSheetFacts` accepted. */
  readonly file: Blob
  readonly sheets: readonly WorkbookSheet[]
}

const isXml = (name: string): boolean => name.endsWith('.xml') || name.endsWith('.xml.rels')

/** Returns the attributes of each such tag. */
const attributesOf = (xml: string, tag: 'sheet' | 'Relationship'): Attributes[] =>
  [...xml.matchAll(/<(?:[^\s<>/:]*:)?(sheet|Relationship)\s([^<>]*)>/g)]
    .filter(([, name]) => name === tag)
    .map(([, , text = '']) => parseAttributes(text))

const pathOf = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)

function listSheets(texts: ReadonlyMap<string, string>, facts: ReadonlyMap<string, SheetFacts>): WorkbookSheet[] {
  const targets = new Map(
    attributesOf(texts.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map(each => [
      each.get('Id'),
      pathOf(each.get('Target') ?? ''),
    ]),
  )
  return attributesOf(texts.get('xl/workbook.xml') ?? '', 'sheet')
    .filter(each => each.get('name'))
    .map(each => ({
      isHidden: each.get('state') === 'hidden' || each.get('state') === 'veryHidden',
      facts: facts.get(targets.get(each.get('id')) ?? ''),
    }))
}

/**
 * Opens and validates an XLSX file for a reader: within limits, without its own entities, each part as large as
 * declared. Throws `TooLargeError` and `DamagedFileError`.
 */
export function openWorkbook(bytes: Uint8Array): OpenWorkbook {
  const texts = new Map<string, string>()
  const facts = new Map<string, SheetFacts>()
  for (const [name, content] of unzip(bytes, { maxBytes: MAX_UNPACKED, isWanted: isXml })) {
    const xml = new TextDecoder().decode(content)
    if (xml.includes('<!DOCTYPE')) throw new DamagedFileError('entities')
    if (/<(?:[^\s<>/:]*:)?sheetData[\s/>]/.test(xml)) facts.set(name, readSheetFacts(xml))
    texts.set(name, facts.get(name)?.xml ?? xml)
  }
  const sheets = listSheets(texts, facts)
  if (sheets.length > MOST_SHEETS || facts.size > MOST_SHEETS) throw new TooLargeError()
  const encoder = new TextEncoder()
  const files = Object.fromEntries([...texts].map(([name, text]) => [name, encoder.encode(text)]))
  return { file: new Blob([zipSync(files, { level: 0 })]), sheets }
}
