/** Solves `rows · x = right` by elimination with pivots. Throws if a column has no influence. */
function solveLinear(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const m = rows.map((row, i) => [...row, right[i]!])
  const n = m.length
  for (let c = 0; c < n; c++) {
    let pivot = c
    for (let r = c + 1; r < n; r++) if (Math.abs(m[r]![c]!) > Math.abs(m[pivot]![c]!)) pivot = r
    if (Math.abs(m[pivot]![c]!) < 1e-12) throw new Error(`unknown ${c} changes nothing`)
    ;[m[c], m[pivot]] = [m[pivot]!, m[c]!]
    for (let r = 0; r < n; r++) {
      if (r === c) continue
      const factor = m[r]![c]! / m[c]![c]!
      for (let k = c; k <= n; k++) m[r]![k]! -= factor * m[c]![k]!
    }
  }
  return m.map((row, i) => row[n]! / row[i]!)
}

/** A pattern's settings by name: FreeSewing's measurements and options. */
export type Knobs = Readonly<Record<string, number>>
/** Finished measures in mm. */
export type Measures = Readonly<Record<string, number>>

/**
 * Problem to solve: settings with which the pattern has the target measures. There are as many knobs as target
 * measures.
 */
export interface KnobProblem {
  readonly start: Knobs
  readonly wanted: Measures
  readonly measure: (knobs: Knobs) => Measures
  /** Step of a knob for finite differences; a thousandth of its value by default. */
  readonly feel?: Knobs
  /** Weight of a measure's error; 1 by default, below 1 where the pattern itself is coarse. */
  readonly weights?: Measures
}

export interface ParameterFit {
  readonly knobs: Knobs
  /** The largest weighted error in mm. */
  readonly worstMm: number
}

const GOOD_ENOUGH_MM = 0.1
const MAX_ROUNDS = 14
const HALVINGS = 6
/** Limit that separates options, which are shares of about 0.1, from measurements of hundreds of mm. */
const OPTION_BELOW = 2
const OPTION_FEEL = 0.002
const MIN_FEEL_MM = 0.5

const feelOf = (value: number): number =>
  Math.max(1e-3 * Math.abs(value), Math.abs(value) < OPTION_BELOW ? OPTION_FEEL : MIN_FEEL_MM)

const largest = (errors: readonly number[]): number => Math.max(...errors.map(Math.abs))

/** Runs `errorsAt` on ever shorter steps until one improves on `worst`. Returns null if none does. */
function stepBack(
  from: readonly number[],
  by: readonly number[],
  { errorsAt, worst }: { errorsAt: (x: readonly number[]) => number[]; worst: number },
): { x: number[]; errors: number[] } | null {
  for (let k = 0, share = 1; k < HALVINGS; k++, share /= 2) {
    const x = from.map((value, i) => value - share * by[i]!)
    try {
      const errors = errorsAt(x)
      if (largest(errors) < worst) return { x, errors }
    } catch {
      // FreeSewing cannot draft extreme values, but a shorter step may be possible.
    }
  }
  return null
}

/**
 * Solves by damped Newton with a finite-difference Jacobian. Knobs and measures are nearly one to one, so three to five
 * rounds are enough. It stops when no step improves the worst error; the caller judges the remaining error.
 */
export function fitParameters({ start, wanted, measure, feel = {}, weights = {} }: KnobProblem): ParameterFit {
  const names = Object.keys(start)
  const sought = Object.keys(wanted)
  if (names.length !== sought.length) throw new Error(`${names.length} knobs cannot hit ${sought.length} measures`)
  const knobsOf = (x: readonly number[]): Knobs => Object.fromEntries(names.map((name, i) => [name, x[i]!]))
  const errorsAt = (x: readonly number[]): number[] => {
    const measured = measure(knobsOf(x))
    return sought.map(name => (measured[name]! - wanted[name]!) * (weights[name] ?? 1))
  }
  let x = names.map(name => start[name]!)
  let errors = errorsAt(x)
  for (let round = 0; round < MAX_ROUNDS && largest(errors) > GOOD_ENOUGH_MM; round++) {
    const columns = names.map((name, j) => {
      const by = feel[name] ?? feelOf(x[j]!)
      const felt = errorsAt(x.with(j, x[j]! + by))
      return felt.map((error, i) => (error - errors[i]!) / by)
    })
    const rows = sought.map((_, i) => columns.map(column => column[i]!))
    const better = stepBack(x, solveLinear(rows, errors), { errorsAt, worst: largest(errors) })
    if (!better) break
    ;({ x, errors } = better)
  }
  return { knobs: knobsOf(x), worstMm: largest(errors) }
}
