import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { useCode } from '../tokens/oneTimeCodes.ts'
import { admit } from './admit.ts'
import type { OpenedSession } from './sessions.ts'
import { type Account, findAccountByEmail } from '../person/store.ts'

type Confirm = Exchange<'POST /api/oauth/confirmotp'>

/** Confirms an account by its mailed code and signs it in. An unknown e-mail and a wrong code get the same answer. */
export async function confirmAccount(exchange: Confirm, key: Uint8Array): Promise<OpenedSession> {
  const { headers, now, ip } = exchange
  // A wrong attempt must be recorded although the answer is a refusal.
  const account = await exchange.run(async trx => check(trx, exchange, key))
  if (!account) throw new ProblemError('code-invalid')
  if (account.is_blocked) throw new ProblemError('account-blocked')
  await exchange.run(async trx => confirm(trx, account, exchange))
  return admit(exchange, { account, clientId: 'web', userAgent: headers['user-agent'] ?? '', ip, now })
}

async function check(trx: Transaction, { headers, now }: Confirm, key: Uint8Array): Promise<Account | undefined> {
  const found = await findAccountByEmail(trx, headers['username'] ?? '')
  const account = found?.role === 'CUSTOMER' ? found : undefined
  // A code is looked up even for an unknown e-mail, so that its answer does not come sooner.
  const isRight = await useCode(trx, headers['otp-token'] ?? '', { accountId: account?.id ?? randomUUID(), key, now })
  return isRight ? account : undefined
}

async function confirm(trx: Transaction, { id, email_confirmed_at }: Account, { origin, now }: Confirm): Promise<void> {
  if (email_confirmed_at) return
  await trx.updateTable('accounts').set({ email_confirmed_at: now }).where('id', '=', id).execute()
  await recordEvent(trx, { kind: 'AccountRegistered', subjectId: id, payload: { origin } })
}
