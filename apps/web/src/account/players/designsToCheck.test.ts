import { createDesign } from '@kitwright/design'
import { expect, test } from 'vitest'
import type { Draft } from '../../drafts/index.ts'
import { designsToCheck } from './designsToCheck.ts'

const draft = (id: string, more: Partial<Draft> = {}): Draft => ({
  id,
  name: id,
  document: createDesign('tshirt'),
  players: [],
  fabric: '',
  updatedAt: 0,
  ...more,
})
const checked = (saved: readonly string[], drafts: readonly Draft[]) => {
  const found = designsToCheck(
    saved.map(id => ({ id })),
    drafts,
    'me',
  )
  return [found.drafts.map(({ id }) => id), found.saved.map(({ id }) => id)]
}

test('designsToCheck takes the design of this browser where none is saved', () =>
  expect(checked([], [draft('a')])).toEqual([['a'], []]))

test('designsToCheck takes an unsaved draft in place of its saved revision', () =>
  expect(checked(['a', 'b', 'c'], [draft('x', { designId: 'a', serverEtag: '1', savedDigest: 'old' })])).toEqual([
    ['x'],
    ['b', 'c'],
  ]))

test('designsToCheck leaves out drafts of another account', () =>
  expect(checked(['b'], [draft('a', { owner: 'other' })])).toEqual([[], ['b']]))
