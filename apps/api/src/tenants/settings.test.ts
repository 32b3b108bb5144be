import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const nothing = parseSettings({})

test('a shop without settings asks half before sewing, all before sending, no cash', () => {
  expect(nothing).toMatchObject({ depositPercent: 50, deliveryPercent: 100, payment: { banks: [], khqr: null } })
  expect(nothing.payment.takesCash).toBe(false)
})

test('what was stored and is no settings at all counts as nothing set', () => {
  for (const stored of [null, 'red', 7, []]) expect(parseSettings(stored)).toEqual(nothing)
})

test('an invalid value counts as unset, and its neighbours stay', () => {
  const wrong = {
    colour: 'red',
    depositPercent: 101,
    deliveryPercent: -1,
    logo: 'https://elsewhere.example/a.png',
    contact: 'x',
  }
  expect(parseSettings({ ...wrong, teamColours: ['#123456'] })).toEqual({ ...nothing, teamColours: ['#123456'] })
  expect(parseSettings({ colour: '#abc', teamColours: ['red'], depositPercent: 0 })).toEqual({
    ...nothing,
    colour: '#abc',
    depositPercent: 0,
  })
})

test('an old payment text without parts has no bank', () => {
  const { payment } = parseSettings({ payment: { en: 'By ABA', kh: 'តាម ABA' } })
  expect(payment).toEqual({ ...nothing.payment, en: 'By ABA', kh: 'តាម ABA' })
})
