import { createDesign } from '@kitwright/design'
import { defaultChart, getGarment, productTypeAt, sewnGarments, type Piece, type Size } from '@kitwright/garment'
import { garmentOnSize, loadGrades, wrapsOnSize } from '@kitwright/garment/grades'
import { findWraps, toTable, type WrapMap } from '@kitwright/garment/wrap'
import { distance, polygonContains, type Point } from '@kitwright/measure'
import { segmentsOf, type Segment } from '@kitwright/vector'
import { expect, test } from 'vitest'
import { curvesOf } from './curves.ts'
import { cornersAhead, doubleArea } from './orientMesh.ts'
import { pullBackOutline } from './pullBackOutline.ts'
import { tableMesh, type TableMesh } from './tableMesh.ts'
import { windingAt } from './windingAt.ts'

const SIZES: readonly Size[] = ['XS', 'L', 'XXXXXXL']
/** A usual hem and its bleed, with what a corner reaches beyond them. */
const BLEED_MM = 26
const EVERYWHERE = [-1e4, -1e4, 1e4, 1e4] as const

interface BentPiece {
  readonly name: string
  readonly piece: Piece
  readonly wrap: WrapMap
  readonly mesh: TableMesh
}

/** A garment without sleeves lies straight on the table. */
const bent = sewnGarments().filter(id => Object.values(findWraps(id)!.meshes).length > 0)

/** Returns every bent piece of a garment in some sizes. */
async function bentPieces(id: string): Promise<BentPiece[]> {
  const [garment, grades, wraps] = [getGarment(id), await loadGrades(id), findWraps(id)!]
  return SIZES.flatMap(size => {
    const { options } = createDesign(id)
    const graded = garmentOnSize({ garment, grades, options, size, chart: defaultChart(productTypeAt(id)!) })
    return garment.models.flatMap(model => {
      const pieces = graded.models.find(each => each.id === model.id)?.pieces ?? []
      return [...wrapsOnSize({ wraps, model, graded: pieces })].flatMap(([pieceId, wrap]): BentPiece[] => {
        if (wrap.cells.kind !== 'mesh') return []
        const piece = pieces.find(each => each.id === pieceId)!
        const name = [model.id, pieceId, size].join(' ')
        return [{ name, piece, wrap, mesh: tableMesh(wrap.cells.mesh, EVERYWHERE)! }]
      })
    })
  })
}

/** Curves and lines that wind around themselves and each other, one of them inside out. */
const SHAPE = segmentsOf(
  'M0 0C80-40 120 60 40 90S-90 60-60-30ZM-20 0H30V30H-20ZM-100-100L100-90 110 120-90 100ZM10 10 60 80-70 70Z',
)

const placed = (by: number, at: Point): Segment[] =>
  SHAPE.map(({ kind, to }) => ({ kind, to: to.map((value, i) => value * by + (i % 2 === 0 ? at.x : at.y)) }))

/** Returns points all over a piece. */
function pointsOn({ outline, box: [x0, y0, x1, y1] }: Piece): Point[] {
  const all = Array.from({ length: 160 }, (_, i) => ({
    x: x0 + (x1 - x0) * ((i * 0.618_033_9) % 1),
    y: y0 + (y1 - y0) * ((i * 0.754_877_6) % 1),
  }))
  return all.filter(at => polygonContains(outline, at))
}

test.each(bent)('an outline winds around points of a bent %s piece as when flat', async id => {
  const wrong: string[] = []
  let compared = 0
  for (const { name, piece, wrap, mesh } of await bentPieces(id)) {
    const [x0, y0, x1, y1] = mesh.box
    for (const [k, by] of [0.2, 1, 3, 12].entries()) {
      const at = { x: x0 + (x1 - x0) * ((0.3 + k * 0.37) % 1), y: y0 + (y1 - y0) * ((0.4 + k * 0.61) % 1) }
      const outline = placed(by, at)
      const back = pullBackOutline(outline, mesh)
      if (!back) wrong.push(`${name}: open`)
      const [there, here] = [curvesOf(outline), curvesOf(back ?? [])]
      for (const point of pointsOn(piece)) {
        const { x, y } = toTable(wrap, point)
        compared += 1
        if (windingAt(there, x, y) !== windingAt(here, point.x, point.y)) wrong.push(`${name}: ${point.x}, ${point.y}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(compared).toBeGreaterThan(2_000)
})

test('a circle stays cubic curves that meet smoothly within triangles', async () => {
  const [{ mesh }] = (await bentPieces('soccer')) as [BentPiece]
  const [x, y] = [(mesh.box[0] + mesh.box[2]) / 2, (mesh.box[1] + mesh.box[3]) / 2]
  const circle = segmentsOf(`M${x - 30} ${y}A30 30 0 1 1 ${x + 30} ${y}A30 30 0 1 1 ${x - 30} ${y}Z`)
  const kinds = pullBackOutline(circle, mesh)!.map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['M', 'C', 'Z']))
})

/** Returns how many triangles contain a point of the piece. */
function coverAt({ points, triangles, count }: TableMesh, { x, y }: Point): number {
  let cover = 0
  const at = points.length / 4
  const all = [...points, x, y, 0, 0]
  for (let i = 0; i < count; i++) {
    const [a, b, c] = cornersAhead(triangles, 3 * i)
    const isWithin = [
      [a, b],
      [b, c],
      [c, a],
    ].every(([from, to]) => doubleArea(all, [from!, to!, at], 0) >= 0)
    if (isWithin) cover += 1
  }
  return cover
}

/** Returns points beside an outline at a distance. */
function pointsBeside(outline: readonly Point[], byMm: number): Point[] {
  const sign = Math.sign(outline.reduce((sum, a, i) => sum + cross(a, outline[(i + 1) % outline.length]!), 0))
  return outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    const length = distance(a, b)
    if (length < 3) return []
    const at = {
      x: (a.x + b.x) / 2 + 0.0137 + (sign * (b.y - a.y) * byMm) / length,
      y: (a.y + b.y) / 2 - (sign * (b.x - a.x) * byMm) / length,
    }
    const isBeside = outline.every(corner => distance(corner, at) > byMm - 3)
    return isBeside ? [at] : []
  })
}
const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x

test.each(bent)('the mesh of a bent %s piece covers its bleed once', async id => {
  const wrong: string[] = []
  for (const { name, piece, mesh } of (await bentPieces(id)).filter((_, i) => i % 3 === 0))
    for (const point of pointsBeside(piece.outline, BLEED_MM)) {
      const cover = coverAt(mesh, point)
      if (cover !== 1) wrong.push(`${name}: ${cover} at ${Math.round(point.x)}, ${Math.round(point.y)}`)
    }
  expect(wrong).toEqual([])
})
