import { expect, test } from 'vitest'
import { longestOf } from './runTests.ts'
import { testOrder } from './testOrder.ts'
import { applyMutant, listMutants } from './mutants.ts'
import { sampleMutants } from './sampleMutants.ts'

const changesOf = (text: string): string[] => listMutants('a.ts', text).map(mutant => applyMutant(text, mutant))

test('an operator, number, condition, return value and method change singly', () => {
  expect(changesOf('const a = b + 1')).toEqual(['const a = b - 1', 'const a = b + (1 + 1)'])
  expect(changesOf('if (a) b()')).toEqual(['if (!(a)) b()'])
  expect(changesOf('const f = () => a')).toEqual(['const f = () => (undefined as never)'])
  expect(changesOf('a.some(b)')).toEqual(['a.every(b)'])
  expect(changesOf('const a = !b, c = true')).toEqual(['const a = b, c = true', 'const a = !b, c = false'])
})

test('types and imports are left alone', () => {
  expect(changesOf("import a from './a.ts'\ninterface A { b: 1 | true }\ntype C = -1")).toEqual([])
  expect(changesOf('const a = b as 1')).toEqual([])
})

test('where false is returned, none is no change that anybody could tell', () => {
  expect(changesOf('const f = () => false')).toEqual(['const f = () => true'])
})

test('of an object whose names alone are asked, the values are left alone', () => {
  expect(changesOf('Object.keys({ a: true, b: 1 } satisfies A)')).toEqual([])
  expect(changesOf('Object.values({ a: true })')).toEqual(['Object.values({ a: false })'])
})

test('how often one listens to a signal is left alone, since that aborts once', () => {
  expect(changesOf("signal.addEventListener('abort', a && b, { once: true })")).toEqual([
    "signal.addEventListener('abort', a || b, { once: true })",
  ])
  expect(changesOf("button.addEventListener('click', a, { once: true })")).toHaveLength(1)
})

test('one millisecond more and a clock’s limit are left alone', () => {
  for (const text of ['const AGAIN_MS = 2_000', 'f({ idleTimeoutMillis: 30_000, turnMs: 5_000 })', 'wait(50)'])
    expect(changesOf(text)).toEqual([])
  expect(changesOf('function f(longestMs = 60_000) {}')).toEqual([])
  expect(changesOf('const until = Date.now() + 30_000')).toEqual(['const until = Date.now() - 30_000'])
  expect(changesOf('if (performance.now() > until) f()')).toEqual(['if (!(performance.now() > until)) f()'])
  // One more matters for small values, or where nothing marks the value as a time.
  expect(changesOf('const AGAIN_MS = 0, MAX_TRIES = 30')).toHaveLength(2)
  expect(changesOf('while (now() > until) f(50)')).toHaveLength(2)
})

test('an advisory lock’s number is left, unless several must differ', () => {
  expect(changesOf('const LOCK_SPACE = 7_120_046')).toEqual([])
  expect(changesOf('const LOCKS = { one: 7_120_044, other: 7_120_045 }')).toHaveLength(2)
})

test('a method that every object has is no other one', () => {
  expect(changesOf('a.toString()')).toEqual([])
})

test('numbers are told from all else, so a drawing’s stay', () => {
  const changed = listMutants('a.ts', 'if (a - b > 1_000.5) f(-2, -a, true)')
  expect(changed.filter(({ isFigure }) => isFigure).map(({ was }) => was)).toEqual(['1_000.5', '-', '2'])
})

test('a mutant’s nearest tests run first, then quick ones, then all', () => {
  const all = [
    { file: 'slow', ms: 700 },
    { file: 'b', ms: 200 },
    { file: 'a', ms: 100 },
    { file: 'near', ms: 400 },
  ]
  expect(testOrder(['near'], all)).toEqual([['near'], ['a', 'b'], ['slow']])
  // A near test outside the module's Node tests does not run.
  expect(testOrder(['a screen’s'], [{ file: 'a', ms: 100 }])).toEqual([['a']])
})

test('tests may take six times as long, and a minute to begin', () => {
  const all = [
    { file: 'slow', ms: 60_000 },
    { file: 'quick', ms: 1_000 },
  ]
  expect([longestOf(['quick'], all), longestOf(['quick', 'slow'], all)]).toEqual([66_000, 426_000])
})

test('the same seed picks the same, and no more than there are', () => {
  const all = Array.from({ length: 100 }, (_, i) => i)
  expect(sampleMutants(all, 10, 7)).toEqual(sampleMutants(all, 10, 7))
  expect(sampleMutants(all, 10, 7)).not.toEqual(sampleMutants(all, 10, 8))
  expect(new Set(sampleMutants(all, 100, 7)).size).toBe(100)
  expect(sampleMutants([1, 2], 10, 7)).toHaveLength(2)
})
