import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { crc16 } from './crc16.ts'
import { checkKhqrAccount, checkKhqrReceiver, KHQR_LIMITS, type KhqrPayment, writeKhqr } from './index.ts'

// Both are CommonJS; the second, which the National Bank publishes, has no types.
const require = createRequire(import.meta.url)
const { KHQR, CURRENCY, COUNTRY, TAG } = require('ts-khqr') as typeof import('ts-khqr')
const { BakongKHQR } = require('bakong-khqr') as {
  BakongKHQR: {
    verify(text: string): { isValid: boolean }
    decode(text: string): { data: Record<string, string | null> }
  }
}

const RUNS = { numRuns: 1000, seed: 20_261_129 }
const WEEK = 7 * 86_400_000

const letters = (alphabet: string, most: number) =>
  fc
    .array(fc.constantFrom(...alphabet.split('')), { minLength: 1, maxLength: most })
    .map(picked => picked.join('').trim())
    .filter(text => text !== '')
const latin = (most: number) => letters("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -.&'/#+", most)
const khmer = (most: number) => letters('កខគឃងចឆជឈញដឋឌឍណតថទធនបផពភមយរលវសហឡអាិីុូួេែៃោៅំះ្ ', most)
const digits = (most: number) => letters('0123456789', most)
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const accountId = fc
  .tuple(letters('abcdefghijklmnopqrstuvwxyz0123456789', 20), letters('abcdefghijklmnop', 6))
  .map(([name, bank]) => `${name}@${bank}`)
const account: fc.Arbitrary<KhqrPayment['account']> = fc.oneof(
  fc.record({
    kind: fc.constant('individual' as const),
    id: accountId,
    accountNumber: optional(digits(16)),
    bank: optional(latin(20)),
  }),
  fc.record({ kind: fc.constant('merchant' as const), id: accountId, merchantId: digits(16), bank: latin(20) }),
)
const payment: fc.Arbitrary<KhqrPayment> = fc
  .record({
    account,
    shop: fc.record({
      name: latin(KHQR_LIMITS.name),
      city: latin(KHQR_LIMITS.city),
      nameKhmer: optional(khmer(KHQR_LIMITS.nameKhmer)),
      cityKhmer: optional(khmer(KHQR_LIMITS.cityKhmer)),
      category: optional(fc.constantFrom('5651', '5699', '5999')),
    }),
    currency: fc.constantFrom('USD' as const, 'KHR' as const),
    amount: optional(fc.integer({ min: 1, max: 999_999_999 })),
    billNumber: optional(latin(20)),
    phone: optional(digits(12).map(number => `855${number}`)),
    storeLabel: optional(latin(12)),
    terminalLabel: optional(latin(8)),
    purpose: optional(latin(12)),
  })
  .map(found => ({ ...found, shop: found.shop.nameKhmer ? found.shop : { ...found.shop, cityKhmer: undefined } }))

/** Asks the other library for the same code. */
function writeByTsKhqr(wanted: KhqrPayment, expirationTimestamp: number): string {
  const { account: own, shop, currency, amount, billNumber, phone, storeLabel, terminalLabel, purpose } = wanted
  const details = { billNumber, mobileNumber: phone, storeLabel, terminalLabel, purposeOfTransaction: purpose }
  const answer = KHQR.generate({
    tag: own.kind === 'merchant' ? TAG.MERCHANT : TAG.INDIVIDUAL,
    accountID: own.id,
    merchantID: own.kind === 'merchant' ? own.merchantId : own.accountNumber,
    acquiringBank: own.bank,
    merchantName: shop.name,
    merchantCity: shop.city,
    merchantCategoryCode: shop.category,
    countryCode: COUNTRY.KH,
    currency: CURRENCY[currency],
    amount: amount === undefined ? undefined : currency === 'USD' ? amount / 100 : amount,
    expirationTimestamp,
    additionalData: details,
    languageData: shop.nameKhmer
      ? {
          languagePreference: 'km',
          merchantNameAlternateLanguage: shop.nameKhmer,
          merchantCityAlternateLanguage: shop.cityKhmer,
        }
      : undefined,
  })
  return answer.data!.qr
}

/** Both libraries write a checksum below 0x10 with three digits instead of four; EMVCo asks for four. */
const isShortChecksum = (text: string): boolean => text.slice(-4).startsWith('000')

const written = (wanted: KhqrPayment): string => {
  const result = writeKhqr(wanted)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.text
}

const SAMPLE: KhqrPayment = {
  account: { kind: 'individual', id: 'angkor_kits@devb' },
  shop: { name: 'Angkor Kits', city: 'Phnom Penh' },
  currency: 'USD',
  amount: 24_550,
  createdAt: 1_795_000_000_000,
  expiresAt: 1_795_000_000_000 + WEEK,
  billNumber: 'AK-2026-00042',
}

