import type { OrderStatus } from '@kitwright/contract'
import { personalRolesIn, type PrintedTexts, unprintedOf } from '@kitwright/design'
import { sql, type Transaction } from '../../database/index.ts'
import { TEXTS_OF_REVISION } from '../../designs/index.ts'
import { REVISION } from '../contents/orderToProve.ts'

interface OrderRow {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly accepts_unprinted: boolean
  /** The counts of lines of this design that name and that number a player. */
  readonly names: number
  readonly numbers: number
  /** Texts of the revision that the order would be sewn from. Null unless the order is in review. */
  readonly texts: PrintedTexts | null
}

/** An order that contains a design, with the counts of names and numbers that the design has no text for. */
export interface OrderOfDesign extends Pick<OrderRow, 'id' | 'number' | 'status'> {
  readonly unprinted: { readonly names: number; readonly numbers: number; readonly isAccepted: boolean }
}

function presentOrderOf({ id, number, status, accepts_unprinted, names, numbers, texts }: OrderRow): OrderOfDesign {
  const missing = texts ? unprintedOf(personalRolesIn(texts), { name: 'any', number: 0 }) : []
  return {
    id,
    number,
    status,
    unprinted: {
      names: missing.includes('name') ? names : 0,
      numbers: missing.includes('number') ? numbers : 0,
      isAccepted: accepts_unprinted,
    },
  }
}

/** Returns the orders that contain a design, newest first. Unprinted texts are counted for orders in review. */
export async function listOrdersOf(trx: Transaction, designId: string): Promise<OrderOfDesign[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.number, o.status, o.accepts_unprinted, l.names, l.numbers, texts.texts
    from (
      select id, number, status, accepts_unprinted, placed_at from orders
      where id in (select order_id from order_lines where design_id = ${designId})
      order by placed_at desc, id limit 100) o
    cross join lateral (
      select design_id, max(revision) as revision, count(number)::int as numbers,
        (count(*) filter (where print_name <> '' or player_name <> ''))::int as names
      from order_lines where order_id = o.id and design_id = ${designId} group by design_id) l
    left join lateral (
      select ${TEXTS_OF_REVISION} as texts
      from designs d
      left join lateral (
        select s.status as verdict from design_reviews s where s.design_id = l.design_id and s.revision = l.revision
        order by s.position desc limit 1) v on true
      join design_revisions r on r.design_id = d.id and r.revision = ${REVISION}
      where d.id = l.design_id and o.status = 'REVIEWING') texts on true
    order by o.placed_at desc, o.id`.execute(trx)
  return rows.map(presentOrderOf)
}
