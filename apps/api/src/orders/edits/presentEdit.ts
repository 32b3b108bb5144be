import { hasStatusClass, type OfficeOrderEdit, type OrderEdit, type Response_ } from '@kitwright/contract'
import { overpaidOf } from '@kitwright/pricing'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { dueOf } from '../record/paymentTerms.ts'
import type { OrderExtra, OrderRecord } from '../record/store.ts'
import {
  changesPieces,
  type EditContents,
  type EditLine,
  type EditRecord,
  isMadeAlike,
  isPricedAlike,
} from './editRecord.ts'
import { presentMade } from '../record/present.ts'
import { listEdits, readContents } from './editStore.ts'
import { findLock } from './findLock.ts'
import type { PricedEdit } from './readEdit.ts'

type Piece = NonNullable<OrderEdit['pieces'][number]['after']>

const presentPiece = (line: EditLine): Piece => ({
  designId: line.design_id,
  designName: line.design_name,
  ...presentMade(line),
  unitCents: line.unit_cents,
  totalCents: line.total_cents,
  priceSource: line.price_source,
})

function changedPieces(before: EditContents, after: EditContents): OrderEdit['pieces'] {
  const now = new Map(after.lines.map(line => [line.id, line]))
  const known = new Set(before.lines.map(line => line.id))
  const kept = before.lines.flatMap(line => {
    const next = now.get(line.id)
    if (next && isMadeAlike(line, next) && isPricedAlike(line, next)) return []
    return [{ lineId: line.id, before: presentPiece(line), after: next ? presentPiece(next) : null }]
  })
  const added = after.lines.filter(line => !known.has(line.id))
  return [...kept, ...added.map(line => ({ lineId: line.id, before: null, after: presentPiece(line) }))]
}

const keyOf = ({ text, qty, cents }: OrderExtra): string => JSON.stringify([text, qty, cents])
const presentExtra = ({ text, qty, cents }: OrderExtra): OrderExtra => ({ text, qty, cents })

/** Returns what the one list has beyond the other; equal lines count one by one. */
function beyond(list: readonly OrderExtra[], other: readonly OrderExtra[]): OrderExtra[] {
  const left = other.map(keyOf)
  return list.filter(extra => {
    const at = left.indexOf(keyOf(extra))
    if (at < 0) return true
    left.splice(at, 1)
    return false
  })
}

const changedExtras = (before: EditContents, after: EditContents): OrderEdit['extras'] => [
  ...beyond(before.extras, after.extras).map(extra => ({ before: presentExtra(extra), after: null })),
  ...beyond(after.extras, before.extras).map(extra => ({ before: null, after: presentExtra(extra) })),
]

/** Presents an edit to the customer of its order. */
export const presentEdit = (edit: EditRecord): OrderEdit => ({
  id: edit.id,
  state: edit.state,
  madeAt: edit.made_at.toISOString(),
  reason: edit.reason,
  beforeCents: edit.before_cents,
  afterCents: edit.after_cents,
  pieces: changedPieces(edit.before, edit.after),
  extras: changedExtras(edit.before, edit.after),
  answeredAt: edit.answered_at?.toISOString() ?? null,
  declineReason: edit.decline_reason,
})

/** Presents what an edit would make of an order. */
export function presentPreview(
  { status, paid_cents: paidCents }: OrderRecord,
  { before, after, sumsBefore, sums, promise, remakesFiles }: PricedEdit,
): Response_<'POST /api/office/orders/{id}/edits/preview'> {
  const paid = { totalCents: sums.totalCents, paidCents }
  return {
    before: sumsBefore,
    after: sums,
    differenceCents: sums.totalCents - sumsBefore.totalCents,
    pieces: changedPieces(before, after),
    extras: changedExtras(before, after),
    dueCents: dueOf({ status, ...paid }),
    refundCents: overpaidOf(paid),
    needsCustomer: sums.totalCents > sumsBefore.totalCents,
    reopens: status === 'APPROVED' && hasStatusClass(status, 'before_production') && changesPieces(before, after),
    remakesFiles,
    promise,
  }
}

/** Presents an order's edits to staff, with what the next one starts from. */
export async function presentEdits(
  trx: Transaction,
  order: OrderRecord,
): Promise<Response_<'GET /api/office/orders/{id}/edits'>> {
  const edits = await listEdits(trx, order.id)
  const { lines, extras } = await readContents(trx, order)
  const manual = lines.filter(line => line.price_source === 'manual')
  const people = await listOwners(trx, [
    ...edits.map(edit => edit.made_by),
    ...manual.flatMap(({ priced_by }) => priced_by ?? []),
  ])
  return {
    items: edits.map((edit): OfficeOrderEdit => ({
      ...presentEdit(edit),
      byName: nameIn(people, edit.made_by),
      agreement: edit.agreement,
    })),
    lock: await findLock(trx, order),
    extras: extras.map(({ text, qty, cents }) => ({ text, qty, unitCents: cents / qty })),
    manualPrices: manual.map(({ id, price_reason, priced_by }) => ({
      lineId: id,
      reason: price_reason,
      byName: nameIn(people, priced_by ?? ''),
    })),
  }
}
