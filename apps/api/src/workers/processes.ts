import { openWorkerProcess, type WorkerProcess } from './process.ts'
import type { WorkRequest } from './messages.ts'

/** What there is between a piece of work and who waits for it, while it is under way. */
export interface Hearing {
  /** Its process ends with it. */
  readonly ending?: AbortSignal | undefined
  readonly enough?: AbortSignal | undefined
  readonly onTold?: ((told: unknown) => void) | undefined
}

/** The processes of a pool: each is started when it is needed, does one thing at a time, and rests for a while between two. */
export interface Processes {
  /** As `WorkerProcess.run`, in one that rests or a new one. */
  run(question: WorkRequest, hearing?: Hearing): Promise<unknown>
  /** None is kept any more; what is under way may end. */
  dismiss(): void
  /** Ends all at once. */
  end(): void
}

/** One that has nothing to do for `restMs` ends. */
export function createProcesses(restMs: number): Processes {
  const working = new Set<WorkerProcess>()
  /** With the timer of their end; the last to rest is the first to work, so that the others come to their end. */
  const resting: { readonly worker: WorkerProcess; readonly timer: ReturnType<typeof setTimeout> }[] = []
  let isDismissed = false

  const rest = (worker: WorkerProcess): void => {
    if (!worker.isFit || isDismissed) return worker.end()
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
  return {
    async run(question, { ending, enough, onTold } = {}) {
      const worker = wake()
      working.add(worker)
      ending?.addEventListener('abort', worker.end, { once: true })
      const done = worker.run(question, onTold)
      if (enough?.aborted) worker.takeWhatIs()
      enough?.addEventListener('abort', worker.takeWhatIs, { once: true })
      return done.finally(() => {
        ending?.removeEventListener('abort', worker.end)
        enough?.removeEventListener('abort', worker.takeWhatIs)
        working.delete(worker)
        rest(worker)
      })
    },
    dismiss() {
      isDismissed = true
    },
    end() {
      for (const worker of working) worker.end()
      for (const { worker, timer } of resting.splice(0)) {
        clearTimeout(timer)
        worker.end()
      }
    },
  }
}
