import { expect, it } from 'vitest'
import { createKeyReader } from './readKey.ts'

it('g and a letter open a page, if the letter follows soon', () => {
  const { read } = createKeyReader()
  expect([read('g', 0), read('o', 500), read('o', 900)]).toEqual([undefined, 'go-orders', undefined])
  expect([read('g', 2000), read('d', 9000)]).toEqual([undefined, undefined])
  expect([read('g', 10_000), read('x', 10_100), read('d', 10_200)]).toEqual([undefined, 'select', undefined])
})

it('single keys act by themselves, and others do nothing', () => {
  const { read } = createKeyReader()
  expect(['/', '?', 'j', 'k', 'x', 'e', 'q'].map(key => read(key, 0))).toEqual([
    'search',
    'help',
    'down',
    'up',
    'select',
    'open',
    undefined,
  ])
})
