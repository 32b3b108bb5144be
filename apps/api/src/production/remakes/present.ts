import type { Response_ } from '@kitwright/contract'
import { nameIn, type Owner } from '../../accounts/index.ts'
import type { RemakeRecord, RemakeSum } from './store.ts'

type Report = Response_<'GET /api/office/remakes'>
type OfficeRemake = Response_<'POST /api/office/orders/{id}/remakes'>
type Remake = Response_<'GET /api/handovers/{token}/labels/{number}/{sign}'>['remakes'][number]

/** Returns a remake as its maker sees it, without its cost or the party at fault. */
export const presentRemake = (remake: RemakeRecord): Remake => ({
  id: remake.id,
  place: remake.place,
  reason: remake.reason,
  note: remake.note,
  madeAt: remake.made_at.toISOString(),
  sentAt: remake.sent_at?.toISOString() ?? null,
  tracking: remake.tracking,
  pieces: remake.pieces,
  items: remake.items.map(item => ({ ...item, pieces: [...item.pieces] })),
})

export const presentOfficeRemake = (remake: RemakeRecord, people: ReadonlyMap<string, Owner>): OfficeRemake => ({
  ...presentRemake(remake),
  culprit: remake.culprit,
  costCents: remake.cost_cents,
  by: nameIn(people, remake.made_by),
  supplier: remake.supplier,
})

type Sums = Report['byReason']

function sumBy(sums: readonly RemakeSum[], keyOf: (sum: RemakeSum) => string): Sums {
  const found = Map.groupBy(sums, keyOf)
  return [...found]
    .map(([key, of]) => ({ key, ...totalOf(of) }))
    .toSorted((a, b) => b.costCents - a.costCents || b.count - a.count)
}

const totalOf = (sums: readonly RemakeSum[]): Report['total'] => ({
  count: sums.reduce((sum, { count }) => sum + count, 0),
  pieces: sums.reduce((sum, { pieces }) => sum + pieces, 0),
  costCents: sums.reduce((sum, { cost_cents }) => sum + cost_cents, 0),
})

/**
 * Sums the costs, the most expensive first. `bySupplier` has an empty key for orders that named no supplier on the
 * list.
 */
export const presentSums = (
  sums: readonly RemakeSum[],
): Pick<Report, 'byReason' | 'byCulprit' | 'bySupplier' | 'total'> => ({
  byReason: sumBy(sums, ({ reason }) => reason),
  byCulprit: sumBy(sums, ({ culprit }) => culprit),
  bySupplier: sumBy(sums, ({ supplier }) => supplier ?? ''),
  total: totalOf(sums),
})
