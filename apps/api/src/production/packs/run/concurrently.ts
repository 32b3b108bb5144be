type AbortableTask<T> = (signal: AbortSignal) => Promise<T>

/** Runs two tasks concurrently. If one fails, aborts the other, waits for it to settle and throws the first error. */
export async function runConcurrently<One, Other>(
  signal: AbortSignal,
  [one, other]: readonly [AbortableTask<One>, AbortableTask<Other>],
): Promise<[One, Other]> {
  const failing = new AbortController()
  const either = AbortSignal.any([signal, failing.signal])
  const watched = async <T>(work: AbortableTask<T>): Promise<T> => {
    try {
      return await work(either)
    } catch (error) {
      failing.abort(error)
      throw error
    }
  }
  const works = [watched(one), watched(other)] as const
  await Promise.allSettled(works)
  if (failing.signal.aborted) throw failing.signal.reason
  return Promise.all(works)
}

/** Runs one task after the other, so that long work leaves a processor free on a machine with two. */
export const runInTurn: typeof runConcurrently = async (signal, [one, other]) => [
  await one(signal),
  await other(signal),
]
