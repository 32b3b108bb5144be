import { sql, type Transaction } from '../../../database/index.ts'
import type { PackFile } from '../../storage/archive.ts'
import type { ColourOfPack, FindingOfPack } from '../../rendering/printFiles/gatherFindings.ts'
import { startNextIfEnded, IS_ACTIVE } from './backlog.ts'
import type { PackRecord } from './packStore.ts'
import type { MarkerRecord } from '../../rendering/marker/job.ts'
import type { Problem } from '../../garments/packError.ts'
import { heldUntil } from '../../runs/lease.ts'

/**
 * Claims the lease of a pack and adds a try; progress resets the count. Returns `'held'` if another worker holds the
 * lease, `'ended'` if the pack has ended.
 */
export async function claimPack(trx: Transaction, id: string): Promise<Omit<PackRecord, 'remake'> | 'held' | 'ended'> {
  const { rows } = await sql<Omit<PackRecord, 'remake'>>`
    update packs set state = 'making', held_until = ${heldUntil()}, tries = tries + 1, paused_by = null, paused_until = null
    where id = ${id} and ${IS_ACTIVE} and (held_until is null or held_until < now()) returning *`.execute(trx)
  if (rows[0]) return rows[0]
  const { rows: held } = await sql`select from packs where id = ${id} and ${IS_ACTIVE}`.execute(trx)
  return held.length > 0 ? 'held' : 'ended'
}

/** Renews the lease. Returns undefined once the pack has ended or been canceled, so the caller must stop. */
export async function renewLease(trx: Transaction, id: string): Promise<Pick<PackRecord, 'is_enough'> | undefined> {
  const { rows } = await sql<Pick<PackRecord, 'is_enough'>>`
    update packs set held_until = ${heldUntil()} where id = ${id} and ${IS_ACTIVE} returning is_enough`.execute(trx)
  return rows[0]
}

/** Thrown if another worker holds the lease, or did a moment ago. */
export class PackLeaseHeldError extends Error {
  override name = 'PackLeaseHeldError'

  constructor() {
    super('This pack is in other hands')
  }
}

type ProgressColumn = 'garments' | 'pieces' | 'pieces_made' | 'pieces_checked' | 'papers' | 'papers_made' | 'laying'

export interface Progress extends Pick<PackRecord, ProgressColumn> {
  readonly state: 'making' | 'checking'
  readonly order_hash: string
}

/** Records progress. Returns false if the pack is no longer needed. */
export async function recordProgress(trx: Transaction, id: string, progress: Progress): Promise<boolean> {
  const { state, order_hash, garments, pieces, pieces_made, pieces_checked, papers, papers_made, laying } = progress
  const { rows } = await sql`
    update packs set state = ${state}, order_hash = ${order_hash}, garments = ${garments}, pieces = ${pieces},
      pieces_made = ${pieces_made}, pieces_checked = ${pieces_checked}, papers = ${papers}, papers_made = ${papers_made},
      laying = ${laying && JSON.stringify(laying)}::jsonb, held_until = ${heldUntil()}
    where id = ${id} and ${IS_ACTIVE} returning 1`.execute(trx)
  return rows.length > 0
}

export interface PackOutcome {
  readonly files: readonly PackFile[]
  readonly colours: readonly ColourOfPack[]
  readonly fabrics: readonly string[]
  readonly markers: readonly MarkerRecord[]
  readonly findings: readonly FindingOfPack[]
  readonly bytes: number
  readonly sha256: string
  readonly now: Date
}

/** Marks a pack as done. Returns false if it is no longer needed. */
export async function finishPack(
  trx: Transaction,
  id: string,
  { files, findings, colours, fabrics, markers, bytes, sha256, now }: PackOutcome,
): Promise<boolean> {
  const { rows } = await sql`
    update packs set state = 'done', held_until = null, ended_at = ${now}::timestamptz, files = ${JSON.stringify(files)}::jsonb,
      findings = ${JSON.stringify(findings)}::jsonb, markers = ${JSON.stringify(markers)}::jsonb, colours = ${JSON.stringify(colours)}::jsonb,
      fabrics = ${JSON.stringify(fabrics)}::jsonb, bytes = ${bytes}::bigint, sha256 = ${sha256}
    where id = ${id} and ${IS_ACTIVE} returning 1`.execute(trx)
  return startNextIfEnded(trx, id, rows)
}

/** Ends a pack without files; false if it has already ended. */
export async function stopPack(
  trx: Transaction,
  id: string,
  { problem, now }: { readonly problem: Problem; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update packs set state = 'stopped', held_until = null, ended_at = ${now}::timestamptz, problem = ${problem.id},
      problem_values = ${JSON.stringify(problem.values)}::jsonb
    where id = ${id} and ${IS_ACTIVE} returning 1`.execute(trx)
  return startNextIfEnded(trx, id, rows)
}
