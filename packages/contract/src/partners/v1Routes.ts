import { LIMITS } from '../terms/limits.ts'
import { DESK_LIMITS } from '../terms/desk.ts'
import { API_SCOPES } from '../terms/rights/partnerTerms.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import type { Route } from '../routes/route.ts'
import * as v from './v1Schemas.ts'

// The partners' API: calls of programs with a key. `scope` states what the key needs.

const byId = z.object({ id: s.uuid })
const byParcel = z.object({ id: s.uuid, parcel: s.uuid })
const REPEATED = ['idempotency-key-conflict'] as const
const MOVES = ['order-status-conflict', 'proof-not-accepted', 'payment-reason-required', 'sample-credited'] as const

const orderRoutes = {
  'GET /v1/orders': {
    summary: 'Orders, the latest first, by status, time of placing, customer, payment, product, source and due day',
    scope: 'orders:read',
    query: v.v1OrderFilters,
    response: v.v1List(v.v1OrderRow),
    errors: ['cursor-invalid'],
  },
  'GET /v1/orders/{id}': {
    summary: 'One order with its lines, parcels and history',
    scope: 'orders:read',
    params: byId,
    response: v.v1Order,
    errors: ['not-found'],
  },
  'POST /v1/orders/{id}/move': {
    summary:
      'Move an order to another status, by the same table as staff. `production:write` moves within production. With If-Match only the version that was read',
    scope: ['orders:write', 'production:write'],
    params: byId,
    headers: v.changeHeaders,
    body: z.strictObject({ to: s.orderStatus, note: s.optionalParagraph(LIMITS.orderNote) }),
    response: v.v1Order,
    errors: ['not-found', 'stale-version', ...MOVES, ...REPEATED],
  },
  'POST /v1/orders/{id}/notes': {
    summary: 'Write a note that only staff read',
    scope: 'orders:write',
    params: byId,
    headers: v.idempotencyKey,
    body: z.strictObject({ text: s.paragraph(DESK_LIMITS.note) }),
    status: 201,
    response: z.object({ id: s.uuid }),
    errors: ['not-found', 'notes-full', ...REPEATED],
  },
  'POST /v1/orders/{id}/parcels': {
    summary:
      'Send pieces of an order with their tracking: the lines that are named, else all that are left. The customer gets a mail',
    scope: ['orders:write', 'production:write'],
    params: byId,
    headers: v.idempotencyKey,
    body: s.parcelInput.partial({ lines: true }),
    status: 201,
    response: v.v1Order,
    errors: ['not-found', 'parcel-too-early', 'parcel-too-much', 'parcels-full', ...MOVES, ...REPEATED],
  },
  'PUT /v1/orders/{id}/parcels/{parcel}': {
    summary: 'Correct the carrier and the tracking of a parcel',
    scope: ['orders:write', 'production:write'],
    params: byParcel,
    headers: v.idempotencyKey,
    body: s.trackingInput,
    response: v.v1Order,
    errors: ['not-found', ...REPEATED],
  },
} as const satisfies Record<string, Route>

export const v1Routes = {
  'GET /v1/key': {
    summary: 'The key of the call: its shop, its scopes and its limit',
    scope: API_SCOPES,
    response: v.v1Key,
    errors: [],
  },
  ...orderRoutes,
  'GET /v1/products': {
    summary: 'Products with sizes, fabrics and prices',
    scope: 'products:read',
    response: v.v1List(s.product),
    errors: [],
  },
  'GET /v1/prices': {
    summary: 'The price list: steps by quantity, promotion, surcharges',
    scope: 'products:read',
    response: s.pricing,
    errors: [],
  },
  'GET /v1/designs': {
    summary: 'Designs of all customers, the last changed first',
    scope: 'designs:read',
    query: v.v1DesignFilters,
    response: v.v1List(v.v1Design),
    errors: ['cursor-invalid'],
  },
  'GET /v1/designs/{id}': {
    summary: 'One design with the address of its picture',
    scope: 'designs:read',
    params: byId,
    response: v.v1Design,
    errors: ['not-found'],
  },
  'GET /v1/customers': {
    summary: 'Customers, the newest first',
    scope: 'customers:read',
    query: v.v1Page.extend({ search: s.search }),
    response: v.v1List(v.v1Customer),
    errors: ['cursor-invalid'],
  },
  'GET /v1/customers/{id}': {
    summary: 'One customer',
    scope: 'customers:read',
    params: byId,
    response: v.v1Customer,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>
