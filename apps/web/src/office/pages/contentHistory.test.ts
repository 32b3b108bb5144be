import type { PageContent } from '@kitwright/pages/content'
import { expect, test } from 'vitest'
import { beginHistory, changeContent, redo, undo } from './contentHistory.ts'

const page = (en: string): PageContent => ({ title: { en }, description: {}, blocks: [] })
const titles = ({ past, now, future }: ReturnType<typeof beginHistory>) => [
  past.map(each => each.title.en),
  now.title.en,
  future.map(each => each.title.en),
]

test('typing into one field is one step, and another field begins the next', () => {
  let history = beginHistory(page(''))
  for (const en of ['a', 'ab', 'abc']) history = changeContent(history, page(en), 'title.en')
  history = changeContent(history, page('x'), 'title.kh')
  expect(titles(history)).toEqual([['', 'abc'], 'x', []])
  expect(titles(undo(undo(history)))).toEqual([[], '', ['abc', 'x']])
})

test('undo and redo go back and forth, and a change ends what redo had', () => {
  const history = changeContent(changeContent(beginHistory(page('1')), page('2'), null), page('3'), null)
  const back = undo(history)
  expect(titles(redo(back))).toEqual([['1', '2'], '3', []])
  expect(titles(changeContent(back, page('4'), null))).toEqual([['1', '2'], '4', []])
})

test('typing after undo is a step of its own', () => {
  const typed = changeContent(beginHistory(page('')), page('a'), 'title.en')
  expect(titles(changeContent(undo(typed), page('b'), 'title.en'))).toEqual([[''], 'b', []])
})

test('undo and redo with nothing to bring back change nothing', () => {
  const history = beginHistory(page('1'))
  expect([undo(history), redo(history)]).toEqual([history, history])
})
