import { expect, test } from 'vitest'
import { loadCatalogue } from './catalogue.ts'
import { URLS } from './urls.gen.ts'

test('browsers have an address for every file of the packaged fonts', async () => {
  const files = (await loadCatalogue()).flatMap(({ faces }) => faces.flatMap(face => face.files))
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter(({ file }) => !Object.hasOwn(URLS, file))).toEqual([])
})
