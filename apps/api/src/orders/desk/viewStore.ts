import { type Call, DESK_LIMITS, type Response_ } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

type ViewBody = NonNullable<Call<'POST /api/office/views'>['body']>
type View = Response_<'GET /api/office/views'>[number]

/** Lists a person's own views and those that colleagues share, by name. */
export async function listViews(trx: Transaction, personId: string): Promise<View[]> {
  const { rows } = await sql<Omit<View, 'isOwn' | 'isShared'> & { is_shared: boolean; is_own: boolean }>`
    select id, name, query, is_shared, owner_id = ${personId} as is_own from order_views
    where owner_id = ${personId} or is_shared order by lower(name), id limit 200`.execute(trx)
  return rows.map(({ id, name, query, is_shared, is_own }) => ({ id, name, query, isShared: is_shared, isOwn: is_own }))
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