describe('writeKhqr', () => {
  it('writes what ts-khqr writes and what the National Bank verifies, over 1,000 random payments', () => {
    fc.assert(
      fc.property(payment, found => {
        const expiresAt = Date.now() + WEEK
        const theirs = writeByTsKhqr(found, expiresAt)
        const moments = KHQR.parse(theirs).data as { creationTimestamp?: string } | null
        const ours = written({ ...found, createdAt: Number(moments?.creationTimestamp ?? 0) || undefined, expiresAt })
        if (isShortChecksum(ours)) return
        expect(ours).toBe(theirs)
        expect(BakongKHQR.verify(ours).isValid).toBe(true)
      }),
      RUNS,
    )
  })

  it('states amount, order number and expiry so that the National Bank reads them', () => {
    const { data } = BakongKHQR.decode(written(SAMPLE))
    expect(data).toMatchObject({
      bakongAccountID: 'angkor_kits@devb',
      transactionAmount: '245.50',
      transactionCurrency: '840',
      billNumber: 'AK-2026-00042',
      expirationTimestamp: String(SAMPLE.expiresAt),
    })
  })

  it('names the shop in Khmer and counts its letters as Cambodian banks do', () => {
    const shop = { ...SAMPLE.shop, nameKhmer: 'អង្គរ គីត', cityKhmer: 'ភ្នំពេញ' }
    const text = written({ ...SAMPLE, shop, currency: 'KHR', amount: 982_000 })
    expect(text).toContain('64300002km0109អង្គរ គីត0207ភ្នំពេញ')
    const { data } = BakongKHQR.decode(text)
    expect(data).toMatchObject({ merchantNameAlternateLanguage: 'អង្គរ គីត', transactionAmount: '982000' })
  })

  it('changes its checksum with every character', () => {
    const text = written(SAMPLE)
    for (let at = 0; at < text.length - 8; at++) {
      const wrong = text.slice(0, at) + (text[at] === '7' ? '8' : '7') + text.slice(at + 1)
      expect(crc16(wrong.slice(0, -4)), `character ${at}`).not.toBe(wrong.slice(-4))
    }
  })

  it('computes the published check value of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  it('writes a code without an amount as static and without an expiry', () => {
    const text = written({ ...SAMPLE, amount: undefined })
    expect(text.startsWith('000201010211')).toBe(true)
    expect(BakongKHQR.decode(text).data).toMatchObject({ transactionAmount: null, expirationTimestamp: null })
  })

  it.each([
    [{ amount: 0 }, { field: 'amount', reason: 'not-positive' }],
    [{ amount: 10.5 }, { field: 'amount', reason: 'not-whole' }],
    [{ amount: Number.NaN }, { field: 'amount', reason: 'not-whole' }],
    [
      { currency: 'KHR', amount: 10_000_000_000_000 },
      { field: 'amount', reason: 'too-large' },
    ],
    [{ expiresAt: undefined }, { field: 'expiresAt', reason: 'missing' }],
    [{ expiresAt: SAMPLE.createdAt }, { field: 'expiresAt', reason: 'expired' }],
    [{ billNumber: 'A'.repeat(26) }, { field: 'billNumber', reason: 'too-long', most: 25 }],
    [{ billNumber: 'AK 42\n' }, { field: 'billNumber', reason: 'characters' }],
    [{ shop: { name: '', city: 'Phnom Penh' } }, { field: 'name', reason: 'missing' }],
    [{ shop: { name: 'អង្គរ', city: 'Phnom Penh' } }, { field: 'name', reason: 'characters' }],
    [{ shop: { ...SAMPLE.shop, nameKhmer: 'ក'.repeat(26) } }, { field: 'nameKhmer', reason: 'too-long', most: 25 }],
    [{ shop: { ...SAMPLE.shop, cityKhmer: 'ភ្នំពេញ' } }, { field: 'nameKhmer', reason: 'missing' }],
    [{ shop: { ...SAMPLE.shop, category: '56' } }, { field: 'category', reason: 'characters' }],
  ] as const)('refuses %j and says why', (change, expected) => {
    expect(writeKhqr({ ...SAMPLE, ...change })).toEqual({ ok: false, problems: [expected] })
  })

  it('refuses details that are each short enough and together too long', () => {
    const most = 'A'.repeat(25)
    const result = writeKhqr({ ...SAMPLE, billNumber: most, storeLabel: most, terminalLabel: most, purpose: most })
    expect(result).toEqual({ ok: false, problems: [{ field: 'details', reason: 'too-long', most: 99 }] })
  })
})

describe('checkKhqrAccount', () => {
  it.each([
    ['', 'missing'],
    ['angkor', 'no-bank'],
    ['angkor@', 'no-bank'],
    ['@aclb', 'characters'],
    ['angkor@aclb@wing', 'two-banks'],
    ['angkor kits@aclb', 'characters'],
    ['អង្គរ@aclb', 'characters'],
    ['angkor@aclb\n', 'characters'],
    [`${'a'.repeat(28)}@aclb`, 'too-long'],
  ])('refuses the account %j: %s', (id, reason) => {
    expect(checkKhqrAccount({ kind: 'individual', id })[0]).toMatchObject({ field: 'id', reason })
  })

  it('asks a merchant for its number and its bank', () => {
    expect(checkKhqrAccount({ kind: 'merchant', id: 'angkor@aclb', merchantId: '', bank: '' })).toEqual([
      { field: 'merchantId', reason: 'missing' },
      { field: 'bank', reason: 'missing' },
    ])
  })

  it('refuses an account whose parts are together too long', () => {
    const long = 'a'.repeat(32)
    const id = `${'a'.repeat(27)}@aclb`
    expect(checkKhqrAccount({ kind: 'merchant', id, merchantId: long, bank: long })).toEqual([
      { field: 'account', reason: 'too-long', most: 99 },
    ])
  })
})

test('a receiver is checked with its names', () => {
  const shop = { name: 'អង្គរ', city: '' }
  expect(checkKhqrReceiver({ account: { kind: 'individual', id: 'angkor' }, shop })).toEqual([
    { field: 'id', reason: 'no-bank' },
    { field: 'name', reason: 'characters' },
    { field: 'city', reason: 'missing' },
  ])
})
