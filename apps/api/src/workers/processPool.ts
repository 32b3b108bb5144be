import { type Listener, openWorkerProcess, type WorkerProcess } from './workerProcess.ts'
import type { WorkRequest } from './messages.ts'
import { createProcessAffinity } from './processAffinity.ts'

/** Link between a piece of work and its waiting client, while the work runs. */
export interface TaskLink extends Listener {
  /** Its process ends with it. */
  readonly ending?: AbortSignal | undefined
  readonly enough?: AbortSignal | undefined
}

/** The processes of a pool: each is started when it is needed, does one thing at a time, and rests for a while between two. */
export interface Processes {
  /**
   * Runs a request as `WorkerProcess.run` does, in a resting process that leaves the work enough memory, preferably one
   * that has done such work; otherwise in a new process, in place of the largest resting one.
   */
  run(question: WorkRequest, hearing?: TaskLink): Promise<unknown>
  /** Retains no process any more; running work may end. */
  dismiss(): void
  /** Ends all at once. */
  end(): void
}

/** Three times what a process holds that has drawn; one that has written papers holds some 450. */
const LARGE_MB = 600
/** One that is larger rests this part of the time: an order's papers, which come after its garments, take less. */
const REST_OF_LARGE = 0.5

/** One that has nothing to do for `restMs` ends. There are never more than `most`. */
export function createProcesses(most: number, restMs: number): Processes {
  const working = new Set<WorkerProcess>()
  /** With the timer of their end; the last to rest is the first to work, so that the others come to their end. */
  const resting = new Map<WorkerProcess, ReturnType<typeof setTimeout>>()
  const pasts = createProcessAffinity()
  let isDismissed = false

  const takeOut = (worker: WorkerProcess): void => {
    clearTimeout(resting.get(worker))
    resting.delete(worker)
  }
  const endResting = (worker: WorkerProcess): void => {
    takeOut(worker)
    worker.end()
  }
  const rest = (worker: WorkerProcess): void => {
    if (!worker.isFit || isDismissed) return worker.end()
    const isLarge = worker.heldMb > LARGE_MB
    // Beside one that works it holds no more than when both did: what comes of one order asks for both again.
    const end = (): void => (working.size > 0 && !isLarge ? rest(worker) : endResting(worker))
    resting.set(worker, setTimeout(end, isLarge ? restMs * REST_OF_LARGE : restMs).unref())
  }
  const wake = (question: WorkRequest): WorkerProcess => {
    for (const worker of resting.keys()) if (!worker.isFit) takeOut(worker)
    const rested = [...resting.keys()]
    const hasPlace = question.kin !== undefined && working.size + rested.length < most
    const ready = pasts.choose(rested, question, hasPlace)
    if (ready) {
      takeOut(ready)
      return ready
    }
    const largest = rested.toSorted((a, b) => b.heldMb - a.heldMb)[0]
    if (largest && !hasPlace) endResting(largest)
    return openWorkerProcess()
  }
  return {
    async run(question, { ending, enough, onTold, onBegun } = {}) {
      const worker = wake(question)
      working.add(worker)
      pasts.note(worker, question)
      ending?.addEventListener('abort', worker.end, { once: true })
      const done = worker.run(question, { onTold, onBegun })
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
      for (const worker of resting.keys()) endResting(worker)
    },
  }
}
