import { randomUUID } from 'node:crypto'
import { CART_LIMITS, LIMITS, QUOTE_LIMITS } from '@kitwright/contract'
import { loadPriceList, loadSizeSurcharges } from '../../catalogue/index.ts'
import { sql, type Transaction } from '../../database/index.ts'
import { type DesignToOrder, designsToOrder } from '../../designs/index.ts'
import { type Exchange, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import type { OrderExtra, OrderRecord } from '../record/store.ts'
import { previewPromise } from './editPromise.ts'
import {
  changesPieces,
  type EditContents,
  type EditLine,
  type EditSums,
  otherFeesOf,
  sumUpContents,
} from './editRecord.ts'
import { readContents } from './editStore.ts'
import { hasPrintFiles, requireChangeable } from './findLock.ts'
import { type LineToPrice, priceLines } from './priceLines.ts'

export type EditBody = Exchange<'POST /api/office/orders/{id}/edits/preview'>['body']
type BodyLine = EditBody['lines'][number]

export interface EditInput {
  readonly order: OrderRecord
  readonly body: EditBody
  readonly staffId: string
  readonly tenant: TenantContext
  readonly now: Date
}

/** An edit with its prices. */
export interface PricedEdit {
  readonly before: EditContents
  readonly after: EditContents
  readonly sumsBefore: EditSums
  readonly sums: EditSums
  /** The promised day before and after; null for an order without one. */
  readonly promise: { readonly was: string; readonly on: string } | null
  /** Whether print files of the pieces that change were made. */
  readonly remakesFiles: boolean
}

type Designs = ReadonlyMap<string, DesignToOrder>

/** Returns the customer's designs, locked against deletion: those of the order in its revisions, others in their present one. */
async function loadDesigns(
  trx: Transaction,
  ownerId: string,
  ids: readonly string[],
  lines: readonly EditLine[],
): Promise<Designs> {
  const revisions = Object.fromEntries(lines.map(line => [line.design_id, line.revision]))
  const { rows } = await sql<{ designs: DesignToOrder[] }>`
    select ${designsToOrder(ownerId, [...new Set(ids)], revisions)} as designs`.execute(trx)
  return new Map(rows[0]!.designs.map(design => [design.id, design]))
}

/** Returns the order's line that a line of the edit names. Throws `invalid-input` for an unknown or a repeated one. */
function findKnown({ id, designId }: BodyLine, i: number, known: Map<string, EditLine>): EditLine | undefined {
  if (id === null) return undefined
  const was = known.get(id)
  if (!was) throw new ProblemError('invalid-input', [{ path: `lines.${i}.id`, id: 'not-offered' }])
  if (was.design_id !== designId)
    throw new ProblemError('invalid-input', [{ path: `lines.${i}.designId`, id: 'differs-from-design' }])
  known.delete(id)
  return was
}

type FrozenFacts = Pick<EditLine, 'revision' | 'design_name' | 'product_type'>

/** Returns what no edit changes of a line: of the order's line, or of the design of a new one. */
function frozenFactsOf(was: EditLine | undefined, design: DesignToOrder | undefined): FrozenFacts | null {
  if (was) return { revision: was.revision, design_name: was.design_name, product_type: was.product_type }
  return design ? { revision: design.revision, design_name: design.name, product_type: design.productType } : null
}

function readLine(
  body: BodyLine,
  i: number,
  { designs, known }: { designs: Designs; known: Map<string, EditLine> },
): LineToPrice {
  const was = findKnown(body, i, known)
  const design = designs.get(body.designId)
  const frozen = frozenFactsOf(was, design)
  if (!frozen) throw new ProblemError('edit-design-gone', [{ path: `lines.${i}.designId`, id: 'not-found' }])
  if (body.kit !== null && body.kit !== was?.kit && !design?.kits.includes(body.kit))
    throw new ProblemError('invalid-input', [{ path: `lines.${i}.kit`, id: 'not-offered' }])
  return {
    line: {
      id: was?.id ?? randomUUID(),
      design_id: body.designId,
      ...frozen,
      fabric: body.fabric,
      size: body.size,
      sleeve: body.sleeve,
      version: body.version,
      kit: body.kit,
      player_name: body.playerName,
      print_name: body.printName,
      number: body.number,
      qty: body.qty,
    },
    was,
    price: body.price,
  }
}

const extraOf = ({ text, qty, unitCents }: EditBody['extras'][number]): OrderExtra => ({
  text,
  qty,
  cents: unitCents * qty,
})

/** Throws `quantity-invalid`, `order-total-negative` or `quote-total-too-high` for sums that no order may have. */
function requireSums({ lines }: EditContents, { qty, totalCents }: EditSums): void {
  if (lines.length > CART_LIMITS.lines || qty > LIMITS.pieces) throw new ProblemError('quantity-invalid')
  if (totalCents < 0) throw new ProblemError('order-total-negative')
  if (totalCents > QUOTE_LIMITS.totalCents) throw new ProblemError('quote-total-too-high')
}

/**
 * Reads and prices what staff want to change of an order; writes nothing. Throws `order-status-conflict`,
 * `order-pieces-made`, `order-total-negative`, `edit-design-gone`, `quantity-invalid`, `quote-total-too-high`,
 * `invalid-input` and the problems of prices.
 */
export async function readEdit(
  trx: Transaction,
  { order, body, staffId, tenant, now }: EditInput,
): Promise<PricedEdit> {
  const before = await readContents(trx, order)
  const ids = body.lines.map(({ designId }) => designId)
  const designs = await loadDesigns(trx, order.owner_id, ids, before.lines)
  const known = new Map(before.lines.map(line => [line.id, line]))
  const wanted = body.lines.map((line, i) => readLine(line, i, { designs, known }))
  const list = await loadPriceList(trx, order.owner_id)
  const sizeSurcharges = await loadSizeSurcharges(trx, order.placed_at)
  const lines = priceLines(wanted, { pricing: body.pricing, list, sizeSurcharges, tenant, staffId, now })
  const after: EditContents = { lines, extras: body.extras.map(extraOf) }
  const otherFees = otherFeesOf(order)
  const sums = sumUpContents(after, otherFees)
  await requireChangeable(trx, order, { before, after })
  requireSums(after, sums)
  const promise = await previewPromise(trx, { order, before, after, qty: sums.qty, tenant, now })
  const remakesFiles = changesPieces(before, after) && (await hasPrintFiles(trx, order.id))
  return { before, after, sumsBefore: sumUpContents(before, otherFees), sums, promise, remakesFiles }
}
