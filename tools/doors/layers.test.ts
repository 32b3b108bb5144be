import { expect, test } from 'vitest'
import { checkLayers } from './layers.ts'

const rules = [{ folder: 'p/src', layers: ['base', 'middle', 'top'], shared: ['types.ts'] }]
const messagesOf = (path: string, text: string): string[] =>
  checkLayers(path, text, rules).map(({ message }) => message)

test('a layer may import those before it, shared files and other packages', () => {
  expect(
    messagesOf('p/src/top/a.ts', `import '../base/b.ts'; import '../types.ts'; import '@kitwright/measure'`),
  ).toEqual([])
})

test('a layer may not import one that comes after it', () => {
  expect(messagesOf('p/src/base/a.ts', `import type { B } from '../middle/b.ts'`)).toEqual([
    'p/src/base may not import middle, which comes after it',
  ])
})

test('a layer may not import the files above it', () => {
  expect(messagesOf('p/src/base/a.ts', `import '../index.ts'`)).toEqual([
    'p/src/base may not import index.ts, which lies above it',
  ])
})

test('a folder that the rule does not name is refused', () => {
  expect(messagesOf('p/src/other/a.ts', '')).toEqual(['p/src/other is not in the order of tools/doors/layerTable.ts'])
})

test('tests may import any layer', () => {
  expect(messagesOf('p/src/base/a.test.ts', `import '../top/b.ts'`)).toEqual([])
})
