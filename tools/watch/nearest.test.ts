import { expect, test } from 'vitest'
import { relativeTargets, testsNear } from './nearest.ts'

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

test('an import leads to a file where it is relative', () => {
  const specifiers = ['./sum.ts', '../far/x.tsx', '@kitwright/a', 'vitest', './mark.svg?raw']
  expect(relativeTargets('packages/a/src/index.ts', specifiers)).toEqual([
    'packages/a/src/sum.ts',
    'packages/a/far/x.tsx',
    'packages/a/src/mark.svg',
  ])
})
