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
