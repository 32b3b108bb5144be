import { loadTexts, NAMESPACES } from '@kitwright/words'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMPOSED, unusedTexts } from './unusedTexts.ts'

const REPO_ROOT = join(import.meta.dirname, '../..')
const isOurs = (path: string): boolean => !/\.test\.tsx?$|^packages\/words\/src\/[a-z]{2}\//.test(path)
const sourceOf = (pattern: string): string =>
  globSync(pattern, { cwd: REPO_ROOT })
    .filter(isOurs)
    .map(path => readFileSync(join(REPO_ROOT, path), 'utf8'))
    .join('\n')

const web = sourceOf('{apps/web,packages/*}/src/**/*.{ts,tsx}')
const api = sourceOf('apps/api/src/**/*.ts')

test.each(NAMESPACES)('every text of %s is said somewhere', async namespace => {
  expect(unusedTexts(namespace, Object.keys(await loadTexts('en', namespace)), { web, api })).toEqual([])
})

test('a used text is named, composed, tabled, counted or mailed', () => {
  const found = {
    web: "t('shop:title'); t(`shop:type_${type}`); t(`shop:a_${x}_b`); t(`roster:${snakeCase(failure)}`); fail('tooMany')",
    api: "const words = await loadTexts(language, 'mail'); words.greeting; say(`${kind}_subject`)",
  }
  expect(unusedTexts('shop', ['title', 'type_polo', 'a_one_b', 'title_one', 'type', 'a_b'], found)).toEqual([
    'type',
    'a_b',
  ])
  expect(unusedTexts('roster', ['too_many', 'too_few'], found)).toEqual(['too_few'])
  expect(unusedTexts('mail', ['greeting', 'paid_subject', 'greet'], found)).toEqual(['greet'])
})

test('no line of the table of composed keys is there for nothing', async () => {
  const all = await Promise.all(
    NAMESPACES.map(async name => Object.keys(await loadTexts('en', name)).map(key => `${name}:${key}`)),
  )
  expect(COMPOSED.filter(({ begins }) => !all.flat().some(key => key.startsWith(begins)))).toEqual([])
})
