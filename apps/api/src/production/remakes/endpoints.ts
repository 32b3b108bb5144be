import { endOfDay, startOfDay } from '@kitwright/measure'
import { listOwners } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoint, type Endpoints, ProblemError, type TenantContext } from '../../endpoint/index.ts'
import { findOrderFingerprint, findOrderToSew } from '../../orders/index.ts'
import { parseSettings } from '../../tenants/index.ts'
import { choicesOf, choosePrinter } from '../printers/choosePrinter.ts'
import { orderPack, presentOne } from '../packs/endpoints.ts'
import { garmentsAsked } from '../garments/orderGarments.ts'
import { forgetCounts, listCounts } from '../labels/pieceCounts.ts'
import { bundlesOf } from '../labels/findLabel.ts'
import { keptItemsOf } from '../garments/remakeScope.ts'
import { presentOfficeRemake, presentSums } from './present.ts'
import {
  findRemake,
  insertRemake,
  listRemakes,
  listRemakesIn,
  type RemakeRecord,
  type Span,
  sumRemakes,
} from './store.ts'
import { writeRemakeCsv } from './writeRemakeCsv.ts'

type Routes =
  | 'GET /api/office/orders/{id}/pieces'
  | 'GET /api/office/orders/{id}/remakes'
  | 'POST /api/office/orders/{id}/remakes'
  | 'POST /api/office/remakes/{id}/packs'
  | 'GET /api/office/remakes'
  | 'GET /api/office/remakes/csv'

/** Returns the lines of an order in production, and its fingerprint. */
async function getToSew(trx: Transaction, id: string) {
  const sign = await findOrderFingerprint(trx, id)
  if (!sign) throw new ProblemError('not-found')
  if (!sign.is_to_sew) throw new ProblemError('order-not-approved')
  return { sign, order: (await findOrderToSew(trx, { id }))! }
}

async function presentAll(trx: Transaction, remakes: readonly RemakeRecord[]) {
  const people = await listOwners(
    trx,
    remakes.map(({ made_by }) => made_by),
  )
  return remakes.map(remake => presentOfficeRemake(remake, people))
}

/** Returns the span of days in the shop's time zone, including the whole last day. */
function spanOf({ from, to }: { readonly from: string; readonly to: string }, { settings }: TenantContext): Span {
  const { timeZone } = parseSettings(settings)
  // The contract requires both to be days.
  return { from: startOfDay(from, timeZone)!, to: new Date(endOfDay(to, timeZone)!.getTime() + 1) }
}

/** Lines of the file at most. */
const EXPORTED = 100_000

const downloadRemakes: Endpoint<'GET /api/office/remakes/csv'> = async ({ query, tenant, language, run }) => {
  const { timeZone } = parseSettings(tenant.settings)
  const remakes = await run(async trx => listRemakesIn(trx, spanOf(query, tenant), EXPORTED))
  return {
    value: {
      bytes: await writeRemakeCsv(remakes, { language, timeZone }),
      mime: 'text/csv; charset=utf-8',
      cacheControl: 'private, no-store',
    },
    headers: { 'content-disposition': `attachment; filename="remakes-${query.from}-${query.to}.csv"` },
  }
}

/** Endpoints with which staff have missing or wrong pieces made again and see the cost. */
export function createRemakeEndpoints(): Endpoints<Routes> {
  return {
    'GET /api/office/orders/{id}/pieces': async ({ params, run }) =>
      run(async trx => {
        const { order } = await getToSew(trx, params.id)
        const counts = await listCounts(trx, order.id)
        const bundles = bundlesOf(garmentsAsked(order), { order: order.number, counts })
        return { value: { bundles, ...(await choicesOf(trx, order, true)) } }
      }),
    'GET /api/office/orders/{id}/remakes': async ({ params, run }) =>
      run(async trx => {
        const { order } = await getToSew(trx, params.id)
        const counts = await listCounts(trx, order.id)
        const bundles = bundlesOf(garmentsAsked(order), { order: order.number, counts }).map(({ pieces }) => pieces)
        const isCounted = ({ countedAt }: (typeof bundles)[number][number]): boolean => countedAt !== null
        const value = {
          remakes: await presentAll(trx, await listRemakes(trx, [order.id])),
          pieces: bundles.flat().length,
          counted: bundles.flat().filter(isCounted).length,
          garments: bundles.length,
          complete: bundles.filter(pieces => pieces.every(isCounted)).length,
        }
        return { value }
      }),
    'POST /api/office/orders/{id}/remakes': async ({ params, body, person, now, run }) =>
      run(async trx => {
        const { sign, order } = await getToSew(trx, params.id)
        const garments = garmentsAsked(order)
        const items = keptItemsOf(garments, body.items)
        const printer = await choosePrinter(trx, order, { printer: body.printer, isRemake: true })
        const { reason, culprit, costCents, note } = body
        const who = { orderId: order.id, supplierId: order.supplier_id, by: person.id, now }
        const id = await insertRemake(trx, { ...who, items, reason, culprit, costCents, note })
        if (id === undefined) throw new ProblemError('remake-limit-reached')
        // The remade pieces must be counted again.
        await forgetCounts(trx, order, items)
        await orderPack(trx, { order: sign, by: person.id, now, remakeId: id, printer })
        const [value] = await presentAll(trx, [(await findRemake(trx, id))!])
        return { value: value! }
      }),
    'POST /api/office/remakes/{id}/packs': async ({ params, query, person, now, run }) =>
      run(async trx => {
        const remake = await findRemake(trx, params.id)
        if (!remake) throw new ProblemError('not-found')
        const { sign } = await getToSew(trx, remake.order_id)
        const printer = await choosePrinter(trx, sign, { ...query, isRemake: true })
        const { id } = await orderPack(trx, { order: sign, by: person.id, now, remakeId: remake.id, printer })
        return { value: await presentOne(trx, { id, order_id: remake.order_id }, now) }
      }),
    'GET /api/office/remakes': async ({ query, tenant, run }) =>
      run(async trx => {
        const span = spanOf(query, tenant)
        const remakes = await listRemakesIn(trx, span)
        const shown = await presentAll(trx, remakes)
        const items = remakes.map(({ order_id: id, number }, i) => ({ ...shown[i]!, order: { id, number } }))
        return { value: { items, ...presentSums(await sumRemakes(trx, span)) } }
      }),
    'GET /api/office/remakes/csv': downloadRemakes,
  }
}
