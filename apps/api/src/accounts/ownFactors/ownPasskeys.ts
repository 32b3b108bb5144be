import type { Response_ } from '@kitwright/contract'
import { type Exchange, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { findFactorKinds, hasFactor, removeUnused } from '../factors/factorStore.ts'
import { deletePasskey, insertPasskey, listPasskeys, renamePasskey } from '../factors/passkeyStore.ts'
import { passkeyToAdd, readNewPasskey } from '../factors/passkeys.ts'
import { deleteTicket, findTicket, makeTicket } from '../factors/signInTickets.ts'
import type { ClientId } from '../tokens/accessTokens.ts'
import { runStep } from '../sessions/secondStep.ts'
import { beginFactor, requireFactorLeft } from './ownApp.ts'
import { presentPasskey } from './presentPasskey.ts'
import { type OwnExchange, type ProofExchange, requireProof } from './proof.ts'

const MAX_PASSKEYS = 10

type Passkey = Response_<'PUT /api/accounts/factors/passkeys/{id}'>

export async function beginPasskey(exchange: ProofExchange, key: Uint8Array, clientId: ClientId) {
  const { tenant, origin, run, now } = exchange
  const account = await requireProof(exchange, key)
  return run(async trx => {
    const known = await listPasskeys(trx, account.id)
    if (known.length >= MAX_PASSKEYS) throw new ProblemError('passkey-limit-reached')
    const options = await passkeyToAdd({ host: tenant.host, origin, name: tenant.name }, account, known)
    const { challenge } = options
    const ticket = await makeTicket(trx, { purpose: 'passkey-add', accountId: account.id, clientId, challenge, now })
    return { ticket, options }
  })
}

type AddExchange = OwnExchange & Pick<Exchange<'POST /api/accounts/factors/passkeys'>, 'body'>

/** Adds the passkey that a browser made. Whatever the answer is worth, its challenge is used up. */
export async function addPasskey(
  exchange: AddExchange,
  key: Uint8Array,
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
  const { body, tenant, origin, person, now } = exchange
  return runStep(exchange, async trx => {
    const ticket = await findTicket(trx, body.ticket, { of: ['passkey-add'], now })
    if (!ticket?.challenge || ticket.account_id !== person.id) return new ProblemError('sign-in-step-ended')
    await deleteTicket(trx, body.ticket)
    const { challenge } = ticket
    const made = await readNewPasskey(body.response, { host: tenant.host, origin, challenge })
    if (!made) return new ProblemError('passkey-refused')
    const isFirst = !hasFactor(await findFactorKinds(trx, person.id))
    if ((await listPasskeys(trx, person.id)).length >= MAX_PASSKEYS) return new ProblemError('passkey-limit-reached')
    const row = await insertPasskey(trx, {
      account_id: person.id,
      rp_id: tenant.host,
      credential_id: made.id,
      public_key: made.publicKey,
      counter: made.counter,
      transports: body.response.response.transports ?? [],
      name: body.name,
      now,
    })
    if (!row) return new ProblemError('passkey-refused')
    const payload = { what: 'passkey-added', name: body.name } as const
    await recordEvent(trx, { kind: 'SecondFactorChanged', subjectId: person.id, payload })
    const codes = await beginFactor(trx, exchange, { isFirst, key })
    return { passkey: presentPasskey(row), recoveryCodes: codes && [...codes] }
  })
}

type NameExchange = OwnExchange & Pick<Exchange<'PUT /api/accounts/factors/passkeys/{id}'>, 'body' | 'params'>

export async function namePasskey({ run, person, params, body }: NameExchange): Promise<Passkey> {
  const row = await run(async trx => renamePasskey(trx, { id: params.id, accountId: person.id, name: body.name }))
  if (!row) throw new ProblemError('not-found')
  return presentPasskey(row)
}

export async function removePasskey(
  exchange: ProofExchange & { readonly params: { readonly id: string } },
  key: Uint8Array,
): Promise<void> {
  const account = await requireProof(exchange, key)
  await exchange.run(async trx => {
    const name = await deletePasskey(trx, exchange.params.id, account.id)
    if (name === undefined) throw new ProblemError('not-found')
    await requireFactorLeft(trx, account)
    await removeUnused(trx, account.id)
    const payload = { what: 'passkey-removed', name } as const
    await recordEvent(trx, { kind: 'SecondFactorChanged', subjectId: account.id, payload })
  })
}
