/** One result. `ratio` above one is better than the baseline, measured in the same minute on the same machine. */
export interface Row {
  /** Begins with its room: `orders.place.p99`. */
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly baseline: number
  readonly ratio: number
}

export type Report = (row: Row) => void

export interface BenchOptions {
  /** Few steps: to see that a room works. */
  readonly isShort: boolean
}

const rounded = (value: number): number => Number(value.toPrecision(4))

/** A result of which more is better. */
export const rateRow = (name: string, unit: string, [value, baseline]: readonly [number, number]): Row => ({
  name,
  value: rounded(value),
  unit,
  baseline: rounded(baseline),
  ratio: rounded(value / baseline),
})

/** A result of which less is better. */
export const costRow = (name: string, unit: string, [value, baseline]: readonly [number, number]): Row => ({
  ...rateRow(name, unit, [value, baseline]),
  ratio: rounded(baseline / value),
})

/** A count beside what it must be; less is better. */
export const countRow = (name: string, unit: string, [value, expected]: readonly [number, number]): Row => ({
  ...costRow(name, unit, [value, expected]),
  ratio: value === expected ? 1 : rounded(expected / value),
})
