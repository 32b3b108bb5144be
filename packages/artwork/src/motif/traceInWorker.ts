import type { TracedInk } from '../trace/index.ts'
import type { TraceReply, TraceRequest } from './traceWorker.ts'

/** The longest time to wait for a picture's shapes. */
const MOST_MS = 20_000

/**
 * Traces a picture's inks as shapes in a worker: uploaded pictures with thousands of specks take seconds. Each picture
 * has its own worker, which ends with its answer or at the time limit. Rejects at the limit.
 */
export async function traceInWorker(asked: TraceRequest, mostMs = MOST_MS): Promise<readonly TracedInk[]> {
  const worker = new Worker(new URL('./traceWorker.ts', import.meta.url), { type: 'module' })
  let clock: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`the picture could not be traced: ${why}`))
      clock = setTimeout(() => fail('too long'), mostMs)
      worker.addEventListener('message', ({ data }: MessageEvent<TraceReply>) =>
        data ? resolve(data) : fail('failed'),
      )
      worker.addEventListener('error', () => fail('no worker'))
      worker.postMessage(asked, [asked.pixels.data.buffer as ArrayBuffer])
    })
  } finally {
    clearTimeout(clock)
    worker.terminate()
  }
}
