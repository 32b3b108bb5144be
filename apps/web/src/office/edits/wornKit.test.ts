import { expect, it } from 'vitest'
import { kitWornBy, wearKit } from './wornKit.ts'

it('a line wears the kit that its version and kit say', () => {
  expect(kitWornBy({ version: 'player', kit: null })).toBe('home')
  expect(kitWornBy({ version: 'goalkeeper', kit: null })).toBe('goalkeeper')
  expect(kitWornBy({ version: 'goalkeeper', kit: 'training' })).toBe('training')
})

it('a goalkeeper stays one in training kit, and is none at home', () => {
  const keeper = { version: 'goalkeeper', kit: null } as const
  expect(wearKit(keeper, 'training')).toEqual({ version: 'goalkeeper', kit: 'training' })
  expect(wearKit(keeper, 'home')).toEqual({ version: 'player', kit: null })
  expect(wearKit({ version: 'player', kit: 'away' }, 'goalkeeper')).toEqual({ version: 'goalkeeper', kit: null })
})
