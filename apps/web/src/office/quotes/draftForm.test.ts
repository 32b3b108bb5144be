import type { OfficeQuote } from '@kitwright/contract'
import { expect, test } from 'vitest'
import { bodyOf, formOf, totalOf, wrongFieldsOf } from './draftForm.ts'

const ITEM = {
  designId: 'd',
  name: 'Home kit',
  productType: 'SOCCER_KIT',
  fabric: 'interlock',
  revision: 1,
  pictureUrl: '',

  qty: 12,
  problem: null,
  price: null,
  isLeftOut: false,
} as const
const line = (id: string, size: 'M' | 'L', qty: number) =>
  ({
    id,
    size,
    sleeve: 'short',
    qty,
    playerName: '',
    printName: '',
    number: null,
    version: 'player',
    kit: null,
  }) as const
const LINES = [line('m', 'M', 8), line('l', 'L', 4)]
const DRAFT: OfficeQuote['draft'] = {
  items: [
    { ...ITEM, id: 'a', lines: LINES, askedLines: LINES, listCents: 15_000 },
    { ...ITEM, id: 'b', lines: [], askedLines: [], qty: 2, listCents: 3000, problem: 'quote-design-gone' },
  ],
  extras: [{ id: 'x', text: 'Bag', qty: 2, unitCents: 750 }],
  delivery: null,
  methods: [{ method: 'courier', cents: 300 }],
  note: '',
  expiresOn: '2026-12-14',
  offers: [],
}
const reasonOf = (number: string): string => `Offer ${number}`
const LISTED = new Map([['a', 15_000]])

test('a form starts from list prices, without items that can be ordered no more', () => {
  const form = formOf(DRAFT, reasonOf)
  expect([totalOf(form, DRAFT, LISTED), [...wrongFieldsOf(form)]]).toEqual([16_500, []])
  expect(bodyOf(form, 3)).toEqual({
    version: 3,
    items: [{ id: 'a', price: null }],
    extras: [{ id: 'x', text: 'Bag', qty: 2, unitCents: 750 }],
    delivery: null,
    note: '',
    expiresOn: '2026-12-14',
  })
})

test('changed pieces are sent whole, without the lines of zero', () => {
  const form = formOf(DRAFT, reasonOf)
  const changed = (qtys: readonly string[]) => ({
    ...form,
    items: form.items.map(item =>
      item.id === 'a' ? { ...item, lines: LINES.map((each, i) => ({ line: each, qty: qtys[i]! })) } : item,
    ),
  })
  expect(bodyOf(changed(['10', '0']), 3).items).toMatchObject([{ id: 'a', lines: [{ id: 'm', qty: 10 }] }])
  for (const wrong of [
    ['0', '0'],
    ['1.5', '2'],
    ['', '2'],
    ['-1', '2'],
    ['99999', '2'],
  ])
    expect([...wrongFieldsOf(changed(wrong))]).toEqual(['a.lines'])
  const priced = changed(['10', '2'])
  const own = priced.items.map(item => ({ ...item, price: { dollars: '9', reason: 'School', offerId: null } }))
  expect(totalOf({ ...priced, items: own }, DRAFT, LISTED)).toBe(12 * 900 + 1500)
})

test('a delivery charge counts in the total and needs an amount', () => {
  const form = {
    ...formOf(DRAFT, reasonOf),
    delivery: { method: 'courier', dollars: '2.50' },
  } as const
  expect(totalOf(form, DRAFT, LISTED)).toBe(16_750)
  expect(bodyOf(form, 3).delivery).toEqual({ method: 'courier', cents: 250 })
  expect([...wrongFieldsOf({ ...form, delivery: { method: 'courier', dollars: 'x' } })]).toEqual(['delivery'])
})

test('an own price counts for each piece and needs an amount and a reason', () => {
  const form = formOf(DRAFT, reasonOf)
  const priced = (dollars: string, reason: string) => ({
    ...form,
    items: form.items.map(item => (item.id === 'a' ? { ...item, price: { dollars, reason, offerId: null } } : item)),
  })
  expect(totalOf(priced('9.50', 'School'), DRAFT, LISTED)).toBe(12 * 950 + 1500)
  expect([...wrongFieldsOf(priced('-1', ' '))]).toEqual(['a.dollars', 'a.reason'])
  expect(totalOf(priced('ten', 'School'), DRAFT, LISTED)).toBeNull()
})

test('a free-text line needs a text, a whole quantity and an amount', () => {
  const form = {
    ...formOf(DRAFT, reasonOf),
    extras: [{ id: 'x', text: ' ', qty: '1.5', dollars: '' }],
    expiresOn: '',
  }
  expect([...wrongFieldsOf(form)].toSorted()).toEqual(['expiresOn', 'x.dollars', 'x.qty', 'x.text'])
})

test('the price of an accepted offer is sent with the offer and its reason', () => {
  const offers = [{ id: 'o', number: 'Q-000012' }] as unknown as OfficeQuote['draft']['offers']
  const items = DRAFT.items.map(item => ({ ...item, price: { unitCents: 700, reason: '', offerId: 'o' } }))
  const form = formOf({ ...DRAFT, items, offers }, reasonOf)
  expect(bodyOf(form, 3).items[0]!.price).toEqual({ unitCents: 700, reason: 'Offer Q-000012', offerId: 'o' })
})
