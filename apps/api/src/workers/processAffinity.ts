import type { WorkRequest } from './messages.ts'
import type { WorkerProcess } from './workerProcess.ts'

/** Of what the work may hold, a process may hold so much before it begins: what was left behind is no fault of its own. */
const HELD_SHARE = 0.5
/** And one that has done such work: much of that is what it needs again. */
const HELD_SHARE_OF_SAME = 0.6

/** What a process has done: what that needs is loaded and compiled there. */
interface ProcessHistory {
  readonly modules: Set<string>
  readonly kins: Set<string>
}

type JobTraits = Pick<WorkRequest, 'module' | 'kin' | 'limitMb'>

/** What each process has done. */
export interface AffinityTracker {
  note(worker: WorkerProcess, asked: JobTraits): void
  /**
   * Of those that leave the work enough room the last that has done such; where that is of a kin, else the last that has done none of any;
   * else the last, unless there is a place for another one.
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
