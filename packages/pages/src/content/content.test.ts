import { LANGUAGES } from '@kitwright/words'
import { expect, test } from 'vitest'
import {
  contentPages,
  countMissing,
  faultOfLink,
  faultOfSlug,
  holdsMarkup,
  loadDefaultContent,
  ownSlugOf,
  showContent,
  type Block,
  type PageContent,
} from './index.ts'

test('every page of a new shop has content in each language, with nothing missing', async () => {
  expect(contentPages).toEqual(['home', 'about', 'careers', 'contact', 'privacy', 'terms'])
  for (const slug of contentPages) {
    const content = (await loadDefaultContent(slug))!
    expect([slug, countMissing(content)]).toEqual([slug, { kh: 0, en: 0 }])
    for (const language of LANGUAGES) {
      const shown = showContent(content, { language, shop: 'Angkor Kits' })
      expect([slug, JSON.stringify(shown).includes('{{')]).toEqual([slug, false])
      expect([slug, shown.title === '', shown.blocks.some(block => block.lang)]).toEqual([slug, false, false])
    }
  }
})

test.each(['sponsors', 'constructor', ''])('the page “%s” has no default content', async slug => {
  expect(await loadDefaultContent(slug)).toBeNull()
})

const hero = (title: object, lead: object = {}): Block => ({
  kind: 'hero',
  id: 'a',
  kicker: {},
  title,
  lead,
  button: null,
  secondButton: null,
  picture: 'none',
  hasFacts: false,
})
const text = (passages: object): Block => ({ kind: 'text', id: 'b', text: passages })
const page = (...blocks: Block[]): PageContent => ({ title: { en: 'Page' }, description: {}, blocks })
const kh = { language: 'kh', shop: 'Angkor' } as const

test('a text missing in the reader’s language is shown in the other', () => {
  const [block] = showContent(page(hero({ en: 'Hello', kh: ' ' }, { kh: 'សួស្តី' })), kh).blocks
  expect(block).toMatchObject({ title: 'Hello', lead: 'សួស្តី' })
  expect(block!.lang).toBeUndefined()
})

test('a block written in the other language alone names that language', () => {
  const blocks = page(hero({ en: 'Hello' }), text({ en: [{ kind: 'heading', text: 'Hi' }], kh: [] }))
  expect(showContent(blocks, kh).blocks.map(({ lang }) => lang)).toEqual(['en', 'en'])
  expect(showContent(blocks, { ...kh, language: 'en' }).blocks.map(({ lang }) => lang)).toEqual([undefined, undefined])
})

test('the shop’s name replaces its placeholder everywhere, even with special characters', () => {
  const shown = showContent(
    page(
      hero({ kh: '{{shop}}' }),
      text({
        kh: [
          { kind: 'heading', text: '{{shop}}' },
          { kind: 'list', items: [[{ text: 'a {{shop}}', href: '/about' }]] },
        ],
      }),
    ),
    { ...kh, shop: 'A$& {{shop}}' },
  )
  expect(JSON.stringify(shown).split('A$& {{shop}}')).toHaveLength(4)
})

test('missing texts are counted by language; a text written nowhere is not missing', () => {
  const content = page(hero({ en: 'Hello' }, {}), text({ kh: [{ kind: 'heading', text: 'សួស្តី' }] }))
  expect(countMissing(content)).toEqual({ kh: 2, en: 1 })
})

test.each([
  '/',
  '/products',
  '/pages/sponsors',
  '/terms#refunds',
  '/store?type=polo',
  '/design/hoodie',
  'https://example.com',
  'https://t.me/kits?start=1',
  'mailto:shop@example.com',
  'tel:+855 12 345 678',
])('the link %s is accepted', address => {
  expect(faultOfLink(address)).toBeNull()
})

test.each([
  ['/nowhere', 'broken-link'],
  ['/terms/more', 'broken-link'],
  ['//evil.example', 'broken-link'],
  ['/\\evil.example', 'broken-link'],
  ['/office/orders', 'broken-link'],
  ['/a b', 'broken-link'],
  ['javascript:alert(1)', 'link-scheme'],
  ['JAVASCRIPT:alert(1)', 'link-scheme'],
  ['data:text/html,x', 'link-scheme'],
  ['http://example.com', 'link-scheme'],
  ['https://user@example.com', 'link-scheme'],
  ['https://nodot', 'link-scheme'],
  ['example.com', 'link-scheme'],
  ['', 'link-scheme'],
])('the link %s is refused as %s', (address, fault) => {
  expect(faultOfLink(address)).toBe(fault)
})

test('an own page is known by its address', () => {
  expect(['/pages/sponsors', '/pages/sponsors#top', '/terms', 'https://x.example/pages/a'].map(ownSlugOf)).toEqual([
    'sponsors',
    'sponsors',
    null,
    null,
  ])
})

test.each([
  ['sponsors', null],
  ['season-2027', null],
  ['About', 'wrong-format'],
  ['a--b', 'wrong-format'],
  ['-a', 'wrong-format'],
  ['ទំព័រ', 'wrong-format'],
  ['', 'wrong-format'],
  ['a/b', 'wrong-format'],
  ['x'.repeat(61), 'too-large'],
  ['about', 'reserved'],
  ['office', 'reserved'],
  ['api', 'reserved'],
  ['home', 'reserved'],
])('the slug “%s” is judged %s', (slug, fault) => {
  expect(faultOfSlug(slug)).toBe(fault)
})

test.each([
  ['<b>bold</b>', true],
  ['<script src=x>', true],
  ['a <br/> b', true],
  ['<!-- note -->', true],
  ['&nbsp;', true],
  ['&#60;', true],
  ['5 < 6 and 7 > 2', false],
  ['I <3 football', false],
  ['Tea & coffee; milk', false],
  ['R&D', false],
])('%s holds mark-up: %s', (typed, expected) => {
  expect(holdsMarkup(typed)).toBe(expected)
})
