import { routes } from '@kitwright/contract'
import { isStaff } from '../../accounts/index.ts'
import type { Transaction } from '../../database/index.ts'
import { type Endpoints, ProblemError } from '../../endpoint/index.ts'
import { recordEvent } from '../../events/index.ts'
import { type FileStore, parseStoredJson, pressKey } from '../../files/index.ts'
import { findOrderFingerprint, type OrderSign } from '../../orders/index.ts'
import { choosePrinter } from '../printers/choosePrinter.ts'
import { isDownloadable, openPackArchive, zipHeaders } from './packDownload.ts'
import { createPackAddress } from './signedPackUrl.ts'
import { requestPack, cancelPack, stopNestingSearch, PackInProgressError } from './records/requestPack.ts'
import { findPack, noteFetch, type PackRecord } from './records/packStore.ts'
import { presentPacks } from './presentPacks.ts'
import { createStreamCount } from './openStreams.ts'
import { streamEvents } from './packEventStream.ts'

type Routes =
  | 'GET /api/office/orders/{id}/packs'
  | 'POST /api/office/orders/{id}/packs'
  | 'POST /api/office/packs/{id}/cancel'
  | 'POST /api/office/packs/{id}/tighter'
  | 'POST /api/office/packs/{id}/enough'
  | 'POST /api/office/packs/{id}/fetch'
  | 'GET /api/office/packs/{id}/markers/{at}'
  | 'GET /api/packs/{id}/archive'
  | 'GET /api/orders/{id}/packs/events'

export interface PacksDependencies {
  readonly files: FileStore
  readonly secret: string | Uint8Array
  /** Aborts when the server is about to stop. */
  readonly stopping: AbortSignal | undefined
}

async function getOrder(trx: Transaction, id: string): Promise<OrderSign> {
  const order = await findOrderFingerprint(trx, id)
  if (!order) throw new ProblemError('not-found')
  return order
}

async function getPack(trx: Transaction, id: string): Promise<PackRecord> {
  const pack = await findPack(trx, id)
  if (!pack) throw new ProblemError('not-found')
  return pack
}

export async function presentOne(trx: Transaction, { id, order_id }: Pick<PackRecord, 'id' | 'order_id'>, now: Date) {
  const { items } = await presentPacks(trx, await getOrder(trx, order_id), now)
  return items.find(item => item.id === id)!
}

async function requireWhole(
  pack: PackRecord,
  place: Omit<Parameters<typeof isDownloadable>[0], 'pack'>,
): Promise<void> {
  if (!(await isDownloadable({ ...place, pack }))) throw new ProblemError('pack-gone')
}

/** Throws unless the person is still staff: an address outlives the session in which it was issued. */
async function requireStaff(trx: Transaction, by: string): Promise<void> {
  if (!(await isStaff(trx, by))) throw new ProblemError('link-invalid')
}

type PackOrder = Parameters<typeof requestPack>[1] & {
  /** The workers begin after this instant, since the request may be taken back. */
  readonly heldUntil?: Date
}

/** Enqueues a pack for the workers. */
export async function orderPack(
  trx: Transaction,
  { heldUntil, ...wanted }: PackOrder,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const { id, isNew, isLeft } = await requestPack(trx, wanted).catch((error: unknown) => {
    throw error instanceof PackInProgressError ? new ProblemError('pack-under-way') : error
  })
  const payload = heldUntil ? { heldUntil: heldUntil.toISOString() } : {}
  if (isNew || isLeft) await recordEvent(trx, { kind: 'PackAsked', subjectId: id, payload })
  return { id, isNew }
}

/**
 * Endpoints with which staff manage an order's print files: request them, follow their progress, cancel them, fetch
 * them.
 */
