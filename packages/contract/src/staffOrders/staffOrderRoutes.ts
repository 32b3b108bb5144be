import { customer } from '../routes/office.ts'
import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import * as o from './staffOrders.ts'

const byId = z.object({ id: s.uuid })

/** Orders that staff make for a customer: an unfinished one is kept on the server until it is placed. */
export const staffOrderRoutes = {
  'POST /api/office/customers': {
    summary: 'Add a customer without a password, who is invited by mail to choose one',
    auth: 'orders',
    body: o.newCustomerBody,
    status: 201,
    response: customer,
    errors: ['email-taken', 'customer-known'],
  },
  'PUT /api/office/customers/{id}/email': {
    summary: 'Give a customer without an email address one, and invite them by mail to choose a password',
    auth: 'orders',
    params: byId,
    body: o.customerEmailBody,
    response: customer,
    errors: ['not-found', 'email-taken', 'customer-has-email'],
  },
  'GET /api/office/order-drafts': {
    summary: 'The unfinished orders of all staff, the latest changed first',
    auth: 'orders',
    response: o.orderDrafts,
    errors: [],
  },
  'POST /api/office/order-drafts': {
    summary: 'Begin an order for a customer, or one that fills in another order',
    auth: 'orders',
    body: o.startDraftBody,
    status: 201,
    response: o.orderDraft,
    errors: ['not-found', 'drafts-full', 'fill-in-empty'],
  },
  'GET /api/office/order-drafts/{id}': {
    summary: 'An unfinished order with its price, or why it cannot be placed',
    auth: 'orders',
    params: byId,
    response: o.orderDraft,
    errors: ['not-found'],
  },
  'PUT /api/office/order-drafts/{id}': {
    summary: 'Keep what was typed of an order; needs If-Match',
    auth: 'orders',
    params: byId,
    headers: s.ifMatch,
    body: o.saveDraftBody,
    response: o.orderDraft,
    errors: ['not-found', 'precondition-required', 'stale-version'],
  },
  'POST /api/office/order-drafts/{id}/designs': {
    summary: 'Make a design of a template for the customer of an unfinished order',
    auth: 'orders',
    params: byId,
    body: z.strictObject({ templateId: s.uuid }),
    status: 201,
    response: z.object({ id: s.uuid, name: z.string(), productType: s.productType }),
    errors: ['not-found', 'design-limit-reached'],
  },
  'POST /api/office/order-drafts/{id}/place': {
    summary: 'Place an unfinished order with the checks of a checkout; again answers the same order; needs If-Match',
    auth: 'orders',
    params: byId,
    headers: s.ifMatch,
    body: o.placeDraftBody,
    status: 201,
    response: o.placedDraft,
    errors: [
      'not-found',
      'precondition-required',
      'stale-version',
      'price-changed',
      'cart-empty',
      'quantity-invalid',
      'no-price',
      'size-not-offered',
      'product-not-offered',
      'players-unprinted',
      'phone-invalid',
      'needed-by-past',
      'needed-by-too-early',
      'rush-not-offered',
      'method-not-offered',
      'order-total-negative',
      'quote-total-too-high',
      'credit-not-approved',
      'credit-exceeded',
    ],
  },
  'DELETE /api/office/order-drafts/{id}': {
    summary: 'Discard an unfinished order',
    auth: 'orders',
    params: byId,
    response: null,
    errors: ['not-found'],
  },
} as const satisfies Record<`${string} /${string}`, Route>
