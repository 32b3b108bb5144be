import { expect, test } from 'vitest'
import { ringsAround, targetsOf, testsNear } from './nearestTests.ts'

const imports = new Map([
  ['packages/a/src/index.ts', ['packages/a/src/sum.ts', 'packages/a/src/deep/part.ts']],
  ['packages/a/src/sum.ts', ['packages/a/src/deep/part.ts']],
  ['packages/a/src/sum.test.ts', ['packages/a/src/sum.ts']],
  ['packages/a/src/whole.test.ts', ['packages/a/src/index.ts']],
  ['packages/a/src/else.test.ts', ['packages/a/src/else.ts']],
  ['packages/a/far/direct.test.ts', ['packages/a/src/deep/part.ts']],
])

test('a changed file is tested by its importers and nearest folder', () => {
  expect(testsNear('packages/a/src/deep/part.ts', imports)).toEqual([
    'packages/a/far/direct.test.ts',
    'packages/a/src/sum.test.ts',
    'packages/a/src/whole.test.ts',
  ])
  expect(testsNear('packages/a/src/else.ts', imports)).toEqual(['packages/a/src/else.test.ts'])
})

test('a changed test runs alone, and an untested file has none', () => {
  expect(testsNear('packages/a/src/sum.test.ts', imports)).toEqual(['packages/a/src/sum.test.ts'])
  expect(testsNear('packages/a/src/lonely.ts', imports)).toEqual([])
})

test('importers of a changed file are listed from near to far', () => {
  const house = new Map([
    ...imports,
    ['apps/web/src/a.tsx', ['packages/a']],
    ['apps/web/src/b.tsx', ['apps/web/src/a.tsx']],
  ])
  expect(ringsAround(['packages/a/src/sum.ts'], house)).toEqual([
    ['packages/a/src/sum.ts'],
    ['packages/a/src/index.ts', 'packages/a/src/sum.test.ts'],
    ['packages/a/src/whole.test.ts', 'apps/web/src/a.tsx'],
    ['apps/web/src/b.tsx'],
  ])
  expect(ringsAround(['packages/a/src/sum.test.ts', 'apps/web/src/gone.ts'], house)).toEqual([
    ['packages/a/src/sum.test.ts'],
  ])
})

test('an import leads to a relative file or our package’s folder', () => {
  const specifiers = ['./sum.ts', '../far/x.tsx', '@kitwright/a', 'vitest', './mark.svg?raw']
  expect(targetsOf('packages/a/src/index.ts', specifiers)).toEqual([
    'packages/a/src/sum.ts',
    'packages/a/far/x.tsx',
    'packages/a',
    'packages/a/src/mark.svg',
  ])
})
