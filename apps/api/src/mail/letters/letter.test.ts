import { expect, test } from 'vitest'
import { htmlOf } from '../layout/layout.ts'
import { mailThemeOf } from '../layout/themes/index.ts'
import { textOf, type Letter } from './letter.ts'

const bare: Letter = { subject: 'Hello', greeting: 'Dear Dara,', lines: ['One.', 'Two.'] }
const row = (name: string, number: string, notes: string[] = []) => {
  const text = [name, number, 'M', ...notes, '× 1'].join(' · ')
  return { name, number, size: 'M', quantity: '1', notes, text }
}
const SUM = {
  title: null,
  due: { label: 'Now', amount: '$12.00' },
  amounts: ['Now: $12.00', 'By 4 May'],
  code: null,
  codeNotes: [],
}
const full: Letter = {
  ...bare,
  quote: 'First <line>\nsecond line',
  facts: [{ label: 'Total', value: '$12.00', isStrong: true }],
  code: '123456',
  pay: { head: 'How to pay', sums: [SUM], ways: ['ABA 001'], khqr: null },
  next: { head: 'What happens next', steps: [{ on: '3 December 2026', text: 'We print & sew.' }] },
  button: { label: 'See it', url: 'https://shop.example/?a=1&b=2' },
  ordered: {
    head: 'What was ordered',
    columns: { number: 'Number', name: 'Name', size: 'Size', quantity: 'Quantity' },
    groups: [
      {
        title: 'Home <kit>',
        hasPlayers: true,
        rows: [row('VANNA <3', '10', ['for "Sok"'])],
        sum: ['In all: 1 & no more'],
      },
      { title: 'Plain', hasPlayers: false, rows: [row('No name', '')], sum: [] },
    ],
  },
  after: ['Small print.'],
}
const shop = { shop: 'Angkor & Sons', origin: 'https://shop.example' }
const contact = { phone: '012 345 678', email: 'hello@shop.example' }
const head = { ...shop, theme: mailThemeOf(null, '#facc15'), language: 'en' as const, contact: null, invite: null }
const html = (letter: Letter, inlines = {}): string =>
  htmlOf(letter, head, { logo: null, kits: [], khqr: [], ...inlines })
const inline = (cid: string) => ({
  cid,
  fileName: `${cid}.png`,
  bytes: Buffer.alloc(0),
  alt: cid,
  widthPx: 10,
  heightPx: 10,
})

test('a mail’s plain text has each part in order, and ends with the shop', () => {
  expect(textOf(bare, shop)).toBe('Dear Dara,\n\nOne.\n\nTwo.\n\nAngkor & Sons\nhttps://shop.example\n')
  expect(textOf(full, shop)).toBe(
    [
      'Dear Dara,',
      'One.',
      'Two.',
      '> First <line>\n> second line',
      'Total: $12.00',
      '123456',
      'HOW TO PAY\nNow: $12.00\nBy 4 May\nABA 001',
      'WHAT HAPPENS NEXT\n3 December 2026: We print & sew.',
      'See it:\nhttps://shop.example/?a=1&b=2',
      'WHAT WAS ORDERED',
      'Home <kit>\n- VANNA <3 · 10 · M · for "Sok" · × 1\nIn all: 1 & no more',
      'Plain\n- No name ·  · M · × 1',
      'Small print.',
      'Angkor & Sons\nhttps://shop.example\n',
    ].join('\n\n'),
  )
})

test('a mail’s page says the same, with nothing that anybody wrote read as markup', () => {
  const page = html(full)
  for (const said of [
    'First &lt;line&gt;<br>second line',
    '$12.00',
    '123456',
    'ABA 001',
    'Small print.',
    '3 December 2026',
    'We print &amp; sew.',
    'Angkor &amp; Sons',
    'Home &lt;kit&gt;',
    'VANNA &lt;3<br><span class="small">for &quot;Sok&quot;</span>',
    'In all: 1 &amp; no more',
  ])
    expect(page).toContain(said)
  expect(page).toContain('href="https://shop.example/?a=1&amp;b=2"')
  expect(page).not.toContain('<line>')
})

test('the page lists pieces without players by size and quantity alone', () => {
  const plain = html(full).split('Plain</p>')[1]!
  expect(plain.match(/<th.*<\/tr>/)![0].match(/<th/g)).toHaveLength(2)
  expect(plain).not.toContain('No name')
})

test('the longest order, 500 players with notes, stays below Gmail’s limit of 102 kB', () => {
  const rows = Array.from({ length: 500 }, (_, i) => row(`Sok Vannarith ${i}`, '10', i % 2 ? ['Long sleeves'] : []))
  const page = html({ ...full, ordered: { ...full.ordered!, groups: [{ ...full.ordered!.groups[0]!, rows }] } })
  expect(page.match(/Sok Vannarith/g)).toHaveLength(500)
  expect(Buffer.byteLength(page)).toBeLessThan(102_000)
})

test('what a mail does not say takes no place in its page', () => {
  const page = html(bare)
  for (const block of ['class="quote"', 'class="pale"', '<th', 'href="https://shop.example/?', '<img'])
    expect(page).not.toContain(block)
})

test('pictures are embedded where they exist: the logo, the kits, the bank’s QR code', () => {
  const page = html(full, { logo: inline('logo'), kits: [inline('front'), inline('back')], khqr: [inline('khqr')] })
  for (const cid of ['logo', 'front', 'back', 'khqr']) expect(page).toContain(`src="cid:${cid}"`)
})

test('a mail ends with the shop’s contact, in page and plain text', () => {
  const page = htmlOf(full, { ...head, contact }, { logo: null, kits: [], khqr: [] })
  expect(page).toContain('012 345 678')
  expect(page).toContain('href="mailto:hello@shop.example"')
  expect(textOf(bare, { ...shop, contact })).toMatch(
    /Angkor & Sons\n012 345 678\nhello@shop\.example\nhttps:\/\/shop\.example\n$/,
  )
})
