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

test('a changed file is asked about by the tests that import it and by those of the nearest folder that come to it', () => {
  expect(testsNear('packages/a/src/deep/part.ts', imports)).toEqual([
    'packages/a/far/direct.test.ts',
    'packages/a/src/sum.test.ts',
    'packages/a/src/whole.test.ts',
  ])
  expect(testsNear('packages/a/src/else.ts', imports)).toEqual(['packages/a/src/else.test.ts'])
})

test('a changed test is asked alone, and a file that no test comes to has none', () => {
  expect(testsNear('packages/a/src/sum.test.ts', imports)).toEqual(['packages/a/src/sum.test.ts'])
  expect(testsNear('packages/a/src/lonely.ts', imports)).toEqual([])
})

test('what comes to a changed file is told from near to far, guests of its package after its own room', () => {
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

test('an import leads to a file where it is relative, and to the folder of a package of ours', () => {
  const specifiers = ['./sum.ts', '../far/x.tsx', '@kitwright/a', 'vitest', './mark.svg?raw']
  expect(targetsOf('packages/a/src/index.ts', specifiers)).toEqual([
    'packages/a/src/sum.ts',
    'packages/a/far/x.tsx',
    'packages/a',
    'packages/a/src/mark.svg',
  ])
})
