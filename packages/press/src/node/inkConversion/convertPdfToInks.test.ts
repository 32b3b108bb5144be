import { PDFDict, PDFDocument, PDFName, PDFRawStream, decodePDFRawStream } from '@cantoo/pdf-lib'
import { patternsOf } from '@kitwright/artwork'
import { nodeSources } from '@kitwright/artwork/node'
import { beforeAll, describe, expect, test } from 'vitest'
import { nestOutline } from '../../index.ts'
import { crest, everything } from '../../testing/fullKit.ts'
import { sheetsIn } from '../../testing/kit.ts'
import { printerProfile } from '../../testing/profile.ts'
import { rawText, rgbIn } from '../../testing/rawStreams.ts'
import { findDifference, findMarkerDifference, freeProfiles, writeMarker, writePdf } from '../index.ts'
import { toInkBytes } from '../colours/convertToInks.ts'

const free = await freeProfiles()
const document = everything()
const sheets = sheetsIn('XS', { document, player: { name: 'DARA', number: 7 } }).filter(({ piece }) =>
  ['back', 'sleeveL', 'collar'].includes(piece),
)
const sources = await nodeSources(patternsOf(document), await crest(), 'print')
const MADE = { title: 'KIT-000042 1.3', madeAt: new Date('2026-11-24T08:00:00Z'), profiles: free }
const inks = { isBlackScaled: true }
const asked = { profile: free.output, intent: 'relative', ...inks } as const
const read = async (file: Uint8Array, of = asked) => findDifference(file, { sheets, sources, inks: of })

let pdf: Uint8Array
beforeAll(async () => {
  pdf = await writePdf({ ...MADE, sheets, sources, inks })
})

const inkBytes = async (...colours: number[][]): Promise<number[][]> => {
  const found = await toInkBytes(Uint8Array.from(colours.flat()), asked)
  return colours.map((_, i) => [...found.subarray(4 * i, 4 * i + 4)])
}
const said = (bytes: readonly number[]): string =>
  bytes.map(byte => Math.round((byte / 255) * 10_000) / 10_000).join(' ')

/** Returns the file with one of its drawings changed. */
async function changed(change: (operators: string) => string): Promise<Uint8Array> {
  const opened = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const [ref, object] of opened.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || String(object.dict.get(PDFName.of('Subtype'))) !== '/Form') continue
    const text = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1')
    object.dict.delete(PDFName.of('Filter'))
    opened.context.assign(ref, PDFRawStream.of(object.dict, Buffer.from(change(text), 'latin1')))
  }
  return opened.save()
}

describe('a garment in the printer’s inks', () => {
  test('has no RGB left, unlike a file as designed, and repeats', async () => {
    expect(rgbIn(pdf)).toEqual([])
    expect(rgbIn(await writePdf({ ...MADE, sheets: sheets.slice(0, 1), sources })).length).toBeGreaterThan(5)
    expect(Buffer.from(await writePdf({ ...MADE, sheets, sources, inks })).equals(pdf)).toBe(true)
  })
  test('has each colour as pictures in inks, mixtures as screens', async () => {
    const [teal, begins, middle] = await inkBytes([0x0f, 0x76, 0x6e], [0x7c, 0x2d, 0x12], [77, 52, 78])
    const all = rawText(pdf)
    // The collar's colour is an operator; the pattern over the sleeve has it as a one-pixel picture.
    expect(all.some(text => text.includes(`${said(teal!)} k`))).toBe(true)
    expect(all).toContain(Buffer.from(teal!).toString('latin1'))
    // A gradient has a step for each change of a channel: its middle is the mixed colour, converted.
    const run = all.find(text => text.startsWith(Buffer.from(begins!).toString('latin1')))!
    const steps = run.length / 4 - 1
    expect(steps).toBe(0x8a - 0x12)
    expect([...Buffer.from(run, 'latin1').subarray(2 * steps, 2 * steps + 4)]).toEqual(middle)
  })
  test('has its marks in black alone', async () => {
    const { context } = await PDFDocument.load(pdf, { updateMetadata: false })
    const forms = context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (!(object instanceof PDFDict) || String(object.get(PDFName.of('Type'))) !== '/Page') return []
      const drawn = object.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('XObject'), PDFDict)
      return ['Marks', 'Sew'].map(name => drawn.lookup(PDFName.of(name)) as PDFRawStream)
    })
    const colours = forms.flatMap(form =>
      Buffer.from(decodePDFRawStream(form).decode())
        .toString('latin1')
        .match(/[\d.]+ [\d.]+ [\d.]+ [\d.]+ [kK]\b/g),
    )
    expect(new Set(colours)).toEqual(new Set(['0 0 0 1 K', '0 0 0 1 k', '0 0 0 0 K', '0 0 0 0 k']))
  })
  test('is read back as ordered; other inks or RGB are detected', async () => {
    expect(await read(await changed(text => text))).toBeNull()
    const [teal] = await inkBytes([0x0f, 0x76, 0x6e])
    const more = [teal![0]! - 20, ...teal!.slice(1)]
    const wrong = await changed(text => text.replaceAll(`${said(teal!)} k`, `${said(more)} k`))
    expect(await read(wrong)).toMatchObject({ kind: 'colour', piece: 'back' })
    const left = await changed(text => text.replace(/[\d.]+ [\d.]+ [\d.]+ [\d.]+ k\b/, '0.0588 0.4627 0.4314 rg'))
    expect(await read(left)).toMatchObject({ kind: 'colour', wanted: 'CMYK', found: expect.stringMatching(/^RGB/) })
    expect(await read(pdf, { ...asked, profile: printerProfile({ black: 0.02 }) })).toMatchObject({ kind: 'colour' })
  })
  test('lies on a roll in the same inks, with the roll’s beginning in black', async () => {
    const pieces = sheets.map((sheet, page) => {
      const place = { turn: 90 as const, xMm: 900, yMm: 400 * page + 100 }
      return { ...place, page, box: sheet.page, cut: sheet.lines.cut, outline: nestOutline(sheet) }
    })
    const facts = { widthMm: 1_400, lengthMm: 1_200, isMirrored: false, isInked: true }
    const marker = { ...MADE, ...facts, order: 'KIT-000042', cutName: 'Cut', garments: [{ pdf, pieces }] }
    const roll = await writeMarker(marker)
    expect(rgbIn(roll)).toEqual([])
    expect(await findMarkerDifference(roll, { ...facts, labels: [] })).toBeNull()
    const plain = await writeMarker({ ...marker, isInked: false })
    expect(await findMarkerDifference(plain, { ...facts, labels: [] })).toMatchObject({ kind: 'colour' })
  })
})
