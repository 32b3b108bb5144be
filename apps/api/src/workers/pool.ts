import { Problem } from '../endpoint/index.ts'
import { WorkFailure } from './failure.ts'
import { FairQueue, type Place } from './fairQueue.ts'
import type { Job } from './job.ts'
import { openWorkerProcess, type WorkerProcess } from './process.ts'

/** For whom it is done. */
export interface Caller extends Place {
  /** One who leaves while waiting takes the task out of the queue. What is under way goes on to its end, since it may be kept. */
  readonly signal?: AbortSignal
  /** Done when nothing else waits. */
  readonly isBackground?: boolean
  /** Tells when somebody waits for it after all: it goes to the others who are waited for. */
  readonly wanted?: AbortSignal
}

export interface WorkerPool {
  /**
   * Does the work in one of the pool's processes, when it is this caller's turn. An input that is a function is made when the
   * work begins, so that what waits holds no memory. Throws `not-ready` when too many wait or the server is closing, `WorkFailure`
   * when the work was too heavy or broken, and any `Problem` that the work throws.
   */
  run<Input, Output>(
    job: Job<Input, Output>,
    input: NoInfer<Input | (() => Input | Promise<Input>)>,
    caller: Caller,
  ): Promise<Output>
  /** Takes nothing more, and sends away what waits; what is under way may end. */
  drain(): void
  /** Ends everything at once, what is under way, too. */
  close(): void
}

interface Task {
  readonly job: Job<unknown, unknown>
  readonly input: unknown
  readonly place: Place
  readonly promise: PromiseWithResolvers<unknown>
}

export interface PoolSize {
  /** Processes at once, at most. */
  readonly size: number
  /** Tasks that may wait. */
  readonly queueMost: number
  /** A worker that has nothing to do for so long ends: one that drew holds two hundred megabytes. */
  readonly restMs: number
}

const RETRY_AFTER_S = 2

const notReady = (): Problem => new Problem('not-ready', [], RETRY_AFTER_S)

/** What is no fault of the work may be asked again. */
const explain = (error: unknown): unknown =>
  error instanceof WorkFailure && error.reason === 'ended' ? notReady() : error

/** One pool for all heavy work: at most `size` processes, started when needed. */
export function createWorkerPool({ size, queueMost, restMs }: PoolSize): WorkerPool {
  const asked = new FairQueue<Task>()
  const background = new FairQueue<Task>()
  const working = new Set<WorkerProcess>()
  /** With the timer of their end; the last to rest is the first to work, so that the others come to their end. */
  const resting: { readonly worker: WorkerProcess; readonly timer: ReturnType<typeof setTimeout> }[] = []
  let underWay = 0
  let isClosed = false

  const rest = (worker: WorkerProcess): void => {
    if (!worker.isFit || isClosed) return worker.end()
    const timer = setTimeout(() => {
      resting.splice(
        resting.findIndex(one => one.timer === timer),
        1,
      )
      worker.end()
    }, restMs).unref()
    resting.push({ worker, timer })
  }
  const wake = (): WorkerProcess => {
    for (let last = resting.pop(); last; last = resting.pop()) {
      clearTimeout(last.timer)
      if (last.worker.isFit) return last.worker
    }
    return openWorkerProcess()
  }
  const work = async ({ job: { module, limitMs, limitMb }, input }: Task): Promise<unknown> => {
    const made: unknown = typeof input === 'function' ? await (input as () => unknown)() : input
    if (isClosed) throw notReady()
    const worker = wake()
    working.add(worker)
    return worker.run({ module, limitMs, limitMb, input: made }).finally(() => {
      working.delete(worker)
      rest(worker)
    })
  }
  const begin = async (task: Task): Promise<void> => {
    underWay += 1
    await work(task).then(task.promise.resolve, (error: unknown) => task.promise.reject(explain(error)))
    underWay -= 1
    serve()
  }
  const next = (): Task | undefined => asked.take() ?? background.take()
  const serve = (): void => {
    if (underWay >= size) return
    const task = next()
    if (task) void begin(task)
  }
  const makeRoom = (): void => {
    if (asked.length + background.length <= queueMost) return
    const last = background.takeFromLongest() ?? asked.takeFromLongest()
    last?.promise.reject(notReady())
  }
  const drain = (): void => {
    isClosed = true
    for (let task = next(); task; task = next()) task.promise.reject(notReady())
  }
  return {
    async run<Input, Output>(job: Job<Input, Output>, input: unknown, caller: Caller): Promise<Output> {
      const { signal, isBackground, wanted, ...place } = caller
      signal?.throwIfAborted()
      if (isClosed) throw notReady()
      const promise = Promise.withResolvers<unknown>()
      const task: Task = { job: job as Job<unknown, unknown>, input, place, promise }
      const leave = (): void => {
        if (asked.remove(place, task) || background.remove(place, task)) promise.reject(signal?.reason)
      }
      const comeForward = (): void => {
        if (background.remove(place, task)) asked.add(place, task)
      }
      signal?.addEventListener('abort', leave, { once: true })
      wanted?.addEventListener('abort', comeForward, { once: true })
      const queue = isBackground && !wanted?.aborted ? background : asked
      queue.add(place, task)
      serve()
      makeRoom()
      return (promise.promise as Promise<Output>).finally(() => {
        signal?.removeEventListener('abort', leave)
        wanted?.removeEventListener('abort', comeForward)
      })
    },
    drain,
    close() {
      drain()
      for (const worker of working) worker.end()
      for (const { worker, timer } of resting.splice(0)) {
        clearTimeout(timer)
        worker.end()
      }
    },
  }
}
