import type { Response_ } from '@kitwright/contract'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { listPieces, pictureFor, type PieceRecord } from '../../orders/index.ts'
import { findPressProfile } from '../printers/pressProfile.ts'
import { findPackFingerprint, type OrderWithFingerprint } from '../printers/packFingerprint.ts'
import { listPacksOf } from '../packs/records/packStore.ts'
import { packExpiryDate } from '../runs/expiry.ts'
import { presentRemake } from '../remakes/present.ts'
import { listRemakes, type RemakeRecord } from '../remakes/store.ts'
import { sumCounts } from '../labels/pieceCounts.ts'
import { readyStateOf } from './promise.ts'
import { type HandoverRecord, listNotes, type NoteRecord } from './store.ts'

type SupplierWorkItem = Response_<'GET /api/handovers/{token}'>['items'][number]
type Handover = Response_<'POST /api/office/orders/{id}/handover'>['handover']
type Facts = Pick<SupplierWorkItem, 'state' | 'tracking' | 'handedAt' | 'readyOn' | 'isOutdated' | 'printer' | 'notes'>

const photoOf = ({
  file_id: id,
  width_px: widthPx,
  height_px: heightPx,
}: NoteRecord): SupplierWorkItem['notes'][number]['photo'] =>
  id === null || widthPx === null || heightPx === null ? null : { url: `/api/files/${id}`, widthPx, heightPx }

/** Returns whether the files were made for another state of the order, or nothing of it is to be made. */
export const isOutdated = (
  sign: OrderWithFingerprint | undefined,
  { order_hash }: Pick<HandoverRecord, 'order_hash'>,
): boolean => sign === undefined || !sign.is_to_sew || !sign.holds(order_hash)

/** Reads the facts that both sides see of each handover, by order. */
async function readFacts(
  trx: Transaction,
  supplierId: string,
  handovers: readonly HandoverRecord[],
): Promise<Map<string, Facts & { readonly number: string }>> {
  const notes = await listNotes(
    trx,
    supplierId,
    handovers.map(each => each.order_id),
  )
  const people = await listOwners(
    trx,
    notes.flatMap(({ by }) => by ?? []),
  )
  const facts = new Map<string, Facts & { readonly number: string }>()
  for (const each of handovers) {
    const sign = await findPackFingerprint(trx, each.order_id, each)
    facts.set(each.order_id, {
      number: sign?.number ?? '',
      state: each.state,
      tracking: each.tracking,
      handedAt: each.handed_at.toISOString(),
      readyOn: each.ready_on,
      isOutdated: isOutdated(sign, each),
      printer: each.printer_name,
      notes: notes
        .filter(note => note.order_id === each.order_id)
        .map(note => ({
          id: note.id,
          kind: note.kind,
          at: note.at.toISOString(),
          by: note.by === null ? null : nameIn(people, note.by),
          text: note.text,
          photo: photoOf(note),
        })),
    })
  }
  return facts
}

/** Returns a handover as the office sees it. */
export async function presentHandover(trx: Transaction, handover: HandoverRecord, today: string): Promise<Handover> {
  const { supplier, pack_id: packId, order_id: id, due_on: dueOn } = handover
  const { number: _, ...facts } = (await readFacts(trx, handover.supplier_id, [handover])).get(id)!
  return { ...facts, supplier, packId, dueOn, readyIs: readyStateOf(handover, today) }
}

type Line = SupplierWorkItem['lines'][number]

const presentLine = (line: PieceRecord, pictureUrl: string): Line => ({
  design: line.design_name,
  productType: line.product_type as Line['productType'],
  fabric: line.fabric,
  pictureUrl: pictureFor(pictureUrl, line.worn),
  size: line.size as Line['size'],
  sleeve: line.sleeve,
  version: line.version,
  kit: line.kit,
  qty: line.qty,
})

/** Reads the remakes of each of these orders and the size of their files. */
async function readRemakes(
  trx: Transaction,
  orderIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, SupplierWorkItem['remakes']>> {
  const remakes = await listRemakes(trx, orderIds)
  const packs = await listPacksOf(
    trx,
    remakes.map(({ id }) => id),
  )
  const signs = new Map<string, OrderWithFingerprint | undefined>()
  for (const pack of packs) signs.set(pack.id, await findPackFingerprint(trx, pack.order_id, pack))
  const whole = packs.filter(pack => pack.ended_at! > packExpiryDate(now) && !isOutdated(signs.get(pack.id), pack))
  const filesOf = new Map(whole.map(pack => [pack.remake_id, pack]))
  const shown = (remake: RemakeRecord) => {
    const files = filesOf.get(remake.id)
    return { ...presentRemake(remake), bytes: files?.bytes ?? null, printer: files?.printer_name ?? null }
  }
  return new Map([...Map.groupBy(remakes, each => each.order_id)].map(([id, of]) => [id, of.map(shown)]))
}

interface WorkPresentation {
  readonly pictureOf: (designId: string, revision: number) => string
  readonly now: Date
}

/** Returns handovers as their supplier sees them. */
export async function presentWork(
  trx: Transaction,
  handovers: readonly HandoverRecord[],
  { pictureOf, now }: WorkPresentation,
): Promise<SupplierWorkItem[]> {
  if (!handovers[0]) return []
  const facts = await readFacts(trx, handovers[0].supplier_id, handovers)
  const ids = handovers.map(each => each.order_id)
  const [lines, counts] = [await listPieces(trx, ids), await sumCounts(trx, ids)]
  const remakes = await readRemakes(trx, ids, now)
  // Files handed over before the settings changed are outdated.
  const { settings } = await findPressProfile(trx, handovers[0].supplier_id)
  return handovers.map(({ order_id: id, bytes, pieces, made_at: madeAt }) => ({
    ...facts.get(id)!,
    id,
    bytes,
    isKept: madeAt > packExpiryDate(now),
    pieces,
    pdfColours: settings.inks ? 'inks' : 'designed',
    counted: counts.get(id) ?? 0,
    remakes: remakes.get(id) ?? [],
    lines: lines
      .filter(line => line.order_id === id)
      .map(line => presentLine(line, pictureOf(line.design_id, line.revision))),
  }))
}
