import { ProblemError } from '../endpoint/index.ts'
import { FairQueue, type QueueKey } from './fairQueue.ts'
import type { Job } from './job.ts'
import type { TaskLink } from './processPool.ts'

/** The caller that a task runs for. */
export interface Caller<Told = never> extends QueueKey {
  /** Removes a waiting task when the caller leaves. A running task finishes, since its result may be stored. */
  readonly signal?: AbortSignal
  /** Whether running work and its process end when the caller leaves, because the result is not stored. */
  readonly takesAlong?: boolean
  /** Whether the task runs only when nothing else waits. */
  readonly isBackground?: boolean
  /** Aborts when somebody waits for the task after all, which moves it to the foreground. */
  readonly wanted?: AbortSignal
  /** Signals the work that its result so far is enough. */
  readonly enough?: AbortSignal
  /** Receives progress from jobs that report it. */
  readonly onTold?: (told: Told) => void
}

export interface Task extends TaskLink {
  readonly job: Job<unknown, unknown>
  readonly input: unknown
  readonly place: QueueKey
  readonly promise: PromiseWithResolvers<unknown>
  onBegun?: () => void
  /** Time at which it began to wait, by the monotonic clock, in ms. */
  askedAt?: number
  /** Whether its work has been running for so long that others may pass it. */
  isSlow?: boolean
  /** Whether somebody waits for it, so that it passes background work. */
  isAsked?: boolean
  /** Queue in which it waits. */
  queue?: FairQueue<Task>
  /** Whether its process crashed. It is retried while nothing else runs, and the result of that run counts. */
  isLastTry?: boolean
}

/** Queues of waiting tasks: all that somebody waits for come before background work. */
export interface Queues {
  /** Enqueues a task for its caller, and follows the caller until the returned function is called. */
  enter(task: Task, caller: Caller): () => void
  /** Puts a task back at the end of its queue. */
  putBack(task: Task): void
  /** Removes and returns the next task that may begin. */
  take(mayBegin: (task: Task) => boolean): Task | undefined
  /** Rejects a task of the account with most tasks when too many wait. */
  makeRoom(): void
  sendAllAway(): void
  /** Returns the number of waiting tasks. */
  length(): number
}

const RETRY_AFTER_S = 2

/** Returns the problem `not-ready`, with the cause that ended the work if it had begun. */
export function notReadyProblem(cause?: unknown): ProblemError {
  const problem = new ProblemError('not-ready', [], RETRY_AFTER_S)
  if (cause !== undefined) problem.cause = cause
  return problem
}

export function createQueues(most: number): Queues {
  const asked = new FairQueue<Task>()
  const background = new FairQueue<Task>()

  const enter = (task: Task, { signal, isBackground, wanted }: Caller): (() => void) => {
    const { place, promise } = task
    const leave = (): void => {
      if (task.queue?.remove(place, task)) promise.reject(signal?.reason)
    }
    const comeForward = (): void => {
      task.queue = asked
      task.isAsked = true
      if (background.remove(place, task)) asked.add(place, task)
    }
    signal?.addEventListener('abort', leave, { once: true })
    wanted?.addEventListener('abort', comeForward, { once: true })
    task.askedAt = performance.now()
    task.isAsked = !isBackground || wanted?.aborted === true
    task.queue = task.isAsked ? asked : background
    task.queue.add(place, task)
    return () => {
      signal?.removeEventListener('abort', leave)
      wanted?.removeEventListener('abort', comeForward)
    }
  }

  return {
    enter,
    putBack: task => task.queue?.add(task.place, task),
    take: mayBegin => asked.take(mayBegin) ?? background.take(mayBegin),
    length: () => asked.length + background.length,
    makeRoom() {
      if (asked.length + background.length <= most) return
      const last = background.takeFromLongest() ?? asked.takeFromLongest()
      last?.promise.reject(notReadyProblem())
    },
    sendAllAway() {
      for (const queue of [asked, background])
        for (let task = queue.take(); task; task = queue.take()) task.promise.reject(notReadyProblem())
    },
  }
}
