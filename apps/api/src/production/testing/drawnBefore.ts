import { createHash } from 'node:crypto'
import type { Caller, Job, WorkerPool } from '../../workers/index.ts'

const NUMBER = /AK-\d{6}/g

/** All that something is made of, with the hashes of files. */
const told = (module: string, input: unknown): string =>
  JSON.stringify([module, input], function (this: Record<string, unknown>, key, value: unknown) {
    const given = this[key]
    return given instanceof Uint8Array ? createHash('sha256').update(given).digest('hex') : value
  })

/** Papers under the names that they have in another order. */
function renamed<Answer>(answer: Answer, from: string, to: string): Answer {
  const { papers } = (answer ?? {}) as { readonly papers?: Readonly<Record<string, Uint8Array>> }
  if (!papers || from === to) return answer
  const entries = Object.entries(papers).map(([name, bytes]) => [name.replaceAll(from, to), bytes] as const)
  return { ...answer, papers: Object.fromEntries(entries) }
}

interface Drawn {
  /** The order that it was drawn for. */
  readonly number: string
  readonly answer: Promise<unknown>
}

/** Drawing takes seconds: what was drawn for one order is given to the next of the same players, which it does not name. */
export function createDrawnBefore(workers: Pick<WorkerPool, 'run'>) {
  const drawn = new Map<string, Drawn>()
  return async <Input, Answer, Told>(
    job: Job<Input, Answer, Told>,
    input: Input,
    caller: Caller<Told>,
  ): Promise<Answer> => {
    const all = told(job.module, input)
    const number = all.match(NUMBER)?.[0] ?? ''
    const key = all.replaceAll(NUMBER, '')
    const known = drawn.get(key)
    if (known) return renamed((await known.answer) as Answer, known.number, number)
    const answer = workers.run(job, input, caller)
    drawn.set(key, { number, answer })
    // What was ended with its pack is drawn anew for the next.
    return answer.catch((error: unknown) => {
      drawn.delete(key)
      throw error
    })
  }
}
