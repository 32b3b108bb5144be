import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { encryptSecret } from '../factors/encryptSecret.ts'
import {
  confirmPending,
  findFactor,
  findFactorKinds,
  hasFactor,
  keepPending,
  keepRecovery,
  readStaffPolicy,
  removeApp,
} from '../factors/factorStore.ts'
import { listPasskeys } from '../factors/passkeyStore.ts'
import { makeRecoveryCodes } from '../factors/recoveryCodes.ts'
import { describeTimeSecret, newTimeSecret } from '../factors/timeCodes.ts'
import { tryPendingCode } from '../factors/tryCode.ts'
import { type Account, getAccount } from '../person/store.ts'
import { runStep } from '../sessions/secondStep.ts'
import { endSessions } from '../sessions/sessions.ts'
import { type OwnExchange, type ProofExchange, requireProof } from './proof.ts'
import { presentPasskey } from './presentPasskey.ts'

const isRequiredOf = async (trx: Transaction, { role }: Account): Promise<boolean> =>
  role !== 'CUSTOMER' && (await readStaffPolicy(trx)).requiresSecondFactor

export const readFactors = async ({ run, person }: OwnExchange) =>
  run(async trx => {
    const account = await getAccount(trx, person.id)
    const row = await findFactor(trx, person.id)
    return {
      appSince: row?.confirmed_at?.toISOString() ?? null,
      recoveryCodesLeft: row?.recovery.length ?? 0,
      passkeys: (await listPasskeys(trx, person.id)).map(presentPasskey),
      isRequired: await isRequiredOf(trx, account),
      hasPassword: account.password_hash !== null,
    }
  })

/** Returns a new secret. An app that is on stays so until a code confirms the new one. */
export async function beginApp(exchange: ProofExchange, key: Uint8Array) {
  const { tenant, run, now } = exchange
  const { id, email } = await requireProof(exchange, key)
  const secret = newTimeSecret()
  await run(async trx => keepPending(trx, { accountId: id, secret: encryptSecret(secret, id, key), now }))
  return describeTimeSecret(secret, { shop: tenant.name, email })
}

/**
 * Gives an account recovery codes with its first factor, and ends its other sessions, which somebody may have begun by
 * the password alone. Returns null where codes were given before.
 */
export async function beginFactor(
  trx: Transaction,
  { person, now }: Pick<OwnExchange, 'person' | 'now'>,
  { isFirst, key }: { readonly isFirst: boolean; readonly key: Uint8Array },
): Promise<readonly string[] | null> {
  if (!isFirst) return null
  await endSessions(trx, person.id, { reason: 'factor', keep: person.sessionId, now })
  return renew(trx, { accountId: person.id, key, now })
}

async function renew(
  trx: Transaction,
  { accountId, key, now }: { readonly accountId: string; readonly key: Uint8Array; readonly now: Date },
): Promise<readonly string[]> {
  const { codes, hashes } = makeRecoveryCodes(accountId, key)
  await keepRecovery(trx, { accountId, hashes, now })
  return codes
}

export async function confirmApp(
  exchange: OwnExchange & { readonly body: { readonly code: string } },
  key: Uint8Array,
): Promise<{ readonly recoveryCodes: string[] | null }> {
  const { person, body, device, now } = exchange
  const accountId = person.id
  return runStep(exchange, async trx => {
    const isFirst = !hasFactor(await findFactorKinds(trx, accountId))
    const step = await tryPendingCode(trx, { accountId, code: body.code, device, key, now })
    if (step instanceof ProblemError) return step
    await confirmPending(trx, { accountId, step, now })
    await recordEvent(trx, { kind: 'SecondFactorChanged', subjectId: accountId, payload: { what: 'app-on' } })
    const codes = await beginFactor(trx, exchange, { isFirst, key })
    return { recoveryCodes: codes && [...codes] }
  })
}

export async function turnAppOff(exchange: ProofExchange, key: Uint8Array): Promise<void> {
  const account = await requireProof(exchange, key)
  await exchange.run(async trx => {
    const { hasApp, passkeys } = await findFactorKinds(trx, account.id)
    if (!hasApp) throw new ProblemError('factor-off')
    if (passkeys === 0 && (await isRequiredOf(trx, account))) throw new ProblemError('factor-required')
    await removeApp(trx, account.id)
    await recordEvent(trx, { kind: 'SecondFactorChanged', subjectId: account.id, payload: { what: 'app-off' } })
  })
}

export async function renewCodes(exchange: ProofExchange, key: Uint8Array): Promise<{ recoveryCodes: string[] }> {
  const { id: accountId } = await requireProof(exchange, key)
  return exchange.run(async trx => {
    if (!hasFactor(await findFactorKinds(trx, accountId))) throw new ProblemError('factor-off')
    await recordEvent(trx, { kind: 'SecondFactorChanged', subjectId: accountId, payload: { what: 'codes-renewed' } })
    return { recoveryCodes: [...(await renew(trx, { accountId, key, now: exchange.now }))] }
  })
}

/** Throws `factor-required` where the shop requires a factor of this person and none is left. */
export async function requireFactorLeft(trx: Transaction, account: Account): Promise<void> {
  const isLeft = hasFactor(await findFactorKinds(trx, account.id))
  if (!isLeft && (await isRequiredOf(trx, account))) throw new ProblemError('factor-required')
}
