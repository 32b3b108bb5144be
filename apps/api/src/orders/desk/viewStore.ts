import { type Call, DESK_LIMITS, type Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

type ViewBody = NonNullable<Call<'POST /api/office/views'>['body']>
type View = Response_<'GET /api/office/views'>[number]

interface ViewFlags {
  readonly is_shared: boolean
  readonly is_own: boolean
  readonly opens_for: View['opensFor']
}

/** Lists a person's own views and those that colleagues share, by name. */
export async function listViews(trx: Transaction, personId: string): Promise<View[]> {
  const { rows } = await sql<Omit<View, 'isOwn' | 'isShared' | 'opensFor'> & ViewFlags>`
    select id, name, query, is_shared, opens_for, owner_id = ${personId} as is_own from order_views
    where owner_id = ${personId} or is_shared order by lower(name), id limit 200`.execute(trx)
  return rows.map(({ id, name, query, is_shared, is_own, opens_for }) => ({
    id,
    name,
    query,
    isShared: is_shared,
    isOwn: is_own,
    opensFor: opens_for,
  }))
}

export interface ViewToWrite extends ViewBody {
  readonly by: string
  readonly now: Date
}

/** Keeps a view. Throws `views-full`. */
export async function writeView(trx: Transaction, { name, query, isShared, by, now }: ViewToWrite): Promise<void> {
  const { rows } = await sql`
    insert into order_views (owner_id, name, query, is_shared, made_at)
    select ${by}::uuid, ${name}, ${JSON.stringify(query)}::jsonb, ${isShared}, ${now}::timestamptz
    where (select count(*) from order_views where owner_id = ${by}) < ${DESK_LIMITS.views} returning id`.execute(trx)
  if (rows.length === 0) throw new ProblemError('views-full')
}

/** Sets the roles whose list of orders opens with a shared view, instead of any other. Throws `not-found`. */
export async function writeOpening(
  trx: Transaction,
  { id, roles }: { readonly id: string; readonly roles: View['opensFor'] },
): Promise<void> {
  const { rows } = await sql`
    update order_views set opens_for = ${[...new Set(roles)]}::text[] where id = ${id} and is_shared returning id`.execute(
    trx,
  )
  if (rows.length === 0) throw new ProblemError('not-found')
  await sql`
    update order_views set opens_for = array(select unnest(opens_for) except select unnest(${[...roles]}::text[]))
    where id <> ${id} and opens_for && ${[...roles]}::text[]`.execute(trx)
}

/** Removes an own view; an administrator also one that is shared. Throws `not-found`. */
export async function removeView(
  trx: Transaction,
  { id, by, isAdmin }: { readonly id: string; readonly by: string; readonly isAdmin: boolean },
): Promise<void> {
  const { rows } = await sql`
    delete from order_views where id = ${id} and (owner_id = ${by} or (is_shared and ${isAdmin})) returning id`.execute(
    trx,
  )
  if (rows.length === 0) throw new ProblemError('not-found')
}
