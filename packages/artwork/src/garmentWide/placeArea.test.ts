import { createDesign, createPatternUse, createTextLayer, type DesignDocument, type PartStyle } from '@kitwright/design'
import { areasOfPiece, findPiece, getGarment, seamNeighbour, zoneOf } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { beforeAll, describe, expect, test } from 'vitest'
import { contextOf } from '../surface/canvasTools.ts'
import { resampleEvenly } from '../surface/polyline.ts'
import { drawPiece, originalLayerId, rasterise, seamOverlapsOf, tileOf, type Sources } from '../index.ts'
import { nodeSources, nodeSurface } from '../node/index.ts'

const garment = getGarment('soccer')
const plain = createDesign('soccer')
const PX_PER_MM = 1

let sources: Sources
beforeAll(async () => {
  sources = await nodeSources(['stripes', 'dots', 'chevron', 'sash', 'sash.wide', 'saltire', 'saltire.wide'])
})

type Rgb = readonly [number, number, number]
type Reader = (at: Point) => Rgb
/** A test samples several seams of the same few pictures. */
const drawn = new WeakMap<DesignDocument, Map<string, Reader>>()

/** Reads a piece's picture at points in mm. */
function readerOf(document: DesignDocument, pieceId: string): Reader {
  const pieces = drawn.get(document) ?? new Map<string, Reader>()
  drawn.set(document, pieces)
  const reader = pieces.get(pieceId) ?? draw(document, pieceId)
  pieces.set(pieceId, reader)
  return reader
}

function draw(document: DesignDocument, pieceId: string): Reader {
  const drawing = drawPiece(document, garment, pieceId)
  const canvas = rasterise(drawing, { pxPerMm: PX_PER_MM, surface: nodeSurface, sources })
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
  return ({ x, y }) => {
    const column = Math.min(canvas.width - 1, Math.max(0, Math.floor((x - drawing.box[0]) * PX_PER_MM)))
    const row = Math.min(canvas.height - 1, Math.max(0, Math.floor((y - drawing.box[1]) * PX_PER_MM)))
    const i = 4 * (row * canvas.width + column)
    return [data[i]!, data[i + 1]!, data[i + 2]!]
  }
}

const COUNT = 30
/** Returns pairs of points that are sewn to each other, away from the seam's ends. */
function sewnPairs(pieceId: string, edge: string): { here: Point; there: Point; piece: string }[] {
  const { model, piece } = findPiece(garment, plain.options, pieceId)!
  const other = seamNeighbour(model, pieceId, edge)!
  const own = resampleEvenly(piece.edges.find(({ name }) => name === edge)!.points, COUNT)
  const its = resampleEvenly(other.edge.points, COUNT)
  return own.map((here, i) => ({ here, there: its[i]!, piece: other.piece.id })).slice(2, -2)
}

/** Returns the share of sewn pairs whose colours differ by more than `off`. */
function shareApart(document: DesignDocument, [piece, edge]: readonly [string, string], off: number): number {
  const pairs = sewnPairs(piece, edge)
  const [here, there] = [readerOf(document, piece), readerOf(document, pairs[0]!.piece)]
  const apart = pairs.filter(pair => {
    const other = there(pair.there)
    return here(pair.here).some((value, k) => Math.abs(value - other[k]!) > off)
  })
  return apart.length / pairs.length
}

/** Applies the style to every part on the piece, because the panels at the seams are separate parts. */
const kit = (piece: 'front' | 'shortsFrontL', change: Partial<PartStyle>): DesignDocument => {
  const style = { fill: { kind: 'solid', colour: '#000000' }, pattern: null, span: 'part', ...change } as const
  const areas = areasOfPiece(garment, plain.options, piece)
  return { ...plain, parts: Object.fromEntries(areas.map(({ part }) => [part, style])) }
}
const gradient = (angleDeg: number, shape: 'linear' | 'radial' = 'linear'): Partial<PartStyle> => ({
  fill: {
    kind: 'gradient',
    shape,
    angleDeg,
    stops: [
      { colour: '#ff0000', at: 0 },
      { colour: '#0000ff', at: 100 },
    ],
  },
})
const pattern = (id: string, scale = 1, rotationDeg = 0): Partial<PartStyle> => ({
  pattern: { ...createPatternUse(id, '#ffffff'), scale, rotationDeg },
})

const SIDE = ['front', 'sideL'] as const
const OTHER_SIDE = ['front', 'sideR'] as const
const SHOULDER = ['front', 'shoulderL'] as const
const without = (document: DesignDocument): DesignDocument => ({
  ...document,
  parts: Object.fromEntries(Object.entries(document.parts).map(([part, style]) => [part, { ...style, span: 'piece' }])),
})

