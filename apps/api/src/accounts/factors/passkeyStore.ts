import { sql, type Transaction } from '../../database/index.ts'

export interface PasskeyRow {
  readonly id: string
  readonly account_id: string
  readonly rp_id: string
  readonly credential_id: string
  readonly public_key: Buffer
  readonly counter: string
  readonly transports: readonly string[]
  readonly name: string
  readonly made_at: Date
  readonly used_at: Date | null
}

export async function listPasskeys(trx: Transaction, accountId: string): Promise<PasskeyRow[]> {
  const { rows } =
    await sql<PasskeyRow>`select * from passkeys where account_id = ${accountId} order by made_at, id`.execute(trx)
  return rows
}

/** Counts the account's passkeys of one host of the shop. */
export async function countPasskeysAt(trx: Transaction, accountId: string, host: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from passkeys
    where account_id = ${accountId} and rp_id = ${host}`.execute(trx)
  return rows[0]!.count
}

/** Locks the passkey, whose counter rises with each use. */
export async function lockPasskey(trx: Transaction, credentialId: string): Promise<PasskeyRow | undefined> {
  const { rows } =
    await sql<PasskeyRow>`select * from passkeys where credential_id = ${credentialId} for update`.execute(trx)
  return rows[0]
}

export type NewPasskey = Pick<
  PasskeyRow,
  'account_id' | 'rp_id' | 'credential_id' | 'public_key' | 'transports' | 'name'
> & { readonly counter: number; readonly now: Date }

/** Adds a passkey. Returns undefined if the shop knows it already. */
export async function insertPasskey(trx: Transaction, added: NewPasskey): Promise<PasskeyRow | undefined> {
  const { account_id, rp_id, credential_id, public_key, counter, transports, name, now } = added
  const { rows } = await sql<PasskeyRow>`insert into passkeys
    (account_id, rp_id, credential_id, public_key, counter, transports, name, made_at)
    values (${account_id}, ${rp_id}, ${credential_id}, ${public_key}, ${counter}, ${transports}, ${name}, ${now})
    on conflict (tenant_id, credential_id) do nothing returning *`.execute(trx)
  return rows[0]
}

export async function notePasskeyUse(
  trx: Transaction,
  id: string,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<void> {
  await sql`update passkeys set counter = ${counter}, used_at = ${now} where id = ${id}`.execute(trx)
}

export async function renamePasskey(
  trx: Transaction,
  { id, accountId, name }: { readonly id: string; readonly accountId: string; readonly name: string },
): Promise<PasskeyRow | undefined> {
  const { rows } = await sql<PasskeyRow>`update passkeys set name = ${name}
    where id = ${id} and account_id = ${accountId} returning *`.execute(trx)
  return rows[0]
}

/** Removes a passkey of the account and returns its name; undefined for any other. */
export async function deletePasskey(trx: Transaction, id: string, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`delete from passkeys
    where id = ${id} and account_id = ${accountId} returning name`.execute(trx)
  return rows[0]?.name
}
