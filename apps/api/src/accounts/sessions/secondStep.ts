import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import type { Transaction } from '../../database/index.ts'
import { listPasskeys, lockPasskey, notePasskeyUse } from '../factors/passkeyStore.ts'
import { passkeyToShow, readShownPasskey } from '../factors/passkeys.ts'
import { deleteTicket, findTicket, makeTicket, setChallenge, type Ticket } from '../factors/signInTickets.ts'
import { tryCode } from '../factors/tryCode.ts'
import { type Account, findAccount } from '../person/store.ts'
import { noteSignIn, type OpenedSession, openSession } from './sessions.ts'
import { refuseWrongDoor } from './signIn.ts'

type StepExchange = Pick<Exchange<'POST /api/accounts/token/code'>, 'run' | 'headers' | 'ip' | 'now'>

/** Refusals that must not undo what an attempt used up are returned, and thrown after the transaction. */
export async function runStep<T extends object>(
  { run }: Pick<StepExchange, 'run'>,
  work: (trx: Transaction) => Promise<T | ProblemError>,
): Promise<T> {
  const outcome = await run(work)
  if (outcome instanceof ProblemError) throw outcome
  return outcome
}

/** Opens the session that a ticket was for, and uses the ticket up. */
export async function openByTicket(
  trx: Transaction,
  { headers, ip, now }: StepExchange,
  {
    ticket,
    account,
    clientId,
  }: { readonly ticket: string; readonly account: Account; readonly clientId: Ticket['client_id'] },
): Promise<OpenedSession> {
  refuseWrongDoor(account, clientId)
  await deleteTicket(trx, ticket)
  return openSession(trx, { account, clientId, userAgent: headers['user-agent'] ?? '', ip, now })
}

/** Opens a session by a code of the second factor. */
export async function signInWithCode(
  exchange: Exchange<'POST /api/accounts/token/code'>,
  key: Uint8Array,
): Promise<OpenedSession> {
  const { body, device, now } = exchange
  return runStep(exchange, async trx => {
    const ticket = await findTicket(trx, body.ticket, { of: ['factor'], now })
    const account = ticket?.account_id ? await findAccount(trx, ticket.account_id) : undefined
    if (!ticket || !account) return new ProblemError('sign-in-step-ended')
    const outcome = await tryCode(trx, { accountId: account.id, code: body.code, device, key, now })
    if (outcome === 'right') return openByTicket(trx, exchange, { ...body, account, clientId: ticket.client_id })
    if (ticket.client_id === 'office') await noteSignIn(trx, account, 'sign-in-refused')
    return outcome
  })
}

/** Returns the options of the second step by a passkey. */
export async function beginPasskeyStep({
  body,
  tenant,
  run,
  now,
}: Exchange<'POST /api/accounts/token/passkey/options'>) {
  return run(async trx => {
    const ticket = await findTicket(trx, body.ticket, { of: ['factor'], now })
    if (!ticket?.account_id) throw new ProblemError('sign-in-step-ended')
    const options = await passkeyToShow({ host: tenant.host }, await listPasskeys(trx, ticket.account_id))
    await setChallenge(trx, body.ticket, options.challenge)
    return { ticket: body.ticket, options }
  })
}

/** Returns the options of signing in by a passkey alone. */
export async function beginPasskeySignIn({ body, tenant, run, now }: Exchange<'POST /api/accounts/passkey/options'>) {
  const options = await passkeyToShow({ host: tenant.host }, null)
  const { clientId } = body
  const wanted = { purpose: 'passkey', accountId: null, clientId, challenge: options.challenge, now } as const
  return { ticket: await run(async trx => makeTicket(trx, wanted)), options }
}

/** Opens a session by a passkey. Whatever the answer is worth, its challenge is used up. */
export async function signInWithPasskey(exchange: Exchange<'POST /api/accounts/passkey'>): Promise<OpenedSession> {
  const { body, tenant, origin, now } = exchange
  return runStep(exchange, async trx => {
    const ticket = await findTicket(trx, body.ticket, { of: ['factor', 'passkey'], now })
    if (!ticket?.challenge) return new ProblemError('sign-in-step-ended')
    const { challenge, purpose, client_id: clientId } = ticket
    await (purpose === 'passkey' ? deleteTicket(trx, body.ticket) : setChallenge(trx, body.ticket, null))
    const passkey = await lockPasskey(trx, body.response.id)
    const isAlone = purpose === 'passkey'
    if (!passkey || !(isAlone || passkey.account_id === ticket.account_id)) return new ProblemError('passkey-refused')
    const shown = { host: tenant.host, origin, challenge, passkey, isAlone }
    const counter = await readShownPasskey(body.response, shown)
    const account = await findAccount(trx, passkey.account_id)
    if (counter === null || !account) return new ProblemError('passkey-refused')
    await notePasskeyUse(trx, passkey.id, { counter, now })
    return openByTicket(trx, exchange, { ...body, account, clientId })
  })
}
