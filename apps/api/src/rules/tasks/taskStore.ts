import { RULE_LIMITS } from '@kitwright/contract'
import type { Names } from '@kitwright/words'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'

export interface TaskToWrite {
  readonly title: Names
  readonly orderId: string | null
  readonly dueOn: string
  readonly accountId: string | null
  readonly role: 'STORE' | 'ADMIN' | null
  readonly firingId: string | null
  readonly madeBy: string | null
  readonly now: Date
}

/** Writes a task and returns its id. */
export async function insertTask(trx: Transaction, task: TaskToWrite): Promise<string> {
  const { title, orderId, dueOn, accountId, role, firingId, madeBy, now } = task
  const { rows } = await sql<{ id: string }>`
    insert into tasks (title, order_id, due_on, account_id, role, firing_id, made_by, made_at)
    values (${JSON.stringify(title)}::jsonb, ${orderId}, ${dueOn}::date, ${accountId}, ${role}, ${firingId}, ${madeBy}, ${now})
    returning id`.execute(trx)
  return rows[0]!.id
}

/** Throws `tasks-full` if as many tasks are open as a person can add to. */
export async function requireTaskPlace(trx: Transaction): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select from tasks where done_at is null limit ${RULE_LIMITS.openTasks}) t`.execute(
    trx,
  )
  if (rows[0]!.count >= RULE_LIMITS.openTasks) throw new ProblemError('tasks-full')
}

export interface TaskRecord {
  readonly id: string
  readonly title: Names
  readonly order_id: string | null
  readonly number: string | null
  readonly owner_name: string | null
  readonly due_on: string
  readonly account_id: string | null
  readonly role: 'STORE' | 'ADMIN' | null
  readonly rule_name: Names | null
  readonly made_by: string | null
  readonly made_at: Date
  readonly done_at: Date | null
  readonly done_by: string | null
}

export interface TaskQuery {
  /** Only tasks of this person, or of their role. */
  readonly whose: { readonly accountId: string; readonly isAdmin: boolean } | null
  readonly state: 'open' | 'done'
  readonly orderId: string | undefined
  readonly pageSize: number
}

/** Lists tasks and counts all of them: open ones by due day, done ones latest first, and both of one order. */
export async function listTasks(trx: Transaction, { whose, state, orderId, pageSize }: TaskQuery) {
  const own = whose
    ? sql`(t.account_id = ${whose.accountId}
        or (t.account_id is null and (select assignee_id from orders where id = t.order_id) = ${whose.accountId}) or (t.role = 'ADMIN' and ${whose.isAdmin}))`
    : sql`true`
  const scope =
    orderId === undefined
      ? sql`t.done_at is ${state === 'open' ? sql`null` : sql`not null`}`
      : sql`t.order_id = ${orderId}`
  const isByDone = orderId === undefined && state === 'done'
  const sequence = isByDone ? sql`t.done_at desc, t.id desc` : sql`t.done_at is not null, t.due_on, t.id`
  const { rows } = await sql<TaskRecord & { readonly total: number }>`
    with page as materialized (select * from tasks t where ${scope} and ${own} order by ${sequence} limit ${pageSize})
    select t.id, t.title, t.order_id, o.number, o.owner_name, to_char(t.due_on, 'YYYY-MM-DD') as due_on, t.account_id, t.role,
      f.name as rule_name, t.made_by, t.made_at, t.done_at, t.done_by, (select count(*)::int from tasks t where ${scope} and ${own}) as total
    from page t left join orders o on o.id = t.order_id left join rule_firings f on f.id = t.firing_id
    order by ${sequence}`.execute(trx)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Marks a task as done by somebody, or opens it again; one that is so already stays. Throws `not-found`. */
export async function markTask(
  trx: Transaction,
  { id, isDone, by, now }: { readonly id: string; readonly isDone: boolean; readonly by: string; readonly now: Date },
): Promise<void> {
  const { rows } = await sql<{ is_done: boolean }>`
    select done_at is not null as is_done from tasks where id = ${id} for update`.execute(trx)
  if (!rows[0]) throw new ProblemError('not-found')
  if (rows[0].is_done === isDone) return
  await sql`update tasks set done_at = ${isDone ? now : null}, done_by = ${isDone ? by : null}::uuid where id = ${id}`.execute(
    trx,
  )
}
