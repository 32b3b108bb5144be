import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn, type Owner } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { OrderRecord } from '../record/store.ts'
import { listTagsOf } from './deskStore.ts'
import { listNotes } from './noteStore.ts'
import { urgencyOf } from './urgencyOf.ts'

type Desk = Response_<'GET /api/office/orders'>['items'][number]['desk']
type WholeDesk = Response_<'GET /api/office/orders/{id}'>['desk']

const present = (
  order: OrderRecord,
  { people, tags, today }: { people: ReadonlyMap<string, Owner>; tags: readonly string[]; today: string },
): Desk => ({
  promisedOn: order.promised_on,
  dueOn: order.due_on,
  isDueSet: order.is_due_set,
  urgency: urgencyOf(order, today),
  assignee: order.assignee_id === null ? null : { id: order.assignee_id, name: nameIn(people, order.assignee_id) },
  tags: [...tags],
})

/** Presents what staff keep about orders, by the order's id. */
export async function presentDesks(
  trx: Transaction,
  orders: readonly OrderRecord[],
  today: string,
): Promise<ReadonlyMap<string, Desk>> {
  const people = await listOwners(
    trx,
    orders.flatMap(({ assignee_id }) => assignee_id ?? []),
  )
  const tags = await listTagsOf(
    trx,
    orders.map(({ id }) => id),
  )
  return new Map(
    orders.map(order => [order.id, present(order, { people, tags: tags.get(order.id) ?? [], today })] as const),
  )
}

/** Presents the same of one order, with its notes. */
export async function presentDesk(trx: Transaction, order: OrderRecord, today: string): Promise<WholeDesk> {
  const notes = await listNotes(trx, order.id)
  const people = await listOwners(
    trx,
    notes.flatMap(({ by_id, mentions }) => [by_id, ...mentions]),
  )
  return {
    ...(await presentDesks(trx, [order], today)).get(order.id)!,
    notes: notes.map(({ id, text, by_id, at, mentions }) => ({
      id,
      text,
      by: nameIn(people, by_id),
      at: at.toISOString(),
      mentions: mentions.map(each => ({ id: each, name: nameIn(people, each) })),
    })),
  }
}
