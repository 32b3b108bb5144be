import { type Response_, STOCK_LIMITS } from '@kitwright/contract'
import { listOwners, nameIn } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { findAnyOrder } from '../../orders/index.ts'
import { findSupplier } from '../../suppliers/index.ts'
import { findPack } from '../packs/records/packStore.ts'
import { insertEntry, listEntries, listStock, type StockRecord } from './stockStore.ts'

type Routes = 'GET /api/office/stock' | 'POST /api/office/stock' | 'GET /api/office/packs/{id}/stock'

const leftOf = ({ received_mm, corrected_mm, reserved_mm, used_mm }: StockRecord): number =>
  received_mm + corrected_mm - reserved_mm - used_mm

async function presentStock(trx: Transaction): Promise<Response_<'GET /api/office/stock'>> {
  const entries = await listEntries(trx, STOCK_LIMITS.listed)
  const people = await listOwners(
    trx,
    entries.map(({ made_by }) => made_by),
  )
  return {
    items: (await listStock(trx)).map(each => ({
      supplier: { id: each.supplier_id, name: each.supplier },
      fabric: each.fabric,
      receivedMm: each.received_mm,
      correctedMm: each.corrected_mm,
      reservedMm: each.reserved_mm,
      usedMm: each.used_mm,
      leftMm: leftOf(each),
    })),
    entries: entries.map(({ made_by, made_at, ...entry }) => ({
      ...entry,
      by: nameIn(people, made_by),
      at: made_at.toISOString(),
    })),
  }
}

/** Endpoints with which staff keep the stock of cloth at suppliers, and see whether it is enough for print files. */
export const createStockEndpoints = (): Endpoints<Routes> => ({
  'GET /api/office/stock': async ({ run }) => ({ value: await run(presentStock) }),
  'POST /api/office/stock': async ({ body, person, now, run }) => ({
    value: await run(async trx => {
      const supplier = await findSupplier(trx, body.supplierId)
      if (!supplier) throw new ProblemError('not-found', [{ path: 'supplierId', id: 'not-found' }])
      if (supplier.ended_at !== null) throw new ProblemError('supplier-ended')
      await insertEntry(trx, { ...body, by: person.id, now })
      return presentStock(trx)
    }),
  }),
  'GET /api/office/packs/{id}/stock': async ({ params, run }) => ({
    value: await run(async trx => {
      const pack = await findPack(trx, params.id)
      const order = pack && (await findAnyOrder(trx, pack.order_id))
      if (!order) throw new ProblemError('not-found')
      const { supplier_id: supplierId, id: exceptOrderId } = order
      const stock = supplierId === null ? [] : await listStock(trx, { supplierId, exceptOrderId })
      const kept = new Map(stock.map(each => [each.fabric, leftOf(each)]))
      const needs = Map.groupBy(pack.markers ?? [], ({ fabric }) => fabric)
      return {
        items: [...needs].map(([fabric, markers]) => ({
          fabric,
          needsMm: Math.round(markers.reduce((sum, { lengthMm }) => sum + lengthMm, 0)),
          leftMm: kept.get(fabric) ?? null,
        })),
      }
    }),
  }),
})
