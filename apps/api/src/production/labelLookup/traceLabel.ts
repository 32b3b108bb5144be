import type { Response_ } from '@kitwright/contract'
import type { Transaction } from '../../database/index.ts'
import { readStored } from '../../designs/index.ts'
import { ProblemError } from '../../endpoint/index.ts'
import { findOrderToSew, type OrderToSew, pictureFor, wornOf } from '../../orders/index.ts'
import { findHandover } from '../handover/store.ts'
import { isOutdated } from '../handover/present.ts'
import { findPackFingerprint } from '../printers/packFingerprint.ts'
import { presentRemake } from '../remakes/present.ts'
import { listRemakes } from '../remakes/store.ts'
import { countPieces, countNext, listCounts, uncountPieces, uncountLast } from '../labels/pieceCounts.ts'
import { bundleOf, countAlike, findLabel, type LabelTarget } from '../labels/findLabel.ts'

type LabelTrace = Response_<'GET /api/office/labels/{number}/{sign}'>

export interface TraceContext {
  readonly pictureOf: (designId: string, revision: number) => string
  /** The supplier whose page requests it; null for staff. */
  readonly supplierId: string | null
}

interface LabelMatch extends LabelTarget {
  readonly order: OrderToSew
}

/** Returns the label's order; for a supplier, only one handed over to them. Throws `not-found`. */
async function getLabel(
  trx: Transaction,
  { number, sign }: { readonly number: string; readonly sign: string },
  { supplierId }: TraceContext,
): Promise<LabelMatch> {
  const order = await findOrderToSew(trx, { number: number.toUpperCase() })
  if (!order?.approved_at) throw new ProblemError('not-found')
  const handover = supplierId === null ? undefined : await findHandover(trx, order.id)
  if (supplierId !== null && handover?.supplier_id !== supplierId) throw new ProblemError('not-found')
  const label = findLabel(order, sign)
  if (!label) throw new ProblemError('not-found')
  return { order, ...label }
}

async function present(
  trx: Transaction,
  found: LabelMatch,
  { pictureOf, supplierId }: TraceContext,
): Promise<LabelTrace> {
  const { order, garment, piece, alike } = found
  const handover = await findHandover(trx, order.id)
  const sign = await findPackFingerprint(trx, order.id, handover)
  const counted = { order: order.number, counts: await listCounts(trx, order.id) }
  const bundle = bundleOf(garment, alike, counted)
  const at = bundle.pieces.findIndex(each => each.piece === piece)
  const remakes = (await listRemakes(trx, [order.id])).filter(({ items }) =>
    items.some(item => alike.some(each => item.line === each.line && item.garment === each.garment)),
  )
  const line = order.lines[garment.line - 1]!
  const worn = wornOf(
    line,
    readStored(line.document).kits.map(({ role }) => role),
  )
  const isStaff = supplierId === null
  return {
    order: {
      id: isStaff ? order.id : null,
      status: isStaff ? order.status : null,
      number: order.number,
      state: handover?.state ?? null,
      isOutdated: handover ? isOutdated(sign, handover) : sign?.is_to_sew !== true,
    },
    pictureUrl: pictureFor(pictureOf(garment.designId, garment.revision), worn),
    piece: piece === null ? null : { piece, sign: bundle.pieces[at]!.label, at: at + 1, of: bundle.pieces.length },
    bundle,
    alike: alike.length > 1 ? countAlike(alike, counted) : null,
    remakes: remakes.map(presentRemake),
  }
}

/** Finds what a label belongs to. */
export async function findLabelTarget(
  trx: Transaction,
  label: { readonly number: string; readonly sign: string },
  way: TraceContext,
): Promise<LabelTrace> {
  return present(trx, await getLabel(trx, label, way), way)
}

export interface LabelCount {
  readonly isCounted: boolean
  /** Null for the supplier. */
  readonly by: string | null
  readonly now: Date
}

/** Counts the label's piece or garment, or takes that back: one piece each time if equal pieces share the label. */
export async function countLabel(
  trx: Transaction,
  label: { readonly number: string; readonly sign: string },
  { isCounted, by, now, ...way }: LabelCount & TraceContext,
): Promise<LabelTrace> {
  const found = await getLabel(trx, label, way)
  const { order, signs, alike } = found
  const isShared = alike.length > 1
  if (isCounted) await (isShared ? countNext : countPieces)(trx, { orderId: order.id, signs, by, now })
  else await (isShared ? uncountLast : uncountPieces)(trx, order.id, signs)
  return present(trx, found, way)
}
