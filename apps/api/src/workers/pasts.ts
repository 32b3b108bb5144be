import type { WorkRequest } from './messages.ts'
import type { WorkerProcess } from './process.ts'

/** What a process has done: what that needs is loaded and compiled there. */
interface Past {
  readonly modules: Set<string>
  readonly kins: Set<string>
}

type Asked = Pick<WorkRequest, 'module' | 'kin'>

/** What each process has done. */
export interface Pasts {
  note(worker: WorkerProcess, asked: Asked): void
  /** The last that has done such work; where that is of a kin, else the last that has done none of any. */
  choose(workers: readonly WorkerProcess[], asked: Asked): WorkerProcess | undefined
}

export function createPasts(): Pasts {
  const pasts = new WeakMap<WorkerProcess, Past>()
  const of = (worker: WorkerProcess): Past => {
    const past = pasts.get(worker) ?? { modules: new Set(), kins: new Set() }
    pasts.set(worker, past)
    return past
  }
  return {
    note(worker, { module, kin }) {
      of(worker).modules.add(module)
      if (kin !== undefined) of(worker).kins.add(kin)
    },
    choose(workers, { module, kin }) {
      if (kin === undefined) return workers.findLast(worker => of(worker).modules.has(module))
      return (
        workers.findLast(worker => of(worker).kins.has(kin)) ?? workers.findLast(worker => of(worker).kins.size === 0)
      )
    },
  }
}
