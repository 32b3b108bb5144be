import type { Transaction } from '../../database/index.ts'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import type { GooglePerson, GoogleTokens } from '../tokens/googleTokens.ts'
import { admit } from './admit.ts'
import type { OpenedSession } from './sessions.ts'
import { type Account, accountOf, findAccountByEmail, insertAccount } from '../person/store.ts'
import { tryPassword } from '../passwords/tryPassword.ts'

type Social = Exchange<'POST /api/oauth/social'>

/**
 * Signs in with a Google ID token. People are identified by Google's `sub`, never by e-mail: an account with the same
 * e-mail is connected only after its password is given. A new e-mail creates an account.
 */
export async function signInWithGoogle(exchange: Social, google: GoogleTokens | null): Promise<OpenedSession> {
  const { body, headers, now, ip, run } = exchange
  if (!google) throw new ProblemError('social-off')
  checkDoubleSubmit(exchange)
  const person = await google.read(body.credential, { nonce: body.nonce, now })
  if (!person?.isEmailVerified) throw new ProblemError('social-refused')
  const known = await run(async trx => findBySub(trx, person.sub))
  const account = known ?? (await connect(exchange, person))
  refuseOthers(account)
  const userAgent = headers['user-agent'] ?? ''
  return admit(exchange, { account, clientId: 'web', userAgent, ip, now })
}

/** Google's redirect sends a cookie and a field with the same value. If either is present, both must be. */
function checkDoubleSubmit({ body, headers }: Social): void {
  const cookie = /(?:^|;\s*)g_csrf_token=([^;]*)/.exec(headers['cookie'] ?? '')?.[1]
  if (cookie !== body.g_csrf_token) throw new ProblemError('social-refused')
}

/** Only customers can sign in with Google, and only if they are not blocked. */
function refuseOthers({ is_blocked, role }: Account): void {
  if (is_blocked) throw new ProblemError('account-blocked')
  if (role !== 'CUSTOMER') throw new ProblemError('admin-not-allowed')
}

async function findBySub(trx: Transaction, sub: string): Promise<Account | undefined> {
  const row = await trx.selectFrom('accounts').selectAll().where('google_sub', '=', sub).executeTakeFirst()
  return row && accountOf(row)
}

async function connect(exchange: Social, person: GooglePerson): Promise<Account> {
  const { run, now, language, origin } = exchange
  const existing = await run(async trx => findAccountByEmail(trx, person.email))
  if (existing) return link(exchange, existing, person)
  return run(async trx => {
    const account = await insertAccount(trx, {
      email: person.email,
      password_hash: null,
      role: 'CUSTOMER',
      first_name: person.firstName || person.email.split('@')[0]!.slice(0, 80),
      last_name: person.lastName || '-',
      phone: null,
      language,
      email_confirmed_at: now,
      google_sub: person.sub,
    })
    if (!account) throw new ProblemError('social-link-needed')
    await recordEvent(trx, { kind: 'AccountRegistered', subjectId: account.id, payload: { origin } })
    return account
  })
}

/** Counts wrong passwords as the ordinary sign-in does. */
async function link(exchange: Social, account: Account, person: GooglePerson): Promise<Account> {
  const { body, run, now } = exchange
  if (body.password === undefined) throw new ProblemError('social-link-needed')
  const isRight = await tryPassword(exchange, { email: account.email, account, password: body.password })
  if (!isRight) throw new ProblemError('social-link-needed', [{ path: 'password', id: 'wrong-password' }])
  refuseOthers(account)
  return run(async trx =>
    accountOf(
      await trx
        .updateTable('accounts')
        .set({ google_sub: person.sub, email_confirmed_at: account.email_confirmed_at ?? now })
        .where('id', '=', account.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    ),
  )
}
