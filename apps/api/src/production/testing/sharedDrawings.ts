import { createHash } from 'node:crypto'
import type { Caller, Job, WorkerPool } from '../../workers/index.ts'

const NUMBER = /AK-\d{6}/g

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Returns all inputs of a job, with the hashes of files. */
const told = (module: string, input: unknown): string =>
  JSON.stringify([module, input], function (this: Record<string, unknown>, key, value: unknown) {
    const given = this[key]
    return given instanceof Uint8Array ? hashOf(given) : value
  })

/** Returns the same value for another order number, with files unchanged. */
function ofOrder<T>(value: T, number: string): T {
  if (typeof value === 'string') return value.replaceAll(NUMBER, number) as T
  if (Array.isArray(value)) return value.map((each: unknown) => ofOrder(each, number)) as T
  if (Object.prototype.toString.call(value) !== '[object Object]') return value
  return Object.fromEntries(Object.entries(value as object).map(([key, each]) => [key, ofOrder(each, number)])) as T
}

const pdfIn = (value: unknown): Uint8Array | undefined => (value as { readonly pdf?: Uint8Array } | null)?.pdf

/** Returns papers under their names in another order. */
function renamed<Answer>(answer: Answer, from: string, to: string): Answer {
  const { papers } = (answer ?? {}) as { readonly papers?: Readonly<Record<string, Uint8Array>> }
  if (!papers || from === to) return answer
  const entries = Object.entries(papers).map(([name, bytes]) => [name.replaceAll(from, to), bytes] as const)
  return { ...answer, papers: Object.fromEntries(entries) }
}

interface RememberedDrawing {
  /** The order that it was drawn for. */
  readonly number: string
  readonly answer: Promise<unknown>
}

/**
 * Creates a cache for slow drawings: the result for one order is given to the next one with the same players, which it
 * does not name.
 */
export function createDrawnBefore(workers: Pick<WorkerPool, 'run'>) {
  const drawn = new Map<string, RememberedDrawing>()
  /** The order number in a file's codes, by the file's hash. */
  const numbers = new Map<string, string>()
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
    const read = pdfIn(input)
    const named = read && numbers.get(hashOf(read))
    const answer = workers.run(job, named === undefined ? input : ofOrder(input, named), caller)
    drawn.set(key, { number, answer })
    try {
      const made = pdfIn(await answer)
      if (made) numbers.set(hashOf(made), number)
      return await answer
    } catch (error) {
      // A drawing that was aborted with its pack is drawn again for the next one.
      drawn.delete(key)
      throw error
    }
  }
}
