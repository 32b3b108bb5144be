import { Worker } from 'node:worker_threads'
import type { OwnFont } from '@kitwright/library'
import { Problem } from '../endpoint/index.ts'

export const MOST_FONT_BYTES = 4 * 1024 * 1024
const PATIENCE_MS = 20_000

/** What was read of an uploaded font. */
export interface ReadFont {
  readonly mime: string
  readonly family: string
  readonly lang: OwnFont['lang']
  readonly metrics: OwnFont['metrics']
  readonly coverage: string
}
export type ReadReply =
  | { readonly ok: true; readonly font: ReadFont }
  | {
      readonly ok: false
      readonly problem: 'font-type-unsupported' | 'font-unreadable' | 'font-nameless' | 'font-without-digits'
    }

/**
 * Reads and measures an uploaded font in a thread of its own, which ends with it: drawing the letters takes a second or two, and
 * what a broken font does must not hold up others. Throws the fitting problem.
 */
export async function readUpload(bytes: Uint8Array): Promise<ReadFont> {
  if (bytes.length > MOST_FONT_BYTES) throw new Problem('font-too-large')
  const worker = new Worker(new URL('./readWorker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const reply = await new Promise<ReadReply>(resolve => {
    const fail = (): void => resolve({ ok: false, problem: 'font-unreadable' })
    const timer = setTimeout(fail, PATIENCE_MS)
    worker.on('message', (message: ReadReply) => {
      // `node --watch` makes its threads tell it what they import.
      if ('ok' in message) resolve(message)
    })
    worker.once('error', fail)
    worker.once('exit', () => {
      clearTimeout(timer)
      fail()
    })
  })
  await worker.terminate()
  if (reply.ok) return reply.font
  throw new Problem(reply.problem)
}
