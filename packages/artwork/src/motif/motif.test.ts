import { createCanvas } from '@napi-rs/canvas'
import {
  createDesign,
  createPatternUse,
  parseDesign,
  type DesignDocument,
  type Motif,
  type PatternUse,
  type PictureMotif,
  type Span,
} from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { loadWraps } from '@kitwright/garment/wrap'
import { describe, expect, test } from 'vitest'
import { assetKey, drawPiece, measureLayer, patternsOf, rasterise, tileIdsOf } from '../index.ts'
import { textMotifSize } from './index.ts'
import { loadImageBuffer, nodeSources, nodeSurface } from '../node/index.ts'
import { inkOf, pictureOf, pixelsOf, shareApart, textOf } from '../testing/ink.ts'
import type { SurfaceCanvas } from '../surface/types.ts'

const garment = getGarment('soccer')
await loadWraps('soccer')
const GROUND = '#000000'
const INK = '#ffffff'
const PX_PER_MM = 1
const still = { gapXMm: 20, gapYMm: 30, rows: 'straight' as const }

const asset = { source: 'file', id: 'crest', widthPx: 200, heightPx: 100 } as const
/** Draws a dark plate with a light bar over it and a red ring around it, on a clear ground. */
async function drawCrest() {
  const canvas = createCanvas(asset.widthPx, asset.heightPx)
  const context = canvas.getContext('2d')
  for (const [colour, rim] of [
    ['#b91c1c', 5],
    ['#0f172a', 15],
    ['#facc15', 40],
  ] as const) {
    context.fillStyle = colour
    context.fillRect(rim, rim, asset.widthPx - 2 * rim, asset.heightPx - 2 * rim)
  }
  return new Map([[assetKey(asset), await loadImageBuffer(canvas.toBuffer('image/png'))]])
}

const crest = await drawCrest()

function textMotif(text: string, change: Partial<Motif> = {}): Motif {
  const lettering = { text, font: 'kantumruy-pro', weight: 600, isItalic: false }
  const size = textMotifSize(lettering, layer => measureLayer(layer, nodeSurface))
  return { kind: 'text', ...lettering, ...size, ...still, ...change } as Motif
}
const pictureMotif = (change: Partial<PictureMotif> = {}): Motif => ({
  kind: 'picture',
  asset,
  inks: 1,
  widthMm: 80,
  heightMm: 40,
  ...still,
  ...change,
})

const use = (motif: Motif, change: Partial<PatternUse> = {}): PatternUse => ({
  ...createPatternUse('own', INK),
  motif,
  ...change,
})

function wearing(pattern: PatternUse, span: Span = 'piece'): DesignDocument {
  const plain = createDesign('soccer')
  const parts = Object.fromEntries(
    Object.keys(plain.parts).map(part => [
      part,
      { fill: { kind: 'solid' as const, colour: GROUND }, pattern: null, span: 'piece' as const },
    ]),
  )
  return { ...plain, parts: { ...parts, base: { ...parts['base']!, pattern, span } } }
}

async function drawn(pattern: PatternUse, piece = 'front', span: Span = 'piece') {
  const document = wearing(pattern, span)
  const sources = await nodeSources(patternsOf(document), crest)
  return rasterise(drawPiece(document, garment, piece), { pxPerMm: PX_PER_MM, surface: nodeSurface, sources })
}
const isWhite = (red: number): boolean => red > 128
const isInked = async (pattern: PatternUse, piece?: string): Promise<boolean> =>
  pixelsOf(await drawn(pattern, piece)).some((value, i) => i % 4 === 0 && value > 128)

/** Returns rows of pixel whiteness. */
async function whiteRows(pattern: PatternUse): Promise<number[][]> {
  const canvas = await drawn(pattern)
  const data = pixelsOf(canvas)
  return Array.from({ length: canvas.height }, (_, y) =>
    Array.from({ length: canvas.width }, (__, x) => data[4 * (y * canvas.width + x)]!),
  )
}

