import { expect, test } from 'vitest'
import { COLLECTIONS, offeredOf } from './collections.ts'

const offered = (id: string, names: string[], categories = {}): string[] =>
  offeredOf(
    COLLECTIONS.find(collection => collection.id === id)!,
    { names, categories },
  )

test('trade marks are offered by no collection', () => {
  expect(offered('tabler', ['brand-github', 'branding', 'star'])).toEqual(['branding', 'star'])
  expect(offered('ph', ['apple-logo-fill', 'star-fill'])).toEqual(['star-fill'])
  const categories = { 'Brand / Logo': ['github'], Sport: ['ball', 'github'] }
  expect(offered('mdi', ['ball', 'github', 'star'], categories)).toEqual(['ball', 'star'])
  expect(offered('mdi', ['github'])).toEqual(['github'])
})

test('of a drawing neither its crossed-out twin nor a thinner weight is offered', () => {
  expect(offered('tabler', ['bell', 'bell-off', 'office', 'eye-slash-filled', 'slash-box'])).toEqual([
    'bell',
    'office',
    'slash-box',
  ])
  expect(offered('ph', ['star', 'star-thin', 'star-fill', 'bell-slash-fill'])).toEqual(['star-fill'])
  expect(offered('mdi', ['bell', 'bell-off-outline'])).toEqual(['bell'])
})

test('offers the plain emoji, one skin tone only without it, and no flags', () => {
  const names = [
    'boxer',
    'boxer-dark',
    'boxer-medium-light',
    'couple-dark-light',
    'couple-light',
    'night-dark',
    'flag-kh',
  ]
  expect(offered('fluent-emoji-flat', [...names, 'couple'], { Flags: ['flag-kh'] })).toEqual([
    'boxer',
    'night-dark',
    'couple',
  ])
  expect(offered('fluent-emoji-flat', names)).toContain('couple-light')
})
