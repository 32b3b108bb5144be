import type { ProcessReserve } from '../index.ts'
import { createProcessAffinity } from '../processAffinity.ts'
import type { WorkerProcess } from '../workerProcess.ts'

/** As many as the pool of a server on two processors has. Each may use some hundred megabytes. */
const MOST = 2

/** Creates a reserve of at most `MOST` processes; the oldest ends when another one comes. */
export function createProcessReserve(): ProcessReserve {
  const idle: WorkerProcess[] = []
  const pasts = createProcessAffinity()
  return {
    pasts,
    take(question) {
      const fit = idle.filter(({ isFit }) => isFit)
      const taken = pasts.choose(fit, question, false)
      idle.splice(0, idle.length, ...fit.filter(worker => worker !== taken))
      return taken
    },
    leave(worker) {
      if (!worker.isFit) return
      idle.push(worker)
      if (idle.length > MOST) idle.shift()!.end()
    },
  }
}

/**
 * The reserve of all shops of a test process, one after the other. A process that begins to draw takes two seconds to
 * load and compile what it needs, and more than half of a pack's processor time went into that. A server's processes
 * work for all of its shops as well.
 */
export const processReserve = createProcessReserve()
