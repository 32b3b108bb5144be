import { contrast, parseHex } from '@kitwright/measure'
import { THEMES } from '@kitwright/pages'
import { expect, test } from 'vitest'
import type { Letter } from '../../letters/letter.ts'
import { htmlOf } from '../layout.ts'
import { mailThemeOf, type MailPalette } from './index.ts'

const BRANDS = ['#10b981', '#facc15', '#777777', '#1d4ed8', '#1e3a8a', '#ffffff', '#000000']
const NAMES = [null, ...THEMES]
const SUM = {
  title: null,
  due: { label: 'Now', amount: '$12.00' },
  amounts: ['Now: $12.00', 'By 4 May'],
  code: null,
  codeNotes: [],
}
const letter: Letter = {
  subject: 'Order AK-1 placed',
  greeting: 'Dear Dara,',
  lines: ['Thank you.'],
  code: '123456',
  facts: [{ label: 'Total', value: '$12.00' }],
  pay: { head: 'How to pay', sums: [SUM], ways: ['Cash'], khqr: null },
  next: { head: 'What happens next', steps: [{ on: '3 December', text: 'We sew.' }] },
  button: { label: 'See the order', url: 'https://shop.example/me' },
  after: ['Small print.'],
}
const inlines = { logo: null, kits: [], khqr: [] }
const pageIn = (name: (typeof NAMES)[number], language: 'en' | 'kh' = 'en'): string =>
  htmlOf(
    letter,
    {
      shop: 'Angkor',
      theme: mailThemeOf(name, '#1d4ed8'),
      language,
      origin: 'https://shop.example',
      contact: null,
      invite: null,
    },
    inlines,
  )

const pairsOf = (at: MailPalette): readonly (readonly [string, string])[] => [
  [at.onGround, at.ground],
  [at.ink, at.card],
  [at.soft, at.card],
  [at.title, at.card],
  [at.ink, at.pale],
  [at.title, at.pale],
  [at.soft, at.pale],
  [at.onBar, at.bar],
  [at.onStage, at.stage],
  [at.onButton, at.button],
]

test.each(NAMES.flatMap(name => BRANDS.map(brand => [name ?? 'no theme', name, brand] as const)))(
  'every text of a mail in %s is legible with the brand %3$s, light and dark',
  (_, name, brand) => {
    const { light, dark } = mailThemeOf(name, brand)
    for (const [ink, ground] of [...pairsOf(light), ...pairsOf(dark)])
      expect(contrast(parseHex(ink)!, parseHex(ground)!), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  },
)

test.each(NAMES)('a mail in the theme %s says each part of its letter once', name => {
  const page = pageIn(name)
  const body = page.slice(page.indexOf('<body')).replaceAll(/<\/?span[^>]*>/g, '')
  for (const said of ['Order AK-1 placed', 'Dear Dara,', '123456', 'By 4 May', '3 December', 'See the order'])
    expect(body.split(said)).toHaveLength(2)
})

test('no two themes have the same mail', () => {
  expect(new Set(NAMES.map(name => pageIn(name))).size).toBe(NAMES.length)
})

test('Khmer is not set in capitals or in lines too low for its subscripts', () => {
  for (const name of NAMES) {
    const page = pageIn(name, 'kh')
    expect(page).not.toContain('text-transform')
    const heights = [...page.matchAll(/<h[12][^>]*line-height:([\d.]+)/g)].map(([, height]) => Number(height))
    expect(heights.length).toBeGreaterThanOrEqual(3)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(1.6)
  }
})
