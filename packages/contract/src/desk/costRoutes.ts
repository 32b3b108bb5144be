import type { Route } from '../routes/route.ts'
import { UPLOAD_ERRORS } from '../routes/uploads.ts'
import * as s from '../schemas/index.ts'
import { z } from '../schemas/zod.ts'
import { period } from './figureRoutes.ts'
import { costList, costPrices, margins, orderCost, supplierInvoiceBody } from '../costs/costSchemas.ts'

// Costs of orders at their suppliers, and margins. No customer and no supplier reads them.

const byId = z.object({ id: s.uuid })
const byDay = z.object({ id: s.uuid, day: s.day })
const { ifMatch } = s
/** A supplier's lists, the latest first. */
const lists = z.object({ items: z.array(costList), rielPerDollar: z.int().nullable() })

export const costRoutes = {
  'GET /api/office/suppliers/{id}/costs': {
    summary: 'The price lists of a supplier, the latest first',
    auth: 'costs',
    params: byId,
    response: lists,
    errors: ['not-found'],
  },
  'PUT /api/office/suppliers/{id}/costs/{day}': {
    summary: 'Store the prices of a supplier from a day on; needs If-Match, with "0" for a new list',
    auth: 'costs',
    params: byDay,
    headers: ifMatch,
    body: costPrices,
    response: lists,
    errors: [
      'not-found',
      'precondition-required',
      'stale-version',
      'cost-limit-reached',
      'cost-too-high',
      'riel-rate-missing',
    ],
  },
  'DELETE /api/office/suppliers/{id}/costs/{day}': {
    summary: 'Remove the prices of a supplier that begin on a day; those before hold instead; needs If-Match',
    auth: 'costs',
    params: byDay,
    headers: ifMatch,
    response: lists,
    errors: ['not-found', 'precondition-required', 'stale-version'],
  },
  'GET /api/office/orders/{id}/cost': {
    summary: 'What an order costs the shop, part by part, what is estimated and what is missing, and the margin',
    auth: 'costs',
    params: byId,
    response: orderCost,
    errors: ['not-found'],
  },
  'POST /api/office/orders/{id}/supplier-invoices': {
    summary: 'Record an invoice of a supplier for an order, which counts instead of the costs that it covers',
    auth: 'costs',
    params: byId,
    body: supplierInvoiceBody,
    status: 201,
    response: orderCost,
    errors: [
      'not-found',
      'invoice-taken',
      'cost-limit-reached',
      'cost-too-high',
      'riel-rate-missing',
      'order-without-supplier',
    ],
  },
  'DELETE /api/office/supplier-invoices/{id}': {
    summary: 'Remove a recorded invoice of a supplier',
    auth: 'costs',
    params: byId,
    response: orderCost,
    errors: ['not-found'],
  },
  'POST /api/office/supplier-invoices/{id}/file': {
    summary: 'Store the picture or PDF of a supplier’s invoice (multipart field `file`), instead of any before it',
    auth: 'costs',
    params: byId,
    response: orderCost,
    errors: ['not-found', 'pdf-too-large', 'pdf-too-long', 'pdf-unreadable', 'pdf-not-plain', ...UPLOAD_ERRORS],
  },
  'GET /api/office/supplier-invoices/{id}/file': {
    summary: 'The picture or PDF of a supplier’s invoice',
    auth: 'costs',
    params: byId,
    response: 'binary',
    errors: ['not-found'],
  },
  'GET /api/office/margins': {
    summary: 'Sales, costs and margin of the orders placed in a period, beside the period before, by month and product',
    auth: 'costs',
    query: period,
    response: margins,
    errors: [],
  },
  'GET /api/office/margins/csv': {
    summary:
      'Sales, costs and margin of each order placed in a period as CSV, with a head in the language of Accept-Language',
    auth: 'costs',
    query: period,
    response: 'binary',
    errors: [],
  },
} as const satisfies Record<string, Route>
