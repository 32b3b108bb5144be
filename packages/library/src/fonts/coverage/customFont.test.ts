import { expect, test } from 'vitest'
import { libraryFontOf } from './customFont.ts'
import { searchFonts } from '../catalogue/search.ts'

const metrics = { capHeight: 0.7, ascent: 0.9, descent: 0.2, digitBearings: [] }
const ownOf = (family: string, lang: 'en' | 'kh') =>
  libraryFontOf({ id: `own-${family.toLowerCase()}`, family, lang, url: `/fonts/${family}`, metrics })

test('a tenant’s font is one upright face under a unique family', () => {
  expect(ownOf('Ours', 'kh')).toEqual({
    id: 'own-ours',
    family: 'Ours',
    lang: 'kh',
    category: 'display',
    source: 'Mockup Sports',
    faces: [
      {
        id: 'own-ours',
        weight: 400,
        isItalic: false,
        files: [{ cssFamily: 'KW own-ours', file: '/fonts/Ours' }],
        more: [],
        metrics,
      },
    ],
  })
})

const fonts = [
  ownOf('Angkor Bold', 'kh'),
  ownOf('Mekong', 'en'),
  { ...ownOf('Angkor', 'en'), source: 'Fontsource', category: 'serif' } as const,
]
test.each([
  [{}, ['Angkor Bold', 'Mekong', 'Angkor']],
  [{ lang: null }, ['Angkor Bold', 'Mekong', 'Angkor']],
  [{ lang: 'en' }, ['Mekong', 'Angkor']],
  [{ source: 'Fontsource' }, ['Angkor']],
  [{ source: 'Mockup Sports', lang: 'en' }, ['Mekong']],
  [{ source: 'Fontsource', lang: 'kh' }, []],
  [{ text: ' ANGKOR ' }, ['Angkor Bold', 'Angkor']],
  [{ text: 'angkor serif' }, ['Angkor']],
  [{ text: 'own-mek' }, ['Mekong']],
  [{ text: 'display', lang: 'kh' }, ['Angkor Bold']],
] as const)('who asks for %j finds %j', (search, families) => {
  const { items, total } = searchFonts(fonts, search)
  expect(items.map(({ family }) => family)).toEqual(families)
  expect(total).toBe(families.length)
})

test.each([
  [-3, 1, ['Angkor Bold', 'Mekong']],
  [1.9, 1, ['Angkor Bold', 'Mekong']],
  [2, 2, ['Angkor']],
  [9, 2, ['Angkor']],
])('of three, two on a page, page %d is page %i', (page, shown, families) => {
  const found = searchFonts(fonts, { page, pageSize: 2 })
  expect(found).toMatchObject({ page: shown, pages: 2, total: 3 })
  expect(found.items.map(({ family }) => family)).toEqual(families)
})
