import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The thread ends after its answer; `once` throws its error. */
async function hash(): Promise<string> {
  const [said] = (await once(new Worker(new URL('./codeHashThread.ts', import.meta.url)), 'message')) as [string]
  return said
}

let known: Promise<string> | undefined

/**
 * Hash of the rendering code. Part of every content key, so files rendered by older code are not reused. Computed once in a worker thread.
 */
export const codeHash = (): Promise<string> =>
  (known ??= hash().catch((error: unknown) => {
    known = undefined
    throw error
  }))
