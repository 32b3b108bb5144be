import { expect, test } from 'vitest'
import { nextLabel } from './nextLabel.ts'

test('a step with several effects has one label, and no step has none', () => {
  expect(nextLabel({ effects: ['approve-designs', 'approve'] })).toBe('step_approve_all')
  expect(nextLabel({ effects: ['take-payment', 'start', 'hand-over'] })).toBe('step_start_paid')
  expect(nextLabel({ effects: [] })).toBeUndefined()
})
