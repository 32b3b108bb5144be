import type { PackProblem, PackState } from '@kitwright/contract'
import { sql, type Transaction } from '../../../database/index.ts'
import type { ColourOfPack, FindingOfPack } from '../../rendering/printFiles/gatherFindings.ts'
import type { RemakeScope } from '../../garments/remakeScope.ts'
import type { PackFile } from '../../storage/archive.ts'
import type { PrinterRef } from '../../printers/pressProfile.ts'
import type { MarkerRecord, NestingProgress } from '../../rendering/marker/job.ts'

export interface PackRecord extends PrinterRef {
  readonly id: string
  readonly order_id: string
  readonly order_version: number
  readonly order_hash: string | null
  readonly made_by: string | null
  /** The remake that the pack is limited to, and its number in the order; null for all garments. */
  readonly remake_id: string | null
  readonly remake: number | null
  /** Number of starts since it last made progress. */
  readonly tries: number
  readonly asked_at: Date
  readonly ended_at: Date | null
  readonly state: PackState
  readonly garments: number
  readonly pieces: number
  readonly pieces_made: number
  readonly pieces_checked: number
  readonly papers: number
  readonly papers_made: number
  /**
   * Multiple of the usual search for the shortest roll, the progress of a running search, and whether its present
   * result suffices.
   */
  readonly effort: number
  readonly laying: NestingProgress | null
  readonly is_enough: boolean
  readonly problem: PackProblem | null
  readonly problem_values: Readonly<Record<string, string>> | null
  readonly files: readonly PackFile[] | null
  readonly findings: readonly FindingOfPack[] | null
  readonly markers: readonly MarkerRecord[] | null
  readonly colours: readonly ColourOfPack[] | null
  /** The fabrics it is cut from; null in packs older than this field. */
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
const MAX_LISTED = 50

export async function findPack(trx: Transaction, id: string): Promise<PackRecord | undefined> {
  const { rows } = await sql<PackRecord>`${PACKS} where p.id = ${id}`.execute(trx)
  return rows[0]
}

/** Returns the part of its order that a remake makes. */
export async function findRemakeScope(trx: Transaction, remakeId: string): Promise<RemakeScope | undefined> {
  const { rows } = await sql<RemakeScope>`select place, items from remakes where id = ${remakeId}`.execute(trx)
  return rows[0]
}

/** Returns the latest finished pack of each of these remakes. */
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

/** A pack without its list of files: a page that follows a run reads all packs of its order every moment. */
export type ListedPack = Omit<PackRecord, 'files' | 'tries'>
const LISTED = sql`
  select p.id, p.order_id, p.order_version, p.order_hash, p.made_by, p.remake_id, r.place as remake, p.printer_id, p.printer_name, p.asked_at, p.ended_at, p.state,
    p.garments, p.pieces, p.pieces_made, p.pieces_checked, p.papers, p.papers_made, p.effort, p.laying, p.is_enough, p.problem,
    p.problem_values, p.findings, p.markers, p.colours, p.fabrics, p.bytes, p.sha256
  from packs p left join remakes r on r.id = p.remake_id`

/** Returns the packs of an order, latest first. */
export async function listPacks(trx: Transaction, orderId: string): Promise<ListedPack[]> {
  const { rows } = await sql<ListedPack>`
    ${LISTED} where p.order_id = ${orderId} order by p.id desc limit ${MAX_LISTED}`.execute(trx)
  return rows
}

/** Returns the downloads of an order's packs, latest first. */
export async function listFetches(trx: Transaction, orderId: string): Promise<FetchRecord[]> {
  const { rows } = await sql<FetchRecord>`
    select f.pack_id, f.fetched_by, f.fetched_at from pack_fetches f join packs p on p.id = f.pack_id
    where p.order_id = ${orderId} order by f.id desc limit 500`.execute(trx)
  return rows
}

export async function noteFetch(
  trx: Transaction,
  { packId, by, now }: { readonly packId: string; readonly by: string; readonly now: Date },
): Promise<void> {
  await sql`insert into pack_fetches (pack_id, fetched_by, fetched_at)
    values (${packId}, ${by}::uuid, ${now}::timestamptz)`.execute(trx)
}

/**
 * Removes all records of the packs of one customer's orders. Returns their files, whose bytes the caller removes after
 * the commit.
 */
export async function erasePacksOf(trx: Transaction, ownerId: string): Promise<PackFile[]> {
  const { rows } = await sql<Pick<PackRecord, 'files'>>`
    delete from packs where order_id in (select id from orders where owner_id = ${ownerId}) returning files`.execute(
    trx,
  )
  return rows.flatMap(({ files }) => [...(files ?? [])])
}
