import { sql, type Transaction } from '../../database/index.ts'
import { hashOf, newToken } from '../../operatorCli/index.ts'

/** A session ends after this time without a page, and at the latest after the second one. */
const IDLE_MS = 30 * 60_000
const LONGEST_MS = 12 * 3_600_000

export interface PanelPerson {
  readonly id: string
  readonly email: string
}

/** Opens a session and returns its token, which is not stored. */
export async function openSession(trx: Transaction, accountId: string, now: Date): Promise<string> {
  const token = newToken()
  await sql`delete from operator_sessions where used_at < ${new Date(now.getTime() - LONGEST_MS)}`.execute(trx)
  await sql`insert into operator_sessions (hash, account_id, made_at, used_at)
    values (${hashOf(token)}, ${accountId}, ${now}, ${now})`.execute(trx)
  return token
}

/** Returns who a session belongs to, and keeps it open. */
export async function findPerson(trx: Transaction, token: string, now: Date): Promise<PanelPerson | undefined> {
  const { rows } = await sql<PanelPerson>`update operator_sessions s set used_at = ${now} from operator_accounts a
    where s.hash = ${hashOf(token)} and a.id = s.account_id and a.ended_at is null
      and s.used_at > ${new Date(now.getTime() - IDLE_MS)} and s.made_at > ${new Date(now.getTime() - LONGEST_MS)}
    returning a.id, a.email`.execute(trx)
  return rows[0]
}

export async function closeSession(trx: Transaction, token: string): Promise<void> {
  await sql`delete from operator_sessions where hash = ${hashOf(token)}`.execute(trx)
}
