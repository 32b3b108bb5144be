import {
  createDesign,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  type PartStyle,
  type PatternMask,
} from '@kitwright/design'
import { defaultChart, findPiece, getGarment, zoneOf } from '@kitwright/garment'
import { garmentOnSize, loadGrades } from '@kitwright/garment/grades'
import { polygonContains, type Point } from '@kitwright/measure'
import { beforeAll, describe, expect, test } from 'vitest'
import { contextOf } from '../surface/canvasTools.ts'
import { gradeDocument, drawPiece, measureLayer, patternsOf, rasterise, type Sources } from '../index.ts'
import { findLowContrast } from '../checks/lowContrast.ts'
import { nodeSources, nodeSurface } from '../node/index.ts'

const garment = getGarment('soccer')
const plain = createDesign('soccer')
const { options } = plain
const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
]
/** A square on the chest with a hole in its middle. */
const SQUARE = box(-100, 200, 100, 400)
const HOLE = box(-30, 270, 30, 330)
const mask = (shows: PatternMask['shows'], piece = 'front', outlines: Point[][] = [SQUARE, HOLE]): PatternMask => ({
  shows,
  outlines: outlines.map(points => ({ piece, points })),
})
/** Red all over. */
const STRIPES = { ...createPatternUse('stripes', '#ff0000'), opacity: 1, scale: 0.2 }
const GRADIENT: PartStyle['fill'] = {
  kind: 'gradient',
  shape: 'linear',
  angleDeg: 180,
  stops: [
    { colour: '#0000ff', at: 0 },
    { colour: '#00ff00', at: 100 },
  ],
}
function shirt(change: Partial<PartStyle>): DesignDocument {
  const base = { fill: GRADIENT, pattern: STRIPES, span: 'piece' as const, ...change }
  return { ...plain, parts: { ...plain.parts, base }, layers: [] }
}

let sources: Sources
beforeAll(async () => {
  sources = await nodeSources([
    'stripes',
    'sash',
    'sash.wide',
    ...patternsOf(shirt({ pattern: SASH, span: 'garment' })),
  ])
})
const SASH = { ...createPatternUse('sash', '#ff0000'), opacity: 1 }
const AT = { pxPerMm: 1, surface: nodeSurface }
const drawn = (document: DesignDocument, piece: string, of = garment) => {
  const drawing = drawPiece(document, of, piece)
  const canvas = rasterise(drawing, { ...AT, sources })
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  const [left, top] = drawing.box
  return {
    data,
    /** Returns the amount of red around a point. */
    redAt({ x, y }: Point): number {
      let red = 0
      for (let dy = -6; dy < 6; dy++)
        for (let dx = -6; dx < 6; dx++)
          red += data[4 * (Math.round(y - top + dy) * canvas.width + Math.round(x - left + dx))]!
      return red / 144
    },
  }
}
const IN = { x: -70, y: 230 }
const GAP = { x: 0, y: 300 }
const OUT = { x: -140, y: 450 }
const redIn = (document: DesignDocument, piece = 'front') => {
  const { redAt } = drawn(document, piece)
  return [IN, GAP, OUT].map(at => redAt(at) > 20)
}

