import { boxHeight, boxWidth, distance, type Point, polygonContains, rotatePoint } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import {
  areasOnSize,
  meanValueMap,
  gradePieces,
  loadGrades,
  placeOnSize,
  tileShift,
  sizeBands,
  bandMap,
} from './grades.ts'
import { defaultChart, findPiece, getGarment, modelsOf, type Piece, piecesOf, type Size } from './index.ts'
import type { BaseSizePlacement } from './placement/placeInSize.ts'

const garment = getGarment('soccer')
const options = { sleeve: 'short', collar: 'crew' } as const
const chart = defaultChart('SOCCER_KIT')
const grades = await loadGrades('soccer')
const piecesIn = (size: Size): readonly Piece[] => gradePieces({ garment, grades, options, size, chart })
const baseOf = (id: string): Piece => findPiece(garment, options, id)!.piece
const sizesOf = (id: string, size: Size) => ({ base: baseOf(id), graded: piecesIn(size).find(p => p.id === id)! })
const ends = (piece: Piece, name: string): readonly [Point, Point] => {
  const { points } = piece.edges.find(edge => edge.name === name)!
  return [points[0]!, points.at(-1)!]
}
/** The lower end of a body's side seam is at the hem, the upper one under the arm. */
const underarm = (piece: Piece): number => Math.min(...ends(piece, 'sideL').map(({ y }) => y))
const neckOnCentre = (piece: Piece): number => lowestAndHighest(piece)[0]
const hemOnCentre = (piece: Piece): number => lowestAndHighest(piece)[1]
function lowestAndHighest({ outline }: Piece): readonly [number, number] {
  const ys = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    return a.x > 0.01 === b.x > 0.01 ? [] : [a.y + ((b.y - a.y) * (0.01 - a.x)) / (b.x - a.x)]
  })
  return [Math.min(...ys), Math.max(...ys)]
}
const sidesAt = ({ outline }: Piece, y: number): readonly [number, number] => {
  const xs = outline.flatMap((a, i) => {
    const b = outline[(i + 1) % outline.length]!
    return a.y > y === b.y > y ? [] : [a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)]
  })
  return [Math.min(...xs), Math.max(...xs)]
}
function alongAt(points: readonly Point[], share: number): Point {
  const runs = points.slice(1).map((b, i) => distance(points[i]!, b))
  let left = share * runs.reduce((sum, run) => sum + run, 0)
  const at = Math.max(
    0,
    runs.findIndex(run => {
      if (left <= run) return true
      left -= run
      return false
    }),
  )
  const [a, b] = [points[at]!, points[at + 1]!]
  return { x: a.x + ((b.x - a.x) * left) / runs[at]!, y: a.y + ((b.y - a.y) * left) / runs[at]! }
}
const layer = (change: Partial<BaseSizePlacement>): BaseSizePlacement => ({
  role: 'text',
  xMm: 0,
  yMm: 300,
  widthMm: 40,
  heightMm: 20,
  rotationDeg: 0,
  ...change,
})

describe.each(['XS', 'XXXXXXL'] as const)('artwork that keeps its size, in %s', size => {
  it('on a front keeps its distance from underarm, on a back from neck', () => {
    const [front, back] = [sizesOf('front', size), sizesOf('back', size)]
    const onFront = placeOnSize(layer({}), front)
    expect(onFront.yMm - underarm(front.graded)).toBeCloseTo(300 - underarm(front.base), 3)
    const onBack = placeOnSize(layer({}), back)
    expect(onBack.yMm - neckOnCentre(back.graded)).toBeCloseTo(300 - neckOnCentre(back.base), 3)
    expect([onFront.xMm, onBack.xMm, onFront.widthScale, onFront.heightScale]).toEqual([0, 0, 1, 1])
    expect(onFront.yMm).not.toBe(300)
  })
  it('near the hem keeps its distance, from seven tenths down', () => {
    const front = sizesOf('front', size)
    const at = (share: number): number =>
      underarm(front.base) + share * (hemOnCentre(front.base) - underarm(front.base))
    const low = placeOnSize(layer({ yMm: at(0.72) }), front)
    expect(hemOnCentre(front.graded) - low.yMm).toBeCloseTo(hemOnCentre(front.base) - at(0.72), 3)
    const higher = placeOnSize(layer({ yMm: at(0.68) }), front)
    expect(higher.yMm - underarm(front.graded)).toBeCloseTo(at(0.68) - underarm(front.base), 3)
  })
  it('near a side stays as far from that side, and elsewhere from the middle', () => {
    const front = sizesOf('front', size)
    for (const side of [-1, 1]) {
      const seam = (piece: Piece, y: number): number => sidesAt(piece, y)[side === -1 ? 0 : 1]
      const edge = Math.abs(seam(front.base, 400))
      const far = placeOnSize(layer({ xMm: side * 0.7 * edge, yMm: 400 }), front)
      expect(far.xMm - seam(front.graded, far.yMm)).toBeCloseTo(side * (0.7 * edge - edge), 3)
      expect(placeOnSize(layer({ xMm: side * 0.6 * edge, yMm: 400 }), front).xMm).toBeCloseTo(side * 0.6 * edge, 6)
    }
  })
  it('hangs over a seam by as much as it did', () => {
    const front = sizesOf('front', size)
    const [, right] = sidesAt(front.base, 400)
    const over = placeOnSize(layer({ xMm: right, yMm: 400, widthMm: 80 }), front)
    expect(over).toMatchObject({ rule: 'fixed', widthScale: 1, heightScale: 1 })
    expect(over.xMm).toBeCloseTo(sidesAt(front.graded, over.yMm)[1], 3)
  })
  it('is placed by its middle where a size lacks cloth at its height', () => {
    const front = sizesOf('front', size)
    for (const yMm of [front.base.box[1] + 0.5, front.base.box[1] - 40]) {
      const { xMm, yMm: toY } = placeOnSize(layer({ xMm: 80, yMm, widthMm: 4, heightMm: 4 }), front)
      expect([Number.isFinite(xMm), Number.isFinite(toY), xMm > 0]).toEqual([true, true, true])
    }
  })
})

