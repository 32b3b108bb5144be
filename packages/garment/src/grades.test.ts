import { boxContains, distance, type Point, polygonContains } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import {
  baseSizeOf,
  chartFaults,
  defaultChart,
  listGarments,
  type MeasureId,
  type Piece,
  piecesOf,
  runOf,
  type SizeChart,
} from './index.ts'
import {
  areasOnSize,
  meanValueMap,
  gradePieces,
  loadGrades,
  measureGraded,
  placeOnSize,
  tileShift,
  bandMap,
} from './grades.ts'

const garments = await Promise.all(
  listGarments().map(async garment => {
    const grades = await loadGrades(garment.id)
    const run = runOf(garment.productType)
    if (grades.sizes.join() !== run.join())
      throw new Error(
        `sizes.json of ${garment.id} has ${grades.sizes.join()}, its run ${run.join()}: npm run atelier -- grade ${garment.id}`,
      )
    return { garment, grades }
  }),
)

/** Returns a plausible tenant's chart whose sizes run wider and shorter, unevenly. */
function perturbed(chart: SizeChart): SizeChart {
  const change = (measure: MeasureId, mm: number, at: number): number => {
    if (measure === 'halfChest' || measure === 'halfWaist') return Math.round(mm * 1.04 + 3 * Math.sin(at))
    return Math.round(mm * 0.96 + 2 * at)
  }
  const rows = runOf(chart.productType).map((size, at) => {
    const row = Object.entries(chart.rows[size]!) as [MeasureId, number][]
    return [size, Object.fromEntries(row.map(([measure, mm]) => [measure, change(measure, mm, at)]))] as const
  })
  return { ...chart, rows: Object.fromEntries(rows) }
}

const cases = garments.flatMap(({ garment, grades }) => {
  const chart = defaultChart(garment.productType)
  return garment.variants.flatMap(({ options }) =>
    [chart, perturbed(chart)].map((chart, i) => ({
      garment,
      grades,
      options,
      chart,
      name: `${garment.id} ${options.sleeve} ${options.collar}, ${i === 0 ? 'default chart' : 'a tenant’s chart'}`,
    })),
  )
})

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, p, i) => sum + distance(points[i]!, p), 0)

const signedArea = (polygon: readonly Point[]): number =>
  polygon.reduce((sum, p, i) => {
    const q = polygon[(i + 1) % polygon.length]!
    return sum + q.x * p.y - p.x * q.y
  }, 0) / 2

