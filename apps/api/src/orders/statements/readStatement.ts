import { createHash } from 'node:crypto'
import { latinDigits } from '@kitwright/measure'
import { parseCsv } from './parseCsv.ts'

/** Money that came in by a bank statement. */
export interface StatementLine {
  /** The row in the file, from 1; rows that are blank do not count. */
  readonly row: number
  /** Identifies the line in whichever file it stands. */
  readonly hash: string
  readonly date: string
  readonly currency: 'USD' | 'KHR'
  /** Cents or riel. */
  readonly amount: number
  /** The texts of payer and bank, joined. */
  readonly text: string
  /** Order numbers that the text names. */
  readonly numbers: readonly string[]
}

export interface Statement {
  readonly lines: readonly StatementLine[]
  /** Rows of money that went out, and rows without an amount, which a statement has as well. */
  readonly skipped: number
  /** True if no column of amounts was found. */
  readonly isUnreadable: boolean
}

export interface StatementLimits {
  readonly mostRows: number
  readonly mostCells: number
}

const HEADS = {
  date: /date|កាលបរិច្ឆេទ|ថ្ងៃ/i,
  credit: /credit|money in|deposit|paid in|received|ប្រាក់ចូល|ចំណូល/i,
  debit: /debit|money out|withdraw|paid out|ប្រាក់ចេញ|ចំណាយ/i,
  amount: /amount|ចំនួន/i,
  currency: /currency|\bccy\b|រូបិយប័ណ្ណ/i,
} as const
type Head = keyof typeof HEADS
type Columns = Readonly<Partial<Record<Head, number>>>

/** Banks print their address and the account above the table: its heads stand within these rows. */
const HEAD_ROWS = 40

function columnsOf(row: readonly string[]): Columns {
  const found: Partial<Record<Head, number>> = {}
  row.forEach((cell, i) => {
    const head = (Object.keys(HEADS) as Head[]).find(each => HEADS[each].test(cell) && found[each] === undefined)
    if (head && !/balance|សមតុល្យ/i.test(cell)) found[head] = i
  })
  return found
}
const hasAmounts = ({ credit, amount }: Columns): boolean => (credit ?? amount) !== undefined

/**
 * Reads an amount such as `1,234.50`, `1.234,50`, `(20.00)`, `USD 5` or `៥០០ ៛`, in hundredths. Returns null if the cell
 * holds none.
 */
export function readAmount(cell: string): number | null {
  const text = latinDigits(cell).replaceAll(/\s|USD|KHR|US\$|[$៛]/gi, '')
  const isNegative = /^\(.*\)$|^-|-$|DR$/i.test(text)
  const bare = text.replaceAll(/[()+-]|CR$|DR$/gi, '')
  // The last separator with one or two digits after it is the decimal one.
  const [, whole, decimals = ''] = /^([\d.,']*?\d)(?:[.,](\d{1,2}))?$/.exec(bare) ?? []
  if (whole === undefined) return null
  const digits = whole.replaceAll(/\D/g, '')
  if (digits.length > 12) return null
  const hundredths = Number(digits) * 100 + Number(decimals.padEnd(2, '0'))
  return isNegative ? -hundredths : hundredths
}

function currencyOf(
  row: readonly string[],
  { currency, credit, amount }: Columns,
  head: readonly string[],
): 'USD' | 'KHR' {
  const at = credit ?? amount!
  const said = `${currency === undefined ? '' : row[currency]} ${row[at]} ${head[at]}`
  return /KHR|៛|riel|រៀល/i.test(said) ? 'KHR' : 'USD'
}

/** Characters that may separate the prefix from its digits, and the digits. */
const DIGITS_AFTER = /[\s_.:#-]{0,3}(\d{1,9})(?!\d)/y
const LETTER_OR_DIGIT = /[A-Z0-9]/

/** Returns the order numbers in a text: the prefix, perhaps a sign or a space, and digits, with or without zeros. */
export function findOrderNumbers(text: string, prefix: string): string[] {
  const upper = latinDigits(text).toUpperCase()
  const found = new Set<string>()
  for (let at = upper.indexOf(prefix); at !== -1; at = upper.indexOf(prefix, at + 1)) {
    if (LETTER_OR_DIGIT.test(upper[at - 1] ?? '')) continue
    DIGITS_AFTER.lastIndex = at + prefix.length
    const digits = DIGITS_AFTER.exec(upper)?.[1]
    if (digits !== undefined) found.add(`${prefix}-${digits.padStart(6, '0')}`)
  }
  return [...found]
}

const hashOf = (...parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Reads a bank's CSV: finds its columns by their heads in English or Khmer, and the lines of money that came in. */
export function readStatement(
  text: string,
  { prefix, limits }: { prefix: string; limits: StatementLimits },
): Statement {
  const rows = parseCsv(text, limits)
  const headAt = rows.slice(0, HEAD_ROWS).findIndex(row => row.length > 1 && hasAmounts(columnsOf(row)))
  if (headAt === -1) return { lines: [], skipped: rows.length, isUnreadable: true }
  const head = rows[headAt]!
  const columns = columnsOf(head)
  const known = new Set(Object.values(columns))
  const lines = rows.slice(headAt + 1).flatMap((row, i): StatementLine[] => {
    const hundredths = readAmount(row[columns.credit ?? columns.amount!] ?? '')
    const isOut = columns.credit === undefined && (readAmount(row[columns.debit ?? -1] ?? '') ?? 0) > 0
    if (hundredths === null || hundredths <= 0 || isOut) return []
    const currency = currencyOf(row, columns, head)
    const amount = currency === 'KHR' ? Math.round(hundredths / 100) : hundredths
    const date = row[columns.date ?? -1] ?? ''
    const words = row.filter((cell, at) => cell !== '' && !known.has(at)).join(' · ')
    return [
      {
        row: headAt + 2 + i,
        hash: hashOf(date, currency, String(amount), words),
        date,
        currency,
        amount,
        text: words.slice(0, 300),
        numbers: findOrderNumbers(words, prefix).slice(0, 5),
      },
    ]
  })
  return { lines, skipped: rows.length - headAt - 1 - lines.length, isUnreadable: false }
}
