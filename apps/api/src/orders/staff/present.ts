import type { ReminderKind, Response_, Right, TransitionGuard } from '@kitwright/contract'
import { listOwners, nameIn, type Owner } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { TenantContext } from '../../endpoint/index.ts'
import { presentDesk, presentDesks } from '../desk/presentDesk.ts'
import { nameOfPlan, planNextStep, reminderOf } from '../next/planNextStep.ts'
import { readNextFacts } from '../next/readNextFacts.ts'
import { findLastReminder } from '../next/reminderStore.ts'
import { shopDay } from '../promise/promiseTerms.ts'
import { factsOf } from '../progress/changeOrderStatus.ts'
import { isReadyToSew, listOrderedDesigns } from '../record/changeStore.ts'
import { canMoveTo } from '../progress/moveRight.ts'
import { type PictureOf, presentOrder, presentRow, presentStep } from '../record/present.ts'
import { listPrintedRoles } from '../contents/printedRoles.ts'
import { isProofOwed } from '../contents/orderToProve.ts'
import { listRatings } from '../record/rateDesign.ts'
import { failedGuards, type GuardFacts, ORDER_TRANSITIONS, owedBefore } from '../record/statusTable.ts'
import { findShipping } from '../record/shippingStore.ts'
import {
  type HistoryRecord,
  listHistory,
  listLines,
  listTakenBack,
  type ListedOrder,
  type OrderRecord,
  type TakenBackStep,
} from '../record/store.ts'
import { listPayments, listRelated, listSplits } from './store.ts'

type OfficeOrder = Response_<'GET /api/office/orders/{id}'>
type OfficeRow = Response_<'GET /api/office/orders'>['items'][number]

const NOBODY = (id: string): Owner => ({ id, firstName: '', lastName: '', email: '', phone: null })

export async function presentRows(
  trx: Transaction,
  rows: readonly ListedOrder[],
  context: Pick<OrderContext, 'tenant' | 'pictureOf' | 'now' | 'rights'>,
): Promise<OfficeRow[]> {
  const owners = await listOwners(
    trx,
    rows.map(row => row.owner_id),
  )
  const desks = await presentDesks(trx, rows, shopDay(context.now, context.tenant))
  return rows.map(row => ({
    ...presentRow(row, context),
    owner: owners.get(row.owner_id) ?? NOBODY(row.owner_id),
    supplier: row.supplier,
    desk: desks.get(row.id)!,
    cost: context.rights.includes('costs') ? presentRowCost(row) : null,
  }))
}

/** Presents what an order costs the shop; the margin only where all of it is known. */
function presentRowCost({ cost_cents: cents, cost_state: state, total_cents: total }: ListedOrder): OfficeRow['cost'] {
  if (cents === null || state === null) return null
  const marginCents = state === 'incomplete' ? null : total - cents
  const marginPermille = marginCents === null || total <= 0 ? null : Math.floor((marginCents * 1_000) / total + 0.5)
  return { cents, state, marginCents, marginPermille }
}

export interface OrderContext {
  readonly tenant: TenantContext
  readonly role: 'store' | 'admin'
  readonly rights: readonly Right[]
  readonly pictureOf: PictureOf
  readonly now: Date
}

/** Guards that a note satisfies. */
const SAID: readonly TransitionGuard[] = ['reason', 'refundNote', 'deposit', 'balance', 'settled']

function movesOf(facts: GuardFacts, { status }: OrderRecord, rights: readonly Right[]): OfficeOrder['moves'] {
  const isOpen = ({ from, to, by }: (typeof ORDER_TRANSITIONS)[number]): boolean =>
    from === status && by.includes(facts.role) && canMoveTo(rights, to)
  return ORDER_TRANSITIONS.filter(isOpen).map(move => {
    const failed = failedGuards(move, facts)
    return {
      to: move.to,
      missing: failed.filter(guard => !SAID.includes(guard)),
      needsNote: failed.some(guard => SAID.includes(guard)),
      owedCents: owedBefore(move, facts),
    }
  })
}

