import { expect, test } from 'vitest'
import { changeKind, isWholeDraft, newAction, newDraft, setTime, timeOf } from './ruleForm.ts'

test('a time is told in days where it is whole days', () => {
  expect(timeOf({ kind: 'proof', hours: 72 })).toEqual({ unit: 'days', count: 3 })
  expect(timeOf({ kind: 'proof', hours: 30 })).toEqual({ unit: 'hours', count: 30 })
  expect(timeOf({ kind: 'due', days: 3 })).toEqual({ unit: 'days', count: 3 })
  expect(setTime({ kind: 'proof', hours: 72 }, { unit: 'days', count: 2 })).toEqual({ kind: 'proof', hours: 48 })
})

test('another condition keeps the time as far as it may', () => {
  expect(changeKind({ kind: 'proof', hours: 72 }, 'due')).toEqual({ kind: 'due', days: 3 })
  expect(changeKind({ kind: 'proof', hours: 24 * 90 }, 'overdue')).toEqual({ kind: 'overdue', days: 60 })
  expect(changeKind({ kind: 'due', days: 2 }, 'deposit')).toEqual({ kind: 'deposit', hours: 48 })
})

test('a rule is whole once every field is filled in', () => {
  const draft = newDraft()
  const named = { ...draft, name: { en: 'Rule', kh: 'វិធាន' } }
  expect(isWholeDraft(draft, [])).toBe(false)
  expect(isWholeDraft(named, [])).toBe(false)
  const withThen = (action: (typeof draft.content.actions)[number]) => ({
    ...named,
    content: { ...draft.content, actions: [action] },
  })
  expect(isWholeDraft(withThen({ kind: 'tag', tag: 'late' }), [])).toBe(true)
  expect(isWholeDraft(withThen(newAction('mail')), ['proof'])).toBe(false)
  expect(isWholeDraft(withThen({ kind: 'mail', to: 'customer', textId: 'proof' }), ['proof'])).toBe(true)
  expect(isWholeDraft(withThen({ kind: 'mail', to: 'customer', textId: 'proof' }), [])).toBe(false)
})
