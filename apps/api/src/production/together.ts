type Work<T> = (signal: AbortSignal) => Promise<T>

/**
 * Two works at once. The first that fails ends the other by its signal, and its error is thrown when that has come to its end: nothing
 * goes on behind the caller's back.
 */
export async function together<One, Other>(
  signal: AbortSignal,
  [one, other]: readonly [Work<One>, Work<Other>],
): Promise<[One, Other]> {
  const failing = new AbortController()
  const either = AbortSignal.any([signal, failing.signal])
  const watched = async <T>(work: Work<T>): Promise<T> => {
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
