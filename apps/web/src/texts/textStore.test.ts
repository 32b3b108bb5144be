import type { Namespace } from '@kitwright/words'
import { expect, test } from 'vitest'
import { createTextStore } from './textStore.ts'

const QUICK = {
  players_zero: 'No players yet',
  players_one: 'A player',
  players_other: '{{count}} players',
  greeting: 'Dear {{name}} of {{club}}',
}

function createWorld() {
  const store = createTextStore()
  store.add('en', 'quick', QUICK)
  return { store, t: store.textsIn('en') as (key: string, values?: object) => string }
}

test('a text is filled with its values, and counts are grouped by thousands', () => {
  const { t } = createWorld()
  expect(t('quick:greeting', { name: 'Dara', club: 12_500 })).toBe('Dear Dara of 12,500')
})

test('a value with braces or dollars is shown as it is', () => {
  const { t } = createWorld()
  expect(t('quick:greeting', { name: '{{club}}', club: '$& {{name}}' })).toBe('Dear {{club}} of $& {{name}}')
})

test('a missing value leaves an empty place', () => {
  const { t } = createWorld()
  expect(t('quick:greeting', { name: 'Dara' })).toBe('Dear Dara of ')
})

test.each([
  [0, 'No players yet'],
  [1, 'A player'],
  [2, '2 players'],
  [1_200, '1,200 players'],
])('a count of %i chooses its own text', (count, text) => {
  const { t } = createWorld()
  expect(t('quick:players', { count })).toBe(text)
})

test('a language without plural forms still has a text for one', () => {
  const { store } = createWorld()
  store.add('kh', 'quick', { ...QUICK, players_one: 'កីឡាករម្នាក់', players_other: 'កីឡាករ {{count}} នាក់' })
  const t = store.textsIn('kh') as (key: string, values?: object) => string
  expect([1, 3].map(count => t('quick:players', { count }))).toEqual(['កីឡាករម្នាក់', 'កីឡាករ 3 នាក់'])
})

test('a text that is not there is its default, or else its key', () => {
  const { t } = createWorld()
  expect(t('quick:unknown', { defaultValue: 'Kit' })).toBe('Kit')
  expect(t('quick:unknown')).toBe('unknown')
  expect(t('other:unknown')).toBe('unknown')
})

/** A store that loads texts as the test allows. */
function createLoading() {
  const store = createTextStore()
  const waits = new Map<string, PromiseWithResolvers<Record<string, string>>>()
  store.loadWith(async (language, namespace) => {
    const wait = Promise.withResolvers<Record<string, string>>()
    waits.set(`${language}:${namespace}`, wait)
    return wait.promise
  })
  const answer = (name: string, text: string): void => waits.get(name)!.resolve({ text })
  const textOf = (namespace: Namespace): string =>
    (store.textsIn(store.language()) as (key: string) => string)(`${namespace}:text`)
  return { store, waits, answer, textOf }
}

test('the language changes when all that was shown has loaded in it', async () => {
  const { store, answer, textOf } = createLoading()
  const first = store.setLanguage('en', ['common'])
  answer('en:common', 'Hello')
  await first
  const more = store.loading('shop')
  answer('en:shop', 'Shop')
  await more
  const change = store.setLanguage('kh')
  answer('kh:common', 'សួស្តី')
  await Promise.resolve()
  expect([store.language(), textOf('common')]).toEqual(['en', 'Hello'])
  answer('kh:shop', 'ហាង')
  await change
  expect([store.language(), textOf('common'), textOf('shop')]).toEqual(['kh', 'សួស្តី', 'ហាង'])
})

test('of two changes of language the last one counts, whichever loads first', async () => {
  const { store, answer } = createLoading()
  const heard: string[] = []
  const start = store.setLanguage('en', ['common'])
  answer('en:common', 'Hello')
  await start
  store.onLanguage(() => heard.push(store.language()))
  const away = store.setLanguage('kh')
  const back = store.setLanguage('en')
  answer('kh:common', 'សួស្តី')
  await Promise.all([away, back])
  expect([store.language(), heard]).toEqual(['en', []])
})

test('texts that failed to load are asked for again', async () => {
  const { store, waits, answer, textOf } = createLoading()
  const failing = store.loading('common')
  waits.get('kh:common')!.reject(new Error('offline'))
  await expect(failing).rejects.toThrow('offline')
  const again = store.loading('common')
  answer('kh:common', 'Hello')
  await again
  expect([store.loading('common'), textOf('common')]).toEqual([null, 'Hello'])
})
