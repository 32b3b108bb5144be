import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { weigh, type Part } from './budgets.ts'

const part = (fileName: string, imports: readonly string[], code = fileName.repeat(40)): Part => ({
  fileName,
  code,
  imports,
  moduleIds: [`/house/${fileName}.ts`],
})
const size = (...parts: readonly Part[]): number =>
  parts.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0)

const shared = part('shared', [])
const page = part('page', ['shared', 'middle'])
const middle = part('middle', ['shared'])
const late = part('late', ['shared'])

test('a page weighs what it needs, each file once, and nothing loaded later', () => {
  expect(weigh([late, shared, middle, page], ['house/page.ts'])).toBe(size(page, middle, shared))
  expect(weigh([late, shared, middle, page], ['house/page.ts', 'house/late.ts'])).toBe(size(page, middle, shared, late))
})

test('a page whose module is missing from the build is an error', () => {
  expect(() => weigh([shared], ['house/page.ts'])).toThrow('no chunk holds house/page.ts')
})
