import { join } from 'node:path'
import { asKept, cellsOf } from '@kitwright/artwork/testing'
import { expect, test } from 'vitest'
import { loadPaperTexts, nestOutline, type FloorOrder } from '../index.ts'
import type { ProofCard } from '../proof/facts.ts'
import { kit, sheetsIn, sourcesOf } from '../testing/kit.ts'
import { openPages } from './verification/render/renderPdfPages.ts'
import {
  freeProfiles,
  writeLabels,
  writeMarker,
  writePackingList,
  writePdf,
  writeProof,
  writeTickets,
  writeTraveller,
  writeZpl,
} from './index.ts'

const MADE = { title: 'KIT-000042 1.3', madeAt: new Date('2026-11-24T08:00:00Z') }
const profiles = await freeProfiles()

/** Renders every page with an independent reader, in cells of `cellMm`. */
async function seen(pdf: Uint8Array, cellMm: number, pxPerMm = 2): Promise<string> {
  const file = await openPages(pdf)
  const pages = Array.from({ length: file.count }, (_, i) => {
    const page = file.page(i)
    const { widthPx: width, heightPx: height, data } = page.draw(pxPerMm)
    return cellsOf({ width, height, data }, Math.round(page.widthMm / cellMm), Math.round(page.heightMm / cellMm))
  })
  file.close()
  return pages.join('\n\n')
}

// People judge the appearance. This test only compares it with the last accepted one; `npx vitest run -u
// packages/press` accepts a new one.
const golden = (name: string): string => join(import.meta.dirname, '../golden', name)
const partsOf = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([of, cells]) => `${of}:\n${cells}\n`)
    .join('\n')

test('sheets are printed, and lie on a roll, as before', async () => {
  const sources = await sourcesOf(kit())
  const all = sheetsIn('M').filter(({ piece }) => ['back', 'sleeveL', 'collar', 'shortsFrontL'].includes(piece))
  const [first, ...others] = all.map((sheet, i) => ({ ...sheet, isMirrored: i > 1 }))
  const sheets = [first!, ...others]
  const pdf = await writePdf({ ...MADE, sheets, sources, profiles })
  const pieces = sheets.map((sheet, page) => ({
    turn: page % 2 === 0 ? (90 as const) : (270 as const),
    xMm: page % 2 === 0 ? 800 : 900,
    yMm: 300 * page + 100,
    page,
    box: sheet.page,
    cut: sheet.lines.cut,
    outline: nestOutline(sheet),
  }))
  const marker = {
    ...MADE,
    profiles,
    order: 'KIT-000042',
    widthMm: 1_400,
    lengthMm: 1_700,
    cutName: 'Cut',
    isMirrored: false,
  }
  const roll = await writeMarker({ ...marker, garments: [{ pdf, pieces }] })
  const printed = partsOf({ sheets: await seen(pdf, 50, 1), roll: await seen(roll, 70, 0.5) })
  await expect(await asKept(printed, golden('printed.txt'))).toMatchFileSnapshot(golden('printed.txt'))
})

const ORDER: FloorOrder = {
  shop: 'Angkor',
  order: 'KIT-000042',
  approvedAt: new Date('2026-11-25T08:00:00Z'),
  styles: [
    { style: 'KIT-000042-1', name: 'Home', productType: 'SOCCER_KIT', fabrics: ['Interlock', 'Mesh'], view: null },
    { style: 'KIT-000042-2', name: 'Away', productType: 'TSHIRT', fabrics: ['Interlock'], view: null },
  ],
  garments: [
    { line: 1, garment: 1, style: 'KIT-000042-1', size: 'M', number: 10, printed: 'DARA', pieces: 10 },
    { line: 1, garment: 2, style: 'KIT-000042-1', size: 'XXL', number: null, printed: null, pieces: 10 },
    { line: 2, garment: 1, style: 'KIT-000042-2', size: 'S', number: 7, printed: '', pieces: 5 },
  ],
  remake: 2,
}

test('a proof looks as before: a summary, four garments a page', async () => {
  const card: ProofCard = {
    design: 'Home',
    size: 'M',
    sleeve: 'short',
    version: 'player',
    kit: null,
    playerName: 'Sok Dara',
    printed: 'DARA',
    number: 10,
    qty: 1,
    pictures: [],
    unprinted: [],
    wish: '',
    changes: [],
    boxes: {},
  }
  const changes = [{ what: 'number', before: '7', after: '10' }] as const
  const cards = [
    card,
    { ...card, size: 'XXL', kit: 'away' },
    { ...card, changes },
    { ...card, wish: 'DARAA' },
    card,
  ] as const
  const facts = {
    shop: 'Angkor',
    order: 'KIT-000042',
    sentAt: MADE.madeAt,
    hash: 'ab'.repeat(32),
    text: 'A darker blue',
  }
  const answer = { verdict: 'changes', at: MADE.madeAt, by: 'Bopha Sok' } as const
  const proof = await writeProof({ ...facts, answer, isOutdated: true, cards }, await loadPaperTexts('en'))
  const pages = `${await seen(proof, 10)}\n`
  await expect(await asKept(pages, golden('proof.txt'))).toMatchFileSnapshot(golden('proof.txt'))
})

test('the papers of the floor look as before', async () => {
  const en = await loadPaperTexts('en')
  const papers = partsOf({
    traveller: await seen(await writeTraveller(ORDER, en), 10),
    tickets: await seen(await writeTickets(ORDER, en), 10),
    labels: await seen(await writeLabels(ORDER, en), 4),
    'packing list': await seen(await writePackingList(ORDER, en), 10),
  })
  await expect(await asKept(papers, golden('papers.txt'))).toMatchFileSnapshot(golden('papers.txt'))
  // The label's page tests the drawing of graphics.
  const zpl = writeZpl(ORDER, en).replaceAll(/(?<=\^GFA,[\d,]+,)[0-9A-F]+/g, '…')
  await expect(zpl).toMatchFileSnapshot(golden('labels.zpl.txt'))
})
