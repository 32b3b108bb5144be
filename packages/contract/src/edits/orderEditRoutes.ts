import type { Route } from '../routes/route.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import * as e from './orderEdits.ts'

const byId = z.object({ id: s.uuid })
const ofEdit = z.object({ id: s.uuid, edit: s.uuid })

const PRICE_ERRORS = [
  'not-found',
  'order-status-conflict',
  'order-pieces-made',
  'order-total-negative',
  'edit-design-gone',
  'quantity-invalid',
  'size-not-offered',
  'no-price',
  'product-not-offered',
  'quote-total-too-high',
] as const
const SPLIT_ERRORS = [
  'not-found',
  'order-status-conflict',
  'order-pieces-made',
  'order-total-negative',
  'split-invalid',
] as const
const APPLY_ERRORS = ['order-status-conflict', 'order-pieces-made', 'credit-exceeded'] as const
const ANSWER_ERRORS = ['not-found', 'edit-answered', 'edit-replaced'] as const

/** Edits of an order after it was placed: staff make them, and the customer accepts those that cost more. */
export const orderEditRoutes = {
  'GET /api/office/orders/{id}/edits': {
    summary: 'The edits of an order, and what the next one starts from',
    auth: 'staff',
    params: byId,
    response: e.officeOrderEdits,
    errors: ['not-found'],
  },
  'POST /api/office/orders/{id}/edits/preview': {
    summary: 'Price an edit of an order without saving it: before, after and the difference',
    auth: 'orders',
    params: byId,
    body: e.previewEditBody,
    response: e.editPreview,
    errors: PRICE_ERRORS,
  },
  'POST /api/office/orders/{id}/edits': {
    summary: 'Save an edit: it is applied, or waits for the customer if the total rises; needs If-Match',
    auth: 'orders',
    params: byId,
    headers: s.ifMatch,
    body: e.saveEditBody,
    status: 201,
    response: e.officeOrderEdits,
    errors: [
      ...PRICE_ERRORS,
      'precondition-required',
      'stale-version',
      'price-changed',
      'edit-empty',
      'edits-full',
      'credit-exceeded',
    ],
  },
  'POST /api/office/orders/{id}/edits/{edit}/withdraw': {
    summary: 'Withdraw an edit that waits for the customer',
    auth: 'orders',
    params: ofEdit,
    response: e.officeOrderEdits,
    errors: ANSWER_ERRORS,
  },
  'POST /api/office/orders/{id}/split/preview': {
    summary: 'Tell what splitting an order makes of its amounts, without splitting it',
    auth: 'orders',
    params: byId,
    body: e.splitBody,
    response: e.splitPreview,
    errors: SPLIT_ERRORS,
  },
  'POST /api/office/orders/{id}/split': {
    summary: 'Move pieces of an order, with their share of its payments, to a new order; needs If-Match',
    auth: 'orders',
    params: byId,
    headers: s.ifMatch,
    body: e.saveSplitBody,
    status: 201,
    response: e.splitOrder,
    errors: [...SPLIT_ERRORS, 'supplier-ended', 'precondition-required', 'stale-version', 'edits-full'],
  },
  'POST /api/office/orders/{id}/split/undo': {
    summary: 'Move the pieces of a new order back to the order that it was split off, within ten seconds',
    auth: 'orders',
    params: byId,
    response: z.object({ id: s.uuid }),
    errors: ['not-found', 'stale-version', 'undo-ended'],
  },
  'GET /api/orders/{id}/edits': {
    summary: 'The edits of an own order, the latest first',
    auth: true,
    params: byId,
    response: e.orderEdits,
    errors: ['not-found'],
  },
  'POST /api/orders/{id}/edits/{edit}/accept': {
    summary: 'Accept an edit of an own order: it is applied at the prices that were shown',
    auth: true,
    params: ofEdit,
    response: e.orderEdits,
    errors: [...ANSWER_ERRORS, ...APPLY_ERRORS, 'edit-outdated'],
  },
  'POST /api/orders/{id}/edits/{edit}/decline': {
    summary: 'Decline an edit of an own order, with the reason; the order stays as it is',
    auth: true,
    params: ofEdit,
    body: e.declineEditBody,
    response: e.orderEdits,
    errors: ANSWER_ERRORS,
  },
} as const satisfies Record<`${string} /${string}`, Route>
