import type { AuditEntry } from './findEntries.ts'

/** Quotes a cell. A text that a spreadsheet would compute as a formula is kept as text. */
function quote(text: string): string {
  const safe = /^[=+@\t-]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const HEAD = ['at', 'person', 'key', 'area', 'action', 'thing', 'id', 'name', 'before', 'after']

const fieldsOf = (fields: AuditEntry['before']): string => (fields === null ? '' : JSON.stringify(fields))

const cellsOf = (entry: AuditEntry): readonly string[] => [
  entry.at,
  entry.actor?.name ?? '',
  entry.key ?? '',
  entry.area,
  entry.action,
  entry.subject,
  entry.subjectId ?? '',
  entry.label,
  fieldsOf(entry.before),
  fieldsOf(entry.after),
]

/** Writes entries as CSV for programs and auditors: instants and names of fields are not translated. */
export const writeAuditCsv = (entries: readonly AuditEntry[]): Uint8Array =>
  new TextEncoder().encode(
    `\u{feff}${[HEAD, ...entries.map(cellsOf)].map(cells => `${cells.map(quote).join(',')}\r\n`).join('')}`,
  )
