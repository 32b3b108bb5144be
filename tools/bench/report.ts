/**
 * One result. A `ratio` above one is better than the baseline, which is measured in the same minute on the same
 * machine.
 */
export interface Row {
  /** The name of the row; it begins with its module: `orders.place.p99`. */
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly baseline: number
  readonly ratio: number
}

export type Report = (row: Row) => void

export interface BenchOptions {
  /** Whether the run takes few steps, only to see that a module works. */
  readonly isShort: boolean
}

const rounded = (value: number): number => Number(value.toPrecision(4))

/** Returns a row in which more is better. */
export const rateRow = (name: string, unit: string, [value, baseline]: readonly [number, number]): Row => ({
  name,
  value: rounded(value),
  unit,
  baseline: rounded(baseline),
  ratio: rounded(value / baseline),
})

/** Returns a row in which less is better. */
export const costRow = (name: string, unit: string, [value, baseline]: readonly [number, number]): Row => ({
  ...rateRow(name, unit, [value, baseline]),
  ratio: rounded(baseline / value),
})

/** Returns a row with a count beside its expected value; less is better. */
export const countRow = (name: string, unit: string, [value, expected]: readonly [number, number]): Row => ({
  ...costRow(name, unit, [value, expected]),
  ratio: value === expected ? 1 : rounded(expected / value),
})
