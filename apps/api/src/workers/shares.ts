import { createPenalties } from './penalties.ts'
import type { Task } from './queues.ts'

export interface Sharing {
  /** Processes at once, at most. */
  readonly size: number
  /** Of them for short work; all by default. */
  readonly shortMost?: number
}

/** Who asked waits for an answer of work that may not take as long as this. What may is watched on its way. */
const LONG_MS = 60_000

const isShort = ({ job }: Task): boolean => job.limitMs < LONG_MS

/** Which work may begin beside which. */
export interface Shares {
  mayBegin(task: Task, underWay: ReadonlySet<Task>): boolean
  /** The shop has brought something too heavy. */
  noteHeavy(shop: string): void
}

export function createShares({ size, shortMost = size }: Sharing): Shares {
  const penalties = createPenalties()
  /** The others of a shop that has brought something too heavy do not wait for what it brings. */
  const isInTheWay = (task: Task): boolean => isShort(task) && !penalties.isKnown(task.place.tenantId)
  return {
    noteHeavy: penalties.note,
    mayBegin(task, underWay) {
      const { tenantId } = task.place
      const of = (does: (other: Task) => boolean): number => [...underWay].filter(does).length
      if (of(({ place }) => place.tenantId === tenantId) >= penalties.share(tenantId, size)) return false
      return !isShort(task) || of(isInTheWay) < shortMost
    },
  }
}
