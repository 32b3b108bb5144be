import { expect, test } from 'vitest'
import { rank } from './rank.ts'

const drawing = (name: string, others = '') => ({ name, words: ` ${name.replaceAll('-', ' ')} ${others} ` })
const word = (said: string, ...others: string[]) => ({ said, terms: [said, ...others] })
/** The drawings in the order in which they are found, without those that are not. */
const found = (drawings: ReturnType<typeof drawing>[], ...query: ReturnType<typeof word>[]): string[] =>
  drawings
    .map(each => [each.name, rank(each, query)] as const)
    .filter(([, points]) => points > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name]) => name)

test('an exact name comes before a prefix, and that before an alias', () => {
  const [also, begins, called] = [drawing('cat', 'tiger'), drawing('tigerlily-plant'), drawing('tiger')]
  expect(found([also, begins, called, drawing('bear')], word('tiger'))).toEqual(['tiger', 'tigerlily-plant', 'cat'])
})

test('a beginning of two letters is none yet', () => {
  expect(found([drawing('tiger')], word('ti'))).toEqual([])
  expect(found([drawing('tiger')], word('tig'))).toEqual(['tiger'])
})

test('of words that would also do, the first counts most', () => {
  const words = word('footballer', 'ball', 'boot')
  expect(found([drawing('boot'), drawing('ball')], words)).toEqual(['ball', 'boot'])
})

test('each word must find something', () => {
  expect(found([drawing('tiger-head'), drawing('tiger')], word('tiger'), word('head'))).toEqual(['tiger-head'])
})

test('a shorter name ranks higher; filled drawings count as plain and print best', () => {
  const all = [drawing('star-of-the-sea'), drawing('star'), drawing('star-filled'), drawing('star-half')]
  expect(found(all, word('star'))).toEqual(['star-filled', 'star', 'star-half', 'star-of-the-sea'])
})

test('what says the opposite stands behind, and is found all the same', () => {
  expect(found([drawing('ball-off'), drawing('ball-game-of-old-times')], word('ball'))).toEqual([
    'ball-game-of-old-times',
    'ball-off',
  ])
  expect(found([drawing('a-b-c-d-e-f-g-h-i-off', 'ball')], word('ball'))).toHaveLength(1)
})
