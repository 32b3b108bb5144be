import { describe, expect, it } from 'vitest'
import { readSamples, sampleFieldsOf } from './sampleFields.ts'

const TERMS = { months: 6, products: { TSHIRT: { size_set: 9000, swatches: null, sewn: 450 } } }

describe('the fields of samples', () => {
  it('come back as the terms that they show', () => {
    expect(readSamples(sampleFieldsOf(TERMS), ['TSHIRT', 'HOODIE'])).toEqual({ terms: TERMS, wrong: new Set() })
  })

  it('name what is wrong', () => {
    const dollars = { TSHIRT: { size_set: '1000.01', swatches: 'x', sewn: '០.៥០' } }
    expect([...readSamples({ months: '25', dollars }, ['TSHIRT']).wrong]).toEqual([
      'months',
      'TSHIRT size_set',
      'TSHIRT swatches',
    ])
    expect([...readSamples({ months: '', dollars: {} }, []).wrong]).toEqual(['months'])
  })
})
