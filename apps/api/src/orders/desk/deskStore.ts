import { DESK_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

/** Whether a member of staff may be assigned to an order or called by a note: one who can sign in. */
const isColleague = sql`role in ('STORE', 'ADMIN') and removed_at is null and not is_blocked`

/** Lists the staff who can sign in, by name. */
export async function listColleagues(trx: Transaction): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name from accounts
    where ${isColleague} order by first_name, last_name, id limit 500`.execute(trx)
  return rows
}

/** Throws `invalid-input` at the path unless all ids are colleagues. */
export async function checkColleagues(trx: Transaction, ids: readonly string[], path: string): Promise<void> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return
  const { rows } = await sql`select from accounts where id = any(${[...wanted]}::uuid[]) and ${isColleague}`.execute(
    trx,
  )
  if (rows.length < wanted.size) throw new ProblemError('invalid-input', [{ path, id: 'invalid' }])
}

const SHOWN_TAGS = 200

/** Lists the tags in use, in order. Reads one index entry for each tag, whatever the number of orders. */
export async function listTagsInUse(trx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    with recursive used as (
      (select tag from order_tags order by tag limit 1)
      union all
      select (select t.tag from order_tags t where t.tag > used.tag order by t.tag limit 1) from used where used.tag is not null)
    select tag from used where tag is not null limit ${SHOWN_TAGS}`.execute(trx)
  return rows.map(({ tag }) => tag)
}

/** Returns the tags of each order, in order. */
export async function listTagsOf(
  trx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ order_id: string; tags: string[] }>`
    select order_id, array_agg(tag order by tag) as tags from order_tags where order_id = any(${ids}::uuid[])
    group by order_id`.execute(trx)
  return new Map(rows.map(({ order_id, tags }) => [order_id, tags]))
}

const fold = (tag: string): string => tag.toLowerCase()

/** Returns the tags without repetition, each in the spelling that the shop uses already. */
async function spellAsUsed(trx: Transaction, tags: readonly string[]): Promise<string[]> {
  const used = new Map((await listTagsInUse(trx)).map(tag => [fold(tag), tag]))
  const spelt = new Map<string, string>()
  for (const tag of tags) if (!spelt.has(fold(tag))) spelt.set(fold(tag), used.get(fold(tag)) ?? tag)
  return [...spelt.values()]
}

/** Replaces the tags of an order. */
export async function writeTags(trx: Transaction, orderId: string, tags: readonly string[]): Promise<void> {
  const spelt = await spellAsUsed(trx, tags)
  await sql`delete from order_tags where order_id = ${orderId} and tag <> all(${spelt}::text[])`.execute(trx)
  await sql`insert into order_tags (order_id, tag) select ${orderId}::uuid, unnest(${spelt}::text[])
    on conflict do nothing`.execute(trx)
}

/** Adds and removes tags of an order, whose upper and lower case are the same. Throws `tags-full`. */
export async function changeTags(
  trx: Transaction,
  orderId: string,
  { add, remove }: { readonly add: readonly string[]; readonly remove: readonly string[] },
): Promise<void> {
  const now = (await listTagsOf(trx, [orderId])).get(orderId) ?? []
  const gone = new Set(remove.map(fold))
  const kept = now.filter(tag => !gone.has(fold(tag)))
  const known = new Set(kept.map(fold))
  const next = [...kept, ...add.filter(tag => !known.has(fold(tag)))]
  if (next.length > DESK_LIMITS.tags) throw new ProblemError('tags-full')
  await writeTags(trx, orderId, next)
}

/** Renews the version of an order whose tags were changed. */
export async function renewVersion(trx: Transaction, orderId: string): Promise<void> {
  await sql`update orders set version = version + 1 where id = ${orderId}`.execute(trx)
}

/** Sets the due day; null: it follows the promised day again. */
export async function writeDue(trx: Transaction, orderId: string, on: string | null): Promise<void> {
  await sql`update orders set due_on = coalesce(${on}::date, promised_on), is_due_set = ${on !== null}, version = version + 1
    where id = ${orderId}`.execute(trx)
}

/** Sets the due day, as {@link writeDue}, and the assignee. */
export async function writeDesk(
  trx: Transaction,
  orderId: string,
  { dueOn, assigneeId }: { readonly dueOn: string | null; readonly assigneeId: string | null },
): Promise<void> {
  await sql`update orders set due_on = coalesce(${dueOn}::date, promised_on), is_due_set = ${dueOn !== null},
    assignee_id = ${assigneeId}::uuid, version = version + 1 where id = ${orderId}`.execute(trx)
}

export async function writeAssignee(trx: Transaction, orderId: string, assigneeId: string | null): Promise<void> {
  await sql`update orders set assignee_id = ${assigneeId}::uuid, version = version + 1 where id = ${orderId}`.execute(
    trx,
  )
}
