import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { tryPassword } from '../passwords/tryPassword.ts'
import type { Account } from '../person/store.ts'

/** A sign-in of this age proves who somebody without a password is. */
const FRESH_MS = 10 * 60_000

type OwnerExchange = Pick<
  Exchange<'POST /api/accounts/email'>,
  'tenant' | 'run' | 'network' | 'device' | 'origin' | 'language' | 'now' | 'person'
>

/**
 * Requires that the caller is the account's owner and not only someone at an open browser: by the password, counted as
 * at the sign-in, or for an account without one by a sign-in of the last minutes. Throws `current-password-wrong`,
 * `sign-in-paused` or `sign-in-too-old`.
 */
export async function requireOwner(exchange: OwnerExchange, account: Account, password: string | undefined) {
  if (account.password_hash === null) return requireFresh(exchange)
  if (await tryPassword(exchange, { email: account.email, account, password: password ?? '' })) return
  throw new ProblemError('current-password-wrong', [{ path: 'password', id: 'current-password-wrong' }])
}

async function requireFresh({ run, person, now }: OwnerExchange): Promise<void> {
  const session = await run(async trx =>
    trx.selectFrom('sessions').select('started_at').where('id', '=', person.sessionId).executeTakeFirst(),
  )
  if (!session || now.getTime() - session.started_at.getTime() > FRESH_MS) throw new ProblemError('sign-in-too-old')
}
