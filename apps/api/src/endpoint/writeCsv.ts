/** Quotes a cell. A name that a spreadsheet would compute as a formula is kept as text. */
function quote(text: string): string {
  const safe = /^[=+@\t-]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Writes rows of cells as CSV. It begins with a byte order mark, without which spreadsheets misread Khmer. */
export const writeCsv = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(`\u{feff}${rows.map(cells => `${cells.map(quote).join(',')}\r\n`).join('')}`)
