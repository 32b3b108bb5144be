import { dayAfter } from '@kitwright/measure'
/** Filters of the list of orders by name: some that many orders match, some that few match, some together. */
const FILTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  late: { urgency: 'late' },
  soon: { urgency: 'soon' },
  unassigned: { assignee: 'none' },
  unpaid: { paid: 'none' },
  'paid in part': { paid: 'part' },
  'paid in full': { paid: 'full' },
  'a common tag': { tag: 'School' },
  'a tag': { tag: 'Festival' },
  'a rare tag': { tag: 'Rush' },
  'the usual product': { product: 'SOCCER_KIT' },
  'a rare product': { product: 'HOODIE' },
  'dear orders': { totalFrom: '94900' },
  'a small range of totals': { totalFrom: '50000', totalTo: '50010' },
  'waits for the shop': { turn: 'shop' },
  'waits for a customer': { turn: 'customer' },
  'waits for a carrier and a tag': { turn: 'carrier', tag: 'School' },
  'late and unassigned': { urgency: 'late', assignee: 'none' },
  'a tag in review': { tag: 'School', status: 'REVIEWING' },
  'a rare tag and unpaid': { tag: 'Rush', paid: 'none' },
  'a product and soon': { product: 'SOCCER_KIT', urgency: 'soon' },
}

/** Searches beside a filter: a name, a syllable that half of the shop matches, and a text that nothing matches. */
const WORDS = ['Sokha', 'a', 'nobody of this name']
const SORTS = [
  'customer',
  '-customer',
  'number',
  'total',
  'due',
  '-due',
  'promised',
  '-status',
  'placed',
  'cost',
  '-margin',
]

/** People, suppliers and days that the shop's own data name. */
export interface OrderFacts {
  readonly colleagues: readonly { readonly id: string }[]
  readonly suppliers: readonly { readonly id: string; readonly name: string }[]
  /** The present day. */
  readonly today: string
}

/** Returns the list of orders by each filter of the desk, also sorted and searched, as the path of its first page. */
export function orderPathsOf({ colleagues, suppliers, today }: OrderFacts): Record<string, string> {
  const paths: Record<string, string> = {}
  const add = (name: string, query: Readonly<Record<string, string>>): void => {
    paths[`orders.${name}`] = `/api/office/orders?${new URLSearchParams({ pageSize: '25', ...query }).toString()}`
  }
  for (const sort of ['due', 'promised']) for (const way of ['', '-']) add(`by.${way}${sort}`, { sort: way + sort })
  const filters: Record<string, Readonly<Record<string, string>>> = { ...FILTERS }
  for (const [at, { id }] of colleagues.entries()) filters[`assignee ${at + 1}`] = { assignee: id }
  for (const { id, name } of suppliers) filters[name] = { supplier: id }
  filters['due this week'] = { dueFrom: today, dueTo: dayAfter(today, 7) }
  filters['promised this week'] = { promisedFrom: today, promisedTo: dayAfter(today, 7) }
  for (const [name, filter] of Object.entries(filters)) {
    add(`of.${name}`, filter)
    // A view asks for its count only.
    add(`count.${name}`, { ...filter, pageSize: '1' })
    for (const sort of SORTS) add(`of.${name}.by.${sort}`, { ...filter, sort })
    for (const search of WORDS) {
      add(`of.${name}.find.${search}`, { ...filter, search })
      add(`of.${name}.find.${search}.by.customer`, { ...filter, search, sort: 'customer' })
    }
  }
  return paths
}
