/** Formats rows as columns for the terminal, under the names of the first row's cells. Numbers are right-aligned. */
export function tableOf(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const widths = names.map(name => Math.max(name.length, ...rows.map(row => String(row[name]).length)))
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, at) => (typeof cell === 'number' ? String(cell).padStart(widths[at]!) : cell.padEnd(widths[at]!)))
      .join('  ')
      .trimEnd()
  return [line(names), ...rows.map(row => line(names.map(name => row[name]!)))].join('\n')
}
