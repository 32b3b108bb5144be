import { startBlazon } from '@kitwright/crest'
import { expect, it } from 'vitest'
import { changed, historyOf, redone, undone } from './history.ts'

const start = startBlazon()

it('a crest in the making is undone step by step, typing in one, and done again', () => {
  const typed = ['A', 'An', 'Ang'].reduce(
    (history, text) => changed(history, { top: { ...start.top, text } }, 'top'),
    changed(historyOf(start), { shape: 'roundel' }, null),
  )
  expect(typed.present).toMatchObject({ shape: 'roundel', top: { text: 'Ang' } })
  expect(undone(typed).present).toEqual({ ...start, shape: 'roundel' })
  expect(undone(undone(typed)).present).toEqual(start)
  expect(undone(undone(undone(typed))).present).toEqual(start)
  expect(redone(undone(typed)).present).toEqual(typed.present)
  expect(redone(changed(undone(typed), { shape: 'sema' }, null)).present.shape).toBe('sema')
})
