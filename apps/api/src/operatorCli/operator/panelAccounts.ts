import { createHash, randomBytes } from 'node:crypto'
import {
  decryptSecret,
  encryptSecret,
  hashPassword,
  newTimeSecret,
  stepOfCode,
  verifyPassword,
} from '../../accounts/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import { noteAct } from './acts.ts'

/** Accounts of the operator wait for hashing in a line of their own. */
const LINE = 'operator'
const INVITED_MS = 3 * 24 * 3_600_000
/** After so many wrong attempts each further one waits twice as long as the one before. */
const FREE_FAILURES = 5
const LONGEST_PAUSE_S = 3_600

export interface PanelAccount {
  readonly id: string
  readonly email: string
  readonly password_hash: string | null
  readonly secret: Buffer
  readonly last_step: string
  readonly failures: number
  readonly failed_at: Date | null
}

const COLUMNS = sql`id, email, password_hash, secret, last_step, failures, failed_at`
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Adds an account, or invites it anew with a new app. Returns the token of the invitation, which is not stored. */
export async function invite(
  trx: Transaction,
  { email, key, now }: { readonly email: string; readonly key: Uint8Array; readonly now: Date },
): Promise<string> {
  const token = newToken()
  const { rows } = await sql<{ id: string }>`insert into operator_accounts (email, secret, invitation, invited_until)
    values (${email}, ''::bytea, ${hashOf(token)}, ${new Date(now.getTime() + INVITED_MS)})
    on conflict (email) do update set invitation = excluded.invitation, invited_until = excluded.invited_until,
      ended_at = null, password_hash = null, last_step = 0, failures = 0 returning id`.execute(trx)
  const { id } = rows[0]!
  const secret = encryptSecret(newTimeSecret(), id, key)
  await sql`update operator_accounts set secret = ${secret} where id = ${id}`.execute(trx)
  await sql`delete from operator_sessions where account_id = ${id}`.execute(trx)
  return token
}

/** Ends an account and its sessions. Returns whether there was one. */
export async function endAccount(trx: Transaction, email: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`update operator_accounts set ended_at = ${now}, invitation = null
    where email = ${email} and ended_at is null returning id`.execute(trx)
  for (const { id } of rows) await sql`delete from operator_sessions where account_id = ${id}`.execute(trx)
  return rows.length > 0
}

export async function findInvited(trx: Transaction, token: string, now: Date): Promise<PanelAccount | undefined> {
  const { rows } = await sql<PanelAccount>`select ${COLUMNS} from operator_accounts
    where invitation = ${hashOf(token)} and invited_until > ${now} and ended_at is null for update`.execute(trx)
  return rows[0]
}

export const secretOf = ({ id, secret }: PanelAccount, key: Uint8Array): Uint8Array => decryptSecret(secret, id, key)

interface Proof {
  readonly password: string
  readonly code: string
}
interface ProofCheck extends Proof {
  readonly key: Uint8Array
  readonly now: Date
}

/** Sets the password by an invitation, which the first code of the app confirms. Returns false for a wrong code. */
export async function enrol(trx: Transaction, account: PanelAccount, proof: ProofCheck): Promise<boolean> {
  const step = stepOfCode(secretOf(account, proof.key), proof.code, { lastStep: 0, now: proof.now })
  if (step === null) return false
  const hash = await hashPassword(LINE, proof.password)
  await sql`update operator_accounts set password_hash = ${hash}, last_step = ${step}, invitation = null,
    invited_until = null, failures = 0 where id = ${account.id}`.execute(trx)
  return true
}

const isPaused = ({ failures, failed_at }: PanelAccount, now: Date): boolean => {
  if (failures < FREE_FAILURES || failed_at === null) return false
  const pauseS = Math.min(LONGEST_PAUSE_S, 2 ** (failures - FREE_FAILURES + 1))
  return now.getTime() < failed_at.getTime() + pauseS * 1000
}

/**
 * Returns the account if password and code are right. The answer for an unknown e-mail, a wrong password, a wrong code
 * and a pause is the same, after the same work. Wrong attempts at an account are noted, but for those during a pause.
 */
export async function tryProof(trx: Transaction, email: string, proof: ProofCheck): Promise<PanelAccount | undefined> {
  const { rows } = await sql<PanelAccount>`select ${COLUMNS} from operator_accounts
    where email = ${email} and ended_at is null and password_hash is not null for update`.execute(trx)
  const account = rows[0]
  const isRight = await verifyPassword({
    shop: LINE,
    hash: account?.password_hash ?? undefined,
    password: proof.password,
  })
  if (!account) return undefined
  const { key, now } = proof
  const step = stepOfCode(secretOf(account, key), proof.code, { lastStep: Number(account.last_step), now })
  if (isRight && step !== null && !isPaused(account, now)) {
    await sql`update operator_accounts set failures = 0, last_step = ${step} where id = ${account.id}`.execute(trx)
    return account
  }
  if (isPaused(account, now)) return undefined
  await sql`update operator_accounts set failures = failures + 1, failed_at = ${now} where id = ${account.id}`.execute(
    trx,
  )
  await noteAct(trx, { actor: email, act: 'sign-in-refused' })
  return undefined
}

/** An account as the list of accounts shows it. */
export interface ListedAccount {
  readonly email: string
  readonly state: 'invited' | 'expired' | 'active' | 'ended'
  readonly madeAt: Date
  readonly signedInAt: Date | null
  /** Wrong attempts since the last right one. */
  readonly failures: number
}

/** Lists all accounts of the panel, ended ones last. */
export async function listAccounts(trx: Transaction, now: Date): Promise<ListedAccount[]> {
  const { rows } = await sql<ListedAccount>`
    select email, failures, made_at as "madeAt",
      case when ended_at is not null then 'ended' when password_hash is not null then 'active'
        when invited_until > ${now} then 'invited' else 'expired' end as state,
      (select max(at) from operator_acts c where c.actor = a.email and c.act = 'signed-in') as "signedInAt"
    from operator_accounts a order by ended_at is not null, email`.execute(trx)
  return rows
}
