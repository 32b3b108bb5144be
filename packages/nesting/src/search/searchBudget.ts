/** Search budget. With placements as the unit, the same seed gives the same layout on every machine. */
export type Budget = { readonly seconds: number } | { readonly places: number }

/** Placements between two clock checks. */
const LOOK_EVERY = 4_000

export const clockOfMachine = (): number => performance.now() / 1_000

/** Returns a function that reports the spent share of the budget, 0-1, by evaluated placements or by a clock. */
export function createBudgetMeter(budget: Budget, work: { readonly asked: number }, clock: () => number): () => number {
  if ('places' in budget) return () => work.asked / budget.places
  const begun = clock()
  let [spent, next] = [0, 0]
  return () => {
    const { asked } = work
    if (asked >= next || asked === 0) {
      spent = (clock() - begun) / budget.seconds
      next = asked + LOOK_EVERY
    }
    return spent
  }
}
