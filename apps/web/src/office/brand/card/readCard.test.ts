import { CARD_LIMITS } from '@kitwright/contract'
import { expect, test } from 'vitest'
import { readCard, writeCard, writeRows } from './readCard.ts'

const ROYAL = { code: 'TX-204', name: 'Royal', hex: '#1e3a8a' }
const WHITE = { code: 'TX-001', name: '', hex: '#ffffff' }

test('a card comes back as it was written, with a name or without', () => {
  expect(readCard(writeCard([ROYAL, WHITE]))).toEqual({ colours: [ROYAL, WHITE], faults: [] })
})

test.each([
  ['tabs', 'TX-204\tRoyal\t#1E3A8A\r\nTX-001\t\t#fff'],
  ['commas', 'TX-204, Royal, 1e3a8a\n\nTX-001, #ffffff'],
  ['semicolons and a heading', 'Code;Name;Hex\nTX-204;Royal;#1e3a8a\nTX-001;;#ffffff;'],
  ['a heading in Khmer', 'លេខកូដ\tឈ្មោះ\tពណ៌\nTX-204\tRoyal\t#1e3a8a\nTX-001\t\t#fff'],
])('is read with %s', (_, text) => {
  expect(readCard(text)).toEqual({ colours: [ROYAL, WHITE], faults: [] })
})

test('unusable lines are told one by one, and the others are read', () => {
  const long = 'x'.repeat(CARD_LIMITS.name + 1)
  const text = ['TX-204\tRoyal\tblue', '#1e3a8a', 'TX-001\t#fff', 'tx-001\tWhite\t#fefefe', `TX-9\t${long}\t#000`]
  expect(readCard(text.join('\n'))).toEqual({
    colours: [WHITE],
    faults: [
      { row: 1, problem: 'no_colour', text: 'blue' },
      { row: 2, problem: 'no_code', text: '#1e3a8a' },
      { row: 4, problem: 'twice', text: 'tx-001' },
      { row: 5, problem: 'too_long', text: long },
    ],
  })
})

test('a table from a file keeps its cells whatever stands in them', () => {
  expect(readCard(writeRows([['TX-204', 'Royal,\tdeep', '#1e3a8a']])).colours).toEqual([
    { ...ROYAL, name: 'Royal, deep' },
  ])
})
