import type { Response_, RouteKey } from '@kitwright/contract'
import { findCustomer, findCustomers, readCustomerRows } from '../../accounts/index.ts'
import { readOffer, readPricing } from '../../catalogue/index.ts'
import { createPictureAddress, findAnyDesign, listAllDesigns, type OwnedDesign } from '../../designs/index.ts'
import { type ApiKey, type Endpoints, ProblemError } from '../../endpoint/index.ts'
import type { Cursors } from './cursor.ts'
import { knowsCustomers } from './presentV1.ts'

type Routes = Exclude<
  Extract<RouteKey, `GET /v1/${string}`>,
  `${string} /v1/orders${string}` | `${string}/fonts${string}`
>
type CustomerRoutes = Extract<Routes, `${string} /v1/customers${string}`>
type Customer = Response_<'GET /v1/customers/{id}'>
type Design = Response_<'GET /v1/designs/{id}'>

interface ReadParts {
  readonly cursors: Cursors
  readonly pictureSecret: Uint8Array
}

const presentCustomer = (row: Awaited<ReturnType<typeof readCustomerRows>>[number]): Customer => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  isBlocked: row.is_blocked,
  createdAt: row.created_at.toISOString(),
})

/** Endpoints with which partners read products, prices, designs and customers. */
export function createV1ReadEndpoints({ cursors, pictureSecret }: ReadParts): Endpoints<Routes> {
  const pictures = createPictureAddress(pictureSecret)
  const presentDesign = (row: OwnedDesign, { tenant, origin, key }: DesignContext): Design => ({
    id: row.id,
    name: row.name,
    product: row.product_type,
    status: row.status,
    revision: row.revision,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    customerId: knowsCustomers(key) ? row.owner_id : null,
    pictureUrl: `${origin}${pictures.of(tenant.id, row.id, row.revision)}`,
  })
  return {
    'GET /v1/key': async ({ tenant, key }) => ({
      value: {
        name: key.name,
        shop: tenant.name,
        scopes: [...key.scopes],
        callsPerMinute: key.callsPerMinute,
        expiresAt: key.expiresAt?.toISOString() ?? null,
      },
    }),
    'GET /v1/products': async ({ tenant, run }) => ({
      value: { items: await run(async trx => readOffer(trx, tenant)), next: null },
    }),
    'GET /v1/prices': async ({ tenant, run }) => ({ value: await run(async trx => readPricing(trx, tenant)) }),
    'GET /v1/designs': async exchange => {
      const { tenant, query, run } = exchange
      const { cursor, limit, customerId, status } = query
      const list = { tenantId: tenant.id, list: 'designs', filters: { customerId, status } }
      const after = cursors.read(list, cursor)
      return run(async trx => {
        const wanted = { customer: customerId, status, search: '', sort: '-changed' as const, pageSize: limit, after }
        const { rows, after: next } = await listAllDesigns(trx, wanted)
        return { value: { items: rows.map(row => presentDesign(row, exchange)), next: cursors.write(list, next) } }
      })
    },
    'GET /v1/designs/{id}': async exchange =>
      exchange.run(async trx => {
        const design = await findAnyDesign(trx, exchange.params.id)
        if (!design) throw new ProblemError('not-found')
        return { value: presentDesign(design, exchange) }
      }),
    ...createCustomerEndpoints(cursors),
  }
}

/** Endpoints with which partners read customers. */
const createCustomerEndpoints = (cursors: Cursors): Endpoints<CustomerRoutes> => ({
  'GET /v1/customers': async ({ tenant, query, run }) => {
    const { cursor, limit, search } = query
    const list = { tenantId: tenant.id, list: 'customers', filters: { search } }
    const after = cursors.read(list, cursor)
    return run(async trx => {
      const { ids, after: next } = await findCustomers(trx, { search, sort: '-since', pageSize: limit, after })
      const rows = await readCustomerRows(trx, ids)
      return { value: { items: rows.map(presentCustomer), next: cursors.write(list, next) } }
    })
  },
  'GET /v1/customers/{id}': async ({ params, run }) => {
    const row = await run(async trx => findCustomer(trx, params.id))
    if (!row) throw new ProblemError('not-found')
    return { value: presentCustomer(row) }
  },
})

interface DesignContext {
  readonly tenant: { readonly id: string }
  readonly origin: string
  readonly key: ApiKey
}
