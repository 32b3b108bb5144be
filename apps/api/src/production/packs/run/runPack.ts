import { StoreError } from '../../../files/index.ts'
import { PackError, type Problem } from '../../garments/packError.ts'
import { runLeased } from '../../runs/runLeased.ts'
import { claimPack, PackLeaseHeldError, renewLease, stopPack } from '../records/packLease.ts'
import { pausePack, stopIfBroken } from '../records/packPause.ts'
import type { PackDependencies, PackRef, PackRun } from './packRun.ts'
import { makePack } from './steps.ts'

/** Returns the problem that stops a pack permanently; undefined for an error that a retry may resolve. */
function problemOf(error: unknown): Problem | undefined {
  if (error instanceof PackError) return error.problem
  const isFull =
    (error instanceof StoreError && error.kind === 'full') ||
    ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException | null)?.code ?? '')
  return isFull ? { id: 'storage-full', values: {} } : undefined
}

/**
 * Runs a pack to done, stopped or canceled. Resumable: finished files are found by content hash. Rethrows transient errors after releasing
 * the lease, so that the queue retries.
 */
export async function runPack(ref: PackRef, dependencies: PackDependencies): Promise<void> {
  const { database, signal, now } = dependencies
  const { tenantId, packId } = ref
  const inShop: PackRun['inShop'] = async work => database.withTenant(tenantId, work)
  const pack = await inShop(async trx => claimPack(trx, packId))
  if (pack === 'ended') return
  if (pack === 'held') throw new PackLeaseHeldError()
  if (await inShop(async trx => stopIfBroken(trx, pack, now()))) return
  const enough = new AbortController()
  const renew = async (): Promise<boolean> => {
    const held = await inShop(async trx => renewLease(trx, packId))
    if (held?.is_enough) enough.abort()
    return held !== undefined
  }
  const stop = async (problem: Problem): Promise<void> =>
    inShop(async trx => void (await stopPack(trx, packId, { problem, now: now() })))
  const pause: Parameters<typeof runLeased>[0]['pause'] = async cause =>
    inShop(async trx => pausePack(trx, packId, { ...cause, now: now() }))
  await runLeased({ signal, renew, problemOf, stop, pause }, async wanted =>
    makePack(pack, {
      ...dependencies,
      ...ref,
      signal: wanted,
      enough: enough.signal,
      inShop,
      effort: pack.effort,
      printer: pack,
    }),
  )
}