describe('a continuous gradient', () => {
  test.each([0, 37, 90, 215])('of %i° has the same colours on both sides of every seam', angleDeg => {
    const document = kit('front', gradient(angleDeg))
    for (const seam of [SIDE, OTHER_SIDE, SHOULDER]) expect(shareApart(document, seam, 10), seam.join()).toBe(0)
  })
  test('without continuity the colours differ at a seam', () => {
    expect(shareApart(without(kit('front', gradient(90))), SIDE, 10)).toBe(1)
  })
  test('a radial gradient meets at the seams as well', () => {
    const document = kit('front', gradient(0, 'radial'))
    for (const seam of [SIDE, SHOULDER]) expect(shareApart(document, seam, 10)).toBe(0)
  })
  test('spans both legs of the shorts, front and back', () => {
    const document = kit('shortsFrontL', gradient(90))
    expect(shareApart(document, ['shortsFrontL', 'out'], 12)).toBe(0)
    const [left, right] = [readerOf(document, 'shortsFrontL'), readerOf(document, 'shortsFrontR')]
    const at = findPiece(garment, plain.options, 'shortsFrontL')!
    const top = at.piece.edges.find(({ name }) => name === 'crotch')!.points[0]!
    const gap = left({ x: top.x + 1, y: top.y + 2 })[0] - right({ x: -top.x - 1, y: top.y + 2 })[0]
    // two millimetres of the gradient
    expect(Math.abs(gap)).toBeLessThan(12)
  })
})

describe('a continuous pattern', () => {
  // The sides slant by 5 mm each, so a line of the pattern may be off by that much.
  test.each([
    ['stripes', 1.3, 0],
    ['dots', 1.1, 0],
    ['stripes', 1.7, 30],
    ['chevron', 1.2, 0],
  ] as const)('%s at %f, turned %i°, runs on over both side seams', (id, scale, rotationDeg) => {
    const document = kit('front', pattern(id, scale, rotationDeg))
    const [on, off] = [document, without(document)]
    for (const seam of [SIDE, OTHER_SIDE]) expect(shareApart(on, seam, 80), seam.join()).toBeLessThan(0.35)
    expect(shareApart(on, SIDE, 80)).toBeLessThanOrEqual(shareApart(off, SIDE, 80))
  })
  test.each(['stripes', 'dots'])('%s meets itself on the shoulders', id => {
    expect(shareApart(kit('front', pattern(id, 1.3)), SHOULDER, 80)).toBeLessThan(0.2)
  })
})

