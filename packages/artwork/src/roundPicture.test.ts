import { createCanvas } from '@napi-rs/canvas'
import {
  createDesign,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  type PictureMotif,
} from '@kitwright/design'
import { defaultChart, findPiece, getGarment, seamNeighbour, type Size, zoneOf } from '@kitwright/garment'
import { garmentOnSize, loadGrades } from '@kitwright/garment/grades'
import type { Point } from '@kitwright/measure'
import { beforeAll, describe, expect, test } from 'vitest'
import { contextOf } from './surface/canvasTools.ts'
import { assetKey, gradeDocument, drawPiece, measureLayer, patternsOf, rasterise, tileOf } from './index.ts'
import type { Sources } from './index.ts'
import { findLowContrast } from './checks/lowContrast.ts'
import { loadImageBuffer, nodeSources, nodeSurface } from './node/index.ts'
import { resampleEvenly } from './surface/polyline.ts'

const base = getGarment('soccer')
const grades = await loadGrades('soccer')
const plain = createDesign('soccer')
const asset = { source: 'file', id: 'photo', widthPx: 300, heightPx: 300 } as const

/** Draws a picture with a different colour at every point: redder to the right, greener downwards. */
async function drawPhoto() {
  const canvas = createCanvas(asset.widthPx, asset.heightPx)
  const context = canvas.getContext('2d')
  const image = context.createImageData(asset.widthPx, asset.heightPx)
  for (let i = 0; i < image.data.length / 4; i++) {
    const [x, y] = [i % asset.widthPx, Math.floor(i / asset.widthPx)]
    image.data.set([(x / asset.widthPx) * 255, (y / asset.heightPx) * 255, 200, 255], 4 * i)
  }
  context.putImageData(image, 0, 0)
  return new Map([[assetKey(asset), await loadImageBuffer(canvas.toBuffer('image/png'))]])
}

const motif: PictureMotif = {
  kind: 'picture',
  asset,
  inks: 0,
  isRound: true,
  widthMm: 1400,
  heightMm: 1100,
  gapXMm: 0,
  gapYMm: 0,
  rows: 'once',
}

function wearing(change: Partial<PictureMotif> = {}): DesignDocument {
  const pattern = { ...createPatternUse('own', '#ffffff'), rotationDeg: 9, motif: { ...motif, ...change } }
  const style = { fill: { kind: 'solid', colour: '#000000' }, pattern, span: 'garment' } as const
  return { ...plain, parts: Object.fromEntries(base.parts.map(part => [part, style])) }
}

let sources: Sources
beforeAll(async () => {
  const still = wearing()
  const { isRound: _, ...lying } = motif
  const apart = { ...still.parts['base']!.pattern!, motif: lying }
  const parts = { ...still.parts, base: { ...still.parts['base']!, pattern: apart } }
  sources = await nodeSources([...patternsOf(still), ...patternsOf({ parts })], await drawPhoto())
})

const SEAMS = [
  ['front', 'sideL'],
  ['front', 'sideR'],
  ['front', 'shoulderL'],
  ['front', 'armL'],
  ['back', 'armR'],
] as const
const COUNT = 30
const PX_PER_MM = 0.5
type PixelReader = (at: Point) => readonly number[]

