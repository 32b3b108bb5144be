import { type PackagedRule, RULE_LIMITS, type RuleContent } from '@kitwright/contract'
import type { Names } from '@kitwright/words'
import { sql, type Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { listPackagedRules } from './packagedRules.ts'

export interface RuleRecord {
  readonly id: string
  readonly packaged: PackagedRule | null
  /** 0 for a packaged rule that the shop has not changed. */
  readonly version: number
  readonly is_on: boolean
  readonly name: Names
  readonly content: RuleContent
  readonly active_from: Date
  readonly changed_by: string | null
  readonly changed_at: Date | null
}

const COLUMNS = sql`id, packaged, version, is_on, name, content, active_from, changed_by, changed_at`

/** Lists the shop's rules: the packaged ones in their sequence, as the shop has changed them, then its own by age. */
export async function listRules(trx: Transaction): Promise<RuleRecord[]> {
  const { rows } = await sql<RuleRecord & { removed_at: Date | null }>`
    select ${COLUMNS}, removed_at from rules where removed_at is null or packaged is not null order by id`.execute(trx)
  const stored = new Map(rows.map(row => [row.id, row]))
  const packaged = (await listPackagedRules()).map(each => {
    const own = stored.get(each.id)
    if (own && own.removed_at === null) return own
    const unchanged = { is_on: false, active_from: new Date(0), changed_by: null, changed_at: null }
    return { ...each, ...unchanged, version: 0 }
  })
  const own = rows.filter(({ packaged: id, removed_at }) => id === null && removed_at === null)
  return [...packaged, ...own]
}

/** Lists the rules that are on. */
export async function listActiveRules(trx: Transaction): Promise<RuleRecord[]> {
  const { rows } = await sql<RuleRecord>`
    select ${COLUMNS} from rules where is_on and removed_at is null order by id`.execute(trx)
  return rows
}

export const findRule = async (trx: Transaction, id: string): Promise<RuleRecord | undefined> =>
  (await listRules(trx)).find(rule => rule.id === id)

export interface RuleToWrite extends Pick<RuleRecord, 'name' | 'content'> {
  /** Null for a new rule. */
  readonly id: string | null
  readonly packaged: PackagedRule | null
  readonly isOn: boolean
  /** Conditions that were met before do not count. */
  readonly activeFrom: Date
  readonly by: string
  readonly now: Date
}

/** Writes a rule as its next version. The rules are locked, so that two people cannot exceed their number. Throws `rules-full`. */
export async function writeRule(trx: Transaction, rule: RuleToWrite): Promise<void> {
  const { id, packaged, isOn, activeFrom, by, now } = rule
  const [name, content] = [JSON.stringify(rule.name), JSON.stringify(rule.content)]
  await sql`select pg_advisory_xact_lock(hashtext('rules ' || current_tenant_id()))`.execute(trx)
  const { rows } = await sql<{ count: number; is_there: boolean }>`
    select count(*) filter (where removed_at is null)::int as count,
      coalesce(bool_or(id = ${id}::uuid and removed_at is null), false) as is_there from rules`.execute(trx)
  const { count, is_there } = rows[0]!
  if (!is_there && count >= RULE_LIMITS.rules) throw new ProblemError('rules-full')
  await sql`
    insert into rules (id, packaged, is_on, name, content, active_from, changed_by, changed_at)
    values (coalesce(${id}::uuid, time_uuid()), ${packaged}, ${isOn}, ${name}::jsonb, ${content}::jsonb, ${activeFrom}, ${by}, ${now})
    on conflict (tenant_id, id) do update set version = rules.version + 1, is_on = excluded.is_on, name = excluded.name,
      content = excluded.content, active_from = excluded.active_from, changed_by = excluded.changed_by,
      changed_at = excluded.changed_at, removed_at = null`.execute(trx)
}

/** Removes a rule, whose history stays. */
export async function removeRule(trx: Transaction, { id, by, now }: { id: string; by: string; now: Date }) {
  await sql`update rules set is_on = false, version = version + 1, removed_at = ${now}, changed_by = ${by}, changed_at = ${now}
    where id = ${id} and removed_at is null`.execute(trx)
}
