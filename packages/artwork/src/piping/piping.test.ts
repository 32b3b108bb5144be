import { createDesign, type DesignDocument, type EdgeRef, type Piping } from '@kitwright/design'
import { findPiece, getGarment, seamGroups, seamNeighbour, type Garment, type Piece } from '@kitwright/garment'
import { garmentOnSize, loadGrades } from '@kitwright/garment/grades'
import { defaultChart } from '@kitwright/garment'
import { polygonContains, type Point } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { drawPiece, findTile, paintedLayers, rasterise } from '../index.ts'
import { nodeSurface } from '../node/index.ts'
import { pipingLayers } from './piping.ts'
import { resampleEvenly } from '../surface/polyline.ts'
import { pixelsOf } from '../testing/ink.ts'

const soccer = getGarment('soccer')
const GROUND = '#000000'
const PX_PER_MM = 2
const sources = { images: new Map(), patterns: new Map() }

const gold = (edges: readonly EdgeRef[], change: Partial<Piping> = {}): Piping => ({
  edges: [...edges],
  widthMm: 12,
  colour: '#ff0000',
  ...change,
})

function piped(...piping: Piping[]): DesignDocument {
  const plain = createDesign('soccer')
  const black = { fill: { kind: 'solid' as const, colour: GROUND }, pattern: null, span: 'piece' as const }
  const parts = Object.fromEntries(Object.keys(plain.parts).map(part => [part, black]))
  return { ...plain, parts, piping }
}

const pieceOf = (id: string, garment: Garment = soccer): Piece =>
  findPiece(garment, createDesign('soccer').options, id)!.piece

/** Reads the colour at points of a piece. */
function colourOn(document: DesignDocument, id: string, garment: Garment = soccer): (at: Point) => number[] {
  const canvas = rasterise(drawPiece(document, garment, id), { pxPerMm: PX_PER_MM, surface: nodeSurface, sources })
  const data = pixelsOf(canvas)
  const { box } = pieceOf(id, garment)
  return ({ x, y }) => {
    const [column, row] = [Math.floor((x - box[0]) * PX_PER_MM), Math.floor((y - box[1]) * PX_PER_MM)]
    return [...data.subarray(4 * (row * canvas.width + column)).subarray(0, 3)]
  }
}

/** Returns the points at this depth into a piece, from the middles of its edge's segments. */
function into({ outline }: Piece, points: readonly Point[], mm: number): Point[] {
  const line = resampleEvenly(points, 13)
  return line.slice(1).flatMap((b, i) => {
    const a = line[i]!
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length]
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const at = (by: number): Point => ({ x: middle.x + nx * by, y: middle.y + ny * by })
    return [at(polygonContains(outline, at(0.5)) ? mm : -mm)]
  })
}
const edgeOf = (piece: Piece, name: string): readonly Point[] => piece.edges.find(edge => edge.name === name)!.points

const SIDE = { piece: 'front', edge: 'sideL' }
const isRed = ([red, , blue]: number[]): boolean => red! > 200 && blue! < 60
const isBlue = ([red, , blue]: number[]): boolean => blue! > 200 && red! < 60

