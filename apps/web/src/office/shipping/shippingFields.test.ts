import { expect, test } from 'vitest'
import { fieldAt, type ShippingSettings, toFields, toTerms } from './shippingFields.ts'

const method = { isOn: true, cents: 150, days: 2, note: { en: 'Bring it', kh: 'យកមក' } }
const SETTINGS: ShippingSettings = {
  terms: {
    workingDays: [1, 2, 3],
    holidays: [{ from: '2026-12-24', until: '2026-12-26', name: { en: 'Trip', kh: 'ដំណើរ' } }],
    capacityPerDay: 120,
    reviewDays: 2,
    leadDays: { TSHIRT: 5 },
    rush: { days: 7, percent: 20, capacityPerDay: 40 },
    methods: { courier: method, bus: { ...method, isOn: false }, shop: method },
    exchangeRule: { en: 'Seven days', kh: 'ប្រាំពីរថ្ងៃ' },
  },
  publicHolidays: [],
}

test('terms survive the way through the form', () => {
  expect(toTerms(toFields(SETTINGS))).toEqual(SETTINGS.terms)
  const none = { ...SETTINGS.terms, holidays: null, capacityPerDay: null, rush: null, leadDays: {} }
  expect(toTerms(toFields({ ...SETTINGS, terms: none }))).toEqual(none)
})

test('a refused field is found in the form', () => {
  expect(['methods.bus.cents', 'rush.percent', 'holidays.3.name.kh', 'reviewDays'].map(fieldAt)).toEqual([
    'methods.bus.dollars',
    'rushPercent',
    'holidays.3.kh',
    'reviewDays',
  ])
})
