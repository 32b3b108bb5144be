import type { Response_ } from '@kitwright/contract'
import { type Account, endSessions, getAccount, requireOwner } from '../accounts/index.ts'
import { sql, type Transaction } from '../database/index.ts'
import { type Exchange, ProblemError } from '../endpoint/index.ts'
import { recordEvent } from '../events/index.ts'
import { countOpenOrders } from '../orders/index.ts'

type ClosingFacts = Response_<'GET /api/accounts/closing'>

/** Orders that are named; a customer with more finishes these first. */
const MOST_NAMED = 20

/** Reads what deleting an account removes, what stays, and which orders stand in its way. */
export async function readClosing({ run, person }: Exchange<'GET /api/accounts/closing'>): Promise<ClosingFacts> {
  return run(async trx => {
    const { rows: openOrders } = await sql<ClosingFacts['openOrders'][number]>`
      select id, number, status, status = 'REVIEWING' and paid_cents = 0 as "canCancel" from orders
      where owner_id = ${person.id} and order_status_is(status, 'live') order by placed_at desc limit ${MOST_NAMED}`.execute(
      trx,
    )
    const { rows } = await sql<Omit<ClosingFacts, 'openOrders'>>`
      select (select count(*) from designs where owner_id = ${person.id} and deleted_at is null)::int as designs,
        (select count(*) from squads where owner_id = ${person.id})::int as squads,
        (select count(*) from files where account_id = ${person.id})::int as pictures,
        (select count(*) from customer_quotes where owner_id = ${person.id})::int as quotes,
        (select count(*) from orders where owner_id = ${person.id} and not order_status_is(status, 'live'))::int as "keptOrders"`.execute(
      trx,
    )
    return { openOrders, ...rows[0]! }
  })
}

/**
 * Closes the caller's account: every session ends and nobody can sign in to it any more. A queue sends the last mail and
 * then erases it. Throws `orders-open` while an order needs the address.
 */
export async function closeAccount(exchange: Exchange<'POST /api/accounts/closing'>): Promise<void> {
  const { run, person, body } = exchange
  const account = await run(async trx => getAccount(trx, person.id))
  if (account.password_hash === null && body.email !== account.email)
    throw new ProblemError('invalid-input', [{ path: 'email', id: 'not-offered' }])
  // Says first what no password changes.
  await run(async trx => refuseOpenOrders(trx, person.id))
  await requireOwner(exchange, account, body.password)
  await run(async trx => close(trx, account, exchange.now))
}

async function close(trx: Transaction, { id }: Account, now: Date): Promise<void> {
  // An order that is placed at this moment refers to the account, and waits or is seen.
  const { rows } = await sql`select from accounts where id = ${id} and removed_at is null for update`.execute(trx)
  if (rows.length === 0) return
  await refuseOpenOrders(trx, id)
  await trx
    .updateTable('accounts')
    .set({ password_hash: null, google_sub: null, is_blocked: true, removed_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
  await endSessions(trx, id, { reason: 'deleted', keep: null, now })
  await recordEvent(trx, { kind: 'AccountClosed', subjectId: id, payload: {} })
}

async function refuseOpenOrders(trx: Transaction, accountId: string): Promise<void> {
  if ((await countOpenOrders(trx, accountId)) > 0) throw new ProblemError('orders-open')
}
