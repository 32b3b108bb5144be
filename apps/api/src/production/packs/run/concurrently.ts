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

interface Parts<Drawn, Written> {
  readonly draw: AbortableTask<Drawn>
  readonly readBack: (drawn: Drawn, signal: AbortSignal) => Promise<Drawn>
  /** Needs neither. */
  readonly write: AbortableTask<Written>
}

type PipelineSchedule = <Drawn, Written>(signal: AbortSignal, parts: Parts<Drawn, Written>) => Promise<[Drawn, Written]>

/** As soon as can be: two things under way, and no more. */
export const overlapped: PipelineSchedule = async (signal, { draw, readBack, write }) =>
  runConcurrently(signal, [async either => readBack(await draw(either), either), write])

/** One thing under way, so that what takes long leaves a processor to others where there are two. */
export const sequential: PipelineSchedule = async (signal, { draw, readBack, write }) => [
  await readBack(await draw(signal), signal),
  await write(signal),
]
