import { createProcesses, type Processes, type ProcessReserve } from './processPool.ts'
import { WorkerError } from './failure.ts'
import type { Job } from './job.ts'
import { type Caller, createQueues, notReadyProblem, type Task } from './queues.ts'
import { createShares, type ShareLimits, SLOW_MS } from './processShares.ts'
import { measure } from './workChannel.ts'

export interface WorkerPool {
  /**
   * Runs the job in one of the pool's processes when it is this caller's turn. An input given as a function is created
   * when the work begins, so that waiting tasks use no memory. Throws `not-ready` if too many wait or the server is
   * closing, `WorkerError` if the work was too heavy or broken, and any `Problem` that the work throws.
   */
  run<Input, Output, Told = never>(
    job: Job<Input, Output, Told>,
    input: NoInfer<Input | (() => Input | Promise<Input>)>,
    caller: NoInfer<Caller<Told>>,
  ): Promise<Output>
  /** Returns the numbers of running and waiting tasks. */
  state(): { running: number; waiting: number }
  /** Accepts no new tasks and rejects waiting ones. Running tasks may finish. */
  drain(): void
  /** Ends everything immediately, including running tasks. */
  close(): void
}

export interface PoolSize extends ShareLimits {
  /** Maximum number of waiting tasks. */
  readonly queueMost: number
  /** Idle time in ms after which a worker ends. A worker that has drawn occupies two hundred megabytes. */
  readonly restMs: number
  /** Keeps the idle processes when the pool closes, for the next pool. They end with the pool if omitted. */
  readonly reserve?: ProcessReserve | undefined
}

/**
 * Translates an error for the caller. Work whose process was ended from outside may be requested again; work that alone
 * had its process killed is too heavy.
 */
function explain(error: unknown): unknown {
  if (!(error instanceof WorkerError)) return error
  if (error.reason === 'ended') return notReadyProblem(error)
  return error.reason === 'killed' ? new WorkerError('too-heavy', error.message) : error
}

const wasKilled = (error: unknown): boolean => error instanceof WorkerError && error.reason === 'killed'

/** Creates the task's input if needed, and runs the task. */
async function work(processes: Processes, task: Task, isClosed: () => boolean): Promise<unknown> {
  const { module, kin, limitMs, clockMs, stillMs, limitMb } = task.job
  const input: unknown = typeof task.input === 'function' ? await (task.input as () => unknown)() : task.input
  if (isClosed()) throw notReadyProblem()
  task.ending?.throwIfAborted()
  return measure(task, processes.run({ module, kin, limitMs, clockMs, stillMs, limitMb, input }, task))
}

function taskOf(job: Task['job'], input: unknown, caller: Caller<unknown>): Task {
  const { signal, takesAlong, enough, onTold } = caller
  const ending = takesAlong ? signal : undefined
  return { job, input, place: caller, ending, enough, onTold, promise: Promise.withResolvers() }
}

/** Marks the task as slow and calls `serve` when others may pass it, until the returned function is called. */
function watchSlow(task: Task, serve: () => void): () => void {
  let passing: ReturnType<typeof setTimeout> | undefined
  task.onBegun = () => {
    passing = setTimeout(() => {
      task.isSlow = true
      serve()
    }, SLOW_MS).unref()
  }
  return () => {
    clearTimeout(passing)
    task.isSlow = false
  }
}

/**
 * Creates one pool for all heavy work: at most `size` processes, started on demand, plus one or two when slow work of
 * others occupies all of them.
 */
export function createWorkerPool({ queueMost, restMs, reserve, ...sharing }: PoolSize): WorkerPool {
  const queues = createQueues(queueMost)
  const processes = createProcesses(sharing.size, restMs, reserve)
  const underWay = new Set<Task>()
  const shares = createShares(sharing)
  /** Task on its last try: it waits until all running work has ended, and nothing begins before it has ended. */
  let alone: Task | undefined
  let isClosed = false

  const fail = (task: Task, error: unknown): void => {
    if (task.ending?.aborted) return task.promise.reject(task.ending.reason)
    if (wasKilled(error) && !task.isLastTry && !isClosed) {
      task.isLastTry = true
      return queues.putBack(task)
    }
    const explained = explain(error)
    if (explained instanceof WorkerError && explained.reason === 'too-heavy') shares.noteHeavy(task.place.tenantId)
    task.promise.reject(explained)
  }
  const begin = async (task: Task): Promise<void> => {
    underWay.add(task)
    const forget = watchSlow(task, serve)
    await work(processes, task, () => isClosed).then(task.promise.resolve, (error: unknown) => fail(task, error))
    forget()
    underWay.delete(task)
    if (alone === task) alone = undefined
    serve()
  }
  const serve = (): void => {
    if (alone && underWay.size > 0) return
    const task = alone ?? queues.take(next => shares.mayBegin(next, underWay))
    if (task?.isLastTry) alone = task
    if (!task || (alone && underWay.size > 0)) return
    void begin(task)
    serve()
  }
  const drain = (): void => {
    isClosed = true
    processes.dismiss()
    queues.sendAllAway()
  }
  return {
    async run<Input, Output, Told>(job: Job<Input, Output, Told>, input: unknown, caller: Caller<Told>) {
      caller.signal?.throwIfAborted()
      if (isClosed) throw notReadyProblem()
      const task = taskOf(job as Job<unknown, unknown>, input, caller as Caller<unknown>)
      const forget = queues.enter(task, caller)
      serve()
      queues.makeRoom()
      return (task.promise.promise as Promise<Output>).finally(forget)
    },
    state: () => ({ running: underWay.size, waiting: queues.length() }),
    drain,
    close() {
      drain()
      processes.end()
    },
  }
}
