import { NO_FACTS, type FabricFacts } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { readFacts, typedFacts } from './factsForm.ts'

const MIX: FabricFacts = {
  weightGsm: 180,
  composition: [
    { fibre: 'cotton', percent: 95 },
    { fibre: 'elastane', percent: 5 },
  ],
  care: { ...NO_FACTS.care, wash: '40' },
}

test('facts read back as they were, also those that state nothing', () => {
  expect(readFacts(typedFacts(MIX))).toEqual(MIX)
  expect(readFacts(typedFacts())).toEqual(NO_FACTS)
})

test('a weight outside the bounds is refused, Khmer digits are taken', () => {
  expect(readFacts({ ...typedFacts(MIX), weight: '39' })).toMatchObject({ isWeightWrong: true, wrongSum: null })
  expect(readFacts({ ...typedFacts(MIX), weight: '១៦០' })).toMatchObject({ weightGsm: 160 })
})

test('fibres must add up to 100 and differ', () => {
  const shares = (...list: [string, string][]) => ({
    ...typedFacts(MIX),
    shares: list.map(([fibre, percent]) => ({ fibre, percent })),
  })
  expect(readFacts(shares(['cotton', '95']))).toMatchObject({ wrongSum: 95 })
  expect(readFacts(shares(['', '100']))).toMatchObject({ wrongSum: 0 })
  expect(readFacts(shares(['cotton', '50'], ['cotton', '50']))).toMatchObject({ isFibreTwice: true, wrongSum: null })
})
