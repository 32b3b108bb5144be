import type { Row } from './report.ts'

const format = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2))

/** One line of the table; wide enough for our longest names. */
export const tableLine = ({ name, value, unit, baseline, ratio }: Row): string =>
  [
    name.padEnd(34),
    `${format(value)} ${unit}`.padStart(16),
    `${format(baseline)} ${unit}`.padStart(16),
    `${format(ratio)}×`.padStart(10),
  ].join(' ')

export const tableHead = ['', 'value', 'baseline', 'ratio']
  .map((word, i) => (i === 0 ? word.padEnd(34) : word.padStart(i === 3 ? 10 : 16)))
  .join(' ')