it('a garment without grading is refused by name, every time', async () => {
  await expect(loadGrades('no-such')).rejects.toThrow('garment no-such is not graded')
  await expect(loadGrades('no-such')).rejects.toThrow('garment no-such is not graded')
})

describe('artwork on a half round patch, which has no corner but those of its hem', () => {
  const patch = (heightMm: number): Piece => {
    const hem = [-50, 50].map(x => ({ x, y: heightMm }))
    const round = [hem[1]!, { x: 40, y: heightMm * 0.4 }, { x: 0, y: 0 }, { x: -40, y: heightMm * 0.4 }, hem[0]!]
    const edges = [
      { name: 'hem', points: hem },
      { name: 'round', points: round },
    ]
    return { id: 'patch', box: [-50, 0, 50, heightMm], outline: [...hem, ...round.slice(1, -1)], edges }
  }
  it('stays as far from the middle of its height', () => {
    const placed = placeOnSize(layer({ yMm: 90, widthMm: 10, heightMm: 10 }), { base: patch(200), graded: patch(300) })
    expect(placed.yMm).toBeCloseTo(150 - 10, 1)
  })
})

describe('artwork on a body whose hem is none of the usual', () => {
  interface Body {
    readonly hem: string
    readonly underarmMm: number
    readonly hemEndsMm: number
    readonly bottomMm: number
  }
  const body = ({ hem, underarmMm, hemEndsMm, bottomMm }: Body): Piece => {
    const at = (x: number, y: number): Point => ({ x, y })
    const lines: [string, Point[]][] = [
      [hem, [at(-200, hemEndsMm), at(0, bottomMm), at(200, hemEndsMm)]],
      ['sideL', [at(200, hemEndsMm), at(200, underarmMm)]],
      ['armL', [at(200, underarmMm), at(120, 0)]],
      ['top', [at(120, 0), at(-120, 0)]],
      ['armR', [at(-120, 0), at(-200, underarmMm)]],
      ['sideR', [at(-200, underarmMm), at(-200, hemEndsMm)]],
    ]
    const edges = lines.map(([name, points]) => ({ name, points }))
    return {
      id: 'body',
      box: [-200, 0, 200, bottomMm],
      outline: edges.flatMap(({ points }) => points.slice(0, -1)),
      edges,
    }
  }
  it.each([
    ['a shirt-tail, higher at the sides', 'hem', 100],
    ['an edge that is not called a hem', 'bottom', 5],
  ])('holds on to the underarm: %s', (_, hem, risesMm) => {
    const base = body({ hem, underarmMm: 200, hemEndsMm: 700 - risesMm, bottomMm: 700 })
    const graded = body({ hem, underarmMm: 230, hemEndsMm: 790 - risesMm, bottomMm: 790 })
    expect(placeOnSize(layer({}), { base, graded }).yMm).toBeCloseTo(330, 6)
  })
})

