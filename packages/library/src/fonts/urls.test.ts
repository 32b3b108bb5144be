import { expect, test } from 'vitest'
import { loadCatalogue } from './catalogue/catalogue.ts'
import { MORE_URLS } from './files/moreUrls.gen.ts'
import { URLS } from './files/urls.gen.ts'

test('browsers have an address for every file of the packaged fonts', async () => {
  const faces = (await loadCatalogue()).flatMap(font => font.faces)
  const files = faces.flatMap(face => face.files.map(({ file }) => file))
  expect(files.length).toBeGreaterThan(60)
  expect(files.filter(file => !Object.hasOwn(URLS, file))).toEqual([])
  const more = faces.flatMap(face => face.more.map(({ file }) => file))
  expect(more.length).toBeGreaterThan(100)
  expect(more.filter(file => !Object.hasOwn(MORE_URLS, file))).toEqual([])
})
