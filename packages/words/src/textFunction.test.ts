import { expect, test } from 'vitest'
import type { TextFunction } from './index.ts'

test('a text function takes known keys with their values and refuses all else', () => {
  const t: TextFunction<'common' | 'office'> = (key, ...values) => JSON.stringify([key, ...values])
  expect([t('common:cancel'), t('office:contrast_shifted', { ratio: 3 })]).toHaveLength(2)
  // @ts-expect-error -- There is no such text.
  t('common:no_such_key')
  // @ts-expect-error -- The namespace is not loaded.
  t('studio:undo')
  // @ts-expect-error -- The placeholder has no value.
  t('office:contrast_shifted')
  // @ts-expect-error -- It has another name.
  t('office:contrast_shifted', { width: 3 })
})
