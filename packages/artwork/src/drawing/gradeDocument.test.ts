import { createDesign, createPatternUse, createTextLayer, type DesignDocument, type Layer } from '@kitwright/design'
import { defaultChart, findPiece, getGarment, type Size, zoneOf } from '@kitwright/garment'
import { garmentOnSize, loadGrades } from '@kitwright/garment/grades'
import { toTable } from '@kitwright/garment/wrap'
import { boxCentre, boxWidth, type Point } from '@kitwright/measure'
import { beforeAll, describe, expect, test } from 'vitest'
import { gradeDocument, drawPiece, measureLayer, rasterise, type Sources, textLayout } from '../index.ts'
import { nodeSources, nodeSurface } from '../node/index.ts'
import { contextOf } from '../surface/canvasTools.ts'

const base = getGarment('soccer')
const grades = await loadGrades('soccer')
const plain = createDesign('soccer')
const { options } = plain
const inSize = (size: Size) =>
  garmentOnSize({ garment: base, grades, options, size, chart: defaultChart('SOCCER_KIT') })
const measure = (layer: Layer) => measureLayer(layer, nodeSurface)
const pieceIn = (garment: typeof base, id: string) => findPiece(garment, options, id)!.piece

let sources: Sources
beforeAll(async () => {
  sources = await nodeSources(['checks', 'stripes'])
})

describe.each(['XS', 'XXXXXXL'] as const)('a design in %s', size => {
  const graded = inSize(size)
  const number = createTextLayer('n', 'backNumber', '10', zoneOf(base, options, 'backNumber')!)
  const onSize = (document: DesignDocument) => gradeDocument(document, { base, graded, measure })

  test('is drawn on the pieces of that size', () => {
    const drawing = drawPiece(onSize(plain), graded, 'front')
    expect(drawing.outline).toEqual(pieceIn(graded, 'front').outline)
    const wider = boxWidth(drawing.box) > boxWidth(pieceIn(base, 'front').box)
    expect(wider).toBe(size === 'XXXXXXL')
  })
  test('has its numbers in their true size, in the middle of the back', () => {
    const [layer] = onSize({ ...plain, layers: [number] }).layers
    expect(measure(layer!).heightMm).toBeCloseTo(measure(number).heightMm, 6)
    expect(layer!.xMm).toBeCloseTo(number.xMm, 1)
  })
  test('keeps its patterns’ size, and their distance from the underarm', () => {
    const pattern = { ...createPatternUse('stripes', '#ffffff'), offsetYMm: 7 }
    const styles = { ...plain.parts, base: { ...plain.parts['base']!, pattern, span: 'piece' as const } }
    const [before, after] = [
      drawPiece({ ...plain, parts: styles }, base, 'front'),
      drawPiece(onSize({ ...plain, parts: styles }), graded, 'front'),
    ].map(({ instructions }) => instructions[0]!)
    if (before?.kind !== 'ground' || after?.kind !== 'ground') throw new Error('a ground lies at the bottom')
    const underarm = (garment: typeof base) => {
      const { edges } = pieceIn(garment, 'front')
      return Math.min(...edges.find(({ name }) => name === 'sideL')!.points.map(({ y }) => y))
    }
    const rowFrom = ({ frame, patterns: [at] }: typeof before, garment: typeof base) =>
      boxCentre(frame).y + at!.offsetYMm - underarm(garment)
    expect(after.patterns[0]!.scale).toBe(pattern.scale)
    expect(rowFrom(after, graded)).toBeCloseTo(rowFrom(before, base), 0)
  })
  test('has a garment-wide hoop at its share of the body, meeting at sides', () => {
    const hoop = { ...createPatternUse('chest-hoop', '#ff0000'), opacity: 1 }
    const styles = { ...plain.parts, base: { ...plain.parts['base']!, pattern: hoop, span: 'garment' as const } }
    const [front, back] = ['front', 'back'].map(id => drawPiece(onSize({ ...plain, parts: styles }), graded, id))
    const [before] = [drawPiece({ ...plain, parts: styles }, base, 'front')]
    const tableAt = ({ instructions: [ground] }: typeof before, at: Point) => {
      if (ground?.kind !== 'ground' || !ground.wrap) throw new Error('it lies on the table')
      return toTable(ground.wrap, at)
    }
    const underarm = (garment: typeof base) => {
      const { edges } = pieceIn(garment, 'front')
      return edges.find(({ name }) => name === 'sideL')!.points.reduce((a, b) => (b.y < a.y ? b : a))
    }
    const here = tableAt(front!, underarm(graded))
    expect(here.y).toBeCloseTo(tableAt(before, underarm(base)).y, 6)
    const { x, y } = underarm(graded)
    const behind = tableAt(back!, { x: -x, y })
    expect([behind.x, behind.y]).toEqual([expect.closeTo(here.x, 6), expect.closeTo(here.y, 6)])
  })
  test('is as coloured as it was', () => {
    const canvas = rasterise(drawPiece(onSize(plain), graded, 'front'), { pxPerMm: 0.2, surface: nodeSurface, sources })
    const middle = (picture: typeof canvas) => [
      ...contextOf(picture).getImageData(Math.round(picture.width / 2), Math.round(picture.height / 2), 1, 1).data,
    ]
    const before = rasterise(drawPiece(plain, base, 'front'), { pxPerMm: 0.2, surface: nodeSurface, sources })
    expect(middle(canvas)).toEqual(middle(before))
  })
})

test('a text narrower in a small size keeps its height and its look', () => {
  const [zone, graded] = [zoneOf(base, options, 'frontText')!, inSize('XS')]
  const wide = { ...createTextLayer('t', 'frontText', 'ANGKOR WAT 2026', zone), yMm: 500, sizeMm: 64, maxWidthMm: null }
  const lookOf = (layer: Layer) => {
    if (layer.kind !== 'text') throw new Error('it is a text')
    const { runs, squeeze, box } = textLayout(layer, nodeSurface)
    return { lines: runs.length, squeeze, ...box, slim: box.widthMm / box.heightMm }
  }
  const both = (change: object) => {
    const layer = { ...wide, ...change }
    const { layers } = gradeDocument({ ...plain, layers: [layer] }, { base, graded, measure })
    return [lookOf(layer), lookOf(layers[0]!)] as const
  }
  const natural = lookOf(wide).widthMm
  const [free, narrow] = both({ sizeMm: (64 * 470) / natural, role: 'playerName' })
  expect(narrow.widthMm).toBeLessThan(460)
  expect(narrow.heightMm).toBeCloseTo(free.heightMm, 6)
  for (const sizeMm of [(64 * 470 * 1.3) / natural, (64 * 470 * 2.6) / natural]) {
    const [before, after] = both({ sizeMm, maxWidthMm: 470 })
    expect(after.widthMm).toBeLessThan(460)
    expect([after.lines, after.squeeze]).toEqual([before.lines, expect.closeTo(before.squeeze, 2)])
    expect(after.slim).toBeCloseTo(before.slim, 1)
  }
})
