import { ProblemError } from '../endpoint/index.ts'
import { FairQueue, type QueueKey } from './fairQueue.ts'
import type { Job } from './job.ts'
import type { TaskLink } from './processPool.ts'

/** For whom it is done. */
export interface Caller<Told = never> extends QueueKey {
  /** One who leaves while waiting takes the task out of the queue. What is under way goes on to its end, since it may be kept. */
  readonly signal?: AbortSignal
  /** Whether running work and its process end when the caller leaves, because the result is not stored. */
  readonly takesAlong?: boolean
  /** Done when nothing else waits. */
  readonly isBackground?: boolean
  /** Tells when somebody waits for it after all: it goes to the others who are waited for. */
  readonly wanted?: AbortSignal
  /** Tells the work that what it has by now will do. */
  readonly enough?: AbortSignal
  /** Told how far the work is, by jobs that tell it. */
  readonly onTold?: (told: Told) => void
}

export interface Task extends TaskLink {
  readonly job: Job<unknown, unknown>
  readonly input: unknown
  readonly place: QueueKey
  readonly promise: PromiseWithResolvers<unknown>
  onBegun?: () => void
  /** When it began to wait, by the monotonic clock, ms. */
  askedAt?: number
  /** Its work has been under way for so long that others may pass it. */
  isSlow?: boolean
  /** Somebody waits for it: it passes what nobody waits for. */
  isAsked?: boolean
  /** Queue in which it waits. */
  queue?: FairQueue<Task>
  /** Its process came down: it is tried again while nothing else is under way, and what it does then counts. */
  isLastTry?: boolean
}

/** Queues of waiting tasks: all that somebody waits for come before background work. */
export interface Queues {
  /** Puts a task where its caller belongs, and follows the caller until the answered function is called. */
  enter(task: Task, caller: Caller): () => void
  /** To the end again. */
  putBack(task: Task): void
  /** The next, of those that may begin. */
  take(mayBegin: (task: Task) => boolean): Task | undefined
  /** Sends away who brought most when too many wait. */
  makeRoom(): void
  sendAllAway(): void
  /** How many wait. */
  length(): number
}

const RETRY_AFTER_S = 2

/** With what ended the work, where it had begun. */
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
