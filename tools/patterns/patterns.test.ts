import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgePattern } from './judgePattern.ts'
import { listPatterns, type Pattern } from './listPatterns.ts'
import { cacheLinear, readCached, readRecorded } from './verdicts.ts'

const REPO_ROOT = join(import.meta.dirname, '../..')
/** Judging one takes about 50 ms. */
const MAX_UNRECORDED = 40

/** Patterns that are built at run time and are linear with any parts. */
const REVIEWED: readonly { readonly path: string; readonly why: string }[] = [
  { path: 'packages/measure/src/foldText.ts', why: 'one class of letters, of a table beside it' },
]
const isReviewed = ({ at, source }: Pattern): boolean =>
  source === undefined && REVIEWED.some(({ path }) => at.startsWith(`${path}:`))

const isShipped = (path: string): boolean => !/\.test\.tsx?$|\/testing\//.test(path)
const patternsOfTree = (): Pattern[] =>
  globSync('{apps/api,apps/web,packages/*}/src/**/*.{ts,tsx}', { cwd: REPO_ROOT })
    .filter(isShipped)
    .flatMap(path => listPatterns(path, readFileSync(join(REPO_ROOT, path), 'utf8')))

test('every regular expression of the shipped code takes linear time on any text', async () => {
  const recorded = readRecorded()
  const known = new Set([...recorded, ...readCached()])
  const judged = new Map<string, string>()
  const refused: string[] = []
  const patterns = patternsOfTree()
  for (const pattern of patterns.filter(each => !isReviewed(each))) {
    const key = `/${pattern.source}/${pattern.flags}`
    const verdict = judged.get(key) ?? (known.has(key) ? '' : ((await judgePattern(pattern)) ?? ''))
    judged.set(key, verdict)
    if (verdict !== '') refused.push(`${pattern.at} ${key}: ${verdict}`)
  }
  const linear = [...judged].filter(([, verdict]) => verdict === '').map(([key]) => key)
  cacheLinear(linear)
  expect(
    REVIEWED.filter(({ path }) => !patterns.some(each => isReviewed(each) && each.at.startsWith(`${path}:`))),
  ).toEqual([])
  expect(judged.size).toBeGreaterThan(300)
  expect(refused).toEqual([])
  const unrecorded = linear.filter(key => !recorded.has(key)).length
  expect(unrecorded, 'record them: node tools/patterns/recordLinear.ts').toBeLessThanOrEqual(MAX_UNRECORDED)
})

test.each([
  [String.raw`([a-z]+)\s*\(([^)]*)\)`, 'gi', /polynomial/],
  [String.raw`^(.*?)(?:\s+(\d+\.?\d*)%)*$`, '', /exponential|polynomial/],
  [String.raw`\s+$`, '', /polynomial/],
  [String.raw`(?<!\s)\s+$`, '', undefined],
  [String.raw`(?<![a-z])([a-z]+)\s*\(([^()]*)\)`, 'gi', undefined],
])('the judge calls /%s/%s %s', async (source, flags, said) => {
  const verdict = await judgePattern({ source, flags })
  if (said) expect(verdict).toMatch(said)
  else expect(verdict).toBeUndefined()
})

test('the list of patterns has literals, composed constants and dynamic ones', () => {
  const text = [
    'const DIGIT = String.raw`\\d`',
    'const literal = /a+b/gi',
    'const composed = new RegExp(`${DIGIT}+$`, "u")',
    'const dynamic = (word: string) => RegExp(`${word}+`)',
  ].join('\n')
  expect(listPatterns('a.ts', text)).toEqual([
    { at: 'a.ts:2', source: 'a+b', flags: 'gi' },
    { at: 'a.ts:3', source: String.raw`\d+$`, flags: 'u' },
    { at: 'a.ts:4', source: undefined, flags: '' },
  ])
})
