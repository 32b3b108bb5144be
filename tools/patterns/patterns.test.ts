import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgePattern } from './judgePattern.ts'
import { listPatterns, type Pattern } from './listPatterns.ts'

const REPO_ROOT = join(import.meta.dirname, '../..')
/** The earlier verdicts: judging all takes half a minute. */
const VERDICTS = join(REPO_ROOT, '.cache/patterns.json')

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

const readVerdicts = (): Map<string, string> => {
  try {
    return new Map(JSON.parse(readFileSync(VERDICTS, 'utf8')) as [string, string][])
  } catch {
    return new Map()
  }
}

test('every regular expression of the shipped code takes linear time on any text', async () => {
  const known = readVerdicts()
  const judged = new Map<string, string>()
  const refused: string[] = []
  const patterns = patternsOfTree()
  for (const pattern of patterns.filter(each => !isReviewed(each))) {
    const key = `/${pattern.source}/${pattern.flags}`
    const verdict = judged.get(key) ?? known.get(key) ?? (await judgePattern(pattern)) ?? ''
    judged.set(key, verdict)
    if (verdict !== '') refused.push(`${pattern.at} ${key}: ${verdict}`)
  }
  mkdirSync(join(REPO_ROOT, '.cache'), { recursive: true })
  writeFileSync(VERDICTS, JSON.stringify([...judged].filter(([, verdict]) => verdict === '')))
  expect(
    REVIEWED.filter(({ path }) => !patterns.some(each => isReviewed(each) && each.at.startsWith(`${path}:`))),
  ).toEqual([])
  expect(judged.size).toBeGreaterThan(300)
  expect(refused).toEqual([])
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