/** Presents every step of an order, the steps that were taken back too, earliest first. */
function presentHistory(
  { history, takenBack }: { history: readonly HistoryRecord[]; takenBack: readonly TakenBackStep[] },
  people: ReadonlyMap<string, Owner>,
): OfficeOrder['history'] {
  const present = (step: HistoryRecord, undone: OfficeOrder['history'][number]['takenBack']) => ({
    ...presentStep(step),
    byName: nameIn(people, step.actor_id ?? ''),
    takenBack: undone,
  })
  return [
    ...history.map(step => present(step, null)),
    ...takenBack.map(step =>
      present(step, { at: step.undone_at.toISOString(), byName: nameIn(people, step.undone_by ?? '') }),
    ),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
}

async function presentReminder(
  trx: Transaction,
  { id: orderId }: OrderRecord,
  about: ReminderKind | null,
): Promise<OfficeOrder['next']['reminder']> {
  if (about === null) return null
  const last = await findLastReminder(trx, { orderId, about })
  if (!last) return { about, last: null }
  const people = last.by_id === null ? new Map<string, Owner>() : await listOwners(trx, [last.by_id])
  return { about, last: { at: last.at.toISOString(), byName: nameIn(people, last.by_id ?? '') } }
}

/** Presents what one button does for an order now, and whom staff may remind. */
export async function presentNext(
  trx: Transaction,
  order: OrderRecord,
  context: Pick<OrderContext, 'role' | 'tenant' | 'now'>,
): Promise<OfficeOrder['next']> {
  const facts = await readNextFacts(trx, order, context)
  const { effects, payment, turn, missing } = planNextStep(facts)
  const reminder = await presentReminder(trx, order, reminderOf(facts))
  return {
    effects: [...effects],
    payment,
    turn,
    missing: [...missing],
    reminder,
    plan: nameOfPlan({ effects, payment }),
  }
}

/** Presents how an order reached the shop, and the orders that it fills in or that fill it in. */
async function presentOrigin(
  trx: Transaction,
  { id, source, made_by, fill_in_of }: OrderRecord,
  people: ReadonlyMap<string, Owner>,
): Promise<Pick<OfficeOrder, 'source' | 'madeByName' | 'fillInOf' | 'fillIns' | 'splitOf' | 'splits'>> {
  const related = await listRelated(trx, { id, fillInOf: fill_in_of })
  const split = await listSplits(trx, id)
  const presented = split.map(({ is_origin: _, ...order }) => order)
  return {
    splitOf: presented.find((_, i) => split[i]!.is_origin) ?? null,
    splits: presented.filter((_, i) => !split[i]!.is_origin),
    source,
    madeByName: nameIn(people, made_by ?? ''),
    fillInOf: related.find(order => order.id === fill_in_of) ?? null,
    fillIns: related.filter(order => order.id !== fill_in_of),
  }
}

/** Presents an order to staff, with the moves their role may make. */
export async function presentWhole(trx: Transaction, order: OrderRecord, context: OrderContext): Promise<OfficeOrder> {
  const [lines, history, ratings, payments] = [
    await listLines(trx, order.id),
    await listHistory(trx, order.id),
    await listRatings(trx, order.id),
    await listPayments(trx, order.id),
  ]
  const designs = await listOrderedDesigns(trx, order.id)
  const takenBack = await listTakenBack(trx, order.id)
  const actors = [...history, ...takenBack.map(step => ({ actor_id: step.undone_by })), ...takenBack].flatMap(
    ({ actor_id }) => actor_id ?? [],
  )
  const people = await listOwners(trx, [
    order.owner_id,
    ...(order.made_by ? [order.made_by] : []),
    ...payments.map(payment => payment.noted_by),
    ...actors,
  ])
  const whole = presentOrder(
    {
      order,
      lines,
      history,
      ratings,
      printedRoles: await listPrintedRoles(trx, order.id),
      shipping: await findShipping(trx, order.id),
    },
    context,
  )
  return {
    ...whole,
    history: presentHistory({ history, takenBack }, people),
    next: await presentNext(trx, order, context),
    owner: people.get(order.owner_id) ?? NOBODY(order.owner_id),
    desk: await presentDesk(trx, order, shopDay(context.now, context.tenant)),
    ...(await presentOrigin(trx, order, people)),
    payments: payments.map(({ id, cents, method, note, noted_by, noted_at }) => ({
      id,
      cents,
      method,
      note,
      by: nameIn(people, noted_by),
      at: noted_at.toISOString(),
    })),
    moves: movesOf(
      factsOf(
        { order, history, note: '', ...context },
        { areDesignsReady: designs.every(isReadyToSew), isProofOwed: await isProofOwed(trx, order, context.tenant) },
      ),
      order,
      context.rights,
    ),
    mended:
      order.status === 'REVIEWING'
        ? designs.flatMap(({ id, mended }) => (mended === null ? [] : [{ designId: id, revision: mended }]))
        : [],
  }
}
