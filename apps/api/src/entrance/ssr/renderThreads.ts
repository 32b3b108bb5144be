import type { PageAnswer, PageCall, RenderedPage } from '@kitwright/pages'
import type { Language } from '@kitwright/words'
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { CallAnswer, RenderTask, ThreadMessage } from './renderThread.ts'

interface Limits {
  readonly threads: number
  /** Pages that may wait for a thread. */
  readonly queueMost: number
  /** So long one waits for its turn. */
  readonly queueMs: number
  /** What renders longer hangs, and its thread ends. By the clock, so it is far more than a busy machine takes. */
  readonly hangMs: number
  readonly heapMb: number
}

const LIMITS: Limits = {
  threads: availableParallelism() > 2 ? 2 : 1,
  queueMost: 64,
  queueMs: 10_000,
  hangMs: 30_000,
  heapMb: 256,
}

export interface RenderJob {
  readonly path: string
  readonly language: Language
  readonly ask: (call: PageCall) => Promise<PageAnswer>
}

export interface RenderThreads {
  /** Throws when the page cannot be rendered, or not in time. */
  render(wanted: RenderJob): Promise<RenderedPage>
  close(): Promise<void>
}

/** Renders pages beside the thread that takes orders. One that hangs or dies takes its own page with it; another takes its place. */
export function createRenderThreads(bundle: string, limits: Partial<Limits> = {}): RenderThreads {
  const { threads, queueMost, queueMs, hangMs, heapMb } = { ...LIMITS, ...limits }
  const pool = new Piscina<RenderTask | null, RenderedPage | null>({
    filename: new URL('./renderThread.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: { bundle },
    // Nothing of the server's secrets.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    // Its threads would hold still between tasks, timers and all.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  // What a thread says beside a task's answer is that task's failure, too.
  pool.on('error', () => undefined)
  // Loaded before the first visitor comes; a bundle that does not load says so with each page.
  const loaded = Promise.allSettled(Array.from({ length: threads }, async () => pool.run(null)))
  /** Asked for, and not begun. */
  let waiting = 0
  return {
    async render({ path, language, ask }) {
      if (waiting >= threads + queueMost) throw new Error('too many pages wait')
      waiting += 1
      await loaded
      const { port1: own, port2: port } = new MessageChannel()
      const timeout = new AbortController()
      const giveUp = (ms: number, what: string) => setTimeout(() => timeout.abort(new Error(what)), ms).unref()
      let timer = giveUp(queueMs, 'no thread was free')
      let isWaiting = true
      const stopWaiting = (): void => {
        clearTimeout(timer)
        if (isWaiting) waiting -= 1
        isWaiting = false
      }
      own.on('message', (said: ThreadMessage) => {
        if (said.kind === 'begun') {
          stopWaiting()
          timer = giveUp(hangMs, 'it took too long')
        } else
          void answer(said.call, ask).then(found =>
            own.postMessage({ id: said.id, answer: found } satisfies CallAnswer),
          )
      })
      try {
        return (await pool.run({ path, language, port }, { transferList: [port], signal: timeout.signal }))!
      } catch (error) {
        throw timeout.signal.aborted ? timeout.signal.reason : error
      } finally {
        stopWaiting()
        own.close()
      }
    },
    close: async () => pool.destroy(),
  }
}

const answer = async (call: PageCall, ask: RenderJob['ask']): Promise<PageAnswer | null> => ask(call).catch(() => null)