describe('artwork that lies along a slanted edge', () => {
  const wedge = (mm: number): Piece => {
    const [top, right, left] = [
      { x: 0, y: 0 },
      { x: mm, y: mm },
      { x: 0, y: mm },
    ]
    const edges = [
      { name: 'hem', points: [left, right] },
      { name: 'slant', points: [right, top] },
      { name: 'side', points: [top, left] },
    ]
    return { id: 'wedge', box: [0, 0, mm, mm], outline: [left, right, top], edges }
  }
  it('is kept inside a smaller size as it lies, turned as it is', () => {
    const along = layer({ xMm: 80, yMm: 120, widthMm: 120, heightMm: 20, rotationDeg: 45 })
    const [base, graded] = [wedge(200), wedge(160)]
    const { xMm, yMm, widthScale, heightScale } = placeOnSize(along, { base, graded })
    const corners = [-60, 60].flatMap(x =>
      [-10, 10].map(y => rotatePoint({ x: x * widthScale, y: y * heightScale }, 45)),
    )
    // The text moves only as far as necessary: some millimetres clear of the hem.
    expect([widthScale, heightScale]).toEqual([1, 1])
    expect(yMm + Math.max(...corners.map(({ y }) => y))).toBeGreaterThan(160 - 8)
    expect(corners.filter(({ x, y }) => !polygonContains(graded.outline, { x: xMm + x, y: yMm + y }))).toEqual([])
  })
})

it('artwork inside its piece stays inside in a small size', () => {
  const front = sizesOf('front', 'XS')
  const [x0, y0, x1, y1] = front.base.box
  const isOn = ({ outline }: Piece, { xMm, yMm }: { xMm: number; yMm: number }, clearMm: number): boolean =>
    [-1, 0, 1].every(sx =>
      [-1, 0, 1].every(sy => polygonContains(outline, { x: xMm + sx * (20 + clearMm), y: yMm + sy * (10 + clearMm) })),
    )
  const places = Array.from({ length: 1600 }, (_, i) => ({
    xMm: x0 + ((x1 - x0) * (i % 40)) / 40,
    yMm: y0 + ((y1 - y0) * Math.floor(i / 40)) / 40,
  })).filter(at => isOn(front.base, at, 6))
  const out = places.filter(at => !isOn(front.graded, placeOnSize(layer(at), front), 0))
  expect(places.length).toBeGreaterThan(500)
  expect(out).toEqual([])
})

describe('artwork that a small size has no room for', () => {
  const front = sizesOf('front', 'XS')
  const wide = 2 * sidesAt(front.base, 400)[1] - 16
  it('is made narrower, and lower as well unless its height is a rule', () => {
    const number = placeOnSize(layer({ role: 'frontNumber', yMm: 400, widthMm: wide }), front)
    expect(number.heightScale).toBe(1)
    expect(number.widthScale).toBeLessThan(1)
    expect(number.widthScale).toBeGreaterThan(0.5)
    const text = placeOnSize(layer({ yMm: 400, widthMm: wide }), front)
    expect(text.heightScale).toBe(text.widthScale)
    // The text is condensed only as far as necessary: some millimetres clear of the seams, and a step of the search.
    const room = 2 * sidesAt(front.graded, text.yMm)[1]
    expect(text.widthScale * wide).toBeGreaterThan(room - 14)
    expect(text.widthScale * wide).toBeLessThan(room - 6)
  })
  it('is moved rather than made smaller where that is enough', () => {
    const [, right] = sidesAt(front.base, 400)
    const beside = placeOnSize(layer({ xMm: 0.6 * right, yMm: 400, widthMm: 0.62 * right }), front)
    expect([beside.widthScale, beside.heightScale]).toEqual([1, 1])
    expect(beside.xMm).toBeLessThan(0.6 * right)
    expect(beside.xMm + 0.31 * right).toBeLessThan(sidesAt(front.graded, beside.yMm)[1])
    // The side is slanted, so one of the corners is nearest to it.
    expect(beside.xMm + 0.31 * right).toBeGreaterThan(sidesAt(front.graded, beside.yMm)[1] - 8)
  })
})

describe('a picture', () => {
  const front = sizesOf('front', 'XXXXXXL')
  const [width, height] = [boxWidth(front.base.box), boxHeight(front.base.box)]
  const picture = (share: number, role = 'image') =>
    placeOnSize(layer({ role, xMm: 10, yMm: 350, widthMm: width, heightMm: share * height }), front)
  it('that covers most of its piece grows with it, and any other does not', () => {
    const grown = picture(0.62)
    expect(grown.rule).toBe('flow')
    expect(grown.widthScale).toBeCloseTo(boxWidth(front.graded.box) / width, 6)
    expect(grown.heightScale).toBeCloseTo(boxHeight(front.graded.box) / height, 6)
    expect({ x: grown.xMm, y: grown.yMm }).toEqual(meanValueMap(front)({ x: 10, y: 350 }))
    expect(picture(0.58)).toMatchObject({ rule: 'fixed', widthScale: 1 })
    expect(picture(0.9, 'logo').rule).toBe('fixed')
  })
})

