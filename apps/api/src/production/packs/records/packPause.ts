import { sql, type Transaction } from '../../../database/index.ts'
import type { Pause } from '../../runs/pauseFor.ts'
import type { PackPause } from '@kitwright/contract'
import { IS_ACTIVE } from './backlog.ts'
import { stopPack } from './packLease.ts'
import type { PackRecord } from './packStore.ts'

/** Begun so often without getting on, it never will. */
const MOST_TRIES = 5
const FIRST_PAUSE_S = 5
const LONGEST_PAUSE_S = 60

/**
 * Lets go of a pack that keeps its place, and is taken up again after a pause: twice as long after each try that got on with nothing. After
 * too many of these it is stopped as broken.
 */
export async function pausePack(
  trx: Transaction,
  id: string,
  { by, isOutside, now }: Pause & { readonly now: Date },
): Promise<void> {
  const counted = isOutside ? sql`greatest(tries - 1, 0)` : sql`tries`
  const seconds = sql`least(${FIRST_PAUSE_S} * 2 ^ greatest(tries - 1, 0), ${LONGEST_PAUSE_S})`
  const { rows } = await sql<{ tries: number }>`
    update packs set held_until = null, paused_by = ${by}, tries = ${counted},
      paused_until = ${by === 'restarted' ? sql`null` : sql`now() + make_interval(secs => ${seconds})`}
    where id = ${id} and ${IS_ACTIVE} returning tries`.execute(trx)
  if (rows[0] && rows[0].tries >= MOST_TRIES) await stopPack(trx, id, { problem: { id: 'broken', values: {} }, now })
}

/** Stops a pack in hand that was begun too often in vain, as where each run took its server down; whether it was. */
export async function stopIfBroken(
  trx: Transaction,
  { id, tries }: Pick<PackRecord, 'id' | 'tries'>,
  now: Date,
): Promise<boolean> {
  return tries > MOST_TRIES && (await stopPack(trx, id, { problem: { id: 'broken', values: {} }, now }))
}

/** It has got on: what was tried in vain before counts no more. */
export async function noteStep(trx: Transaction, id: string): Promise<void> {
  await sql`update packs set tries = 0 where id = ${id} and tries > 0`.execute(trx)
}

export interface NextPack {
  readonly id: string
  /** Length of the pause, seconds. */
  readonly waits: number
  readonly paused_by: PackPause | null
}

/** The first in its shop's line, up to the given one; undefined where that is at its end. An earlier one is never overtaken. */
export async function findNextPack(trx: Transaction, upToId: string): Promise<NextPack | undefined> {
  const { rows } = await sql<NextPack>`
    select id, coalesce(greatest(extract(epoch from paused_until - now()), 0), 0)::float8 as waits, paused_by from packs
    where ${IS_ACTIVE} and id <= (select id from packs where id = ${upToId} and ${IS_ACTIVE})
    order by id limit 1`.execute(trx)
  return rows[0]
}
