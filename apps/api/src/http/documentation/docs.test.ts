import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeDocs } from './describeDocs.ts'

test('docs/api.md is what the contract says', async () => {
  await expect(await describeDocs()).toMatchFileSnapshot(join(import.meta.dirname, '../../../../../docs/api.md'))
})
