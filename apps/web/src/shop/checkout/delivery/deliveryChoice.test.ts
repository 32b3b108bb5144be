import { expect, test } from 'vitest'
import { answerNeededBy, chooseDelivery, type ShippingOptions } from './deliveryChoice.ts'

const note = { en: '', kh: '' }
const OPTIONS: ShippingOptions = {
  today: '2026-11-30',
  methods: [
    { method: 'courier', cents: 250, note, promisedOn: '2026-12-28', rushOn: '2026-12-10' },
    { method: 'shop', cents: 0, note, promisedOn: '2026-12-25', rushOn: '2026-12-08' },
  ],
  rushCents: 2900,
}
const choice = (change: object = {}) => ({ method: 'courier' as const, neededBy: '', isRush: false, ...change })

test('chooseDelivery sums the fees of the chosen way and of faster production', () => {
  expect(chooseDelivery(OPTIONS, choice())).toMatchObject({ arrivesOn: '2026-12-28', feesCents: 250 })
  expect(chooseDelivery(OPTIONS, choice({ isRush: true }))).toMatchObject({ arrivesOn: '2026-12-10', feesCents: 3150 })
  expect(chooseDelivery(OPTIONS, choice({ method: 'shop' }))).toMatchObject({ arrivesOn: '2026-12-25', fees: [] })
})

test('chooseDelivery takes the first way where the chosen one is not offered', () => {
  expect(chooseDelivery(OPTIONS, choice({ method: 'bus' }))!.option.method).toBe('courier')
  expect(chooseDelivery(undefined, choice())).toBeNull()
})

test.each([
  ['', null],
  ['2026-11-29', { answer: 'past' }],
  ['2026-12-28', { answer: 'possible', on: '2026-12-28' }],
  ['2026-12-27', { answer: 'rush', on: '2026-12-10', cents: 2900 }],
  ['2026-12-09', { answer: 'impossible', on: '2026-12-10' }],
])('answerNeededBy answers %j honestly', (neededBy, answer) => {
  expect(answerNeededBy(OPTIONS, choice({ neededBy }))).toEqual(answer)
})

test('answerNeededBy names the usual day where the shop offers nothing faster', () => {
  const slow = { ...OPTIONS, rushCents: null, methods: OPTIONS.methods.map(each => ({ ...each, rushOn: null })) }
  expect(answerNeededBy(slow, choice({ neededBy: '2026-12-09' }))).toEqual({ answer: 'impossible', on: '2026-12-28' })
})
