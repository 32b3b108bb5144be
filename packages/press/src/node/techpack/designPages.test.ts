import { decodePDFRawStream, PDFArray, PDFDocument, type PDFRawStream, type PDFPage } from '@cantoo/pdf-lib'
import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { defaultChart, getGarment } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { loadPaperTexts, USUAL_SETTINGS, type SquadLine, type TechPackInput } from '../../index.ts'
import { kit, sheetsIn, sourcesOf } from '../../testing/kit.ts'
import { drawDesignPages, fitSquad, joinTechPack, writeTechPack } from '../index.ts'

const say = await loadPaperTexts('kh')

const line = (at: number): SquadLine => ({
  line: at,
  number: at,
  printed: `PLAYER ${at}`,
  name: `Sok Dara ${at}`,
  size: 'M',
  sleeve: 'short',
  version: 'player',
  qty: 1,
})
const squad = (count: number): SquadLine[] => Array.from({ length: count }, (_, i) => line(i + 1))

const document = kit()
const input: TechPackInput = {
  shop: 'Angkor',
  order: 'KIT-000042',
  style: 'KIT-000042-1',
  name: 'Crown',
  kit: null,
  revision: 3,
  approvedAt: new Date('2026-11-25T08:00:00Z'),
  document,
  garment: getGarment('soccer'),
  chart: defaultChart('SOCCER_KIT'),
  chartVersion: 1,
  baseSize: 'M',
  cardCodes: {},
  fabrics: ['Interlock'],
  lines: squad(25),
  sheets: sheetsIn('M', { player: null }),
  sources: await sourcesOf(document),
  views: {},
  settings: USUAL_SETTINGS,
  measure: layer => measureLayer(layer, nodeSurface),
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()!
  const streams =
    contents instanceof PDFArray ? contents.asArray().map(ref => page.doc.context.lookup(ref)) : [contents]
  return streams.map(each => Buffer.from(decodePDFRawStream(each as PDFRawStream).decode()).toString('latin1')).join()
}

const pagesOf = async (pdf: Uint8Array): Promise<string[]> => (await PDFDocument.load(pdf)).getPages().map(contentOf)

test('a corrected name changes the bytes of the squad’s page alone', async () => {
  const renamed = squad(25).with(2, { ...line(3), printed: 'RENAMED', name: 'Another', number: 99 })
  const before = await pagesOf(await writeTechPack(input, say))
  const after = await pagesOf(await writeTechPack({ ...input, lines: renamed }, say))
  const changed = after.flatMap((content, i) => (content === before[i] ? [] : [i]))
  expect(after).toHaveLength(before.length)
  // The sewing page is the last.
  expect(changed).toEqual([before.length - 3])
})

test('kept design pages make the same file as pages drawn anew', async () => {
  const lines = squad(25).with(2, { ...line(3), printed: 'RENAMED' })
  const kept = drawDesignPages(input, say)
  expect(await fitSquad(kept, { ...input, lines }, say)).toBe(true)
  const joined = await joinTechPack({ ...input, lines }, say, kept)
  expect(Buffer.from(joined).equals(await writeTechPack({ ...input, lines }, say))).toBe(true)
})

test('design pages do not fit a squad that takes more pages than theirs', async () => {
  const kept = drawDesignPages(input, say)
  expect(await fitSquad(kept, { ...input, lines: squad(60) }, say)).toBe(false)
})
