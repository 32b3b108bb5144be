import type { Measure } from './measure.ts'

const format = (value: number | null): string =>
  value === null ? '' : Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2)

/** One line per measure, columns aligned. */
export function printTable(measures: readonly Measure[]): void {
  const rows = measures.map(({ name, value, unit, baseline, ratio }) => [
    name,
    `${format(value)} ${unit}`,
    baseline === null ? '' : `${format(baseline)} ${unit}`,
    ratio === null ? '' : `${format(ratio)}×`,
  ])
  const lines = [['', 'value', 'baseline', 'ratio'], ...rows]
  const widths = [0, 1, 2, 3].map(column => Math.max(...lines.map(line => line[column]!.length)))
  for (const line of lines)
    console.log(line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '))
}
