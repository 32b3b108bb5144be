/** Runs stepwise work to its end without a pause and returns its result. */
export function runToCompletion<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}
