import { createCanvas } from '@napi-rs/canvas'
import { assetKey, patternsOf } from '@kitwright/artwork'
import { loadImageBuffer, nodeSources } from '@kitwright/artwork/node'
import { createPatternUse, type DesignDocument, type PictureMotif } from '@kitwright/design'
import { loadWraps } from '@kitwright/garment/wrap'
import { expect, test } from 'vitest'
import { kit, sheetsIn } from '../../testing/kit.ts'
import { hasQpdf, readByQpdf } from '../../testing/qpdf.ts'
import { X4_RULES } from '../../testing/x4Rules.ts'
import { findDifference, freeProfiles, writePdf } from '../index.ts'

await loadWraps('soccer')
const profiles = await freeProfiles()
const SIDE = 200
const asset = { source: 'file', id: 'shade', widthPx: SIDE, heightPx: SIDE } as const

const square = [
  { kind: 'M', to: [0, 0] },
  { kind: 'L', to: [SIDE, 0] },
  { kind: 'L', to: [SIDE, SIDE] },
  { kind: 'L', to: [0, SIDE] },
  { kind: 'Z', to: [] },
] as const
const stops = [
  { at: 0, colour: { r: 250, g: 204, b: 21, a: 1 } },
  { at: 0.6, colour: { r: 185, g: 28, b: 28, a: 0.5 } },
  { at: 1, colour: { r: 15, g: 23, b: 42, a: 0.9 } },
]

type Pictures = NonNullable<NonNullable<Parameters<typeof nodeSources>[3]>['pictures']>

/** Returns a square with one gradient, as shapes. */
function pictureWith(paint: { kind: 'linear' | 'radial'; from: Place; to: Place }): Pictures {
  const shape = {
    kind: 'shape' as const,
    matrix: [1, 0, 0, 1, 0, 0] as const,
    outline: square,
    paint: { ...paint, stops },
    opacity: 1,
    rule: 'nonzero' as const,
    line: undefined,
  }
  return new Map([[assetKey(asset), { widthPx: SIDE, heightPx: SIDE, shown: [shape], points: square.length }]])
}
type Place = readonly [x: number, y: number, radius: number]

/** Draws the same square with a canvas's own gradient. */
async function pixelsWith(kind: 'linear' | 'radial', from: Place, to: Place) {
  const canvas = createCanvas(2 * SIDE, 2 * SIDE)
  const context = canvas.getContext('2d')
  context.scale(2, 2)
  const ramp =
    kind === 'linear'
      ? context.createLinearGradient(from[0], from[1], to[0], to[1])
      : context.createRadialGradient(...from, ...to)
  for (const { at, colour } of stops) ramp.addColorStop(at, `rgba(${colour.r},${colour.g},${colour.b},${colour.a})`)
  context.fillStyle = ramp
  context.fillRect(0, 0, SIDE, SIDE)
  return new Map([[assetKey(asset), await loadImageBuffer(canvas.toBuffer('image/png'))]])
}

const motif: PictureMotif = {
  kind: 'picture',
  asset,
  inks: 0,
  isRound: true,
  widthMm: 1200,
  heightMm: 1200,
  gapXMm: 0,
  gapYMm: 0,
  rows: 'once',
}
const plain = kit()
const pattern = { ...createPatternUse('own', '#ffffff'), motif, rotationDeg: 12 }
const sleeves = { ...plain.parts['sleeves']!, pattern, span: 'garment' as const }
const document: DesignDocument = { ...plain, parts: { ...plain.parts, sleeves } }
const sheets = sheetsIn('XL', { document }).filter(({ piece }) => piece === 'sleeveL')

const LINEAR = ['linear', [0, 40, 0], [200, 160, 0]] as const
const RADIAL = ['radial', [70, 90, 10], [100, 100, 130]] as const

async function printed([kind, from, to]: typeof LINEAR | typeof RADIAL, isInked = false) {
  const images = await pixelsWith(kind, from, to)
  const pictures = pictureWith({ kind, from, to })
  const sources = await nodeSources(patternsOf(document), images, 'print', { pictures })
  const inks = isInked ? { inks: { isBlackScaled: true } } : {}
  const pdf = await writePdf({ sheets, sources, profiles, ...inks, title: 'KIT 1.1', madeAt: new Date(0) })
  return { pdf, compared: { sheets, sources: await nodeSources(patternsOf(document), images, 'print') } }
}

test.each([LINEAR, RADIAL])(
  'a see-through %s gradient bends with its sleeve as a canvas draws it',
  async (...gradient) => {
    const { pdf, compared } = await printed(gradient as unknown as typeof LINEAR)
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/Subtype /Image')
    expect(await findDifference(pdf, compared)).toBeNull()
    const [kind, from, to] = gradient
    const other = await nodeSources(patternsOf(document), await pixelsWith(kind, to, from), 'print')
    expect(await findDifference(pdf, { sheets, sources: other })).toMatchObject({ kind: 'colour' })
  },
)

test.skipIf(!hasQpdf).each([false, true])('bent gradients keep to PDF/X-4, in inks: %s', async isInked => {
  const { pdf } = await printed(RADIAL, isInked)
  const file = await readByQpdf(pdf)
  const against = Object.entries(X4_RULES).map(([rule, find]) => [rule, find(file)])
  expect(against).toEqual(Object.keys(X4_RULES).map(rule => [rule, []]))
})
