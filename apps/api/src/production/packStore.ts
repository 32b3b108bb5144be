import type { PackProblem, PackState } from '@kitwright/contract'
import { sql, type Transaction } from '../database/index.ts'
import type { ColourOfPack, FindingOfPack } from './findings.ts'
import { beginNext, UNDER_WAY, waitInLine } from './line.ts'
import type { KeptFile } from './archive.ts'
import type { Problem } from './problem.ts'

/** How far the search for the shortest roll is. */
export interface Laying {
  /** 0-1. */
  readonly share: number
  /** Of what lies so far, each part as short as it was found. */
  readonly lengthMm: number
}

/** What the office is told of a part of a roll. */
export interface MarkerRecord {
  readonly fabric: string
  readonly part: number
  readonly of: number
  readonly widthMm: number
  readonly lengthMm: number
  readonly density: number
  readonly pieces: number
  /** Not there in packs of before it was reckoned. */
  readonly costCents?: number | null
  /** How long it was before a longer search; not there in packs of before there was one. */
  readonly beforeMm?: number | null
  /** Under which hash what lies where is kept. */
  readonly layout: string
  /** And the search that it is of, from which another one goes on. */
  readonly laid?: string
}

export interface PackRecord {
  readonly id: string
  readonly order_id: string
  readonly order_version: number
  readonly order_hash: string | null
  readonly made_by: string | null
  /** The one that it makes alone, and which of its order that is; null: it makes all. */
  readonly remake_id: string | null
  readonly remake: number | null
  /** For which printer it is made, and what that was called then; a name alone: it was removed since. */
  readonly printer_id: string | null
  readonly printer_name: string | null
  readonly asked_at: Date
  readonly ended_at: Date | null
  readonly state: PackState
  readonly garments: number
  readonly pieces: number
  readonly pieces_made: number
  readonly pieces_checked: number
  readonly papers: number
  readonly papers_made: number
  /** Times the usual search for the shortest roll, how far it is while it goes on, and whether what it has found will do. */
  readonly effort: number
  readonly laying: Laying | null
  readonly is_enough: boolean
  readonly problem: PackProblem | null
  readonly problem_values: Readonly<Record<string, string>> | null
  readonly files: readonly KeptFile[] | null
  readonly findings: readonly FindingOfPack[] | null
  readonly markers: readonly MarkerRecord[] | null
  readonly colours: readonly ColourOfPack[] | null
  /** What it is cut from; null in packs of before it was kept. */
  readonly fabrics: readonly string[] | null
  readonly bytes: number | null
  readonly sha256: string | null
}

export interface FetchRecord {
  readonly pack_id: string
  readonly fetched_by: string
  readonly fetched_at: Date
}

const PACKS = sql`select p.*, r.place as remake from packs p left join remakes r on r.id = p.remake_id`
/** So long a pack is in the hands of who said last that they work on it. */
const HELD_SECONDS = 30
const MAX_LISTED = 50

export async function findPack(trx: Transaction, id: string): Promise<PackRecord | undefined> {
  const { rows } = await sql<PackRecord>`${PACKS} where p.id = ${id}`.execute(trx)
  return rows[0]
}

/** The latest that is done of each of these remakes. */
export async function listPacksOf(trx: Transaction, remakeIds: readonly string[]): Promise<PackRecord[]> {
  const { rows } = await sql<PackRecord>`
    select distinct on (p.remake_id) p.*, r.place as remake from packs p join remakes r on r.id = p.remake_id
    where p.remake_id = any(${[...remakeIds]}::uuid[]) and p.state = 'done' order by p.remake_id, p.id desc`.execute(
    trx,
  )
  return rows
}

export const findPackOf = async (trx: Transaction, remakeId: string): Promise<PackRecord | undefined> =>
  (await listPacksOf(trx, [remakeId]))[0]

/** Without its list of files: who follows a run reads all packs of its order every moment. */
export type ListedPack = Omit<PackRecord, 'files'>
const LISTED = sql`
  select p.id, p.order_id, p.order_version, p.order_hash, p.made_by, p.remake_id, r.place as remake, p.printer_id, p.printer_name, p.asked_at, p.ended_at, p.state,
    p.garments, p.pieces, p.pieces_made, p.pieces_checked, p.papers, p.papers_made, p.effort, p.laying, p.is_enough, p.problem,
    p.problem_values, p.findings, p.markers, p.colours, p.fabrics, p.bytes, p.sha256
  from packs p left join remakes r on r.id = p.remake_id`

