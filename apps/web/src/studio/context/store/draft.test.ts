import { createDesign, startHistory, commit } from '@kitwright/design'
import { expect, test } from 'vitest'
import { isEdited } from './draft.ts'

test('an untouched design is not saved; a changed or stored one is', () => {
  const fresh = startHistory(createDesign('soccer'))
  expect(isEdited({ version: 0, history: fresh })).toBe(false)
  const changed = commit(fresh, {
    kind: 'setPartFill',
    part: 'base',
    fill: { kind: 'solid', colour: '#123456', tone: null },
  })
  expect(isEdited({ version: 0, history: changed })).toBe(true)
  expect(isEdited({ version: 1, history: fresh })).toBe(true)
})
