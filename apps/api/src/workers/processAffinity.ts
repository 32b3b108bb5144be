import type { WorkRequest } from './messages.ts'
import type { WorkerProcess } from './workerProcess.ts'

/**
 * Share of the work's memory limit that a process may use before the work begins; memory left behind is not the work's
 * fault.
 */
const HELD_SHARE = 0.5
/** A process that has done the same kind of work reuses much of its memory. */
const HELD_SHARE_OF_SAME = 0.6

/** Past work of a process; what that work needs is loaded and compiled in it. */
interface ProcessHistory {
  readonly modules: Set<string>
  readonly kins: Set<string>
}

type JobTraits = Pick<WorkRequest, 'module' | 'kin' | 'limitMb'>

/** Tracker of the work that each process has done. */
export interface AffinityTracker {
  note(worker: WorkerProcess, asked: JobTraits): void
  /**
   * Chooses among the resting processes that leave the work enough memory: the last that has done such work. For work
   * of a kin, the second choice is the last that has done work of no kin. Otherwise it is the last one, unless another
   * process can be started.
   */
  choose(rested: readonly WorkerProcess[], asked: JobTraits, hasPlace: boolean): WorkerProcess | undefined
}

export function createProcessAffinity(): AffinityTracker {
  const pasts = new WeakMap<WorkerProcess, ProcessHistory>()
  const of = (worker: WorkerProcess): ProcessHistory => {
    const past = pasts.get(worker) ?? { modules: new Set(), kins: new Set() }
    pasts.set(worker, past)
    return past
  }
  return {
    note(worker, { module, kin }) {
      of(worker).modules.add(module)
      if (kin !== undefined) of(worker).kins.add(kin)
    },
    choose(rested, { module, kin, limitMb }, hasPlace) {
      const within = (share: number) => rested.filter(({ heldMb }) => heldMb <= share * limitMb)
      const fit = within(HELD_SHARE)
      const same = within(HELD_SHARE_OF_SAME).findLast(worker =>
        kin === undefined ? of(worker).modules.has(module) : of(worker).kins.has(kin),
      )
      const free = kin === undefined ? undefined : fit.findLast(worker => of(worker).kins.size === 0)
      return same ?? free ?? (hasPlace ? undefined : fit.at(-1))
    },
  }
}
