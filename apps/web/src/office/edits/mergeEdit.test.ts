import type { OrderLine } from '@kitwright/contract'
import { expect, test } from 'vitest'
import { bodyOf, type EditForm, formOf, newLine, wrongFieldsOf } from './editForm.ts'
import { changesBetween, mergeEdit } from './mergeEdit.ts'

const line = (id: string, change: Partial<OrderLine> = {}): OrderLine =>
  ({
    id,
    designId: 'd',
    designName: 'Home kit',
    productType: 'SOCCER_KIT',
    fabric: 'interlock',
    size: 'M',
    sleeve: 'short',
    version: 'player',
    kit: null,
    playerName: '',
    printName: 'DARA',
    number: 9,
    qty: 3,
    unitCents: 1250,
    priceSource: 'list',
    pictureUrl: '/p',
    ...change,
  }) as OrderLine

const form = (...lines: OrderLine[]): EditForm => formOf(lines, { extras: [], manualPrices: [] })
const typed = (base: EditForm, key: string, change: object): EditForm => ({
  ...base,
  lines: base.lines.map(each => (each.key === key ? { ...each, ...change } : each)),
})

test('a merge keeps what was typed and takes what a colleague changed beside it', () => {
  const base = form(line('a'), line('b'), line('c'))
  const mine = typed(base, 'a', { qty: '5' })
  const latest = form(line('a', { size: 'L' }), line('b', { qty: 8 }))
  const merged = mergeEdit({ ...mine, lines: [...mine.lines, newLine(base.lines[0]!)] }, { base, latest })
  expect(merged.lines.map(({ key, size, qty, isNew }) => [isNew ? 'new' : key, size, qty])).toEqual([
    ['a', 'L', '5'],
    ['b', 'M', '8'],
    ['new', 'M', '1'],
  ])
})

test('what a colleague changed is told line by line, and pictures do not count', () => {
  const was = [line('a'), line('b'), line('c')]
  const is = [line('a', { pictureUrl: '/q' }), line('b', { qty: 8 }), line('d')]
  expect(changesBetween(was, is).map(({ lineId, before, after }) => [lineId, before?.qty, after?.qty])).toEqual([
    ['b', 3, 8],
    ['c', 3, undefined],
    ['d', undefined, 3],
  ])
})

test('an edit sends a price of staff, or null once it is cleared', () => {
  const manual = line('a', { priceSource: 'manual', unitCents: 500 })
  const start = { extras: [], manualPrices: [{ lineId: 'a', reason: 'Sponsor', byName: 'Sok' }] }
  const base = formOf([manual, line('b')], start)
  expect(bodyOf(base).lines.map(({ price }) => price)).toEqual([{ unitCents: 500, reason: 'Sponsor' }, undefined])
  expect(bodyOf(typed(base, 'a', { price: null })).lines[0]!.price).toBeNull()
})

test('wrong fields are named, and a discount is sent below zero', () => {
  const base = form(line('a'))
  const extra = { key: 'x', text: 'Goodwill', qty: 1, dollars: '5', isDiscount: true }
  expect(bodyOf({ ...base, extras: [extra] }).extras).toEqual([{ text: 'Goodwill', qty: 1, unitCents: -500 }])
  const wrong = typed(base, 'a', { qty: '0', number: '123', price: { dollars: 'x', reason: ' ' } })
  expect([...wrongFieldsOf({ ...wrong, extras: [{ ...extra, text: ' ', dollars: '' }] })]).toEqual([
    'a.qty',
    'a.number',
    'a.dollars',
    'a.reason',
    'x.text',
    'x.dollars',
  ])
})