export function createPacksEndpoints(dependencies: PacksDependencies): Endpoints<Routes> {
  const { files, secret } = dependencies
  const addresses = createPackAddress(secret)
  return {
    'GET /api/office/orders/{id}/packs': async ({ params, tenant, person, now, run }) => {
      const packs = await run(async trx => presentPacks(trx, await getOrder(trx, params.id), now))
      const given = { tenantId: tenant.id, id: params.id, by: person.id, now }
      return { value: { ...packs, eventsAddress: addresses.of('events', given) } }
    },
    'POST /api/office/orders/{id}/packs': async ({ params, query, person, now, run }) =>
      run(async trx => {
        const order = await getOrder(trx, params.id)
        if (!order.is_to_sew) throw new ProblemError('order-not-approved')
        const printer = await choosePrinter(trx, order, query)
        const { id } = await orderPack(trx, { order, by: person.id, now, printer })
        return { value: await presentOne(trx, { id, order_id: order.id }, now) }
      }),
    'POST /api/office/packs/{id}/cancel': async ({ params, now, run }) =>
      run(async trx => {
        const pack = await getPack(trx, params.id)
        if (!(await cancelPack(trx, pack.id, now))) throw new ProblemError('pack-ended')
        return { value: await presentOne(trx, pack, now) }
      }),
    'POST /api/office/packs/{id}/tighter': async ({ params, body: { effort }, person, now, run }) =>
      run(async trx => {
        const pack = await getPack(trx, params.id)
        if (!pack.markers?.length) throw new ProblemError('not-found')
        const order = await getOrder(trx, pack.order_id)
        if (!order.is_to_sew) throw new ProblemError('order-not-approved')
        const asked = { order, by: person.id, now, remakeId: pack.remake_id, effort }
        const { id } = await orderPack(trx, { ...asked, printer: pack })
        return { value: await presentOne(trx, { id, order_id: order.id }, now) }
      }),
    'POST /api/office/packs/{id}/enough': async ({ params, now, run }) =>
      run(async trx => {
        const pack = await getPack(trx, params.id)
        if (!(await stopNestingSearch(trx, pack.id))) throw new ProblemError('pack-ended')
        return { value: await presentOne(trx, pack, now) }
      }),
    'POST /api/office/packs/{id}/fetch': async ({ params, tenant, person, now, run }) => {
      const pack = await run(async trx => getPack(trx, params.id))
      await requireWhole(pack, { files, tenantId: tenant.id, now })
      return { value: { address: addresses.of('archive', { tenantId: tenant.id, id: pack.id, by: person.id, now }) } }
    },
    'GET /api/office/packs/{id}/markers/{at}': async ({ params, tenant, run }) => {
      const marker = (await run(async trx => getPack(trx, params.id))).markers?.[params.at]
      if (!marker) throw new ProblemError('not-found')
      const kept = await files.find(pressKey(tenant.id, marker.layout, 'json'))
      const value = parseStoredJson(kept, routes['GET /api/office/packs/{id}/markers/{at}'].response)
      if (!value) throw new ProblemError('pack-gone')
      return { value }
    },
    ...createOpenedEndpoints(dependencies),
  }
}

type OpenedRoutes = 'GET /api/packs/{id}/archive' | 'GET /api/orders/{id}/packs/events'

/** Endpoints that a browser opens by a signed address. */
function createOpenedEndpoints({ files, secret, stopping }: PacksDependencies): Endpoints<OpenedRoutes> {
  const addresses = createPackAddress(secret)
  const openStream = createStreamCount()
  return {
    'GET /api/packs/{id}/archive': async ({ params, query, tenant, now, run }) => {
      const given = { tenantId: tenant.id, id: params.id }
      addresses.check('archive', given, { ...query, now })
      const { pack, order } = await run(async trx => {
        await requireStaff(trx, query.by)
        const found = await getPack(trx, params.id)
        return { pack: found, order: await getOrder(trx, found.order_id) }
      })
      await requireWhole(pack, { files, tenantId: tenant.id, now })
      await run(async trx => noteFetch(trx, { packId: pack.id, by: query.by, now }), { isShared: true })
      const bytes = await openPackArchive({ files, tenantId: tenant.id, pack })
      return {
        value: { bytes, mime: 'application/zip', cacheControl: 'private, no-store' },
        headers: zipHeaders(pack, order),
      }
    },
    'GET /api/orders/{id}/packs/events': async ({ params, query, tenant, now, network, signal, run }) => {
      const given = { tenantId: tenant.id, id: params.id }
      addresses.check('events', given, { ...query, now })
      const eventsAddress = addresses.of('events', { ...given, by: query.by, now })
      const read = async (): Promise<string> =>
        run(async trx => {
          await requireStaff(trx, query.by)
          const packs = await presentPacks(trx, await getOrder(trx, params.id), new Date())
          return JSON.stringify({ ...packs, eventsAddress })
        })
      await read()
      const until = Date.now() + Math.max(0, query.until - now.getTime())
      const over = stopping ? AbortSignal.any([signal, stopping]) : signal
      const opening = { tenantId: tenant.id, accountId: query.by, network, signal: over }
      const bytes = openStream(opening, () => streamEvents({ read, signal: over, until }))
      const value = { mime: 'text/event-stream', cacheControl: 'no-store', bytes }
      // Proxies must not buffer the events.
      return { value, headers: { 'x-accel-buffering': 'no' } }
    },
  }
}