/** The latest first. */
export async function listPacks(trx: Transaction, orderId: string): Promise<ListedPack[]> {
  const { rows } = await sql<ListedPack>`
    ${LISTED} where p.order_id = ${orderId} order by p.id desc limit ${MAX_LISTED}`.execute(trx)
  return rows
}

/** The latest first. */
export async function listFetches(trx: Transaction, orderId: string): Promise<FetchRecord[]> {
  const { rows } = await sql<FetchRecord>`
    select f.pack_id, f.fetched_by, f.fetched_at from pack_fetches f join packs p on p.id = f.pack_id
    where p.order_id = ${orderId} order by f.id desc limit 500`.execute(trx)
  return rows
}

interface Asked {
  readonly order: { readonly id: string; readonly version: number }
  /** Null: the operator. */
  readonly by: string | null
  readonly now: Date
  /** What alone it is to make; all of the order without. */
  readonly remakeId?: string | null
  readonly printer: Pick<PackRecord, 'printer_id' | 'printer_name'>
  /** Times the usual search for the shortest roll. */
  readonly effort?: number
}

/** Another one of the order is being made: all of it, a remake, for another printer, or one that is pressed tighter. */
export class OtherUnderWay extends Error {
  override name = 'OtherUnderWay'
}

/**
 * The pack that is under way of an order, or a new one; `isLeft` where whoever worked on it has said nothing for long. An order's packs are
 * made one after the other: a remake waits for another's end, and for all else it throws `OtherUnderWay`.
 */
export async function askForPack(
  trx: Transaction,
  { order, by, now, remakeId = null, printer, effort = 1 }: Asked,
): Promise<{ readonly id: string; readonly isNew: boolean; readonly isLeft: boolean }> {
  const { rows: made } = await sql<{ id: string }>`
    insert into packs (order_id, order_version, made_by, asked_at, remake_id, printer_id, printer_name, effort)
    values (${order.id}, ${order.version}, ${by}::uuid, ${now}::timestamptz, ${remakeId}::uuid, ${printer.printer_id}::uuid,
      ${printer.printer_name}, ${effort})
    on conflict (tenant_id, order_id) where state in ('queued', 'making', 'checking') do nothing returning id`.execute(
    trx,
  )
  if (made[0]) return { id: made[0].id, isNew: true, isLeft: false }
  const { rows } = await sql<Pick<PackRecord, 'id' | 'remake_id' | 'printer_id' | 'effort'> & { is_left: boolean }>`
    select id, remake_id, printer_id, effort, held_until is not null and held_until < now() as is_left from packs
    where order_id = ${order.id} and ${UNDER_WAY} for update`.execute(trx)
  // It ended between the two.
  if (!rows[0]) return askForPack(trx, { order, by, now, remakeId, printer, effort })
  const { remake_id, printer_id } = rows[0]
  const isOther = remake_id !== remakeId || printer_id !== printer.printer_id || rows[0].effort !== effort
  if (isOther && remakeId !== null && effort === 1)
    return { id: await waitInLine(trx, { order, by, now, remakeId, printer }), isNew: false, isLeft: false }
  if (isOther) throw new OtherUnderWay(`${rows[0].id} is being made`)
  return { id: rows[0].id, isNew: false, isLeft: rows[0].is_left }
}

const heldUntil = sql`now() + make_interval(secs => ${HELD_SECONDS})`

/** Takes a pack in hand, where it is not at its end or in other hands. */
export async function takePack(trx: Transaction, id: string): Promise<Omit<PackRecord, 'remake'> | 'held' | 'ended'> {
  const { rows } = await sql<Omit<PackRecord, 'remake'>>`
    update packs set state = 'making', held_until = ${heldUntil}
    where id = ${id} and ${UNDER_WAY} and (held_until is null or held_until < now()) returning *`.execute(trx)
  if (rows[0]) return rows[0]
  const { rows: held } = await sql`select from packs where id = ${id} and ${UNDER_WAY}`.execute(trx)
  return held.length > 0 ? 'held' : 'ended'
}

/** Says that it is still worked on; undefined when it is no longer wanted. */
export async function holdPack(trx: Transaction, id: string): Promise<Pick<PackRecord, 'is_enough'> | undefined> {
  const { rows } = await sql<Pick<PackRecord, 'is_enough'>>`
    update packs set held_until = ${heldUntil} where id = ${id} and ${UNDER_WAY} returning is_enough`.execute(trx)
  return rows[0]
}

/** Has a longer search end with what it has found; false where none goes on. */
export async function endSearch(trx: Transaction, id: string): Promise<boolean> {
  const { rows } = await sql`
    update packs set is_enough = true where id = ${id} and ${UNDER_WAY} and effort > 1 and laying is not null
    returning 1`.execute(trx)
  return rows.length > 0
}