/** Returns the mean difference of a document's colours on both sides of the seams, 0-255. */
function apartAtSeams(document: DesignDocument, size: Size): number {
  const graded = garmentOnSize({
    garment: base,
    grades,
    options: plain.options,
    size,
    chart: defaultChart('SOCCER_KIT'),
  })
  const sized = gradeDocument(document, { base, graded, measure: layer => measureLayer(layer, nodeSurface) })
  const pieces = new Map<string, PixelReader>()
  const readerOf = (piece: string): PixelReader => {
    const known = pieces.get(piece)
    if (known) return known
    const drawing = drawPiece(sized, graded, piece)
    const canvas = rasterise(drawing, { pxPerMm: PX_PER_MM, surface: nodeSurface, sources })
    const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
    const read: PixelReader = ({ x, y }) => {
      const column = Math.min(canvas.width - 1, Math.max(0, Math.floor((x - drawing.box[0]) * PX_PER_MM)))
      const row = Math.min(canvas.height - 1, Math.max(0, Math.floor((y - drawing.box[1]) * PX_PER_MM)))
      const at = 4 * (row * canvas.width + column)
      return [data[at]!, data[at + 1]!, data[at + 2]!]
    }
    pieces.set(piece, read)
    return read
  }
  const offs = SEAMS.flatMap(([id, edge]) => {
    const { model, piece } = findPiece(graded, plain.options, id)!
    const other = seamNeighbour(model, id, edge)!
    const [own, its] = [piece.edges.find(({ name }) => name === edge)!.points, other.edge.points]
    const [here, there] = [readerOf(id), readerOf(other.piece.id)]
    const far = resampleEvenly(its, COUNT)
    return resampleEvenly(own, COUNT)
      .map((at, i) => {
        const [a, b] = [here(at), there(far[i]!)]
        return Math.max(...a.map((value, k) => Math.abs(value - b[k]!)))
      })
      .slice(2, -2)
  })
  return offs.reduce((sum, off) => sum + off, 0) / offs.length
}

describe('a photograph that goes round', () => {
  test.each(['XS', 'L', 'XXXXXXL'] as const)('has the same colours on both sides of every seam in %s', size => {
    expect(apartAtSeams(wearing(), size)).toBeLessThan(3)
  })
  test('lies on each piece by itself where it cannot go round', () => {
    const { isRound: _, ...lying } = motif
    const document = wearing()
    const parts = Object.fromEntries(
      Object.entries(document.parts).map(([part, style]) => [
        part,
        { ...style, pattern: { ...style.pattern!, motif: lying } },
      ]),
    )
    expect(apartAtSeams({ ...document, parts }, 'L')).toBeGreaterThan(20)
  })
  test('keeps its colours where nearly black, and its asked opacity', () => {
    const document = wearing()
    const of = (opacity: number) => {
      const [part, style] = ['base', document.parts['base']!]
      const pattern = { ...style.pattern!, opacity, rotationDeg: 0 }
      const drawing = drawPiece(
        { ...document, parts: { ...document.parts, [part]: { ...style, pattern } } },
        base,
        'front',
      )
      const canvas = rasterise(drawing, { pxPerMm: 0.5, surface: nodeSurface, sources })
      const at = Math.floor(canvas.height / 2) * canvas.width + Math.floor(canvas.width / 2)
      return contextOf(canvas)
        .getImageData(0, 0, canvas.width, canvas.height)
        .data.slice(4 * at, 4 * at + 3)
    }
    expect(of(1)[2]).toBeGreaterThan(195)
    expect(of(0.5)[2]).toBeGreaterThan(95)
    expect(of(0.5)[2]).toBeLessThan(105)
  })
  test('avoids pieces off the table, where a repeated one continues', () => {
    const seen = (rows: PictureMotif['rows']) => {
      const [ground] = drawPiece(wearing({ rows }), base, 'collar').instructions
      return ground?.kind === 'ground' && tileOf(ground.patterns[0]!.id, ground) !== undefined
    }
    expect([seen('once'), seen('straight')]).toEqual([false, true])
  })
  test('has colours that nobody knows: no text on it is called hard to read', () => {
    const text = createTextLayer('t', 'frontText', 'CLUB', zoneOf(base, plain.options, 'frontText')!)
    const layers = [{ ...text, fill: { kind: 'solid' as const, colour: '#000000' } }]
    const hidden = (opacity: number): number => {
      const document = wearing()
      const parts = Object.entries(document.parts).map(([part, style]) => [
        part,
        { ...style, pattern: { ...style.pattern!, opacity } },
      ])
      return findLowContrast({ ...document, parts: Object.fromEntries(parts), layers }, base).size
    }
    expect([hidden(0), hidden(1)]).toEqual([1, 0])
  })
})
