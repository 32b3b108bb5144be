import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { LIMITS } from '../terms/limits.ts'
import type { Route } from '../routes/route.ts'
import { UPLOAD_ERRORS } from '../routes/uploads.ts'

// Delivery of orders: promised days, addresses, parcels and claims.

const byOrder = z.object({ id: s.uuid })
const byParcel = z.object({ id: s.uuid, parcel: s.uuid })
const byClaim = z.object({ id: s.uuid, claim: s.uuid })

const settingsRoutes = {
  'GET /api/office/shipping': {
    summary: 'Calendar, capacity and terms of delivery of the shop',
    auth: 'settings',
    response: z.object({ terms: s.shippingTerms, publicHolidays: z.array(s.publicHoliday) }),
    errors: [],
  },
  'PUT /api/office/shipping': {
    summary: 'Change them; with If-Match only those that were read',
    auth: 'settings',
    headers: s.ifMatch,
    body: s.shippingTerms,
    response: z.object({ terms: s.shippingTerms, publicHolidays: z.array(s.publicHoliday) }),
    errors: ['stale-version'],
  },
} as const satisfies Record<string, Route>

const checkoutRoutes = {
  'POST /api/shipping/options': {
    summary: 'What delivery of the lines costs, and when they would arrive; open to visitors',
    auth: 'optional',
    body: s.quoteBody,
    response: s.shippingOptions,
    errors: ['cart-empty', 'quantity-invalid', 'no-price', 'product-not-offered', 'size-not-offered'],
  },
  'GET /api/places': {
    summary: 'Provinces of Cambodia with their districts',
    response: s.places,
    errors: [],
  },
  'GET /api/places/{district}': {
    summary: 'Communes of a district',
    params: z.object({ district: s.line(6) }),
    response: s.communes,
    errors: ['not-found'],
  },
  'GET /api/addresses': { summary: 'Own addresses', auth: true, response: s.savedAddresses, errors: [] },
  'POST /api/addresses': {
    summary: 'Save an address; the same name replaces it',
    auth: true,
    body: s.addressInput,
    status: 201,
    response: s.savedAddresses,
    errors: ['phone-invalid', 'address-limit-reached'],
  },
  'DELETE /api/addresses/{id}': {
    summary: 'Delete an own address',
    auth: true,
    params: byOrder,
    response: s.savedAddresses,
    errors: ['not-found'],
  },
} as const satisfies Record<string, Route>

const parcelRoutes = {
  'GET /api/orders/{id}/parcels': {
    summary: 'The parcels of an own order',
    auth: true,
    params: byOrder,
    response: s.parcels,
    errors: ['not-found'],
  },
  'POST /api/orders/{id}/parcels/{parcel}/receive': {
    summary: 'Say that a parcel of an own order has come; the last one ends a paid order',
    auth: true,
    params: byParcel,
    response: s.parcels,
    errors: ['not-found'],
  },
  'POST /api/parcels/receive': {
    summary: 'Say that a parcel has come, by the signed link of its mail; without an account',
    body: z.strictObject({ token: s.line(400) }),
    response: z.object({ number: z.string(), receivedAt: s.instant }),
    errors: ['link-invalid'],
  },
  'GET /api/office/orders/{id}/parcels': {
    summary: 'The parcels of an order',
    auth: 'staff',
    params: byOrder,
    response: s.parcels,
    errors: ['not-found'],
  },
  'POST /api/office/orders/{id}/parcels': {
    summary: 'Send pieces of an order, which is then on its way; the customer gets a mail',
    auth: ['orders', 'production'],
    params: byOrder,
    body: s.parcelInput,
    status: 201,
    response: s.parcels,
    errors: [
      'not-found',
      'parcel-too-early',
      'parcel-too-much',
      'parcels-full',
      'payment-reason-required',
      'order-status-conflict',
    ],
  },
  'PUT /api/office/orders/{id}/parcels/{parcel}': {
    summary: 'Correct the carrier and the tracking number of a parcel',
    auth: ['orders', 'production'],
    params: byParcel,
    body: s.trackingInput,
    response: s.parcels,
    errors: ['not-found'],
  },
  'PUT /api/office/orders/{id}/promise': {
    summary: 'Change the promised day of an order; the customer gets a mail with the reason',
    auth: 'orders',
    params: byOrder,
    body: z.strictObject({ on: s.day, reason: s.paragraph(LIMITS.orderNote) }),
    response: s.orderShipping,
    errors: ['not-found', 'needed-by-past', 'order-status-conflict'],
  },
} as const satisfies Record<string, Route>

const claimRoutes = {
  'GET /api/orders/{id}/claims': {
    summary: 'The claims of an own order',
    auth: true,
    params: byOrder,
    response: s.claims,
    errors: ['not-found'],
  },
  'POST /api/orders/{id}/claims': {
    summary: 'Claim pieces of an own order that are missing, wrong or faulty',
    auth: true,
    params: byOrder,
    body: s.claimInput,
    status: 201,
    response: s.claims,
    errors: ['not-found', 'claim-too-early', 'claim-repeated', 'claims-full'],
  },
  'POST /api/orders/{id}/claims/{claim}/photos': {
    summary: 'Add a picture to an own claim (multipart field `file`: PNG, JPEG or WebP, 10 MB)',
    auth: true,
    params: byClaim,
    status: 201,
    response: s.claims,
    errors: ['not-found', 'claim-answered', 'photos-full', ...UPLOAD_ERRORS],
  },
  'GET /api/office/orders/{id}/claims': {
    summary: 'The claims of an order',
    auth: 'staff',
    params: byOrder,
    response: s.claims,
    errors: ['not-found'],
  },
  'POST /api/office/orders/{id}/claims/{claim}/answer': {
    summary: 'Answer a claim with a remake, a refund or a refusal, which is mailed',
    auth: 'orders',
    params: byClaim,
    body: s.claimAnswer,
    response: s.claims,
    errors: ['not-found', 'claim-answered'],
  },
} as const satisfies Record<string, Route>

export const shippingRoutes = {
  ...settingsRoutes,
  ...checkoutRoutes,
  ...parcelRoutes,
  ...claimRoutes,
} as const satisfies Record<string, Route>
