import { describe, expect, it } from 'vitest'
import { draftOf, readDraft, withoutStep, type Prices } from './priceForm.ts'

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
const typing = (texts: Record<string, string>) => {
  const draft = draftOf(PRICES)
  return readDraft({ ...draft, typed: { ...draft.typed, ...texts } })
}

describe('the price list as it is typed', () => {
  it('reads back as it was', () => {
    expect(readDraft(draftOf(PRICES))).toEqual({ ok: true, prices: PRICES })
  })

  it('takes Khmer digits, and an emptied price as not offered', () => {
    const read = typing({ 'base.SOCCER_KIT.knit': '២០.៥', 'base.POLO_SHIRT.knit': '', minimumQty: '១២' })
    expect(read).toMatchObject({ ok: true, prices: { minimumQty: 12, base: { SOCCER_KIT: { knit: 2050 } } } })
    expect(read.ok && read.prices.base).not.toHaveProperty('POLO_SHIRT')
  })

  it('names every field that is no figure', () => {
    const read = typing({ minimumQty: 'ten', 'base.POLO_SHIRT.knit': '12,5', 'steps.light-mesh.1.percent': '101' })
    expect(read).toEqual({
      ok: false,
      wrong: {
        minimumQty: 'whole_number_wrong',
        'base.POLO_SHIRT.knit': 'amount_wrong',
        'steps.light-mesh.1.percent': 'step_percent_wrong',
      },
    })
  })

  it('moves the later steps up when one is removed', () => {
    const draft = draftOf(PRICES)
    const typed = withoutStep(draft.typed, 'light-mesh', { index: 0, count: 2 })
    const read = readDraft({ ...draft, typed, steps: { ...draft.steps, 'light-mesh': 1 } })
    expect(read.ok && read.prices.steps['light-mesh']).toEqual([{ from: 20, percent: 5 }])
  })

  it('runs a promotion from the first moment of its first day to the last of its last', () => {
    const draft = draftOf(PRICES)
    const days = { 'promotion.percent': '7', 'promotion.from': '2026-12-01', 'promotion.until': '2026-12-01' }
    const read = readDraft({ ...draft, hasPromotion: true, typed: { ...draft.typed, ...days } })
    const { from, until } = (read.ok && read.prices.promotion) || { from: '', until: '' }
    expect(Date.parse(until) - Date.parse(from)).toBe(24 * 60 * 60 * 1000 - 1)
    expect(read.ok && draftOf(read.prices).typed).toMatchObject(days)
  })
})
