import { sql, type Transaction } from '../../../database/index.ts'
import type { Pause } from '../../runs/pauseFor.ts'
import type { PackPause } from '@kitwright/contract'
import { IS_ACTIVE } from './backlog.ts'
import { stopPack } from './packLease.ts'
import type { PackRecord } from './packStore.ts'

/** A pack with this many tries without progress never succeeds. */
const MOST_TRIES = 5
const FIRST_PAUSE_S = 5
const LONGEST_PAUSE_S = 60

/**
 * Releases a pack, which retains its place and restarts after a pause: twice as long after each try without progress.
 * Stops it as broken after too many of these.
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

/** Stops a claimed pack after too many failed tries, as when each run crashed its server. Returns whether it did. */
export async function stopIfBroken(
  trx: Transaction,
  { id, tries }: Pick<PackRecord, 'id' | 'tries'>,
  now: Date,
): Promise<boolean> {
  return tries > MOST_TRIES && (await stopPack(trx, id, { problem: { id: 'broken', values: {} }, now }))
}

/** Resets the number of tries, since the pack has made progress. */
export async function noteStep(trx: Transaction, id: string): Promise<void> {
  await sql`update packs set tries = 0 where id = ${id} and tries > 0`.execute(trx)
}

export interface NextPack {
  readonly id: string
  /** Length of the pause, seconds. */
  readonly waits: number
  readonly paused_by: PackPause | null
}

/**
 * Returns the first pack in its shop's queue, up to the given one; undefined if that has ended. An earlier one is never
 * overtaken.
 */
export async function findNextPack(trx: Transaction, upToId: string): Promise<NextPack | undefined> {
  const { rows } = await sql<NextPack>`
    select id, coalesce(greatest(extract(epoch from paused_until - now()), 0), 0)::float8 as waits, paused_by from packs
    where ${IS_ACTIVE} and id <= (select id from packs where id = ${upToId} and ${IS_ACTIVE})
    order by id limit 1`.execute(trx)
  return rows[0]
}
