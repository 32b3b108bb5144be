import { describe, expect, it } from 'vitest'
import type { Prices } from '../../officeTypes.ts'
import { set } from 'react-hook-form'
import { fieldsOf, markedBy, promotionOffset, readPrices, type PriceFields } from './priceForm.ts'

const PRICES: Prices = {
  minimumQty: 10,
  leadTimeDays: 20,
  longSleeve: { surchargeCents: 200, discountPercent: 0 },
  promotion: null,
  fabrics: [
    { id: 'light-mesh', name: { en: 'Light mesh', kh: 'សំណាញ់ស្រាល' }, material: 'mesh', isRetired: false },
    { id: 'knit', name: { en: 'Knit', kh: 'យឺត' }, material: 'knit', isRetired: false },
  ],
  base: { SOCCER_KIT: { 'light-mesh': 1840, knit: 1999 }, POLO_SHIRT: { knit: 1200 } },
  steps: {
    'light-mesh': [
      { from: 10, percent: 0 },
      { from: 20, percent: 5 },
    ],
    knit: [],
  },
  sizes: { XXXL: 100 },
}
const ZONE = 'Asia/Phnom_Penh'
const read = (fields: PriceFields) => readPrices(fields, ZONE, wrong => wrong)
const typing = (texts: Record<string, string>) => {
  const fields = fieldsOf(PRICES, ZONE)
  for (const [path, text] of Object.entries(texts)) set(fields, path, text)
  return read(fields)
}

describe('the price list as it is typed', () => {
  it('reads back as it was', () => {
    expect(read(fieldsOf(PRICES, ZONE))).toEqual({ ok: true, value: PRICES })
  })

  it('takes Khmer digits, and an emptied price as not offered', () => {
    const list = typing({ 'base.SOCCER_KIT.knit': '២០.៥', 'base.POLO_SHIRT.knit': '', minimumQty: '១២' })
    expect(list).toMatchObject({ ok: true, value: { minimumQty: 12, base: { SOCCER_KIT: { knit: 2050 } } } })
    expect(list.ok && list.value.base).not.toHaveProperty('POLO_SHIRT')
  })

  it('names every field that is no figure', () => {
    const list = typing({ minimumQty: 'ten', 'base.POLO_SHIRT.knit': '12,5', 'steps.light-mesh.1.percent': '101' })
    expect(list).toEqual({
      ok: false,
      wrong: {
        minimumQty: 'whole_number_wrong',
        'base.POLO_SHIRT.knit': 'amount_wrong',
        'steps.light-mesh.1.percent': 'whole_number_wrong',
      },
    })
  })

  it('tells the least and the most of a figure that the API would refuse', () => {
    const list = readPrices(
      fieldsOf({ ...PRICES, minimumQty: 0, leadTimeDays: 366, sizes: { XXXL: 100_001 } }, ZONE),
      ZONE,
      (wrong, { least, most }) => `${wrong} ${least}-${most}`,
    )
    expect(list).toEqual({
      ok: false,
      wrong: {
        minimumQty: 'whole_number_wrong 1-10000',
        leadTimeDays: 'whole_number_wrong 1-365',
        'sizes.XXXL': 'amount_beyond 0.00-1000.00',
      },
    })
    const least = { ...PRICES, minimumQty: 1, leadTimeDays: 365, sizes: { XXXL: 100_000 } }
    expect(read(fieldsOf(least, ZONE))).toEqual({ ok: true, value: least })
  })

  it('asks no day and no percent of a promotion that is off', () => {
    expect(typing({ 'promotion.percent': 'seven' })).toEqual({ ok: true, value: PRICES })
  })

  it('sorts offered fabrics before others, as they are counted', () => {
    const [mesh, knit] = PRICES.fabrics
    const fabrics = [{ ...mesh!, isRetired: true }, knit!]
    expect(fieldsOf({ ...PRICES, fabrics }, ZONE).fabrics.map(({ id }) => id)).toEqual(['knit', 'light-mesh'])
    expect(typing({ 'fabrics.1.name.kh': '  ' })).toEqual({
      ok: false,
      wrong: { 'fabrics.1.name.kh': 'fabric_name_required' },
    })
  })

  it('marks both fields of a refused step, and others by their path', () => {
    expect(markedBy('steps.light-mesh.1')).toEqual(['steps.light-mesh.1.from', 'steps.light-mesh.1.percent'])
    expect(markedBy('steps.light-mesh.1.from')).toEqual(['steps.light-mesh.1.from'])
    expect(markedBy('promotion.until')).toEqual(['promotion.until'])
  })

  it('runs a promotion from its first day’s first moment to its last day’s end', () => {
    const promotion = { percent: '7', from: '2026-12-01', until: '2026-12-01' }
    const list = read({ ...fieldsOf(PRICES, ZONE), hasPromotion: true, promotion })
    const { from, until } = (list.ok && list.value.promotion) || { from: '', until: '' }
    expect(Date.parse(until) - Date.parse(from)).toBe(24 * 60 * 60 * 1000 - 1)
    expect(list.ok && fieldsOf(list.value, ZONE).promotion).toEqual(promotion)
    expect([from, until]).toEqual(['2026-11-30T17:00:00.000Z', '2026-12-01T16:59:59.999Z'])
  })

  it('keeps the days of the shop wherever it is read and saved', () => {
    const promotion = { percent: 7, from: '2026-11-30T17:00:00.000Z', until: '2026-12-01T16:59:59.999Z' }
    const own = process.env['TZ']
    try {
      for (const reader of ['America/Los_Angeles', 'Pacific/Auckland', 'Asia/Phnom_Penh']) {
        process.env['TZ'] = reader
        const fields = fieldsOf({ ...PRICES, promotion }, ZONE)
        expect(fields.promotion, reader).toMatchObject({ from: '2026-12-01', until: '2026-12-01' })
        expect(read(fields), reader).toMatchObject({ ok: true, value: { promotion } })
      }
    } finally {
      if (own === undefined) delete process.env['TZ']
      else process.env['TZ'] = own
    }
  })
})

describe('the offset beside the days of a promotion', () => {
  it.each([
    ['Europe/London', '2027-07-01', '2027-07-31', 'UTC+1'],
    ['Europe/London', '2027-03-20', '2027-04-10', 'UTC → UTC+1'],
    ['America/Los_Angeles', '2026-10-30', '2026-11-02', 'UTC−7 → UTC−8'],
    ['Pacific/Auckland', '2027-01-01', '2027-01-02', 'UTC+13'],
    ['Asia/Kathmandu', '2027-01-01', '', 'UTC+5:45'],
    ['Asia/Phnom_Penh', '', '', 'UTC+7'],
  ])('in %s from %s until %s is %s', (zone, from, until, offset) => {
    expect(promotionOffset({ from, until }, zone)).toBe(offset)
  })
})
