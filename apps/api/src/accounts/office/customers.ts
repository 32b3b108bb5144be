import { sql, type Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { endSessions } from '../sessions/sessions.ts'
import { findCustomers } from './findCustomers.ts'
import type { Customer } from './types.ts'

export interface CustomerRow {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string | null
  readonly is_blocked: boolean
  readonly created_at: Date
  readonly last_seen_at: Date | null
}

/** Counts data of modules that this one may not import, by account id. */
export type CountBelongings = (
  trx: Transaction,
  accountIds: readonly string[],
) => Promise<ReadonlyMap<string, { readonly orders: number; readonly designs: number }>>

/** Returns customers whose name, e-mail or phone contains the text, newest first unless sorted. */
export async function listCustomers(
  { query, run }: Exchange<'GET /api/office/customers'>,
  countBelongings: CountBelongings,
) {
  const { found, counts, page } = await run(async trx => {
    const { ids, ...rest } = await findCustomers(trx, query)
    return { found: await readCustomerRows(trx, ids), counts: await countBelongings(trx, ids), page: rest }
  })
  const items = found.map(row => ({ ...present(row), ...(counts.get(row.id) ?? NOTHING) }))
  return { items, pageSize: query.pageSize, ...page }
}

/** Finds an account that is a customer of this shop. */
export async function findCustomer(trx: Transaction, id: string): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${COLUMNS} from accounts a where a.id = ${id} and a.role = 'CUSTOMER'`.execute(trx)
  return rows[0]
}

/** Reads a customer. Throws `not-found` for any account that is not a customer of this shop. */
export async function readCustomer(
  { params: { id }, run }: Pick<Exchange<'GET /api/office/customers/{id}'>, 'params' | 'run'>,
  countBelongings: CountBelongings,
): Promise<Customer> {
  return run(async trx => {
    const found = await findCustomer(trx, id)
    if (!found) throw new ProblemError('not-found')
    return { ...present(found), ...((await countBelongings(trx, [id])).get(id) ?? NOTHING) }
  })
}

const NOTHING = { orders: 0, designs: 0 }
const COLUMNS = sql.raw(
  `a.id, a.first_name, a.last_name, coalesce(a.email, '') as email, a.phone, a.is_blocked, a.created_at, a.last_seen_at`,
)

/** Returns the accounts with these ids, in the order of the ids. */
export async function readCustomerRows(trx: Transaction, ids: readonly string[]): Promise<CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select ${COLUMNS} from accounts a where a.id = any(${ids}::uuid[])
    order by array_position(${ids}::uuid[], a.id)`.execute(trx)
  return rows
}

const present = (row: CustomerRow): Omit<Customer, 'orders' | 'designs'> => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  isBlocked: row.is_blocked,
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
})

/** Throws `not-found` for any account that is not a customer of this shop. */
export async function checkCustomer(trx: Transaction, id: string): Promise<void> {
  const found = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'CUSTOMER')
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new ProblemError('not-found')
}

/** Blocks a customer immediately: every session of the account ends. */
export async function blockCustomer({
  params,
  body,
  now,
  run,
}: Exchange<'PUT /api/office/customers/{id}/blocked'>): Promise<void> {
  await run(async trx => {
    await checkCustomer(trx, params.id)
    const changes = { is_blocked: body.isBlocked, updated_at: now }
    await trx.updateTable('accounts').set(changes).where('id', '=', params.id).execute()
    if (body.isBlocked) await endSessions(trx, params.id, { reason: 'blocked', keep: null, now })
  })
}

export async function signCustomerOut({
  params,
  now,
  run,
}: Exchange<'DELETE /api/office/customers/{id}/sessions'>): Promise<void> {
  await run(async trx => {
    await checkCustomer(trx, params.id)
    await endSessions(trx, params.id, { reason: 'ended-elsewhere', keep: null, now })
  })
}
