import { AUDIT_AREAS, DEBT_SORTS, DELIVERY_STATES, INBOX_VIEWS, ORDER_STATUSES, ORDER_WAITS } from '@kitwright/contract'
import { dayParam, garmentParam, oneOfParam, searchSchema, placeParam, textParam, sortParam } from '../session/index.ts'

/** Filters by status, or by orders that wait for payment or for the staff. */
export const ORDER_FILTERS = [...ORDER_STATUSES, ...ORDER_WAITS] as const
/** Review filters in display order: designs waiting for a review come first. */
export const DESIGN_FILTERS = ['waiting', 'saved', 'rejected', 'ready', 'processing', 'all'] as const

const places = { after: placeParam, before: placeParam }
const list = { ...places, search: textParam }

/** Further filters of the list of orders, and its columns. */
export type OrderFilterKey =
  | 'turn'
  | 'urgency'
  | 'assignee'
  | 'tag'
  | 'paid'
  | 'source'
  | 'supplier'
  | 'product'
  | `${'due' | 'promised' | 'total'}${'From' | 'To'}`
  | 'columns'

const listedOrders = searchSchema({
  ...list,
  status: oneOfParam(...ORDER_FILTERS),
  customer: textParam,
  sort: sortParam(
    'number',
    'customer',
    'pieces',
    'total',
    'paid',
    'status',
    'placed',
    'due',
    'promised',
    'who',
    'cost',
    'margin',
  ),
})

/** The page itself checks its further filters (`readFilters`), so that no other page loads how. */
export const ordersSearch = (
  search: Readonly<Record<string, unknown>>,
): ReturnType<typeof listedOrders> & { readonly [K in OrderFilterKey]?: string } => {
  const {
    search: _search,
    status: _status,
    customer: _customer,
    sort: _sort,
    after: _after,
    before: _before,
    ...rest
  } = search
  const texts = Object.entries(rest).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  return { ...Object.fromEntries(texts.map(([key, value]) => [key, String(value)])), ...listedOrders(search) }
}
export const designsSearch = searchSchema({
  ...list,
  status: oneOfParam(...DESIGN_FILTERS),
  customer: textParam,
  sort: sortParam('name', 'customer', 'status', 'waiting', 'changed'),
})
/** The design that is open on the review desk. */
export const reviewSearch = searchSchema({ design: textParam })
/** Filters of the quotes in display order. */
export const QUOTE_FILTERS = ['waiting', 'asked', 'sent', 'accepted', 'declined', 'expired'] as const
export const quotesSearch = searchSchema({ ...list, status: oneOfParam(...QUOTE_FILTERS) })
export const customersSearch = searchSchema({ ...list, sort: sortParam('name', 'since', 'seen') })
/** The audit log: its area is the status. */
export const auditSearch = searchSchema({
  ...list,
  status: oneOfParam(...AUDIT_AREAS),
  person: textParam,
  from: dayParam,
  to: dayParam,
})
/** The inbox: its view, what is searched, and the conversation that is open. */
export const inboxSearch = searchSchema({ ...list, view: oneOfParam(...INBOX_VIEWS), open: textParam })
export const deliveriesSearch = searchSchema({ ...places, status: oneOfParam(...DELIVERY_STATES) })
/** Filters for all suppliers, or for those whose link expires. */
export const suppliersSearch = searchSchema({ waits: oneOfParam('link') })
export const debtsSearch = searchSchema({ ...places, sort: oneOfParam(...DEBT_SORTS) })
export const remakesSearch = searchSchema({ from: dayParam, to: dayParam })
export const garmentSearch = searchSchema({ garment: garmentParam })
