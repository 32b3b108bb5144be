import { describe, expect, it } from 'vitest'
import { menuOf } from './menu.ts'

const keys = (productTypes: Parameters<typeof menuOf>[0]['productTypes']): string[] =>
  menuOf({ productTypes }).map(item => item.key)

describe('the public menu', () => {
  it('always has home, store and pricing', () => {
    expect(keys(['TSHIRT'])).toEqual(['home', 'store', 'pricing'])
  })
  it('has products when there is more than one', () => {
    expect(keys(['TSHIRT', 'HOODIE'])).toContain('products')
  })
  it('has quick start when soccer kits are sold', () => {
    expect(keys(['SOCCER_KIT'])).toEqual(['home', 'store', 'pricing', 'quick_start'])
  })
})
