import { type ApiScope, API_LIMITS } from '@kitwright/contract'
import { sql, type Transaction } from '../../database/index.ts'

export interface KeyRecord {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly ApiScope[]
  readonly calls_per_minute: number
  readonly made_by: string
  readonly made_at: Date
  readonly expires_at: Date | null
  readonly last_used_at: Date | null
  readonly ended_at: Date | null
  readonly ended_by: string | null
}

const COLUMNS = sql.raw(
  'id, name, prefix, scopes, calls_per_minute, made_by, made_at, expires_at, last_used_at, ended_at, ended_by',
)
/** Ended keys are listed this long. */
const SHOWN_MS = 90 * 86_400_000

/** Lists the shop's keys, the latest first. */
export async function listKeys(trx: Transaction, now: Date): Promise<KeyRecord[]> {
  const { rows } = await sql<KeyRecord>`select ${COLUMNS} from api_keys
    where ended_at is null or ended_at > ${new Date(now.getTime() - SHOWN_MS)} order by made_at desc, id desc limit 500`.execute(
    trx,
  )
  return rows
}

export interface KeyToInsert extends Pick<KeyRecord, 'name' | 'prefix' | 'scopes' | 'expires_at' | 'calls_per_minute'> {
  readonly hash: string
  readonly by: string
  readonly now: Date
}

/** Inserts a key and returns its id; undefined if the shop has as many as it may. */
export async function insertKey(trx: Transaction, key: KeyToInsert): Promise<string | undefined> {
  // Two calls at once must not both find the last free place.
  await sql`select from tenants where id = current_tenant_id() for update`.execute(trx)
  const { rows } = await sql<{ id: string }>`
    insert into api_keys (name, prefix, hash, scopes, calls_per_minute, made_by, made_at, expires_at)
    select ${key.name}, ${key.prefix}, ${key.hash}, ${[...key.scopes]}::text[], ${key.calls_per_minute}::int, ${key.by}::uuid,
      ${key.now}::timestamptz, ${key.expires_at}::timestamptz
    where (select count(*) from api_keys where ended_at is null) < ${API_LIMITS.keys} returning id`.execute(trx)
  return rows[0]?.id
}

/** Ends a key. Returns false if there is none that has not ended. */
export async function endKey(
  trx: Transaction,
  { id, by, now }: { readonly id: string; readonly by: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`update api_keys set ended_at = ${now}, ended_by = ${by}::uuid
    where id = ${id} and ended_at is null returning id`.execute(trx)
  return rows.length > 0
}

/** Finds the valid key with a hash, and notes its use at most once a minute. */
export async function useKey(
  trx: Transaction,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<KeyRecord | undefined> {
  const { rows } = await sql<KeyRecord>`select ${COLUMNS} from api_keys
    where hash = ${hash} and ended_at is null and (expires_at is null or expires_at > ${now})`.execute(trx)
  const key = rows[0]
  if (key && (key.last_used_at === null || now.getTime() - key.last_used_at.getTime() >= 60_000))
    await sql`update api_keys set last_used_at = ${now} where id = ${key.id}`.execute(trx)
  return key
}

export interface CallCount {
  readonly calls: number
  readonly resetsInMs: number
}

/** Counts a call of a key in the present minute, for all servers together. */
export async function countCall(trx: Transaction, keyId: string): Promise<CallCount> {
  const { rows } = await sql<CallCount>`
    insert into call_counts as c (caller, resets_at) values (${`api key ${keyId}`}, now() + interval '1 minute')
    on conflict (tenant_id, caller) do update set
      calls = case when c.resets_at <= now() then 1 else c.calls + 1 end,
      resets_at = case when c.resets_at <= now() then excluded.resets_at else c.resets_at end
    returning calls, ceil(extract(epoch from resets_at - now()) * 1000)::int as "resetsInMs"`.execute(trx)
  return rows[0]!
}