describe('piping along a seam', () => {
  test('lies on both pieces, half of its width on each, whichever edge is named', () => {
    const document = piped(gold([SIDE]))
    for (const id of ['front', 'back']) {
      const piece = pieceOf(id)
      const colour = colourOn(document, id)
      const at = (mm: number): boolean[] => into(piece, edgeOf(piece, 'sideL'), mm).map(place => isRed(colour(place)))
      expect([...new Set(at(0.5))], id).toEqual([true])
      expect([...new Set(at(5.2))], id).toEqual([true])
      expect([...new Set(at(6.8))], id).toEqual([false])
    }
    const other = piped(gold([{ piece: 'back', edge: 'sideL' }]))
    const seen = (each: DesignDocument): string[] =>
      paintedLayers(each, { garment: soccer, layPiping: pipingLayers })
        .map(({ id, xMm, yMm }) => [id, xMm, yMm].join())
        .toSorted()
    expect(seen(other)).toEqual(seen(document))
  })
  test('meets at every seam of the jersey with equal colours on both sides', () => {
    const groups = seamGroups(soccer, createDesign('soccer').options)
    const document = piped(...groups.map(({ edges }) => gold(edges, { middle: { colour: '#0000ff' } })))
    const model = findPiece(soccer, document.options, 'front')!.model
    const read = new Map(model.pieces.map(({ id }) => [id, colourOn(document, id)]))
    let seams = 0
    for (const { a, b } of model.seams) {
      const [one, there] = [pieceOf(a[0]), seamNeighbour(model, a[0], a[1])!]
      if (one.isRib || there.piece.isRib || one.isTrim) continue
      seams++
      for (const [mm, isIt] of [
        [0.7, isBlue],
        [3.5, isRed],
      ] as const) {
        const places = [into(one, edgeOf(one, a[1]), mm), into(there.piece, there.edge.points, mm)]
        const colours = places.map((all, i) => all.map(at => isIt(read.get(i === 0 ? a[0] : b[0])!(at))))
        // Near a corner another seam's tape may cover it.
        for (const side of colours) expect(side.filter(Boolean).length, `${a.join('.')} ${mm}`).toBeGreaterThan(9)
      }
    }
    expect(seams).toBeGreaterThan(7)
  })
  test('along a hem lies wholly on its piece, a second colour inside', () => {
    const both = [
      { piece: 'front', edge: 'hem' },
      { piece: 'front', edge: 'neckL' },
    ]
    const document = piped(gold(both, { middle: { colour: '#0000ff' } }))
    const piece = pieceOf('front')
    const colour = colourOn(document, 'front')
    for (const { edge } of both) {
      const at = (mm: number) => into(piece, edgeOf(piece, edge), mm).map(place => colour(place))
      expect(at(2).filter(isRed).length, edge).toBeGreaterThan(10)
      expect(at(6).filter(isBlue).length, edge).toBeGreaterThan(10)
      expect(at(10.5).filter(isRed).length, edge).toBeGreaterThan(10)
      expect(at(14.5).filter(isRed), edge).toEqual([])
    }
    expect(paintedLayers(document, { garment: soccer, layPiping: pipingLayers }).map(({ piece: on }) => on)).toEqual([
      'front',
      'front',
    ])
  })
  test('is as wide in every size', async () => {
    const document = piped(gold([SIDE]))
    const grades = await loadGrades('soccer')
    const chart = defaultChart('SOCCER_KIT')
    const graded = garmentOnSize({ garment: soccer, grades, chart, size: 'XXXXL', options: document.options })
    const piece = pieceOf('front', graded)
    const colour = colourOn(document, 'front', graded)
    const at = (mm: number): boolean[] => into(piece, edgeOf(piece, 'sideL'), mm).map(place => isRed(colour(place)))
    expect([...new Set(at(5.2)), ...new Set(at(6.8))]).toEqual([true, false])
  })
  test('is the same object while unchanged, and under all layers', () => {
    const document = piped(gold([SIDE]))
    const bands = () => paintedLayers(document, { garment: soccer, layPiping: pipingLayers })
    expect(bands()[0]).toBe(bands()[0])
    expect(
      paintedLayers(
        { ...document, options: { sleeve: 'long', collar: 'v' } },
        { garment: soccer, layPiping: pipingLayers },
      ),
    ).toHaveLength(2)
    expect(findTile('dots')).toBeDefined()
  })
  test('is absent on a missing edge; of two on one edge the later shows', () => {
    const blue = gold([SIDE], { colour: '#0000ff' })
    expect(
      paintedLayers(piped(gold([{ piece: 'front', edge: 'nowhere' }])), { garment: soccer, layPiping: pipingLayers }),
    ).toEqual([])
    const colour = colourOn(piped(gold([SIDE]), blue), 'front')
    const piece = pieceOf('front')
    expect(into(piece, edgeOf(piece, 'sideL'), 2).every(at => isBlue(colour(at)))).toBe(true)
  })
})
