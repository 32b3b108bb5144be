import { latinDigits } from '@kitwright/measure'
import type { Transaction } from '../../database/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { isKnownDevice } from '../passwords/knownDevices.ts'
import { codesCountedBy, countFailure, pauseLeftMs } from '../passwords/signInPauses.ts'
import { decryptSecret } from './encryptSecret.ts'
import { type FactorRow, keepRecovery, keepStep, lockFactor } from './factorStore.ts'
import { spendRecoveryCode } from './recoveryCodes.ts'
import { stepOfCode } from './timeCodes.ts'

/** A pause of at least this length is mailed to the owner, whose password somebody knows. */
const LONG_PAUSE_MS = 30_000

export interface CodeAttempt {
  readonly accountId: string
  readonly code: string
  readonly device: string | null
  readonly key: Uint8Array
  readonly now: Date
}

/** Returned as a value, so that the transaction keeps the count of wrong codes. */
export type CodeOutcome = 'right' | ProblemError

/** Checks a code of the account's app, or one of its recovery codes. Either is used once. */
export const tryCode = async (trx: Transaction, attempt: CodeAttempt): Promise<CodeOutcome> =>
  counted(trx, attempt, async row => (await isRightNow(trx, row, attempt)) || spend(trx, row, attempt))

/** Checks the first code of an app that is not confirmed yet. Returns its time step. */
export async function tryPendingCode(trx: Transaction, attempt: CodeAttempt): Promise<number | ProblemError> {
  const { accountId, key, now } = attempt
  let step: number | null = null
  const outcome = await counted(trx, attempt, async row => {
    if (!row.pending || isOld(row.pending_at, now)) throw new ProblemError('factor-not-begun')
    step = stepOfCode(decryptSecret(row.pending, accountId, key), digitsOf(attempt.code), { lastStep: 0, now })
    return step !== null
  })
  return outcome === 'right' ? step! : outcome
}

const PENDING_MS = 60 * 60_000
const isOld = (at: Date | null, now: Date): boolean => !at || now.getTime() - at.getTime() > PENDING_MS

const digitsOf = (code: string): string => latinDigits(code).replaceAll(' ', '')

/** Serialises attempts by the lock of the row, refuses them during a pause, and counts wrong ones. */
async function counted(
  trx: Transaction,
  { accountId, device, now }: CodeAttempt,
  check: (row: FactorRow) => Promise<boolean>,
): Promise<CodeOutcome> {
  const row = await lockFactor(trx, accountId)
  if (!row) return new ProblemError('factor-not-begun')
  const isKnown = device !== null && (await isKnownDevice(trx, accountId, device))
  const keys = [codesCountedBy(accountId, isKnown ? device : null)]
  const left = await pauseLeftMs(trx, keys, now)
  if (left > 0) return new ProblemError('sign-in-paused', [], left / 1000)
  if (await check(row)) {
    await trx.deleteFrom('sign_in_failures').where('key', 'in', keys).execute()
    return 'right'
  }
  const pause = await countFailure(trx, keys, now)
  if (pause >= LONG_PAUSE_MS && pause < 2 * LONG_PAUSE_MS)
    await recordEvent(trx, { kind: 'SecondFactorChanged', subjectId: accountId, payload: { what: 'guessed' } })
  return new ProblemError('factor-code-wrong', [{ path: 'code', id: 'factor-code-wrong' }])
}

async function isRightNow(trx: Transaction, row: FactorRow, { accountId, code, key, now }: CodeAttempt) {
  if (!row.secret) return false
  const secret = decryptSecret(row.secret, accountId, key)
  const step = stepOfCode(secret, digitsOf(code), { lastStep: Number(row.last_step), now })
  if (step === null) return false
  await keepStep(trx, accountId, step)
  return true
}

async function spend(trx: Transaction, row: FactorRow, { accountId, code, key }: CodeAttempt): Promise<boolean> {
  const left = spendRecoveryCode(row.recovery, code, { accountId, key })
  if (!left) return false
  await keepRecovery(trx, { accountId, hashes: left })
  const payload = { what: 'recovery-used', codesLeft: left.length } as const
  await recordEvent(trx, { kind: 'SecondFactorChanged', subjectId: accountId, payload })
  return true
}
