import { sql } from '../../../database/index.ts'
import { recordEvent } from '../../../events/index.ts'
import type { JobPostponement, EventJob, EventQueue } from '../../../jobs/index.ts'
import { createRenderQueue } from '../../runs/renderQueue.ts'
import { IS_ACTIVE } from '../records/backlog.ts'
import { findNextPack } from '../records/packPause.ts'
import { PackLeaseHeldError } from '../records/packLease.ts'
import type { PackDependencies } from './packRun.ts'
import { runPack } from './runPack.ts'

type PressDependencies = Omit<PackDependencies, 'signal' | 'onGarment'>

/** Seconds between checks whether another process has finished a pack or has died. */
const HELD_LOOK_S = 5

/**
 * Continues the first pack in the queue of the job's shop: the job's own, or an earlier one that was interrupted. The
 * job is done when its own pack has ended.
 */
async function pressNext(job: EventJob, dependencies: PressDependencies): Promise<JobPostponement | void> {
  const { tenantId, subjectId, signal, log, isEarly } = job
  const find = async () => dependencies.database.withTenant(tenantId, async trx => findNextPack(trx, subjectId))
  const next = await find()
  if (!next) return
  if (next.waits > 0 && !isEarly) return { afterSeconds: next.waits, isIdle: true }
  try {
    await runPack({ tenantId, packId: next.id }, { ...dependencies, signal })
  } catch (error) {
    if (error instanceof PackLeaseHeldError) return { afterSeconds: HELD_LOOK_S, isIdle: true }
    log.warn({ err: error, pack: next.id }, 'print files were interrupted and keep their place')
  }
  const left = await find()
  return left && { afterSeconds: left.waits, isIdle: left.paused_by !== null && left.paused_by !== 'failed' }
}

/** Makes the requested packs, of thousands of pieces. A pack records its own failure; only its job may die. */
export const pressQueue = (dependencies: PressDependencies): EventQueue =>
  createRenderQueue({
    ...dependencies,
    name: 'press',
    hears: 'PackAsked',
    longestSeconds: 3 * 60 * 60,
    draw: async job => pressNext(job, dependencies),
    giveUp: async (trx, packId) => {
      const { rows } = await sql`select from packs where id = ${packId} and ${IS_ACTIVE}`.execute(trx)
      if (rows.length > 0) await recordEvent(trx, { kind: 'PackAsked', subjectId: packId, payload: {} })
    },
  })
