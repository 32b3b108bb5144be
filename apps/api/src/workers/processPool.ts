import { type Listener, openWorkerProcess, type WorkerProcess } from './workerProcess.ts'
import type { WorkRequest } from './messages.ts'
import { type AffinityTracker, createProcessAffinity } from './processAffinity.ts'

/** Link between a piece of work and its waiting client, while the work runs. */
export interface TaskLink extends Listener {
  /** Ends the process when it aborts. */
  readonly ending?: AbortSignal | undefined
  readonly enough?: AbortSignal | undefined
}

/**
 * The processes of a pool. Each is started on demand, does one task at a time and stays idle for a while between tasks.
 */
export interface Processes {
  /**
   * Runs a request as `WorkerProcess.run` does, in a resting process that leaves the work enough memory, preferably one
   * that has done such work; otherwise in a new process, in place of the largest resting one.
   */
  run(question: WorkRequest, hearing?: TaskLink): Promise<unknown>
  /** Retains no process any more; running work may end. */
  dismiss(): void
  /** Ends all processes immediately. */
  end(): void
}

/** Idle processes that outlast their pool: the next pool takes them over with all that they have loaded and compiled. */
export interface ProcessReserve {
  /** Returns a process that suits the request and is the caller's from now on; undefined if there is none. */
  take(question: WorkRequest): WorkerProcess | undefined
  /** Accepts a process of a pool that closes, perhaps one that has ended. */
  leave: (worker: WorkerProcess) => void
  /** The past work of all pools' processes. */
  readonly pasts: AffinityTracker
}

/**
 * Size in MB above which a process counts as large: three times one that has drawn. One that has written papers holds
 * some 450.
 */
const LARGE_MB = 600
/**
 * Share of the idle time after which a large process ends: an order's papers, which come after its garments, take less.
 */
const REST_OF_LARGE = 0.5

const endProcess = (worker: WorkerProcess): void => worker.end()

/**
 * Creates the processes, never more than `most`. A process that is idle for `restMs` ends; one that is idle at the end
 * goes to the reserve, if there is one.
 */
export function createProcesses(most: number, restMs: number, reserve?: ProcessReserve): Processes {
  const working = new Set<WorkerProcess>()
  /** Idle processes with the timer of their end. The last to become idle works first, so that the others expire. */
  const resting = new Map<WorkerProcess, ReturnType<typeof setTimeout>>()
  const pasts = reserve?.pasts ?? createProcessAffinity()
  let isDismissed = false

  const takeOut = (worker: WorkerProcess): void => {
    clearTimeout(resting.get(worker))
    resting.delete(worker)
  }
  const retire = reserve?.leave ?? endProcess
  const endResting = (worker: WorkerProcess, end = endProcess): void => {
    takeOut(worker)
    end(worker)
  }
  const rest = (worker: WorkerProcess): void => {
    if (!worker.isFit || isDismissed) return retire(worker)
    const isLarge = worker.heldMb > LARGE_MB
    // Beside a working process it uses no more memory than when both worked, and one order's tasks will need both
    // again.
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
    return reserve?.take(question) ?? openWorkerProcess()
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
      for (const worker of resting.keys()) endResting(worker, retire)
    },
  }
}
