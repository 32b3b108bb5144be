import { boxContains, distance, type Point, polygonContains } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { chartFaults, defaultChart, listGarments, type MeasureId, type Piece, piecesOf, SIZES, type SizeChart } from '@kitwright/garment'
import { areasOnSize, flowMap, gradePieces, loadGrades, measureGraded, placeOnSize, wrapMap } from '@kitwright/garment/grades'

import { MAKERS } from '../garments/index.ts'
import { hoodie } from '../garments/hoodie/hoodie.ts'
import { presentGarment, presentModel } from '../garments/presentGarment.ts'
const file = (level: 'full' | 'light') => ({ level, glb: new Uint8Array(), triangles: 0 })
const all = MAKERS.includes(hoodie) ? MAKERS : [...MAKERS, hoodie]
const garments = await Promise.all(all.map(async m => ({ garment: presentGarment(m, m.modelIds.map(id => presentModel(m.planModel(id), [file('full'), file('light')]))), grades: await loadGrades(m.id) })))

/** A shop whose sizes run wider and shorter, unevenly: what a tenant may well have. */
function perturbed(chart: SizeChart): SizeChart {
  const change = (measure: MeasureId, mm: number, at: number): number => {
    if (measure === 'halfChest' || measure === 'halfWaist') return Math.round(mm * 1.04 + 3 * Math.sin(at))
    return Math.round(mm * 0.96 + 2 * at)
  }
  const rows = SIZES.map((size, at) => {
    const row = Object.entries(chart.rows[size]) as [MeasureId, number][]
    return [size, Object.fromEntries(row.map(([measure, mm]) => [measure, change(measure, mm, at)]))] as const
  })
  return { ...chart, rows: Object.fromEntries(rows) as unknown as SizeChart['rows'] }
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
  const side = (p: Point, q: Point, r: Point): number => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x))
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

function isSimple(outline: readonly Point[]): boolean {
  const sides = outline.map((p, i) => [p, outline[(i + 1) % outline.length]!] as const)
  return sides.every((one, i) => sides.slice(i + 1).every(other => !crosses(one, other)))
}

describe.each(cases)('$name', ({ garment, grades, options, chart }) => {
  const sized = SIZES.map(size => ({ size, pieces: gradePieces({ garment, grades, options, size, chart }) }))
  const models = [...new Set(piecesOf(garment, options).map(p => p.model))]

  it('is a chart that can be sewn', () => {
    expect(chartFaults(chart)).toEqual([])
  })

  it('measures what the chart says, within 3 mm, in every size', () => {
    for (const { size, pieces } of sized) {
      const measured = measureGraded(pieces, { garment, grades, options })
      expect(Object.keys(measured).length).toBeGreaterThan(1)
      for (const [name, mm] of Object.entries(measured)) {
        const wanted = chart.rows[size][name as MeasureId]!
        expect(Math.abs(mm - wanted), `${name} of ${size}: ${mm.toFixed(1)} for ${wanted}`).toBeLessThanOrEqual(3)
      }
    }
  })

  it('has the edges of the designed pieces, with the same number of points in every size', () => {
    const [first] = sized
    piecesOf(garment, options).forEach(({ piece }, at) => {
      for (const { pieces } of sized) {
        expect(pieces[at]!.edges.map(e => e.name), piece.id).toEqual(piece.edges.map(e => e.name))
        expect(pieces[at]!.edges.map(e => e.points.length)).toEqual(first!.pieces[at]!.edges.map(e => e.points.length))
      }
    })
  })

  it('sews edges of equal length, with the ease they were designed with', () => {
    const ratio = (pieces: readonly Piece[], [id, edge]: readonly [string, string]): number =>
      lengthOf(pieces.find(p => p.id === id)!.edges.find(e => e.name === edge)!.points)
    const designed = piecesOf(garment, options).map(p => p.piece)
    for (const { a, b } of models.flatMap(m => m.seams)) {
      const ease = ratio(designed, a) / ratio(designed, b)
      for (const { size, pieces } of sized) {
        const now = ratio(pieces, a) / ratio(pieces, b)
        expect(Math.abs(now - ease), `${a.join('.')} to ${b.join('.')} in ${size}`).toBeLessThanOrEqual(0.01)
      }
    }
  })

  it('has simple outlines inside their boxes', () => {
    for (const { size, pieces } of sized)
      for (const { id, outline, box } of pieces) {
        expect(isSimple(outline), `${id} in ${size}`).toBe(true)
        expect(outline.every(p => boxContains(box, p))).toBe(true)
      }
  })

  it('keeps the artwork of every zone inside the piece, numbers and names at their height', () => {
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
        for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const)
          expect(polygonContains(graded.outline, { x: xMm + sx * w, y: yMm + sy * h }), `${zone.id} in ${size}`).toBe(true)
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
