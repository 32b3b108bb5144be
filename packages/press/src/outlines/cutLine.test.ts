import { createDesign } from '@kitwright/design'
import { defaultChart, getGarment, piecesOf, seamNeighbour, sewnGarments, type Size } from '@kitwright/garment'
import { garmentOnSize, loadGrades } from '@kitwright/garment/grades'
import { distance, polygonContains, type Point } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { USUAL_SETTINGS } from '../settings.ts'
import { hemsOf, linesOf } from './cutLine.ts'
import { selfCrossing } from './removeLoops.ts'
import { offsetUniformly } from './offsetOutline.ts'
import { notchesOf } from './notches.ts'

const { seamMm, hemMm, bleedMm } = USUAL_SETTINGS

function offLine(point: Point, line: readonly Point[]): number {
  return Math.min(
    ...line.map((a, i) => {
      const b = line[(i + 1) % line.length]!
      const square = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1
      const t = Math.min(1, Math.max(0, ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / square))
      return distance(point, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t })
    }),
  )
}

const middleOf = (points: readonly Point[]): Point => {
  const at = Math.floor((points.length - 1) / 2)
  const [a, b] = [points[at]!, points[at + 1]!]
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

async function cutPieces(id: string, size: Size) {
  const garment = getGarment(id)
  const { options } = createDesign(id)
  const grading = { garment, grades: await loadGrades(id), options, size, chart: defaultChart(garment.productType) }
  return piecesOf(garmentOnSize(grading), options).filter(({ piece }) => !piece.isTrim)
}

test('a square grows by as much on every side, its corners sharp', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ]
  const round = (points: readonly Point[]) => points.map(({ x, y }) => [Math.round(x), Math.round(y)])
  const grown = [
    [-2, -2],
    [12, -2],
    [12, 12],
    [-2, 12],
  ]
  expect(round(offsetUniformly(square, 2))).toEqual(grown)
  expect(round(offsetUniformly(square.toReversed(), 2)).toSorted()).toEqual(grown.toSorted())
})

test('a narrow notch in an outline closes without a loop', () => {
  const narrow = [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 30 },
    { x: 21, y: 30 },
    { x: 20, y: 10 },
    { x: 19, y: 30 },
    { x: 0, y: 26 },
  ]
  const grown = offsetUniformly(narrow, 5)
  expect(selfCrossing(grown)).toBeNull()
  expect(polygonContains(grown, { x: 20, y: 20 })).toBe(true)
})

describe.each(sewnGarments())('the pieces of %s', id => {
  test.each(['XS', 'XXXXXXL'] as const)('are cut with allowance and hem all round in %s', async size => {
    for (const { model, piece } of await cutPieces(id, size)) {
      const { sew, cut, bleed } = linesOf(model, piece, USUAL_SETTINGS)
      const name = `${model.id} ${piece.id}`
      expect([selfCrossing(cut), selfCrossing(bleed)], name).toEqual([null, null])
      expect(
        sew.every(point => polygonContains(cut, point)),
        name,
      ).toBe(true)
      expect(Math.min(...cut.map(point => offLine(point, sew))), name).toBeGreaterThan(seamMm - 0.3)
      expect(Math.max(...cut.map(point => offLine(point, sew))), name).toBeLessThan(2 * hemMm)
      expect(Math.min(...bleed.map(point => offLine(point, cut))), name).toBeGreaterThan(bleedMm - 0.3)
    }
  })
})

test('a hem is as deep as turned, ending as wide folded', async () => {
  const pieces = await cutPieces('soccer', 'M')
  const { model, piece } = pieces.find(each => each.piece.id === 'sleeveL')!
  const { cut } = linesOf(model, piece, USUAL_SETTINGS)
  const [hem] = hemsOf(model, piece)
  const { x, y } = middleOf(hem!.points)
  expect(offLine({ x, y }, cut)).toBeCloseTo(hemMm, 1)
  const widthAt = (level: number): number => {
    const across = cut.flatMap((a, i) => {
      const b = cut[(i + 1) % cut.length]!
      return a.y > level === b.y > level ? [] : [a.x + ((b.x - a.x) * (level - a.y)) / (b.y - a.y)]
    })
    return Math.max(...across) - Math.min(...across)
  }
  expect(widthAt(y + hemMm - 1)).toBeCloseTo(widthAt(y - hemMm + 1), 1)
  expect(widthAt(y)).toBeLessThan(widthAt(y + hemMm - 1))
})

test('notches stand about both seam sides’ middle, in equal number', async () => {
  const pieces = await cutPieces('soccer', 'XL')
  const sharesOn = (points: readonly Point[], notched: (typeof pieces)[number]): number[] => {
    const lengths = points.map((point, i) => (i === 0 ? 0 : distance(point, points[i - 1]!)))
    const total = lengths.reduce((sum, length) => sum + length, 0)
    return notchesOf(notched.model, notched.piece, seamMm).flatMap(([outside, inside]) => {
      const foot = { x: 2 * inside.x - outside.x, y: 2 * inside.y - outside.y }
      let before = 0
      for (let i = 1; i < points.length; i++) {
        const [a, b] = [points[i - 1]!, points[i]!]
        const off = distance(a, foot) + distance(foot, b) - distance(a, b)
        const share = (before + distance(a, foot)) / total
        if (off < 0.02 && share > 0.02 && share < 0.98) return [share]
        before += lengths[i]!
      }
      return []
    })
  }
  let seams = 0
  for (const here of pieces)
    for (const edge of here.piece.edges) {
      const other = seamNeighbour(here.model, here.piece.id, edge.name)
      const there = other && pieces.find(({ piece }) => piece.id === other.piece.id)
      if (!there) continue
      const [mine, theirs] = [sharesOn(edge.points, here), sharesOn(other.edge.points, there)]
      if (mine.length > 0 && theirs.length > 0) seams++
      const name = `${here.piece.id} ${edge.name}`
      expect(mine.length, name).toBe(theirs.length)
      const middle = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share / shares.length, 0)
      if (mine.length > 0) expect([middle(mine), middle(theirs)], name).toEqual(Array(2).fill(expect.closeTo(0.5, 1)))
    }
  expect(seams).toBeGreaterThan(20)
})