describe('what goes over the whole garment', () => {
  const ARMHOLES = [
    ['front', 'armL'],
    ['front', 'armR'],
    ['back', 'armL'],
    ['back', 'armR'],
  ] as const
  const all = (change: Partial<PartStyle>): DesignDocument => {
    const style = { fill: { kind: 'solid', colour: '#000000' }, pattern: null, ...change, span: 'garment' } as const
    return { ...plain, parts: Object.fromEntries(garment.parts.map(part => [part, style])) }
  }
  test.each(['sash', 'saltire', 'stripes'])('%s meets at shoulders, sides and armholes', id => {
    const document = all(pattern(id, 1.1, 12))
    for (const seam of [SIDE, OTHER_SIDE, SHOULDER, ...ARMHOLES])
      expect(shareApart(document, seam, 80), seam.join()).toBeLessThanOrEqual(0.05)
  })
  test.each(['piece', 'part'] as const)('does not meet there where each %s has it by itself', span => {
    const { parts, ...rest } = all(pattern('saltire'))
    const apart = {
      ...rest,
      parts: Object.fromEntries(Object.entries(parts).map(([part, style]) => [part, { ...style, span }])),
    }
    const off = ARMHOLES.map(seam => shareApart(apart, seam, 80))
    expect(Math.max(...off)).toBeGreaterThan(0.15)
  })
  test('is mirrored behind: over the left shoulder, then down the same side', () => {
    const document = all(pattern('sash'))
    const [front, back] = [readerOf(document, 'front'), readerOf(document, 'back')]
    const inked = (read: (at: Point) => Rgb, x: number): boolean => read({ x, y: 150 })[0] > 128
    // Coordinates of the piece, whose x axis is reversed at the back.
    expect([inked(front, 170), inked(front, -170), inked(back, 170), inked(back, -170)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
  test('a gradient has equal colours on both sides of body and sleeve seams', () => {
    const document = all(gradient(100))
    for (const seam of [SIDE, SHOULDER, ...ARMHOLES])
      expect(shareApart(document, seam, 12), seam.join()).toBeLessThanOrEqual(0.05)
  })
  test('leaves ribs and what stays out to their own part', () => {
    const document = all(pattern('stripes'))
    const grounds = drawPiece(document, garment, 'collar').instructions
    expect(grounds.map(each => each.kind === 'ground' && each.wrap)).toEqual([undefined])
  })
  test('a pattern that is seen once is not repeated where it is small', () => {
    const read = readerOf(all(pattern('sash', 0.3)), 'front')
    const along = Array.from({ length: 480 }, (_, i) => read({ x: i - 240, y: 350 })[0] > 128)
    const starts = along.filter((isInk, i) => isInk && !along[i - 1]).length
    expect(starts).toBe(1)
  })
})

describe('a layer over a seam', () => {
  const zone = zoneOf(garment, plain.options, 'frontText')!
  const text = (xMm: number, words = 'HHHHHHHH') => ({
    ...createTextLayer('a', 'text', words, zone),
    maxWidthMm: null,
    sizeMm: 80,
    xMm,
    yMm: 450,
  })
  const source = { garment, options: plain.options }

  test('has no continuation well inside its piece', () => {
    expect(seamOverlapsOf(text(0, 'HH'), source)).toEqual([])
  })
  test('continues on the piece that is sewn there, and nowhere else', () => {
    const spills = seamOverlapsOf(text(240), source)
    expect(spills.map(({ piece }) => piece)).toEqual(['back'])
    expect(originalLayerId(spills[0]!.id)).toBe('a')
    // The seam is at 252 on the front and −252 on the back.
    expect(spills[0]!.xMm).toBeCloseTo(240 - 2 * 252.5, -1)
    expect(spills[0]!.yMm).toBeCloseTo(450, 0)
    expect(Math.abs(spills[0]!.rotationDeg)).toBeLessThan(3)
  })
  test('continues from a sleeve onto the body, turned as it is sewn', () => {
    const spills = seamOverlapsOf({ ...text(-150), piece: 'sleeveL', yMm: 60 }, source)
    expect(spills.map(({ piece }) => piece)).toContain('front')
  })
  test('is drawn on both pieces, and its ink meets at the seam', () => {
    const design = { ...kit('front', {}), layers: [text(250)] }
    const inkOn = (piece: string): number => {
      const at = readerOf(design, piece)
      return sewnPairs('front', 'sideL').filter(({ here, there }) => at(piece === 'front' ? here : there)[0] > 128)
        .length
    }
    expect(inkOn('front')).toBeGreaterThan(0)
    expect(inkOn('back')).toBe(inkOn('front'))
  })
  test('in another colour continues where it did; larger or elsewhere it does not', () => {
    const [before] = seamOverlapsOf(text(240), source)
    const fill = { kind: 'solid', colour: '#c2410c' } as const
    expect(seamOverlapsOf({ ...text(240), id: 'b', fill }, source)).toEqual([
      { ...before, id: before!.id.replace('a', 'b'), fill },
    ])
    expect(seamOverlapsOf({ ...text(240), sizeMm: 4 }, source)).toEqual([])
    expect(seamOverlapsOf(text(0, 'HH'), source)).toEqual([])
    expect(seamOverlapsOf({ ...text(240), yMm: 400 }, source)[0]!.yMm).toBeCloseTo(before!.yMm - 50, 0)
  })
  test('is not drawn on the neighbour when hidden', () => {
    expect(seamOverlapsOf({ ...text(250), isHidden: true }, source)).toEqual([])
  })
})

test('a hood is outside garment-wide artwork, and wears repeats as before', () => {
  const hoodie = getGarment('hoodie')
  const inkOn = (piece: string, id: string): string | undefined => {
    const empty = createDesign('hoodie')
    const base = { ...empty.parts['base']!, pattern: createPatternUse(id, '#ffffff'), span: 'garment' as const }
    const parts = Object.fromEntries(Object.keys(empty.parts).map(part => [part, base]))
    const [ground] = drawPiece({ ...empty, parts }, hoodie, piece).instructions
    return ground?.kind === 'ground' ? tileOf(ground.patterns[0]!.id, ground)?.id : undefined
  }
  const hood = hoodie.models[0]!.pieces.find(({ id }) => id.startsWith('hood'))!.id
  expect(['front', 'pocket', hood].map(piece => inkOn(piece, 'sash'))).toEqual(['sash.wide', 'sash.wide', undefined])
  expect(inkOn(hood, 'dots')).toBe('dots')
})