describe('a part’s patterns', () => {
  test('appear in their mask, not in holes, or inverted; everywhere without outline', () => {
    expect(redIn(shirt({}))).toEqual([true, true, true])
    expect(redIn(shirt({ mask: mask('inside') }))).toEqual([true, false, false])
    expect(redIn(shirt({ mask: mask('outside') }))).toEqual([false, true, true])
    expect(redIn(shirt({ mask: mask('inside') }), 'back')).toEqual([true, true, true])
    expect(redIn(shirt({ mask: mask('inside', 'back') }))).toEqual([true, true, true])
  })
  test('leave the very fill where they are not seen, a gradient too', () => {
    const [masked, bare] = [shirt({ mask: mask('inside') }), shirt({ pattern: null })].map(of => drawn(of, 'front'))
    const [left, top, right] = findPiece(garment, options, 'front')!.piece.box
    const width = Math.ceil(right - left)
    const rowOf = (data: Uint8ClampedArray, y: number) =>
      data.slice(4 * width * Math.round(y - top)).slice(0, 4 * width)
    for (const y of [100, 450, 600]) expect(rowOf(masked!.data, y)).toEqual(rowOf(bare!.data, y))
  })
  test('are all masked, and none of another part that lies on the same piece', () => {
    const { region } = garment.models
      .flatMap(({ areas }) => areas)
      .find(({ piece, region: of }) => piece === 'front' && of)!
    const panel = region![0]!
    const middle = panel.reduce((sum, at) => ({ x: sum.x + at.x / panel.length, y: sum.y + at.y / panel.length }), {
      x: 0,
      y: 0,
    })
    const fill = { kind: 'solid' as const, colour: '#0000ff' }
    const document = shirt({ mask: mask('inside'), over: [{ ...STRIPES, rotationDeg: 45 }] })
    expect(redIn(document)).toEqual([true, false, false])
    const parts = { ...document.parts, sidePanel: { fill, pattern: STRIPES, span: 'piece' as const } }
    expect(drawn({ ...document, parts }, 'front').redAt(middle)).toBeGreaterThan(20)
  })
  test('over the whole garment are masked on the drawn piece only', () => {
    const over = (change: Partial<PartStyle>) => shirt({ pattern: SASH, span: 'garment', ...change })
    const reds = (document: DesignDocument, piece: string) =>
      drawn(document, piece).data.reduce((sum, value, i) => sum + (i % 4 === 0 && value > 128 ? 1 : 0), 0)
    const masked = over({ mask: mask('inside', 'front', [box(-400, 0, 400, 250)]) })
    expect(reds(masked, 'front')).toBeGreaterThan(0)
    expect(reds(masked, 'front')).toBeLessThan(0.6 * reds(over({}), 'front'))
    expect(reds(masked, 'back')).toBe(reds(over({}), 'back'))
  })
})

test('a mask follows the cloth in other sizes, its pattern keeps true size', async () => {
  const grades = await loadGrades('soccer')
  const graded = garmentOnSize({ garment, grades, options, size: 'XXXXXXL', chart: defaultChart('SOCCER_KIT') })
  const [small, large] = [garment, graded].map(of => findPiece(of, options, 'front')!.piece)
  const measure = (layer: Parameters<typeof measureLayer>[0]) => measureLayer(layer, nodeSurface)
  const onSize = (document: DesignDocument) => gradeDocument(document, { base: garment, graded, measure })
  // A band from side to side, slightly past both edges.
  const band = mask('inside', 'front', [box(small!.box[0] - 4, 280, small!.box[2] + 4, 440)])
  const across = Array.from({ length: 80 }, (_, i) => ({ x: -400 + 10 * i, y: 380 }))
  const rowOf = (document: DesignDocument): number[] => {
    const { redAt } = drawn(document, 'front', graded)
    return across.filter(at => polygonContains(large!.outline, at)).map(redAt)
  }
  const masked = onSize(shirt({ mask: band }))
  expect(rowOf(masked)).toEqual(rowOf(onSize(shirt({}))))
  expect(rowOf(shirt({ mask: band }))).not.toEqual(rowOf(shirt({})))
  const over = onSize(shirt({ mask: band, span: 'garment' }))
  expect(over.parts['base']!.mask).toEqual(masked.parts['base']!.mask)
})

test('letters hard to read on a pattern are legible where it is masked', () => {
  const name = createTextLayer('name', 'playerName', 'DARA', zoneOf(garment, options, 'playerName')!)
  const yellow = { ...name, fill: { kind: 'solid' as const, colour: '#ffff00' } }
  const dense = { ...createPatternUse('stripes', '#ffff00'), opacity: 1, scale: 10, offsetXMm: 60 }
  const fill = { kind: 'solid' as const, colour: '#0000ff' }
  const isHidden = (shows?: PatternMask['shows']) => {
    const all = shows && mask(shows, 'back', [box(-300, 0, 300, 700)])
    const document = shirt({ pattern: dense, fill, ...(all && { mask: all }) })
    return findLowContrast({ ...document, layers: [yellow] }, garment).has('name')
  }
  expect([isHidden(), isHidden('inside'), isHidden('outside')]).toEqual([true, true, false])
})
