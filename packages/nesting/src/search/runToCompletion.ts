/** What comes of work that is done a step at a time, without a pause. */
export function runToCompletion<T>(work: Generator<unknown, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value
}