function crosses([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const side = (p: Point, q: Point, r: Point): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function isSimple(outline: readonly Point[]): boolean {
  const sides = outline.map((p, i) => [p, outline[(i + 1) % outline.length]!] as const)
  return sides.every((one, i) => sides.slice(i + 1).every(other => !crosses(one, other)))
}

describe.each(cases)('$name', ({ garment, grades, options, chart }) => {
  const sized = runOf(garment.productType).map(size => ({
    size,
    pieces: gradePieces({ garment, grades, options, size, chart }),
  }))
  const models = [...new Set(piecesOf(garment, options).map(p => p.model))]

  it('is a chart that can be sewn', () => {
    expect(chartFaults(chart)).toEqual([])
  })

  it('measures what the chart says, within 3 mm, in every size', () => {
    for (const { size, pieces } of sized) {
      const measured = measureGraded(pieces, { garment, grades, options })
      expect(Object.keys(measured).length).toBeGreaterThan(1)
      for (const [name, mm] of Object.entries(measured)) {
        const wanted = chart.rows[size]![name as MeasureId]!
        expect(Math.abs(mm - wanted), `${name} of ${size}: ${mm.toFixed(1)} for ${wanted}`).toBeLessThanOrEqual(3)
      }
    }
  })

  it('has the designed pieces’ edges, with equal points per size', () => {
    const [first] = sized
    piecesOf(garment, options).forEach(({ piece }, at) => {
      for (const { pieces } of sized) {
        expect(
          pieces[at]!.edges.map(e => e.name),
          piece.id,
        ).toEqual(piece.edges.map(e => e.name))
        expect(pieces[at]!.edges.map(e => e.points.length)).toEqual(first!.pieces[at]!.edges.map(e => e.points.length))
      }
    })
  })

  it('sews edges of equal length, with the same ease in every size', () => {
    const lengthIn = (pieces: readonly Piece[], [id, edge]: readonly [string, string]): number =>
      lengthOf(pieces.find(p => p.id === id)!.edges.find(e => e.name === edge)!.points)
    const size = baseSizeOf(garment.productType)
    const inBase = gradePieces({ garment, grades, options, size, chart: defaultChart(garment.productType) })
    for (const { a, b } of models.flatMap(m => m.seams)) {
      const ease = lengthIn(inBase, a) / lengthIn(inBase, b)
      for (const { size, pieces } of sized) {
        const now = lengthIn(pieces, a) / lengthIn(pieces, b)
        expect(Math.abs(now - ease), `${a.join('.')} to ${b.join('.')} in ${size}`).toBeLessThanOrEqual(0.01)
      }
    }
  })

  it('is cut in one line: each edge begins where one ends', () => {
    for (const { size, pieces } of sized)
      for (const { id, edges } of pieces)
        for (const [i, { name, points }] of edges.entries())
          expect(distance(points[0]!, edges.at(i - 1)!.points.at(-1)!), `${id}: ${name} in ${size}`).toBeLessThan(0.2)
  })
  it('has simple outlines inside their boxes', () => {
    for (const { size, pieces } of sized)
      for (const { id, outline, box } of pieces) {
        expect(isSimple(outline), `${id} in ${size}`).toBe(true)
        expect(outline.every(p => boxContains(box, p))).toBe(true)
      }
  })

  it('keeps every zone’s artwork inside, numbers and names at height', () => {
    for (const zone of models.flatMap(m => m.zones)) {
      const base = piecesOf(garment, options).find(p => p.piece.id === zone.piece)!.piece
      const layer = {
        role: zone.id,
        xMm: zone.centre.x,
        yMm: zone.centre.y,
        widthMm: zone.width,
        heightMm: zone.height,
        rotationDeg: 0,
      }
      for (const { size, pieces } of sized) {
        const graded = pieces.find(p => p.id === zone.piece)!
        const { xMm, yMm, widthScale, heightScale } = placeOnSize(layer, { base, graded })
        const [w, h] = [(zone.width * widthScale) / 2, (zone.height * heightScale) / 2]
        for (const [sx, sy] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const)
          expect(polygonContains(graded.outline, { x: xMm + sx * w, y: yMm + sy * h }), `${zone.id} in ${size}`).toBe(
            true,
          )
        if (/Number|playerName/.test(zone.id)) expect(heightScale, `${zone.id} in ${size}`).toBe(1)
      }
    }
  })

  it('carries regions to the smallest and the largest size without folding them', () => {
    const areas = models.flatMap(m => m.areas)
    const base = piecesOf(garment, options).map(p => p.piece)
    for (const { pieces } of [sized[0]!, sized.at(-1)!]) {
      areasOnSize({ areas, base, graded: pieces }).forEach((area, i) => {
        area.region?.forEach((polygon, k) => {
          const grown = signedArea(polygon) / signedArea(areas[i]!.region![k]!)
          expect(grown, `${area.part} of ${area.piece}`).toBeGreaterThan(0.6)
          expect(grown, `${area.part} of ${area.piece}`).toBeLessThan(2.5)
        })
      })
    }
  })
})

describe.each(garments)('the sizes of $garment.id', ({ garment, grades }) => {
  it('have the pieces worn in 3D as base size, else grade or sew again', () => {
    const chart = defaultChart(garment.productType)
    const size = baseSizeOf(garment.productType)
    for (const { options } of garment.variants) {
      const graded = gradePieces({ garment, grades, options, size, chart })
      piecesOf(garment, options).forEach(({ piece }, i) => {
        const off = graded[i]!.box.map((value, k) => Math.abs(value - piece.box[k]!))
        expect(Math.max(...off), `${piece.id}, ${options.sleeve} ${options.collar}`).toBeLessThan(3)
      })
    }
  })
})

describe('how a drawing follows from M to 6XL', () => {
  const { garment, grades } = garments.find(g => g.garment.id === 'soccer')!
  const options = { sleeve: 'short', collar: 'crew' } as const
  const chart = defaultChart('SOCCER_KIT')
  const pieces = gradePieces({ garment, grades, options, size: 'XXXXXXL', chart })
  const sizes = (id: string) => ({
    base: piecesOf(garment, options).find(p => p.piece.id === id)!.piece,
    graded: pieces.find(p => p.id === id)!,
  })
  const edge = (piece: Piece, name: string): readonly Point[] => piece.edges.find(e => e.name === name)!.points

  it('flows: corners go to corners, and nothing folds inside', () => {
    const { base, graded } = sizes('front')
    const flow = meanValueMap({ base, graded })
    for (const { name, points } of base.edges)
      expect(distance(flow(points[0]!), edge(graded, name)[0]!)).toBeLessThan(0.01)
    for (let x = -230; x <= 230; x += 23) {
      for (let y = 120; y <= 680; y += 28) {
        const [at, right, down] = [flow({ x, y }), flow({ x: x + 1, y }), flow({ x, y: y + 1 })]
        const grown = (right.x - at.x) * (down.y - at.y) - (right.y - at.y) * (down.x - at.x)
        expect(grown, `${x}, ${y}`).toBeGreaterThan(0)
      }
    }
  })

  it('bands: a stripe stays straight and meets itself at the side seam', () => {
    const [front, back] = [bandMap(sizes('front')), bandMap(sizes('back'))]
    for (let y = 250; y < 700; y += 30) {
      const across = [-200, 0, 200].map(x => front({ x, y }).y)
      expect(Math.max(...across) - Math.min(...across)).toBeLessThan(1e-9)
      expect(Math.abs(front({ x: 250, y }).y - back({ x: -250, y }).y)).toBeLessThan(0.5)
    }
    const { base, graded } = sizes('front')
    expect(front({ x: 0, y: base.box[3] }).y).toBeCloseTo(graded.box[3], 0)
  })

  it('tiles: the rows of a pattern agree across the side seam', () => {
    const [front, back] = [tileShift(sizes('front')), tileShift(sizes('back'))]
    expect(Math.abs(front.y - back.y)).toBeLessThan(0.5)
    expect(front.columnShift).toBeCloseTo(1440 / 2, -1)
  })

  it('keeps the name above the number by what was designed, and shrinks neither', () => {
    const { base, graded } = sizes('back')
    const place = (role: string, yMm: number, heightMm: number) =>
      placeOnSize({ role, xMm: 0, yMm, widthMm: 240, heightMm, rotationDeg: 0 }, { base, graded })
    const [name, number] = [place('playerName', 110, 60), place('backNumber', 320, 280)]
    expect(number.yMm - name.yMm).toBeCloseTo(210)
    expect([name.heightScale, number.heightScale, number.widthScale]).toEqual([1, 1, 1])
  })
})

describe('a size chart', () => {
  const chart = defaultChart('TSHIRT')
  const faultsOf = (size: 'XS' | 'L', measures: Record<string, number>) =>
    chartFaults({ ...chart, rows: { ...chart.rows, [size]: { ...chart.rows[size], ...measures } } })

  it('is refused with a missing measure, wrong garment, or no growth', () => {
    expect(faultsOf('L', { halfChest: 500 })).toEqual([{ size: 'L', measure: 'halfChest', kind: 'step' }])
    expect(faultsOf('XS', { length: 66 }).map(f => f.kind)).toEqual(['implausible', 'step'])
    expect(faultsOf('XS', { sleeve: Number.NaN })).toEqual([{ size: 'XS', measure: 'sleeve', kind: 'missing' }])
  })
})
