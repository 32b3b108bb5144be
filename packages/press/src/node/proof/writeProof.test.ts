import { expect, test } from 'vitest'
import { loadPaperTexts } from '../../paper/paperTexts.ts'
import type { ProofCard, ProofFacts } from '../../proof/facts.ts'
import { describeChange } from '../../proof/describeChange.ts'
import { proofViews } from '../../proof/views.ts'
import { kit, sheetsIn, sourcesOf } from '../../testing/kit.ts'
import { readBack } from '../../testing/readBack.ts'
import { compareViews, paintView } from './paintView.ts'
import { writeProof } from './writeProof.ts'

const sources = await sourcesOf(kit())

async function backOf(number: number) {
  const view = proofViews(sheetsIn('M', { player: { name: 'DARA', number } })).find(({ side }) => side === 'back')!
  return paintView(view, sources)
}
const [ten, seven] = [await backOf(10), await backOf(7)]

test('another number is framed where it is, and nothing else', async () => {
  expect(await compareViews(ten.bytes, ten.bytes)).toEqual([])
  const boxes = await compareViews(ten.bytes, seven.bytes)
  expect(boxes.length).toBeGreaterThan(0)
  for (const [x0, y0, x1, y1] of boxes) {
    expect([x0 > 0.25, x1 < 0.75]).toEqual([true, true])
    expect([y0 > 0.05, y1 < 0.5]).toEqual([true, true])
  }
})

const card = (change: Partial<ProofCard> = {}): ProofCard => ({
  design: 'Home',
  size: 'M',
  sleeve: 'short',
  version: 'player',
  kit: null,
  playerName: 'Sok Dara',
  unprinted: [],
  printed: 'DARA',
  number: 10,
  qty: 1,
  pictures: [{ side: 'back', bytes: ten.bytes }],
  wish: '',
  changes: [],
  boxes: {},
  ...change,
})

const facts = (change: Partial<ProofFacts> = {}): ProofFacts => ({
  shop: 'Angkor',
  order: 'KIT-000042',
  sentAt: new Date('2026-11-25T08:00:00Z'),
  hash: 'ab'.repeat(32),
  answer: null,
  isOutdated: false,
  text: '',
  cards: [card()],
  ...change,
})

const [en, kh] = [await loadPaperTexts('en'), await loadPaperTexts('kh')]

test('four garments a page below the summary, repeatable to the byte', async () => {
  const five = facts({ cards: Array.from({ length: 5 }, () => card()) })
  const pdf = await writeProof(five, kh)
  const pages = await readBack(pdf, 36)
  expect(pages.map(({ widthMm, heightMm }) => [Math.round(widthMm), Math.round(heightMm)])).toEqual([
    [210, 297],
    [210, 297],
  ])
  expect(Buffer.from(await writeProof(five, kh)).equals(Buffer.from(pdf))).toBe(true)
  expect((await readBack(await writeProof({ ...five, text: 'A darker blue' }, en), 36)).length).toBe(3)
})

test('another kit is said by its name, and none as home', () => {
  const change = { what: 'kit', before: '', after: 'away' } as const
  expect([describeChange(change, en), describeChange(change, kh)]).toEqual([
    'Kit Away (before Home)',
    'ឈុត ក្រៅដី (មុន ម្ចាស់ផ្ទះ)',
  ])
})

test('what is to be changed, what differs and what was answered are seen', async () => {
  const seen = async (change: Partial<ProofFacts>) =>
    Buffer.from((await readBack(await writeProof(facts(change), en), 72))[0]!.data)
  const plain = await seen({})
  const others: Partial<ProofFacts>[] = [
    { answer: { verdict: 'accepted', at: new Date('2026-11-25T09:00:00Z'), by: 'Bopha Sok' } },
    { isOutdated: true },
    { cards: [card({ wish: 'DARAA' })] },
    { cards: [card({ changes: [{ what: 'number', before: '7', after: '10' }] })] },
    { cards: [card({ boxes: { back: [[0.3, 0.2, 0.7, 0.5]] } })] },
    { cards: [card({ pictures: [{ side: 'back', bytes: seven.bytes }] })] },
    { cards: [card({ printed: null })] },
  ]
  for (const other of others) expect((await seen(other)).equals(plain)).toBe(false)
})
