import { pluralise } from '../../config/index.ts'
import type { Client } from 'pg'
import { connectOnce } from '../connection/pool.ts'
import { type TenantCopy, copyAllRows, copyChangedRows, listDifferingTables } from './copyTenantRows.ts'
import { listMovedTables } from './movedTables.ts'
import { awaitWriters, forgetChanges, captureChanges } from './captureChanges.ts'

export interface TenantMoveInput {
  readonly tenantId: string
  readonly sourceUrl: string
  /** Address of a cell with the same tables and no row of the tenant. */
  readonly targetUrl: string
  /** Receives progress messages. */
  readonly tell: (line: string) => void
}

export interface TenantMoveReport {
  readonly rows: number
  /** How long the shop could be neither written nor read, in milliseconds. */
  readonly frozenMs: number
}

/** Reason why a shop was not moved, in a sentence for the operator. The shop stays at the source, and open. */
export class MoveError extends Error {
  override name = 'MoveError'
}

/** Error for a freeze that took too long. The shop continues at the source, and the move can be retried. */
class LateError extends MoveError {
  override name = 'LateError'
}

/** A round this short leaves so little that copying the rest while the shop stands still takes no longer. */
const SHORT_ROUND_MS = 1_000
const MAX_ROUNDS = 20
/** Longest freeze. Afterwards the shop continues at the source, and the freeze is retried a few times. */
const LONGEST_FREEZE_MS = 4_000
const LONGEST_WRITER_MS = 2_500
/**
 * After this time the source unfreezes the shop automatically, even if we have crashed, and the deciding step is
 * refused.
 */
const LEASE_SECONDS = 5
const MAX_FREEZES = 5

/**
 * Moves a tenant's rows to another cell online: copies all rows, then changed rows in rounds, and freezes the shop only for the last round
 * (4 s at most). One statement switches over; if interrupted before it, the tenant stays at the source. Throws `MoveError`.
 */
export async function moveTenant({ tenantId, sourceUrl, targetUrl, tell }: TenantMoveInput): Promise<TenantMoveReport> {
  const source = await connect(sourceUrl, tenantId)
  try {
    const target = await connect(targetUrl, tenantId)
    try {
      return await move({ source, target, tenantId, tell })
    } finally {
      await target.end()
    }
  } finally {
    await source.end()
  }
}

