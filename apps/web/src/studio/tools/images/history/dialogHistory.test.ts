import { type Blazon, startBlazon } from '@kitwright/crest'
import { expect, it } from 'vitest'
import { changed, type History, historyOf, redone, undone } from './dialogHistory.ts'

const start = startBlazon()
const withChange = (history: History<Blazon>, change: Partial<Blazon>, kind: string | null) =>
  changed(history, { ...history.present, ...change }, kind)

it('a crest is undone step by step, typing in one, and redone', () => {
  const typed = ['A', 'An', 'Ang'].reduce(
    (history, text) => withChange(history, { top: { ...start.top, text } }, 'top'),
    withChange(historyOf(start), { shape: 'roundel' }, null),
  )
  expect(typed.present).toMatchObject({ shape: 'roundel', top: { text: 'Ang' } })
  expect(undone(typed).present).toEqual({ ...start, shape: 'roundel' })
  expect(undone(undone(typed)).present).toEqual(start)
  expect(undone(undone(undone(typed))).present).toEqual(start)
  expect(redone(undone(typed)).present).toEqual(typed.present)
  expect(redone(withChange(undone(typed), { shape: 'sema' }, null)).present.shape).toBe('sema')
})
