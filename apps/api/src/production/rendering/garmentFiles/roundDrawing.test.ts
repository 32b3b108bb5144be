import { drawCrest, startBlazon } from '@kitwright/crest'
import { createDesign, createPatternUse, type PatternUse, type PictureMotif } from '@kitwright/design'
import { defaultChart, productTypeAt, type Size } from '@kitwright/garment'
import { USUAL_SETTINGS } from '@kitwright/press'
import { freeProfiles } from '@kitwright/press/node'
import { expect, test } from 'vitest'
import { drawingBy, keepDrawing } from '../../../files/testing/keptDrawings.ts'
import { work as check } from './checkWorker.ts'
import type { GarmentToMake } from './job.ts'
import { work as make } from './makeWorker.ts'

const CREST = drawCrest({ ...startBlazon('TIGERS'), division: 'pale' }, () => null)
const LEAF =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#1d4a8a"/><stop offset=".5" stop-color="#f2b705"/><stop offset="1" stop-color="#b3001b"/></linearGradient><radialGradient id="b"><stop stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient><clipPath id="c"><circle cx="100" cy="100" r="98"/></clipPath></defs><g clip-path="url(#c)"><path fill="url(#a)" d="M0 0H200V200H0Z"/><circle cx="60" cy="70" r="60" fill="url(#b)"/><path fill="none" stroke="#0f172a" stroke-width="6" stroke-dasharray="18 9" stroke-linecap="round" d="M0 160C60 60 140 220 200 40"/><path fill-rule="evenodd" fill="#fff" fill-opacity=".6" d="M20 20H180V180H20ZM40 40H160V160H40Z"/></g></svg>'

/** A filter on a small part: a renderer takes seconds for one on the whole of forty megapixels. */
const FILTERED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs><filter id="f" x="84" y="84" width="32" height="32" filterUnits="userSpaceOnUse"><feGaussianBlur stdDeviation="2"/></filter></defs><path fill="#1d4a8a" d="M0 0H200V200H0Z"/><path fill="#b3001b" d="M0 160L200 40V80L0 200Z"/><circle cx="100" cy="100" r="10" fill="#f2b705" filter="url(#f)"/></svg>'

interface RoundInput {
  readonly svg: string
  readonly editorPath?: string
  readonly only?: readonly string[]
  readonly size?: Size
  readonly opacity?: number
  readonly rotationDeg?: number
  readonly isInked?: boolean
  readonly widthMm?: number
  /** From the middle of the garment to that of the drawing, mm. */
  readonly offset?: Partial<Pick<PatternUse, 'offsetXMm' | 'offsetYMm'>>
}

/** The drawing covers the whole flattened garment. */
const ALL_ROUND = { widthMm: 1100, offset: {} }

/** Returns a garment with a drawing round it: by default over a sleeve in XS, which has fewest pixels. */
async function garmentWith({
  svg,
  editorPath = 'tshirt',
  only = ['sleeveL'],
  size = 'XS',
  opacity = 1,
  rotationDeg = 8,
  isInked = false,
  widthMm = 300,
  offset = { offsetXMm: only[0] === 'sleeveR' ? -280 : 280, offsetYMm: -190 },
}: RoundInput): Promise<GarmentToMake> {
  const { bytes, widthPx, heightPx } = await keepDrawing(svg)
  const asset = { source: 'file', id: 'drawing', widthPx, heightPx } as const
  const motif: PictureMotif = {
    kind: 'picture',
    asset,
    inks: 0,
    isRound: true,
    widthMm,
    heightMm: (widthMm * heightPx) / widthPx,
    gapXMm: 0,
    gapYMm: 0,
    rows: 'once',
  }
  const plain = createDesign(editorPath)
  const pattern = { ...createPatternUse('own-picture', '#ffffff'), opacity, rotationDeg, motif, ...offset }
  const style = { fill: { kind: 'solid' as const, colour: '#0f766e' }, pattern, span: 'garment' as const }
  const parts = Object.fromEntries(Object.keys(plain.parts).map(part => [part, style]))
  return {
    document: { ...plain, layers: [], parts },
    chart: defaultChart(productTypeAt(editorPath)!),
    size,
    player: null,
    settings: { ...USUAL_SETTINGS, ...(isInked ? { inks: { isBlackScaled: true } } : {}) },
    label: { order: 'AK-000001', line: 1, garment: 1 },
    only,
    who: { line: '1', name: '', number: '', size },
    madeAt: new Date(0),
    output: isInked ? { bytes: (await freeProfiles()).output, name: 'Mutoh' } : null,
    images: [{ id: 'drawing', bytes, isAltered: false }],
    fonts: [],
  }
}

