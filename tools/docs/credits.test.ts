import { expect, test } from 'vitest'
import { listCredits, writeCredits } from './credits.ts'

/** The licences that permit a shop to ship a package. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  'MIT AND ISC AND BSD-3-Clause',
])
/** `sharp` loads it as a separate library. */
const isLibvips = (name: string): boolean => name.startsWith('@img/sharp-')

test('docs/credits.md names every font, icon collection and library that ships', async () => {
  await expect(writeCredits()).toMatchFileSnapshot('../../docs/credits.md')
})

test('nothing ships under a licence that we may not ship', () => {
  const others = listCredits().filter(({ name, license }) => !FREE.has(license) && !isLibvips(name))
  expect(others).toEqual([])
})
