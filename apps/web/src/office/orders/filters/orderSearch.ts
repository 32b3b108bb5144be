import {
  ORDER_COLUMNS,
  ORDER_SOURCES,
  type OrderColumn,
  PAID_SHARES,
  URGENCIES,
  WAITING_TURNS,
} from '@kitwright/contract'
import { isProductType, type ProductType } from '@kitwright/garment'
import { dayParam, oneOfParam, searchSchema, textParam } from '../../../session/index.ts'
import type { ordersSearch } from '../../search.ts'

/** An amount in whole cents. */
const centsParam = (text: unknown): string | undefined => (/^\d{1,9}$/.test(String(text)) ? String(text) : undefined)
const productParam = (text: unknown): ProductType | undefined =>
  typeof text === 'string' && isProductType(text) ? text : undefined

const readFurther = searchSchema({
  turn: oneOfParam(...WAITING_TURNS),
  urgency: oneOfParam(...URGENCIES),
  assignee: textParam,
  tag: textParam,
  paid: oneOfParam(...PAID_SHARES),
  source: oneOfParam(...ORDER_SOURCES),
  supplier: textParam,
  product: productParam,
  dueFrom: dayParam,
  dueTo: dayParam,
  promisedFrom: dayParam,
  promisedTo: dayParam,
  totalFrom: centsParam,
  totalTo: centsParam,
  /** Columns of the list, separated by dots. */
  columns: textParam,
})
type Address = ReturnType<typeof ordersSearch>

/** Filters, sorting and columns of the list of orders, as its address holds them. */
export type OrderSearch = Pick<Address, 'search' | 'status' | 'customer' | 'sort' | 'after' | 'before'> &
  ReturnType<typeof readFurther>

/** Reads the address of the list of orders; unreadable values are ignored. */
export function readFilters({ search, status, customer, sort, after, before, ...further }: Address): OrderSearch {
  const read = Object.entries({ search, status, customer, sort, after, before })
  return { ...Object.fromEntries(read.filter(([, value]) => value !== undefined)), ...readFurther(further) }
}
/** Changes the address; an empty value removes a filter. */
export type SetOrders = (changes: Partial<Record<keyof OrderSearch, string>>) => void

/** Filters that the filter menu sets, in the order in which they are shown. */
export const FILTER_KEYS = [
  'turn',
  'urgency',
  'assignee',
  'tag',
  'paid',
  'source',
  'supplier',
  'product',
  'dueFrom',
  'dueTo',
  'promisedFrom',
  'promisedTo',
  'totalFrom',
  'totalTo',
] as const satisfies readonly (keyof OrderSearch)[]

export const USUAL_COLUMNS: readonly OrderColumn[] = [
  'customer',
  'designs',
  'qty',
  'total',
  'paid',
  'due',
  'status',
  'who',
  'tags',
]

/** Returns the columns that an address names, in the order of the list; the usual ones if it names none. */
export function columnsOf(text: string | undefined): readonly OrderColumn[] {
  const named = new Set(text?.split('.'))
  const known = ORDER_COLUMNS.filter(column => named.has(column))
  return known.length > 0 ? known : USUAL_COLUMNS
}

/** Writes columns into an address; empty for the usual ones. */
export const writeColumns = (columns: readonly OrderColumn[]): string => {
  const text = ORDER_COLUMNS.filter(column => columns.includes(column)).join('.')
  return text === USUAL_COLUMNS.join('.') ? '' : text
}

/** Returns what the list of orders is asked for: the address without its columns. */
export function queryOf({ columns: _columns, ...query }: OrderSearch): Omit<OrderSearch, 'columns'> {
  return query
}
