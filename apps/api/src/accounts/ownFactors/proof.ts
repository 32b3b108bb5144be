import type { Exchange } from '../../endpoint/index.ts'
import { requireOwner } from '../email/requireOwner.ts'
import { findFactorKinds, hasFactor } from '../factors/factorStore.ts'
import { tryCode } from '../factors/tryCode.ts'
import { type Account, getAccount } from '../person/store.ts'

export type OwnExchange = Pick<
  Exchange<'POST /api/accounts/factors/app'>,
  'tenant' | 'run' | 'network' | 'device' | 'origin' | 'language' | 'now' | 'person'
>

export interface ProofExchange extends OwnExchange {
  readonly body: { readonly password?: string | undefined; readonly code?: string | undefined }
}

/**
 * Requires that the caller owns the account, and not only an open session: by the password, and by a code where a second
 * factor is on.
 */
export async function requireProof(exchange: ProofExchange, key: Uint8Array): Promise<Account> {
  const { run, person, body, device, now } = exchange
  const account = await run(async trx => getAccount(trx, person.id))
  await requireOwner(exchange, account, body.password)
  if (!hasFactor(await run(async trx => findFactorKinds(trx, person.id)))) return account
  const attempt = { accountId: person.id, code: body.code ?? '', device, key, now }
  const outcome = await run(async trx => tryCode(trx, attempt))
  if (outcome !== 'right') throw outcome
  return account
}
