import { createPenalties } from './penalties.ts'
import type { Task } from './queues.ts'

export interface ShareLimits {
  /** Maximum number of concurrent processes. */
  readonly size: number
  /** Most of these processes that short work may use; all by default. */
  readonly shortMost?: number
}

/** Limit, in ms, below which the requester waits for the answer of the work. Longer work is monitored while it runs. */
const LONG_MS = 60_000

const isShort = ({ job }: Task): boolean => job.limitMs < LONG_MS

/** Work that takes longer than this delays only its own account, and nobody if nobody waits for it. */
export const SLOW_MS = 500

const isSameAccount = ({ place: a }: Task, { place: b }: Task): boolean =>
  a.tenantId === b.tenantId && a.accountId === b.accountId

/**
 * Returns whether a task may pass another. Background work (print files) lets all foreground work pass; slow work of
 * one account lets short work of others pass.
 */
const isPassed = (other: Task, task: Task): boolean =>
  task.isAsked === true &&
  other.isSlow === true &&
  (other.isAsked !== true || (isShort(task) && !isSameAccount(other, task)))

/**
 * Returns how many processes beyond its limit a task may use. Longer work that somebody waits for (a check of an order)
 * occupies the extra process, so short work gets another one.
 */
function mostBeside(task: Task, underWay: ReadonlySet<Task>): number {
  const isLongAsked = (other: Task): boolean => other.isAsked === true && !isShort(other)
  return isShort(task) && [...underWay].some(isLongAsked) ? 2 : 1
}

/** Rules for which work may begin beside which. */
export interface Shares {
  /**
   * Returns whether the task may begin. A task that may pass all running ones starts in an extra process if all are
   * occupied.
   */
  mayBegin(task: Task, underWay: ReadonlySet<Task>): boolean
  /** Records that the shop has submitted work that is too heavy. */
  noteHeavy(shop: string): void
}

export function createShares({ size, shortMost = size }: ShareLimits): Shares {
  const penalties = createPenalties()
  /**
   * Returns whether a task counts towards the limit of short work. Work of a shop with too heavy tasks does not, so its
   * other accounts do not wait for it.
   */
  const isInTheWay = (task: Task): boolean => isShort(task) && !penalties.isKnown(task.place.tenantId)
  return {
    noteHeavy: penalties.note,
    mayBegin(task, underWay) {
      const { tenantId } = task.place
      const others = [...underWay].filter(other => !isPassed(other, task))
      const isFull = underWay.size >= size + mostBeside(task, underWay)
      if (isFull || (underWay.size >= size && others.length > 0)) return false
      const inShop = others.filter(({ place }) => place.tenantId === tenantId)
      if (inShop.length >= penalties.share(tenantId, size)) return false
      return !isShort(task) || others.filter(isInTheWay).length < shortMost
    },
  }
}
