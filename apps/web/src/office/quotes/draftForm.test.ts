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
  lines: [],
  qty: 12,
  problem: null,
  price: null,
  isLeftOut: false,
} as const
const DRAFT: OfficeQuote['draft'] = {
  items: [
    { ...ITEM, id: 'a', lines: [], listCents: 15_000 },
    { ...ITEM, id: 'b', lines: [], qty: 2, listCents: 3000, problem: 'quote-design-gone' },
  ],
  extras: [{ id: 'x', text: 'Bag', qty: 2, unitCents: 750 }],
  note: '',
  expiresOn: '2026-12-14',
}

test('a form starts from list prices, without items that can be ordered no more', () => {
  const form = formOf(DRAFT)
  expect([totalOf(form, DRAFT), [...wrongFieldsOf(form)]]).toEqual([16_500, []])
  expect(bodyOf(form, 3)).toEqual({
    version: 3,
    items: [{ id: 'a', price: null }],
    extras: [{ id: 'x', text: 'Bag', qty: 2, unitCents: 750 }],
    note: '',
    expiresOn: '2026-12-14',
  })
})

test('an own price counts for each piece and needs an amount and a reason', () => {
  const form = formOf(DRAFT)
  const priced = (dollars: string, reason: string) => ({
    ...form,
    items: form.items.map(item => (item.id === 'a' ? { ...item, price: { dollars, reason } } : item)),
  })
  expect(totalOf(priced('9.50', 'School'), DRAFT)).toBe(12 * 950 + 1500)
  expect([...wrongFieldsOf(priced('-1', ' '))]).toEqual(['a.dollars', 'a.reason'])
  expect(totalOf(priced('ten', 'School'), DRAFT)).toBeNull()
})

test('a free-text line needs a text, a whole quantity and an amount', () => {
  const form = { ...formOf(DRAFT), extras: [{ id: 'x', text: ' ', qty: '1.5', dollars: '' }], expiresOn: '' }
  expect([...wrongFieldsOf(form)].toSorted()).toEqual(['expiresOn', 'x.dollars', 'x.qty', 'x.text'])
})
