import { sql, type Transaction } from '../../database/index.ts'

export interface FactorRow {
  readonly account_id: string
  readonly secret: Buffer | null
  readonly confirmed_at: Date | null
  readonly pending: Buffer | null
  readonly pending_at: Date | null
  readonly last_step: string
  readonly recovery: readonly Buffer[]
  readonly recovery_at: Date | null
}

/** Locks the account's row, so that concurrent attempts are checked one after the other. */
export async function lockFactor(trx: Transaction, accountId: string): Promise<FactorRow | undefined> {
  const { rows } =
    await sql<FactorRow>`select * from second_factors where account_id = ${accountId} for update`.execute(trx)
  return rows[0]
}

export async function findFactor(trx: Transaction, accountId: string): Promise<FactorRow | undefined> {
  const { rows } = await sql<FactorRow>`select * from second_factors where account_id = ${accountId}`.execute(trx)
  return rows[0]
}

export interface FactorKinds {
  readonly hasApp: boolean
  readonly passkeys: number
}

/** Returns what an account has as a second factor. */
export async function findFactorKinds(trx: Transaction, accountId: string): Promise<FactorKinds> {
  const { rows } = await sql<FactorKinds>`select
    exists (select from second_factors where account_id = ${accountId} and secret is not null) as "hasApp",
    (select count(*)::int from passkeys where account_id = ${accountId}) as passkeys`.execute(trx)
  return rows[0]!
}

export const hasFactor = ({ hasApp, passkeys }: FactorKinds): boolean => hasApp || passkeys > 0

/** Keeps a new secret until a code confirms it. The secret that counts is unchanged. */
export async function keepPending(
  trx: Transaction,
  { accountId, secret, now }: { readonly accountId: string; readonly secret: Buffer; readonly now: Date },
): Promise<void> {
  await sql`insert into second_factors (account_id, pending, pending_at) values (${accountId}, ${secret}, ${now})
    on conflict (tenant_id, account_id) do update set pending = excluded.pending, pending_at = excluded.pending_at`.execute(
    trx,
  )
}

/** Makes the pending secret the one that counts. The code that confirmed it is used up. */
export async function confirmPending(
  trx: Transaction,
  { accountId, step, now }: { readonly accountId: string; readonly step: number; readonly now: Date },
): Promise<void> {
  await sql`update second_factors set secret = pending, confirmed_at = ${now}, pending = null, pending_at = null,
    last_step = ${step} where account_id = ${accountId}`.execute(trx)
}

export async function keepStep(trx: Transaction, accountId: string, step: number): Promise<void> {
  await sql`update second_factors set last_step = ${step} where account_id = ${accountId}`.execute(trx)
}

export async function keepRecovery(
  trx: Transaction,
  { accountId, hashes, now }: { readonly accountId: string; readonly hashes: readonly Buffer[]; readonly now?: Date },
): Promise<void> {
  const left = sql`array(select decode(hex, 'hex') from unnest(${hashes.map(hash => hash.toString('hex'))}::text[]) hex)`
  await sql`insert into second_factors (account_id, recovery, recovery_at) values (${accountId}, ${left}, ${now ?? null})
    on conflict (tenant_id, account_id) do update set recovery = excluded.recovery,
      recovery_at = coalesce(excluded.recovery_at, second_factors.recovery_at)`.execute(trx)
}

/** Removes the authenticator app, and the recovery codes once no passkey is left. */
export async function removeApp(trx: Transaction, accountId: string): Promise<void> {
  await sql`update second_factors set secret = null, confirmed_at = null, pending = null, pending_at = null
    where account_id = ${accountId}`.execute(trx)
  await removeUnused(trx, accountId)
}

/** Removes the row of an account without app and passkeys: its recovery codes are of no more use. */
export async function removeUnused(trx: Transaction, accountId: string): Promise<void> {
  await sql`delete from second_factors f where account_id = ${accountId} and secret is null
    and not exists (select from passkeys p where p.tenant_id = f.tenant_id and p.account_id = f.account_id)`.execute(
    trx,
  )
}

/** Removes every factor of an account, and each step of signing in that waits. Returns whether there was a factor. */
export async function removeFactors(trx: Transaction, accountId: string): Promise<boolean> {
  const had = hasFactor(await findFactorKinds(trx, accountId))
  await sql`delete from passkeys where account_id = ${accountId}`.execute(trx)
  await sql`delete from second_factors where account_id = ${accountId}`.execute(trx)
  await sql`delete from sign_in_tickets where account_id = ${accountId}`.execute(trx)
  return had
}

export async function readStaffPolicy(trx: Transaction): Promise<{ readonly requiresSecondFactor: boolean }> {
  const { rows } = await sql<{ requiresSecondFactor: boolean }>`
    select requires_second_factor as "requiresSecondFactor" from staff_policies`.execute(trx)
  return rows[0] ?? { requiresSecondFactor: false }
}

export async function writeStaffPolicy(trx: Transaction, requiresSecondFactor: boolean): Promise<void> {
  await sql`insert into staff_policies (requires_second_factor) values (${requiresSecondFactor})
    on conflict (tenant_id) do update set requires_second_factor = excluded.requires_second_factor`.execute(trx)
}