const telling = () => ({ tell: () => undefined, enough: new AbortController().signal })

async function print(wanted: GarmentToMake) {
  const made = await make(wanted, telling())
  if (made.problem) throw new Error(made.problem.id)
  const { pdf } = made
  const dpis = new Set(made.pieces.flatMap(({ findings }) => findings.map(({ dpi }) => dpi)))
  // A file packs no picture that it draws into another stream.
  const pictures = Buffer.from(pdf).toString('latin1').split('/Subtype /Image').length - 1
  return { pdf, pictures, dpis: [...dpis], read: await check({ garment: wanted, pdf }, telling()) }
}

/** One of each kind is tried; `npm run sweep` tries all. */
const isWhole = process.env['WHOLE_SWEEP'] !== undefined
const AS_SHAPES = { pictures: 0, dpis: [null], read: null }

const OTHER_PIECES: [string, Partial<RoundInput>][] = [
  ['a long sleeve and half a hood of a hoodie', { ...ALL_ROUND, editorPath: 'hoodie', only: ['sleeveL', 'hoodL'] }],
  ['a leg of shorts', { ...ALL_ROUND, editorPath: 'soccer', only: ['shortsBackR'] }],
  ['a waistband of trunks', { ...ALL_ROUND, editorPath: 'boxingtrunk', only: ['waistband'] }],
]
test.each<[string, Partial<RoundInput>]>([
  ['a sleeve of the largest size', { size: 'XXXXXXL', only: ['sleeveR'] }],
  ...(isWhole ? OTHER_PIECES : []),
])('a drawing round %s is printed without a pixel, as it was seen', async (_, garment) => {
  const { pdf: __, ...printed } = await print(await garmentWith({ svg: CREST, ...garment }))
  expect(printed).toEqual(AS_SHAPES)
})

test.each<[string, Partial<RoundInput>]>([
  ['in inks', { isInked: true }],
  ...(isWhole ? [['as designed', {}] satisfies [string, Partial<RoundInput>]] : []),
])('a drawing round a sleeve, %s, is read back in its own colours alone', async (_, garment) => {
  const { pdf, ...printed } = await print(await garmentWith({ svg: CREST, ...garment }))
  expect(printed).toEqual(AS_SHAPES)
  const repainted = CREST.replaceAll('#1d4a8a', '#8a1d4a').replaceAll('#f2b705', '#1d8a4a')
  const other = await garmentWith({ svg: repainted, ...garment })
  expect(await check({ garment: other, pdf }, telling())).toMatchObject({ id: 'colour' })
})

const BENT: [string, string][] = [
  ['gradients of Illustrator', drawingBy('illustrator', 'gradients')],
  ['clips of Figma', drawingBy('figma', 'clipped')],
  ['rotated parts', drawingBy('illustrator', 'turned')],
]
test.each([['gradients, lines, clips and see-through colours', LEAF], ...(isWhole ? BENT : [])])(
  'a drawing with %s bends as shapes with its sleeve',
  async (_, svg) => {
    const { pdf: __, ...printed } = await print(await garmentWith({ svg }))
    expect(printed).toEqual(AS_SHAPES)
  },
)

test('a drawing bent elsewhere than it was seen is detected', async () => {
  const { pdf } = await print(await garmentWith({ svg: LEAF }))
  const turned = await garmentWith({ svg: LEAF, rotationDeg: -8 })
  expect(await check({ garment: turned, pdf }, telling())).toMatchObject({ id: 'colour' })
})

// Forty megapixels are the most for one drawing.
const THROUGH = ['see-through as a whole', { ...ALL_ROUND, svg: CREST, opacity: 0.6 }, [60, 110]] as const
test.each([['with a filter', { widthMm: 120, svg: FILTERED }, [450, 500]] as const, ...(isWhole ? [THROUGH] : [])])(
  'a drawing %s bends as pixels, and its dpi is told',
  async (_, garment, [least, most]) => {
    const { pictures, dpis, read } = await print(await garmentWith(garment))
    expect(pictures).toBeGreaterThan(0)
    expect(dpis).toHaveLength(1)
    expect(dpis[0]).toBeGreaterThan(least)
    expect(dpis[0]).toBeLessThan(most)
    expect(read).toBeNull()
  },
)
