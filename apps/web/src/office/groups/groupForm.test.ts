import { expect, test } from 'vitest'
import { type GroupBody, NEW_GROUP, readGroup, typedGroup } from './groupForm.ts'

const CLUBS: GroupBody = {
  name: { en: 'Clubs', kh: 'ក្លឹប' },
  isActive: true,
  terms: {
    percentOff: 5,
    base: { TSHIRT: { cotton: 650 } },
    steps: { cotton: [{ from: 5, percent: 10 }] },
    minimumQty: 5,
    hasPromotions: false,
  },
}

test('a group reads back as it was', () => {
  expect(readGroup(typedGroup(CLUBS))).toEqual({ body: CLUBS })
})

test('empty figures leave the shop’s list as it is, Khmer digits are taken', () => {
  const typed = { ...typedGroup(NEW_GROUP), name: CLUBS.name, percentOff: '១០', base: { TSHIRT: { cotton: '' } } }
  expect(readGroup(typed)).toEqual({
    body: { ...NEW_GROUP, name: CLUBS.name, terms: { ...NEW_GROUP.terms, percentOff: 10 } },
  })
})

test('what cannot be read is named by its path', () => {
  const typed = {
    ...typedGroup(CLUBS),
    name: { en: ' ', kh: 'ក' },
    percentOff: '51',
    minimumQty: 'few',
    base: { TSHIRT: { cotton: '6,50' } },
    steps: {
      cotton: [
        { from: '20', percent: '10' },
        { from: '10', percent: '15' },
      ],
    },
  }
  const read = readGroup(typed)
  expect('faults' in read && [...read.faults].toSorted()).toEqual([
    'base.TSHIRT.cotton',
    'minimumQty',
    'name.en',
    'percentOff',
    'steps.cotton.1',
  ])
})
