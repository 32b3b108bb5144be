import { distance } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { gradePieces, loadGrades, wrapsOnSize } from '../grades.ts'
import { defaultChart, getGarment, type Model, type Piece, seamNeighbour, type Size } from '../index.ts'
import { findWraps, fromTable, toTable, type WrapMap, wrapMapOf } from '../wrap/index.ts'

interface GradedModel {
  readonly model: Model
  readonly graded: readonly Piece[]
  readonly maps: ReadonlyMap<string, WrapMap>
}

async function cutIn(garmentId: string, id: string, size: Size, widerMm = 0): Promise<GradedModel> {
  const garment = getGarment(garmentId)
  const model = garment.models.find(each => each.id === id)!
  const { options } = garment.variants.find(({ models }) => models.includes(id))!
  const plain = defaultChart(garment.productType)
  const row = { ...plain.rows[size], halfChest: plain.rows[size]!.halfChest! + widerMm }
  const chart = widerMm > 0 ? { ...plain, rows: { ...plain.rows, [size]: row } } : plain
  const own = new Set(model.pieces.map(piece => piece.id))
  const pieces = gradePieces({ garment, grades: await loadGrades(garmentId), options, size, chart })
  const graded = pieces.filter(piece => own.has(piece.id))
  return { model, graded, maps: wrapsOnSize({ wraps: findWraps(garmentId)!, model, graded }) }
}

/** Returns the distances between the sewn points of all seams on the flattened garment, mm. */
function gapsOf({ model, graded, maps }: GradedModel): number[] {
  const sewn = { ...model, pieces: graded }
  return model.seams.flatMap(({ a: [piece, edge] }) => {
    const other = seamNeighbour(sewn, piece, edge)!
    const [here, there] = [maps.get(piece), maps.get(other.piece.id)]
    const points = graded.find(({ id }) => id === piece)?.edges.find(({ name }) => name === edge)?.points
    if (!here || !there || !points) return []
    return [0, -1].map(k => distance(toTable(here, points.at(k)!), toTable(there, other.edge.points.at(k)!)))
  })
}

/** Returns the orientation of each triangle of a mesh: with `own` 0 on the piece, with 2 on the table. */
function turnsOf({ cells }: WrapMap, own: 0 | 2): number[] {
  if (cells.kind === 'bands') return []
  const { points, triangles } = cells.mesh
  return Array.from({ length: triangles.length / 3 }, (_, i) => {
    const [a, b, c] = [0, 1, 2].map(k => 4 * triangles[3 * i + k]! + own) as [number, number, number]
    const [ax, ay] = [points[a]!, points[a + 1]!]
    return Math.sign((points[b]! - ax) * (points[c + 1]! - ay) - (points[b + 1]! - ay) * (points[c]! - ax))
  })
}

describe.each([
  ['soccer', 'jersey-short-crew', 'XS'],
  ['soccer', 'jersey-long-polo', 'XXXXXXL'],
  ['soccer', 'shorts', 'XXXXXXL'],
  ['hoodie', 'hoodie', 'XXXXL'],
  ['boxingtrunk', 'trunks', 'XS'],
] as const)('%s %s in %s on the table', (garment, id, size) => {
  test('is closed at every seam and folds nowhere', async () => {
    const cut = await cutIn(garment, id, size)
    const gaps = gapsOf(cut)
    expect(gaps.length).toBeGreaterThan(0)
    expect(Math.max(...gaps)).toBeLessThan(0.5)
    for (const [piece, map] of cut.maps) {
      const designed = wrapMapOf(findWraps(garment)!, { model: id, piece })!
      for (const own of [0, 2] as const) expect(turnsOf(map, own), piece).toEqual(turnsOf(designed, own))
    }
  })
})

test('artwork keeps its share of the body between sides, underarm and hem', async () => {
  const { graded, maps } = await cutIn('soccer', 'jersey-short-crew', 'XXXXL')
  const front = graded.find(({ id }) => id === 'front')!
  const side = front.edges.find(({ name }) => name === 'sideL')!.points
  const [first, last] = [side[0]!, side.at(-1)!]
  const underarm = first.y < last.y ? first : last
  expect(underarm.x).toBeGreaterThan(300)
  expect(toTable(maps.get('front')!, underarm)).toEqual({ x: expect.closeTo(250, 6), y: expect.closeTo(238, 6) })
  expect(toTable(maps.get('back')!, { x: -10, y: front.box[3] }).y).toBeCloseTo(700, 6)
  const at = { x: -120, y: 400 }
  expect(distance(fromTable(maps.get('back')!, toTable(maps.get('back')!, at)), at)).toBeLessThan(1e-6)
})

test('an edited chart is a size as well', async () => {
  const wider = await cutIn('soccer', 'jersey-short-crew', 'L', 13)
  const plain = await cutIn('soccer', 'jersey-short-crew', 'L')
  const width = ({ graded }: GradedModel): number => graded.find(({ id }) => id === 'front')!.box[2]
  expect(width(wider)).toBeGreaterThan(width(plain) + 2)
  expect(Math.max(...gapsOf(wider))).toBeLessThan(0.5)
})

test('in M the table is as designed', async () => {
  const { model, maps } = await cutIn('soccer', 'jersey-short-crew', 'M')
  const asDesigned = wrapsOnSize({ wraps: findWraps('soccer')!, model, graded: model.pieces })
  for (const at of [
    { x: 20, y: 60 },
    { x: -60, y: 120 },
  ])
    expect(distance(toTable(maps.get('sleeveL')!, at), toTable(asDesigned.get('sleeveL')!, at))).toBeLessThan(0.5)
})
