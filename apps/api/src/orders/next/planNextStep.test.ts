import { expect, test } from 'vitest'
import { type NextFacts, planNextStep } from './planNextStep.ts'

const FACTS: NextFacts = {
  status: 'APPROVED',
  role: 'admin',
  toReview: [],
  isRejected: false,
  isProofOwed: false,
  proof: null,
  owedCents: 0,
  slipId: null,
  hasSupplier: true,
  isSupplierListed: true,
  handover: null,
  isPacking: false,
  isPickUp: false,
}
const turnOf = (change: Partial<NextFacts>) => planNextStep({ ...FACTS, ...change }).turn
const OWING = { owedCents: 7_250 }
const SLIP = { ...OWING, slipId: 'a receipt' }

test.each<[string, Partial<NextFacts>]>([
  ['a design without a verdict', { status: 'REVIEWING', toReview: ['a design'] }],
  ['an approved order without a supplier', { hasSupplier: false, ...OWING }],
  ['a deposit with a receipt', SLIP],
  ['an approved order that is paid', {}],
  ['pieces that their supplier has sent', { status: 'PROCESSING', handover: 'sent' }],
  ['a balance with a receipt', { status: 'COMPLETED', ...SLIP }],
  ['a parcel on the way with a receipt', { status: 'ON_THE_WAY', ...SLIP }],
])('%s waits for the shop', (_, change) => expect(turnOf(change)).toBe('shop'))

test.each<[string, Partial<NextFacts>]>([
  ['a rejected design', { status: 'REVIEWING', toReview: ['a design'], isRejected: true }],
  ['a proof that was sent', { status: 'REVIEWING', isProofOwed: true, proof: 'sent' }],
  ['an open deposit', OWING],
  ['an open balance', { status: 'COMPLETED', ...OWING }],
  ['a parcel on the way that is not paid', { status: 'ON_THE_WAY', ...OWING }],
  ['an order that its customer collects', { status: 'ON_THE_WAY', isPickUp: true }],
  ['a received order that is not paid', { status: 'RECEIVED', ...OWING }],
])('%s waits for the customer', (_, change) => expect(turnOf(change)).toBe('customer'))

test('a parcel on the way waits for its carrier, whoever looks at it', () => {
  expect(turnOf({ status: 'ON_THE_WAY' })).toBe('carrier')
  expect(turnOf({ status: 'ON_THE_WAY', role: 'store' })).toBe('carrier')
  expect(planNextStep({ ...FACTS, status: 'ON_THE_WAY', role: 'store' }).effects).toEqual([])
})

test('work in hand waits for the supplier, and an ended order for nobody', () => {
  expect(turnOf({ status: 'PROCESSING', handover: 'cut' })).toBe('supplier')
  expect([turnOf({ status: 'RECEIVED' }), turnOf({ status: 'CANCELED' })]).toEqual(['nobody', 'nobody'])
})
