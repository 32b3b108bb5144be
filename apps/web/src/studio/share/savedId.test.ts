import { expect, test } from 'vitest'
import { savedIdOf } from './savedId.ts'

test('a saved design has the draft’s or server’s id, an unsaved one none', () => {
  expect(savedIdOf({ draftId: 'a', server: {} })).toBeNull()
  expect(savedIdOf({ draftId: 'a', server: { serverEtag: '"1"' } })).toBe('a')
  expect(savedIdOf({ draftId: 'a', server: { serverEtag: '"1"', designId: 'b' } })).toBe('b')
  // The design was taken from another browser, and has not been saved again by this account.
  expect(savedIdOf({ draftId: 'a', server: { designId: 'b' } })).toBeNull()
})
