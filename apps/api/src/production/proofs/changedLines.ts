import type { ProofChange } from '@kitwright/contract'
import type { CardFacts } from './drawing/content.ts'

export interface Change {
  readonly what: ProofChange
  readonly before: string
  readonly after: string
}

export interface ChangedLine {
  readonly lineId: string
  readonly kind: 'changed' | 'added' | 'removed'
  readonly changes: readonly Change[]
}

/** The fields of a line to compare, in this order. A null name stands for the design's own. */
const TOLD: Readonly<Record<ProofChange, (card: CardFacts) => string | number | null>> = {
  name: ({ printed }) => printed,
  number: ({ number }) => number,
  size: ({ size }) => size,
  sleeve: ({ sleeve }) => sleeve,
  version: ({ version }) => version,
  // Content stored before lines named a kit has no such field.
  kit: ({ kit }) => kit ?? null,
  design: ({ design }) => design,
  revision: ({ revision }) => revision,
  fabric: ({ fabric }) => fabric,
  qty: ({ qty }) => qty,
  chart: ({ chart }) => chart,
}

function changesOf(before: CardFacts, after: CardFacts): Change[] {
  return (Object.keys(TOLD) as ProofChange[]).flatMap(what => {
    const [one, other] = [TOLD[what](before), TOLD[what](after)]
    return one === other ? [] : [{ what, before: String(one ?? ''), after: String(other ?? '') }]
  })
}

/** Returns the lines that differ: first those that still exist, in their order, then those that were removed. */
export function changedLines(before: readonly CardFacts[], after: readonly CardFacts[]): ChangedLine[] {
  const known = new Map(before.map(card => [card.lineId, card]))
  const there = new Set(after.map(({ lineId }) => lineId))
  const changed = after.flatMap((card): ChangedLine[] => {
    const { lineId } = card
    const old = known.get(lineId)
    if (!old) return [{ lineId, kind: 'added', changes: [] }]
    const changes = changesOf(old, card)
    return changes.length === 0 ? [] : [{ lineId, kind: 'changed', changes }]
  })
  const gone = before.filter(({ lineId }) => !there.has(lineId))
  return [...changed, ...gone.map(({ lineId }): ChangedLine => ({ lineId, kind: 'removed', changes: [] }))]
}
