import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn, type Owner } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import type { OrderSign } from '../../orders/index.ts'
import { choicesOf } from '../printers/choosePrinter.ts'
import type { PrinterRef } from '../printers/pressProfile.ts'
import { loadFingerprinter, type PackFingerprint } from '../printers/packFingerprint.ts'
import { type FetchRecord, listFetches, type ListedPack, listPacks } from './records/packStore.ts'
import { packExpiryDate } from '../runs/expiry.ts'
import { type Line, readLine, waitsOf } from './waits.ts'

type Packs = Response_<'GET /api/office/orders/{id}/packs'>
type Pack = Packs['items'][number]

interface PackPresentation {
  readonly signsFor: (of: PrinterRef) => PackFingerprint
  readonly fetches: readonly FetchRecord[]
  readonly line: Line
  readonly people: ReadonlyMap<string, Owner>
  readonly now: Date
}

/** Returns the fabrics of the pack that have no layout. */
const unlaidOf = ({ fabrics, markers }: ListedPack): string[] =>
  (fabrics ?? []).filter(each => !markers?.some(({ fabric }) => fabric === each))

function present(pack: ListedPack, { signsFor, fetches, line, people, now }: PackPresentation): Pack {
  const { id, state, made_by: by, problem, problem_values: values, ended_at: endedAt } = pack
  const isUnderWay = endedAt === null
  return {
    id,
    state,
    askedAt: pack.asked_at.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    by: by === null ? null : nameIn(people, by),
    remake: pack.remake,
    printer: pack.printer_name,
    printerId: pack.printer_id,
    garments: pack.garments,
    pieces: pack.pieces,
    piecesMade: pack.pieces_made,
    piecesChecked: pack.pieces_checked,
    papers: pack.papers,
    papersMade: pack.papers_made,
    effort: pack.effort,
    laying: isUnderWay ? pack.laying : null,
    isEnough: pack.is_enough,
    waits: waitsOf(pack, line),
    problem: problem === null ? null : { id: problem, values: { ...values } },
    bytes: pack.bytes,
    sha256: pack.sha256,
    isKept: state === 'done' && endedAt! > packExpiryDate(now),
    isOutdated: pack.order_hash !== null && !signsFor(pack).holds(pack.order_hash),
    colours: (pack.colours ?? []).map(({ fabrics = [], ...colour }) => ({ ...colour, fabrics: [...fabrics] })),
    markers: (pack.markers ?? []).map(({ layout: _, laid: __, costCents = null, beforeMm = null, ...marker }) => ({
      ...marker,
      costCents,
      beforeMm,
    })),
    unlaid: unlaidOf(pack),
    fetches: fetches
      .filter(({ pack_id }) => pack_id === id)
      .map(each => ({ by: nameIn(people, each.fetched_by), at: each.fetched_at.toISOString() })),
    findings: [...(pack.findings ?? [])],
  }
}

/** Returns all packs of an order, latest first. */
export async function presentPacks(
  trx: Transaction,
  order: OrderSign,
  now: Date,
): Promise<Omit<Packs, 'eventsAddress'>> {
  const [packs, fetches] = [await listPacks(trx, order.id), await listFetches(trx, order.id)]
  const ids = [...packs.flatMap(({ made_by }) => made_by ?? []), ...fetches.map(({ fetched_by }) => fetched_by)]
  const line = packs.some(({ ended_at }) => ended_at === null) ? await readLine(trx) : []
  const seen = { signsFor: await loadFingerprinter(trx, order), fetches, line, people: await listOwners(trx, ids), now }
  return {
    mayMake: order.is_to_sew,
    ...(await choicesOf(trx, order)),
    items: packs.map(pack => present(pack, seen)),
  }
}
