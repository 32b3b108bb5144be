import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPaymentCode } from './drawPaymentCode.ts'
import { paymentCodesOf } from './paymentCodes.ts'

const DAY = 86_400_000
const PLACED = Date.parse('2026-11-01T08:00:00.000Z')
const settings = {
  payment: {
    khqrAccount: {
      kind: 'individual',
      id: 'angkor_kits@aclb',
      name: 'Angkor Kits',
      city: 'Phnom Penh',
      nameKhmer: 'អង្គរ គីត',
      cityKhmer: 'ភ្នំពេញ',
    },
  },
}
const codesAt = (days: number, until: string | null = null) =>
  paymentCodesOf(
    {
      number: 'AK-000042',
      nextPayment: { cents: 24_550, riel: 982_000, by: 'production', until, creditDays: null, releaseOn: null },
      placedAt: new Date(PLACED),
    },
    { settings, now: new Date(PLACED + days * DAY) },
  )
const daysTo = (instant: string): number => (Date.parse(instant) - PLACED) / DAY

test('a code without a deadline lasts two weeks and changes after one', () => {
  expect([0, 6.9, 7, 13.9, 300].map(days => daysTo(codesAt(days)[0]!.expiresAt))).toEqual([14, 14, 21, 21, 308])
  expect(codesAt(6.9)).toEqual(codesAt(0))
})

test('a code ends with the deadline, and one after it can still be paid', () => {
  const until = new Date(PLACED + 3 * DAY).toISOString()
  expect(codesAt(1, until)[0]!.expiresAt).toBe(until)
  expect(daysTo(codesAt(4, until)[0]!.expiresAt)).toBe(14)
})

test('a clock that is behind the order writes a code all the same', () => {
  expect(codesAt(-1)).toHaveLength(2)
})

test('an order that owes nothing has no code', () => {
  const order = { number: 'AK-000042', nextPayment: null, placedAt: new Date(PLACED) }
  expect(paymentCodesOf(order, { settings, now: new Date(PLACED) })).toEqual([])
})

test('the drawn code of a shop with a Khmer name can be read', async () => {
  const [, { text }] = codesAt(0) as [unknown, { text: string }]
  const picture = sharp(drawPaymentCode(text).png).ensureAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  const read = jsQR.default(new Uint8ClampedArray(data), info.width, info.height)
  expect(Buffer.from(read!.binaryData).toString('utf8')).toBe(text)
})
