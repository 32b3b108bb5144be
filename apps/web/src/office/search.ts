import { DELIVERY_STATES, ORDER_STATUSES } from '@kitwright/contract'
import { garmentPath, oneOf, searchSchema, somePlace, someText, sortedBy } from '../session/index.ts'

/** By status, or those whose next step waits for money. */
export const ORDER_FILTERS = [...ORDER_STATUSES, 'deposit-due', 'balance-due'] as const
/** What waits for a review is looked at first; the rest stands behind these. */
export const DESIGN_FILTERS = ['waiting', 'saved', 'rejected', 'ready', 'processing', 'all'] as const

const places = { after: somePlace, before: somePlace }
const list = { ...places, search: someText }

export const ordersSearch = searchSchema({
  ...list,
  status: oneOf(...ORDER_FILTERS),
  customer: someText,
  sort: sortedBy('number', 'customer', 'pieces', 'total', 'paid', 'status', 'placed'),
})
export const designsSearch = searchSchema({
  ...list,
  status: oneOf(...DESIGN_FILTERS),
  customer: someText,
  sort: sortedBy('name', 'customer', 'status', 'waiting', 'changed'),
})
export const customersSearch = searchSchema({ ...list, sort: sortedBy('name', 'since', 'seen') })
export const messagesSearch = searchSchema(places)
export const deliveriesSearch = searchSchema({ ...places, status: oneOf(...DELIVERY_STATES) })
export const garmentSearch = searchSchema({ garment: garmentPath })
