import { getGarment, type Piece, type ProductType, type SizeChart } from '@kitwright/garment'
import { gradePieces, loadGrades } from '@kitwright/garment/grades'
import { type Point, signedArea } from '@kitwright/measure'
import type { CostGarment, CostMarker } from '@kitwright/pricing'
import { loadSizeCharts } from '../../catalogue/index.ts'
import type { Transaction } from '../../database/index.ts'
import { findOrderFingerprint, findOrderToSew, listPieces, type OrderToSew } from '../../orders/index.ts'
import { PackError } from '../garments/packError.ts'
import { garmentsOf, type GarmentToSew } from '../garments/orderGarments.ts'
import { listPacks } from '../packs/records/packStore.ts'
import { loadFingerprinter } from '../printers/packFingerprint.ts'

/** The pieces that are cut for an order. */
export interface CutSummary {
  /** Without areas where they were not measured. */
  readonly garments: readonly CostGarment[]
  /** False if a garment cannot be made as it was ordered. */
  readonly isMakable: boolean
  readonly designs: number
  /** Parts of the layout of the latest print files; empty where none fits the present order. */
  readonly markers: readonly CostMarker[]
}

const perimeter = (ring: readonly Point[]): number =>
  ring.reduce((sum, { x, y }, i) => {
    const next = ring[(i + 1) % ring.length]!
    return sum + Math.hypot(next.x - x, next.y - y)
  }, 0)

/** Area within a cut line, which runs outside the outline by the seam allowance. */
const cutAreaOf = ({ outline }: Piece, seamMm: number): number =>
  Math.abs(signedArea(outline)) + perimeter(outline) * seamMm

const keyOf = ({ document, documentHash, kit, size, fabric }: GarmentToSew): string =>
  JSON.stringify([documentHash, kit, size, fabric, document.options])

async function measureGarment({ document, size }: GarmentToSew, chart: SizeChart, seamMm: number) {
  const garment = getGarment(document.garment)
  const grades = await loadGrades(garment.id)
  const graded = gradePieces({ garment, grades, options: document.options, size, chart })
  const pieces = graded.filter(({ isTrim }) => !isTrim)
  return { pieces: pieces.length, areaMm2: pieces.reduce((sum, piece) => sum + cutAreaOf(piece, seamMm), 0) }
}

async function listCutGarments(trx: Transaction, order: OrderToSew, seamMm: number): Promise<CostGarment[]> {
  const garments = garmentsOf(order)
  const typeOf = ({ document }: GarmentToSew): ProductType => getGarment(document.garment).productType
  const types = [...new Set(garments.map(typeOf))]
  const charts = new Map((await loadSizeCharts(trx, types)).map(({ chart }, i) => [types[i]!, chart]))
  const listed: CostGarment[] = []
  for (const own of Map.groupBy(garments, keyOf).values()) {
    const [first] = own as [GarmentToSew]
    const productType = typeOf(first)
    const measured = await measureGarment(first, charts.get(productType)!, seamMm)
    listed.push({ productType, fabric: first.fabric, size: first.size, qty: own.length, ...measured })
  }
  return listed
}

/** Returns the layout of the latest finished print files, unless the order has changed since. */
async function listTrueMarkers(trx: Transaction, orderId: string): Promise<CostMarker[]> {
  const sign = await findOrderFingerprint(trx, orderId)
  if (!sign) return []
  const done = (await listPacks(trx, orderId)).filter(({ state, remake_id }) => state === 'done' && remake_id === null)
  if (done.length === 0) return []
  const signsFor = await loadFingerprinter(trx, sign)
  const pack = done.find(each => each.order_hash !== null && signsFor(each).holds(each.order_hash))
  return (pack?.markers ?? []).map(({ fabric, widthMm, lengthMm, density, costCents = null }) => ({
    fabric,
    widthMm,
    lengthMm,
    density,
    costCents,
  }))
}

/** Returns the garments of the lines without measuring them. */
async function listPlain(trx: Transaction, orderId: string): Promise<CostGarment[]> {
  const pieces = await listPieces(trx, [orderId])
  return pieces.map(({ product_type: productType, fabric, size, qty }) => ({
    productType,
    fabric,
    size,
    qty,
    pieces: 0,
    areaMm2: 0,
  }))
}

interface CuttingOptions {
  /** The supplier's seam allowance. */
  readonly seamMm: number
  /** False if the areas of pieces are not needed. */
  readonly isMeasured: boolean
}

/** Reads what is cut for an order. */
export async function readCutting(
  trx: Transaction,
  orderId: string,
  { seamMm, isMeasured }: CuttingOptions,
): Promise<CutSummary> {
  const order = isMeasured ? await findOrderToSew(trx, { id: orderId }) : undefined
  if (!order) return { garments: await listPlain(trx, orderId), isMakable: true, designs: 0, markers: [] }
  const designs = new Set(order.lines.map(line => line.design_id)).size
  try {
    const garments = await listCutGarments(trx, order, seamMm)
    return { garments, isMakable: true, designs, markers: await listTrueMarkers(trx, orderId) }
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    return { garments: await listPlain(trx, orderId), isMakable: false, designs, markers: [] }
  }
}
