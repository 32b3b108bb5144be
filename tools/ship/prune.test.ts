import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { INVOICE_FONT_FILES } from '../../apps/api/src/orders/invoice/splitFontRuns.ts'
import { filesOf, prune, sizeOf } from './prune.ts'
import { shareEqual } from './share.ts'

let tree: string
beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'kitwright-prune-'))
})
afterEach(() => rmSync(tree, { recursive: true, force: true }))

function put(path: string, bytes = 5000, byte = 1): string {
  const whole = join(tree, path)
  mkdirSync(dirname(whole), { recursive: true })
  writeFileSync(whole, Buffer.alloc(bytes, byte))
  return whole
}

test('tests of packages stay behind, what a package runs does not', () => {
  const unread = [
    'node_modules/plain/test/a.js',
    'node_modules/@scope/one/examples/a.js',
    'node_modules/plain/node_modules/inner/test/a.js',
    'node_modules/@opentelemetry/api/build/esm/index.js',
    'node_modules/@smithy/core/dist-es/index.js',
    'node_modules/@fontsource/wide/files/wide-119-400-normal.woff2',
    'node_modules/pdfkit/.yarn/releases/yarn.cjs',
    'node_modules/plain/lib/source.ts',
    'node_modules/zod/v4/index.cjs',
  ].map(path => put(path))
  const read = [
    'node_modules/plain/lib/test/a.js',
    'node_modules/@opentelemetry/api/build/src/index.js',
    'node_modules/@smithy/core/dist-cjs/index.js',
    'node_modules/@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2',
    'node_modules/other/build/esm/index.js',
    'node_modules/other/index.cjs',
    'node_modules/zod/v4/index.js',
    'apps/api/src/test/a.ts',
  ].map(path => put(path))
  prune(tree)
  expect(unread.filter(path => existsSync(path))).toEqual([])
  expect(read.filter(path => !existsSync(path))).toEqual([])
})

test('a repository’s package stays only where npm linked it', () => {
  const [linked, other] = [put('packages/one/a.ts'), put('packages/two/a.ts')]
  mkdirSync(join(tree, 'node_modules/@kitwright'), { recursive: true })
  symlinkSync('../../packages/one', join(tree, 'node_modules/@kitwright/one'))
  prune(tree)
  expect([existsSync(linked), existsSync(other)]).toEqual([true, false])
})

test('the fonts of invoices stay, other files of their format do not', () => {
  const read = INVOICE_FONT_FILES.map(file => put(`node_modules/@fontsource/${file}`))
  const unread = put('node_modules/@fontsource/kanit/files/kanit-latin-900-normal.woff')
  prune(tree)
  expect(read.length).toBeGreaterThan(8)
  expect(read.filter(path => !existsSync(path))).toEqual([])
  expect(existsSync(unread)).toBe(false)
})

test('equal files are kept once under both names and counted once; others are left', () => {
  const [font, copy, other] = [put('a/font.woff2'), put('b/font-x1.woff2'), put('b/other.woff2', 5000, 2)]
  expect(sizeOf(tree)).toBe(15_000)
  expect(shareEqual(tree)).toBe(5000)
  expect(statSync(copy).ino).toBe(statSync(font).ino)
  expect(readFileSync(copy)).toEqual(Buffer.alloc(5000, 1))
  expect(readFileSync(other)).toEqual(Buffer.alloc(5000, 2))
  expect(sizeOf(tree)).toBe(10_000)
})

test('a path reached by link too is listed once', () => {
  const own = put('packages/one/a.ts')
  mkdirSync(join(tree, 'node_modules/@kitwright'), { recursive: true })
  symlinkSync('../../packages/one', join(tree, 'node_modules/@kitwright/one'))
  expect(shareEqual(tree)).toBe(0)
  expect(filesOf(tree)).toEqual([own])
})
