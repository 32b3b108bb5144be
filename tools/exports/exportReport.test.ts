import { expect, test } from 'vitest'
import { listPackages, listUnusedExports, reportExports } from './exportReport.ts'

test.each(listPackages())(
  'packages/%s exports what its report lists: `npx vitest run tools/exports --update`',
  async name => {
    await expect(reportExports(name)).toMatchFileSnapshot(`../../packages/${name}/golden/exports.txt`)
  },
)

test('no package hands on a value that nobody imports', () => {
  expect(listUnusedExports()).toEqual([])
})
