import { expect, test } from 'vitest'
import { unreadKeys, writeKhmerReview } from './khmerReview.ts'

test('docs/khmer-review.md shows every Khmer text that no native reader has read', async () => {
  await expect(writeKhmerReview()).resolves.toMatch(/^# Khmer texts/)
  await expect(await writeKhmerReview()).toMatchFileSnapshot('../../docs/khmer-review.md')
})

test('the list of unread texts is sorted and names no text twice', () => {
  const keys = unreadKeys()
  expect(keys).toEqual([...new Set(keys)].toSorted())
})
