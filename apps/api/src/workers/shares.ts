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

/** Work that takes longer than this holds up nobody but its own account. */
export const SLOW_MS = 500

const isSameAccount = ({ place: a }: Task, { place: b }: Task): boolean =>
  a.tenantId === b.tenantId && a.accountId === b.accountId

/** Which work may begin beside which. */
export interface Shares {
  /**
   * Whether the task may begin. Short work that somebody waits for (`isAsked`) passes slow work of other accounts; where all processes are
   * taken by such, it begins in one more.
   */
  mayBegin(task: Task, underWay: ReadonlySet<Task>, isAsked: boolean): boolean
  /** The shop has brought something too heavy. */
  noteHeavy(shop: string): void
}

export function createShares({ size, shortMost = size }: Sharing): Shares {
  const penalties = createPenalties()
  /** The others of a shop that has brought something too heavy do not wait for what it brings. */
  const isInTheWay = (task: Task): boolean => isShort(task) && !penalties.isKnown(task.place.tenantId)
  return {
    noteHeavy: penalties.note,
    mayBegin(task, underWay, isAsked) {
      const { tenantId } = task.place
      const isPassed = (other: Task): boolean =>
        isAsked && isShort(task) && other.isSlow === true && !isSameAccount(other, task)
      const others = [...underWay].filter(other => !isPassed(other))
      if (underWay.size > size || (underWay.size === size && others.length > 0)) return false
      const inShop = others.filter(({ place }) => place.tenantId === tenantId)
      if (inShop.length >= penalties.share(tenantId, size)) return false
      return !isShort(task) || others.filter(isInTheWay).length < shortMost
    },
  }
}