describe('a text that is repeated', () => {
  test('is lettered as a text on the cloth is, Khmer shaped', async () => {
    const text = 'ខ្លាស្រុក'
    const motif = textMotif(text, { rows: 'once' })
    const [id] = tileIdsOf(use(motif))
    const tile = (await nodeSources([id!])).patterns.get(id!) as unknown as SurfaceCanvas
    const { canvas } = pictureOf(text, {
      font: 'kantumruy-pro',
      weight: 600,
      sizeMm: 160,
      fill: { kind: 'solid', colour: '#000000' },
    })
    expect(shareApart(tile, canvas)).toBeLessThan(0.05)
    expect(textOf(text).text).toBe(text)
  })
  test('stands where it is to stand, again and again', async () => {
    const motif = { ...textMotif('CLUB'), widthMm: 80, heightMm: 40 }
    const rows = await whiteRows(use(motif))
    const [stepX, stepY] = [100, 70]
    const apart = (dx: number, dy: number): number => {
      let most = 0
      for (let y = 300; y < 400; y++)
        for (let x = 150; x < 300; x++) most = Math.max(most, Math.abs(rows[y]![x]! - rows[y + dy]![x + dx]!))
      return most
    }
    expect([apart(stepX, 0), apart(0, stepY)].every(most => most < 12)).toBe(true)
    expect(apart(stepX / 2, 0)).toBeGreaterThan(200)
  })
  test('as bricks is half a step on in every other line', async () => {
    const motif: Motif = { ...textMotif('CLUB'), widthMm: 80, heightMm: 40, rows: 'brick' }
    const rows = await whiteRows(use(motif))
    let most = 0
    for (let y = 300; y < 370; y++)
      for (let x = 150; x < 300; x++) most = Math.max(most, Math.abs(rows[y]![x]! - rows[y + 70]![x + 50]!))
    // Edges of letters are as soft as the interpolation between two rows of pixels.
    expect(most).toBeLessThan(70)
  })
  test('is drawn from one tile in any colour, from another per word', () => {
    const [club] = tileIdsOf(use(textMotif('CLUB')))
    expect(tileIdsOf(use(textMotif('CLUB'), { colour: '#123456', scale: 2, blend: 'tone' }))).toEqual([club])
    expect(tileIdsOf(use(textMotif('CLUBS')))).not.toEqual([club])
  })
  test('is legible on the back too, where it spans the whole garment', async () => {
    const name = use(textMotif('CLUB'), { rotationDeg: 10, offsetXMm: 30 })
    const isAlike = async (pattern: PatternUse, piece: string): Promise<boolean> => {
      const [alone, over] = [await drawn(pattern, piece), await drawn(pattern, piece, 'garment')].map(pixelsOf)
      return Buffer.from(alone!).equals(Buffer.from(over!))
    }
    expect([await isAlike(name, 'front'), await isAlike(name, 'back'), await isAlike(name, 'sleeveL')]).toEqual([
      true,
      true,
      true,
    ])
    expect(await isAlike(createPatternUse('sash', INK), 'back')).toBe(false)
  })
  test('of any length or without width makes a design that reads back', async () => {
    for (const text of ['W'.repeat(120), '\u200b', '.']) {
      const own = use(textMotif(text))
      expect(parseDesign(wearing(own)).ok).toBe(true)
      expect(await isInked(own)).toBe(text !== '\u200b')
    }
  })
  test('of which nothing is left is not there', async () => {
    expect(await isInked(use({ ...textMotif('CLUB'), text: ' ' } as Motif))).toBe(false)
  })
})

describe('a picture as a watermark', () => {
  test('alone stands once in its piece’s middle, in its size', async () => {
    const motif = pictureMotif({ rows: 'once', widthMm: 160, heightMm: 80 })
    const canvas = await drawn(use(motif))
    const [x0, y0, x1, y1] = inkOf(canvas, isWhite)
    expect(Math.abs(x1 - x0 - 160 * 0.95)).toBeLessThan(4)
    expect(Math.abs((x0 + x1) / 2 - canvas.width / 2)).toBeLessThan(3)
    expect(Math.abs(y1 - y0 - 80 * 0.9)).toBeLessThan(4)
    // In one ink, the light bar is bare cloth.
    const middle = 4 * (Math.round((y0 + y1) / 2) * canvas.width + Math.round((x0 + x1) / 2))
    expect([...pixelsOf(canvas).subarray(middle, middle + 3)]).toEqual([0, 0, 0])
  })
  test('is kept to the pieces that it is for', async () => {
    const onBack = use(pictureMotif(), { pieces: ['back'] })
    expect([await isInked(onBack, 'back'), await isInked(onBack, 'front')]).toEqual([true, false])
    expect(await isInked(use(pictureMotif()), 'front')).toBe(true)
  })
  test('has its shapes in as many inks as are wanted, the largest undermost', async () => {
    const inks = ['#ff0000', '#00ff00', '#0000ff']
    const [colour, ...more] = inks.map(each => ({ colour: each }))
    const canvas = await drawn(
      use(pictureMotif({ inks: 3, rows: 'once', widthMm: 160, heightMm: 80 }), {
        ...colour!,
        inks: more,
      }),
    )
    const data = pixelsOf(canvas)
    const at = (dx: number): number[] => {
      const i = 4 * (Math.round(canvas.height / 2) * canvas.width + Math.round(canvas.width / 2) + dx)
      return [...data.subarray(i, i + 3)]
    }
    const seen = [0, 65, 74].map(at)
    expect(new Set(seen.map(String)).size).toBe(3)
    for (const one of seen) expect(one.filter(channel => channel > 200)).toHaveLength(1)
    expect(at(90)).toEqual([0, 0, 0])
  })
  test('without its picture is left out', async () => {
    const gone = pictureMotif({ asset: { ...asset, id: 'gone' } })
    expect(await isInked(use(gone))).toBe(false)
  })
})
