import type { Blazon } from '@kitwright/crest'

export interface BlazonHistory {
  readonly past: readonly Blazon[]
  readonly present: Blazon
  readonly future: readonly Blazon[]
  /** What was changed last: going on with the same stays one step. */
  readonly changing: string | null
}

export const historyOf = (present: Blazon): BlazonHistory => ({ past: [], present, future: [], changing: null })

/** With a change; one of the same kind as the last, as while typing, replaces it. */
export function changed(history: BlazonHistory, change: Partial<Blazon>, changing: string | null): BlazonHistory {
  const { past, present } = history
  const next = { ...present, ...change }
  const isSame = changing !== null && changing === history.changing
  return { past: isSame ? past : [...past, present], present: next, future: [], changing }
}

export const undone = ({ past, present, future, changing }: BlazonHistory): BlazonHistory =>
  past.length === 0
    ? { past, present, future, changing }
    : { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], changing: null }

export const redone = ({ past, present, future, changing }: BlazonHistory): BlazonHistory =>
  future.length === 0
    ? { past, present, future, changing }
    : { past: [...past, present], present: future[0]!, future: future.slice(1), changing: null }