/** For who comes next. */
export async function letGoOfPack(trx: Transaction, id: string): Promise<void> {
  await sql`update packs set held_until = null where id = ${id}`.execute(trx)
}

export interface Progress {
  readonly state: 'making' | 'checking'
  readonly order_hash: string
  readonly garments: number
  readonly pieces: number
  readonly pieces_made: number
  readonly pieces_checked: number
  readonly papers: number
  readonly papers_made: number
  /** While it is laid on rolls. */
  readonly laying: Laying | null
}

/** False when it is no longer wanted. */
export async function noteProgress(trx: Transaction, id: string, progress: Progress): Promise<boolean> {
  const { state, order_hash, garments, pieces, pieces_made, pieces_checked, papers, papers_made, laying } = progress
  const { rows } = await sql`
    update packs set state = ${state}, order_hash = ${order_hash}, garments = ${garments}, pieces = ${pieces},
      pieces_made = ${pieces_made}, pieces_checked = ${pieces_checked}, papers = ${papers}, papers_made = ${papers_made},
      laying = ${laying && JSON.stringify(laying)}::jsonb, held_until = ${heldUntil}
    where id = ${id} and ${UNDER_WAY} returning 1`.execute(trx)
  return rows.length > 0
}

export interface Done {
  readonly files: readonly KeptFile[]
  readonly colours: readonly ColourOfPack[]
  readonly fabrics: readonly string[]
  readonly markers: readonly MarkerRecord[]
  readonly findings: readonly FindingOfPack[]
  readonly bytes: number
  readonly sha256: string
  readonly now: Date
}

/** Whether it is at its end by this; what waits for it begins then. */
async function endedBy(trx: Transaction, id: string, changed: readonly unknown[]): Promise<boolean> {
  if (changed.length === 0) return false
  await beginNext(trx, id)
  return true
}

/** False when it is no longer wanted. */
export async function finishPack(
  trx: Transaction,
  id: string,
  { files, findings, colours, fabrics, markers, bytes, sha256, now }: Done,
): Promise<boolean> {
  const { rows } = await sql`
    update packs set state = 'done', held_until = null, ended_at = ${now}::timestamptz, files = ${JSON.stringify(files)}::jsonb,
      findings = ${JSON.stringify(findings)}::jsonb, markers = ${JSON.stringify(markers)}::jsonb, colours = ${JSON.stringify(colours)}::jsonb,
      fabrics = ${JSON.stringify(fabrics)}::jsonb, bytes = ${bytes}::bigint, sha256 = ${sha256}
    where id = ${id} and ${UNDER_WAY} returning 1`.execute(trx)
  return endedBy(trx, id, rows)
}

/** Ends it without files; false when it is at its end already. */
export async function stopPack(
  trx: Transaction,
  id: string,
  { problem, now }: { readonly problem: Problem; readonly now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update packs set state = 'stopped', held_until = null, ended_at = ${now}::timestamptz, problem = ${problem.id},
      problem_values = ${JSON.stringify(problem.values)}::jsonb
    where id = ${id} and ${UNDER_WAY} returning 1`.execute(trx)
  return endedBy(trx, id, rows)
}

export async function cancelPack(trx: Transaction, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update packs set state = 'canceled', held_until = null, ended_at = ${now}::timestamptz
    where id = ${id} and (${UNDER_WAY} or state = 'waiting') returning 1`.execute(trx)
  return endedBy(trx, id, rows)
}

/** All of a shop's that are at no end, also those that wait; how many. */
export async function cancelAllPacks(trx: Transaction, now: Date): Promise<number> {
  const { rows } = await sql`
    update packs set state = 'canceled', held_until = null, ended_at = ${now}::timestamptz
    where ${UNDER_WAY} or state = 'waiting' returning 1`.execute(trx)
  return rows.length
}

export async function noteFetch(
  trx: Transaction,
  { packId, by, now }: { readonly packId: string; readonly by: string; readonly now: Date },
): Promise<void> {
  await sql`insert into pack_fetches (pack_id, fetched_by, fetched_at)
    values (${packId}, ${by}::uuid, ${now}::timestamptz)`.execute(trx)
}

/** Removes what is known of all packs of one customer's orders; answers their files, whose bytes are to be removed when this is committed. */
export async function erasePacksOf(trx: Transaction, ownerId: string): Promise<KeptFile[]> {
  const { rows } = await sql<Pick<PackRecord, 'files'>>`
    delete from packs where order_id in (select id from orders where owner_id = ${ownerId}) returning files`.execute(
    trx,
  )
  return rows.flatMap(({ files }) => [...(files ?? [])])
}
