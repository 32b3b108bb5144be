import type { PageAnswer, PageCall, RenderedPage } from '@kitwright/pages'
import type { Language } from '@kitwright/words'
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { CallAnswer, RenderTask, ThreadMessage } from './renderThread.ts'

interface Limits {
  readonly threads: number
  /** The most pages that may wait for a thread. */
  readonly queueMost: number
  /** The longest wait in the queue. */
  readonly queueMs: number
  /**
   * The time after which a render counts as hung and its thread ends. Measured by the clock, so it is far more than a
   * busy machine takes.
   */
  readonly hangMs: number
  readonly heapMb: number
  /** Threads that were idle for this long end. Rendered pages are cached, and a thread costs an idle server 15 MB. */
  readonly restMs: number
}

const LIMITS: Limits = {
  threads: availableParallelism() > 2 ? 2 : 1,
  queueMost: 64,
  queueMs: 10_000,
  hangMs: 30_000,
  heapMb: 256,
  restMs: 60_000,
}

export interface RenderJob {
  readonly path: string
  readonly language: Language
  readonly ask: (call: PageCall) => Promise<PageAnswer>
}

export interface RenderThreads {
  /** Rejects when the page cannot be rendered, or not in time. */
  render(wanted: RenderJob): Promise<RenderedPage>
  close(): Promise<void>
}

const YOUNG_MB = 48

interface Threads {
  readonly pool: Piscina<RenderTask | null, RenderedPage | null>
  /** A bundle that fails to load reports this with each page. */
  readonly loaded: Promise<unknown>
}

function openThreads(bundle: string, { threads, heapMb }: Pick<Limits, 'threads' | 'heapMb'>): Threads {
  const pool = new Piscina<RenderTask | null, RenderedPage | null>({
    filename: new URL('./renderThread.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: { bundle },
    // The threads get none of the server's secrets.
    env: { NODE_ENV: 'production' },
    execArgv: [],
    // Otherwise the threads block between tasks, including timers.
    atomics: 'disabled',
    // A page makes some megabytes of garbage. Collecting it rarely saves processor time, and the thread ends when it is
    // idle.
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  // An error of a thread outside a task's answer is that task's failure, too.
  pool.on('error', () => undefined)
  return { pool, loaded: Promise.allSettled(Array.from({ length: threads }, async () => pool.run(null))) }
}

/** Opens a resource when it is needed, and closes it when it was idle for `restMs`. */
function whileUsed<T>(open: () => T, close: (opened: T) => Promise<void>, restMs: number) {
  // Opened before the first visitor.
  let opened: T | undefined = open()
  let [users, isClosed] = [0, false]
  const rest = async (): Promise<void> => {
    const last = opened
    opened = undefined
    if (last !== undefined) await close(last)
  }
  const restLater = () => setTimeout(() => void rest(), restMs).unref()
  let timer = restLater()
  return {
    async use<R>(work: (opened: T) => Promise<R>): Promise<R> {
      if (isClosed) throw new Error('it is closed')
      clearTimeout(timer)
      users += 1
      opened ??= open()
      return work(opened).finally(() => {
        users -= 1
        if (users === 0) timer = restLater()
      })
    },
    async close(): Promise<void> {
      isClosed = true
      clearTimeout(timer)
      await rest()
    },
  }
}

/**
 * Renders pages in threads beside the server's main thread. One that hangs or dies fails only its own page and is
 * replaced.
 */
export function createRenderThreads(bundle: string, limits: Partial<Limits> = {}): RenderThreads {
  const { threads, queueMost, queueMs, hangMs, heapMb, restMs } = { ...LIMITS, ...limits }
  const open = (): Threads => openThreads(bundle, { threads, heapMb })
  const opened = whileUsed(open, async ({ pool }) => pool.destroy(), restMs)
  /** Requested but not begun. */
  let waiting = 0
  const render = async ({ pool, loaded }: Threads, { path, language, ask }: RenderJob): Promise<RenderedPage> => {
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
        void answer(said.call, ask).then(found => own.postMessage({ id: said.id, answer: found } satisfies CallAnswer))
    })
    try {
      return (await pool.run({ path, language, port }, { transferList: [port], signal: timeout.signal }))!
    } catch (error) {
      throw timeout.signal.aborted ? timeout.signal.reason : error
    } finally {
      stopWaiting()
      own.close()
    }
  }
  return {
    render: async job => opened.use(async each => render(each, job)),
    close: opened.close,
  }
}

const answer = async (call: PageCall, ask: RenderJob['ask']): Promise<PageAnswer | null> => ask(call).catch(() => null)