/** Rows are compared as text, so both connections format them alike. Rows written by triggers are copied too. */
async function connect(databaseUrl: string, tenantId: string): Promise<Client> {
  const client = await connectOnce(databaseUrl)
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'iso_8601'; set extra_float_digits = 1;
    set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set kitwright.loading = 'on'`)
  await client.query(`select set_config('kitwright.tenant', $1::uuid::text, false)`, [tenantId])
  return client
}

type MoveConnections = Pick<TenantCopy, 'source' | 'target' | 'tenantId'> & Pick<TenantMoveInput, 'tell'>

async function move(ends: MoveConnections): Promise<TenantMoveReport> {
  const { source, tenantId, tell } = ends
  const tables = await listMovedTables(source)
  const carrying = { ...ends, tables }
  try {
    await captureChanges(source, tenantId, tables)
    const rows = await inSnapshot(carrying, copyAllRows)
    tell(`${pluralise(rows, 'row')} of ${pluralise(tables.length, 'table')} copied.`)
    await keepUp(carrying)
    return { rows, frozenMs: await hurry(carrying) }
  } catch (error) {
    // If the shop has moved all the same, the block on writing to it stays until its rows are gone.
    if (await isStill(source, tenantId).catch(() => false)) await forgetChanges(source)
    throw error
  }
}

/** Runs `work` in one snapshot of the source and one transaction of the target, which is atomic. */
async function inSnapshot<T>(
  { source, target, ...rest }: TenantCopy,
  work: (carrying: TenantCopy) => Promise<T>,
): Promise<T> {
  await source.query('begin isolation level repeatable read read only')
  await target.query('begin')
  try {
    const done = await work({ source, target, ...rest })
    await target.query('commit')
    return done
  } catch (error) {
    await target.query('rollback').catch(() => undefined)
    throw error
  } finally {
    await source.query('rollback').catch(() => undefined)
  }
}

/** Runs one round: applies the changes recorded so far to the target and deletes the records. */
async function catchUp(carrying: TenantCopy, also?: (carrying: TenantCopy) => Promise<void>): Promise<void> {
  const { source } = carrying
  const ids = await inSnapshot(carrying, async ends => {
    const { rows } = await source.query<{ ids: string[] | null }>(
      'select array_agg(id) as ids from moving.changed_rows',
    )
    await copyChangedRows(ends)
    await also?.(ends)
    return rows[0]!.ids ?? []
  })
  await source.query('delete from moving.changed_rows where id = any($1)', [ids])
}

/** Repeats rounds until one is short, and compares all rows once, so that the last round is short as well. */
async function keepUp(carrying: TenantCopy): Promise<void> {
  await untilShort(carrying)
  await catchUp(carrying, requireEqual)
  await untilShort(carrying)
}

async function untilShort(carrying: TenantCopy): Promise<void> {
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const begun = performance.now()
    await catchUp(carrying)
    if (performance.now() - begun < SHORT_ROUND_MS) return
  }
  throw new MoveError('The shop changes faster than it can be carried. Nothing was moved: try it at a quieter hour.')
}

async function requireEqual(carrying: TenantCopy): Promise<void> {
  const different = await listDifferingTables(carrying)
  if (different.length === 0) return
  throw new MoveError(`What arrived of ${different.join(', ')} is not what was sent. Nothing was moved.`)
}

/**
 * Freezes the shop, runs the last round and continues in the target; returns how long it was frozen, in milliseconds.
 */
async function hurry(carrying: TenantCopy): Promise<number> {
  for (let tried = 1; ; tried += 1) {
    const begun = performance.now()
    const isLate = (): boolean => performance.now() - begun > LONGEST_FREEZE_MS
    try {
      await freeze(carrying)
      await awaitWriters(carrying.source, carrying.tenantId, LONGEST_WRITER_MS)
      await catchUp(carrying)
      if (!isLate()) await handOver(carrying)
      else throw new LateError('The last changes took too long. Nothing was moved: try it at a quieter hour.')
      return Math.round(performance.now() - begun)
    } catch (error) {
      await thaw(carrying).catch(() => undefined)
      const isWaiting = ['55P03', '57014', '40P01'].includes(String((error as { code?: unknown }).code))
      const isLast = tried === MAX_FREEZES
      if (error instanceof LateError && !isLast) {
        // Changes made in the meantime are copied before the shop stands still.
        await untilShort(carrying)
        continue
      }
      if (isWaiting && !isLast) continue
      if (isWaiting)
        throw new MoveError('Something in the shop is being written for too long. Nothing was moved: try again.')
      throw error
    }
  }
}

async function isStill(source: Client, tenantId: string): Promise<boolean> {
  const { rowCount } = await source.query(`select from tenants where id = $1 and presence <> 'left'`, [tenantId])
  return rowCount === 1
}

const TELL = `select pg_notify('kitwright_content', $1::uuid::text)`

async function freeze({ source, tenantId }: TenantCopy): Promise<void> {
  const { rowCount } = await source.query(
    `update tenants set presence = 'leaving', frozen_until = clock_timestamp() + interval '${LEASE_SECONDS} seconds'
      where id = $1 and presence in ('here', 'leaving')`,
    [tenantId],
  )
  if (rowCount !== 1) throw new MoveError('The shop is not in this cell any more.')
}

async function thaw({ source, tenantId }: TenantCopy): Promise<void> {
  await source.query(
    `update tenants set presence = 'here', frozen_until = null where id = $1 and presence = 'leaving'`,
    [tenantId],
  )
}

/**
 * Switches the tenant over. The second statement decides; a process that finds it done without the third runs the
 * third.
 */
async function handOver({ source, target, tenantId }: TenantCopy): Promise<void> {
  await target.query(`update tenants set presence = 'sealed' where id = $1 and presence in ('arriving', 'sealed')`, [
    tenantId,
  ])
  const { rowCount } = await source.query(
    `update tenants set presence = 'left', frozen_until = null
      where id = $1 and presence = 'leaving' and frozen_until > clock_timestamp()`,
    [tenantId],
  )
  if (rowCount !== 1) throw new LateError('The move took too long. The shop stays where it was, and nothing was moved.')
  await target.query(`update tenants set presence = 'here' where id = $1 and presence = 'sealed'`, [tenantId])
  for (const client of [source, target]) await client.query(TELL, [tenantId])
}