describe.each(['XS', 'XXXXXXL'] as const)('what runs over a whole piece, in %s', size => {
  it('flows: outlines map to outlines, edges by their shares', () => {
    const { base, graded } = sizesOf('front', size)
    const flow = meanValueMap({ base, graded })
    const [top, bottom] = ends(base, 'sideL')
    const [upper, lower] = ends(graded, 'sideL')
    const middle = flow({ x: (top.x + bottom.x) / 2, y: (top.y + bottom.y) / 2 })
    expect(distance(middle, { x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 })).toBeLessThan(6)
    const same = meanValueMap({ base, graded: base })
    for (const at of [{ x: 0, y: 300 }, { x: -120, y: 500 }, { x: 90, y: 200 }, base.outline[0]!, top])
      expect(distance(same(at), at)).toBeLessThan(0.01)
    // A point very close to a corner is not the corner.
    for (const corner of base.edges.map(({ points }) => points[0]!)) {
      const near = { x: corner.x * 0.999, y: corner.y + (350 - corner.y) * 0.001 }
      expect(distance(same(near), near)).toBeLessThan(0.01)
    }
  })
  it('flows: artwork at a share of an edge stays at it', () => {
    const { base, graded } = sizesOf('front', size)
    const flow = meanValueMap({ base, graded })
    for (const { name, points } of base.edges)
      for (const share of [0.1, 0.25, 0.5, 0.75, 0.9]) {
        const to = graded.edges.find(edge => edge.name === name)!
        const off = distance(flow(alongAt(points, share)), alongAt(to.points, share))
        expect(off, `${name} at ${share}`).toBeLessThan(1.5)
      }
  })
  it('bands: shoulder, underarm and hem go to their own heights, and bands meet', () => {
    const { base, graded } = sizesOf('front', size)
    const carry = bandMap({ base, graded })
    expect(carry({ x: 0, y: 0 }).y).toBeCloseTo(0, 6)
    expect(carry({ x: 0, y: underarm(base) }).y).toBeCloseTo(underarm(graded), 3)
    expect(carry({ x: 0, y: underarm(base) - 1e-6 }).y).toBeCloseTo(underarm(graded), 3)
    expect(carry({ x: 0, y: hemOnCentre(base) }).y).toBeCloseTo(hemOnCentre(graded), 3)
    const halfway = (piece: Piece): number => (underarm(piece) + hemOnCentre(piece)) / 2
    expect(carry({ x: 0, y: halfway(base) }).y).toBeCloseTo(halfway(graded), 3)
    expect(carry({ x: 0, y: underarm(base) / 2 }).y).toBeCloseTo(underarm(graded) / 2, 3)
    const [, right] = sidesAt(base, underarm(base) + 1)
    expect(carry({ x: right, y: 400 }).x).toBeCloseTo(sidesAt(graded, underarm(graded) + 1)[1], 0)
    const bands = sizeBands({ base, graded })
    expect(bands.map(({ fromY, toY }) => [fromY, toY])).toEqual([
      [-Infinity, expect.closeTo(underarm(base), 3)],
      [expect.closeTo(underarm(base), 3), Infinity],
    ])
  })
  it('tiles: rows stay with the underarm, back columns follow the front’s', () => {
    const { base, graded } = sizesOf('front', size)
    const { y, columnShift } = tileShift({ base, graded })
    expect(y).toBeCloseTo(underarm(graded) - underarm(base), 3)
    const [left, right] = sidesAt(graded, underarm(graded) + 1)
    expect(columnShift).toBeCloseTo(right - left, 3)
  })
  it('spans its gradient over the same pieces, and parts by bands', () => {
    const base = piecesOf(garment, options).map(({ piece }) => piece)
    const areas = modelsOf(garment, options).flatMap(model => model.areas)
    const graded = piecesIn(size)
    for (const [i, area] of areasOnSize({ areas, base, graded }).entries()) {
      const before = areas[i]!
      expect([area.part, area.piece]).toEqual([before.part, before.piece])
      expect(area.region?.length).toBe(before.region?.length)
      const piece = base.find(({ id }) => id === before.piece)!
      const now = graded.find(({ id }) => id === before.piece)!
      const shareOf = (box: readonly number[], whole: readonly number[]): number =>
        (box[2]! - box[0]!) / (whole[2]! - whole[0]!)
      expect(shareOf(area.frame, now.box)).toBeCloseTo(shareOf(before.frame, piece.box), 0)
      if (before.region === undefined && shareOf(before.frame, piece.box) === 1) expect(area.frame).toEqual(now.box)
    }
  })
})
