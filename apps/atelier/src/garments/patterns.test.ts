import { defaultChart } from '@kitwright/garment'
import { boxHeight, type Point, polygonContains } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { boxOf, edgeLength, edgeOf, outlineArea, outlineOf, sewnPieces } from '../sewingPattern/pattern.ts'
import { getMaker, MAKERS } from './index.ts'
import type { ModelPlan } from './garmentMaker.ts'
import { pieceOf } from './partRegions.ts'

const plans = MAKERS.flatMap(maker => maker.modelIds.map(id => ({ garment: maker.id, ...maker.planModel(id) })))
const soccer = getMaker('soccer')
const SAFE_MM = 8

/** Seams sewn with ease or gathered on purpose, as the share of the longer edge. */
const EASE: Record<string, number> = {
  bindingL: 0.11,
  bindingR: 0.11,
  collar: 0.09,
  cuffL: 0.25,
  cuffR: 0.25,
  hoodL: 0.05,
  hoodR: 0.05,
  stand: 0.04,
  waistband: 0.265,
  waistbandBack: 0.265,
}

describe.each(plans)('$garment/$id', ({ garment, id, pattern, zones }) => {
  const piece = (name: string) => pattern.pieces.find(p => p.id === name)!

  it('has outlines that turn the same way and meet at their corners', () => {
    for (const p of pattern.pieces) {
      expect(outlineArea(outlineOf(p)), p.id).toBeGreaterThan(p.isApplied || p.isTrim ? 50 : 5000)
      p.edges.forEach((edge, i) => {
        const next = p.edges[(i + 1) % p.edges.length]!.line[0]!
        expect(
          Math.hypot(edge.line.at(-1)!.x - next.x, edge.line.at(-1)!.y - next.y),
          `${p.id}.${edge.name}`,
        ).toBeLessThan(0.01)
      })
    }
  })

  it('sews edges of equal length, but for the ribs', () => {
    for (const { a, b } of pattern.seams) {
      const [longer, shorter] = [edgeLength(piece(a[0]), a[1]), edgeLength(piece(b[0]), b[1])].toSorted(
        (x, y) => y - x,
      ) as [number, number]
      expect(1 - shorter / longer, `${a.join('.')} to ${b.join('.')}`).toBeLessThanOrEqual(EASE[a[0]] ?? 0.01)
    }
  })

  it('sews every edge once, except hems and free edges of ribs', () => {
    const sewn = pattern.seams.flatMap(({ a, b }) => [a.join('.'), b.join('.')])
    expect(new Set(sewn).size).toBe(sewn.length)
    const open = sewnPieces(pattern)
      .flatMap(p => p.edges.map(e => `${p.id}.${e.name}`))
      .filter(e => !sewn.includes(e))
    for (const edge of open) expect(edge).toMatch(/\.(hem|hemSlit|top|slit[LR]|open(Plus|Minus))$/)
  })

  it('keeps its zones on the cloth, clear of seams', () => {
    for (const { id: zone, piece: on, centre, width, height } of zones) {
      const outline = outlineOf(piece(on))
      const [w, h] = [width / 2 + SAFE_MM, height / 2 + SAFE_MM]
      const corners: Point[] = [-1, 1].flatMap(sx =>
        [-1, 1].map(sy => ({ x: centre.x + sx * w, y: centre.y + sy * h })),
      )
      for (const corner of corners) expect(polygonContains(outline, corner), `${zone} of ${id}`).toBe(true)
    }
  })

  it('is drafted the same way every time', () => {
    const draft = (): string => JSON.stringify(getMaker(garment).planModel(id))
    expect(draft()).toBe(draft())
  })
})

describe('the jersey of size M', () => {
  const [short, longV] = ['jersey-short-crew', 'jersey-long-v'].map(soccer.planModel) as [ModelPlan, ModelPlan]
  const piece = (name: string, of = short) => of.pattern.pieces.find(p => p.id === name)!

  it('has the measures of the size chart', () => {
    const [x0, y0, x1, y1] = boxOf(piece('front'))
    expect([y0, y1 - y0]).toEqual([expect.closeTo(0, 1), expect.closeTo(700, 0)])
    expect(x1 - x0).toBeCloseTo(510, 0)
    const armhole = edgeOf(piece('front'), 'armL')[0]!
    expect(armhole.x * 2).toBeCloseTo(500, 0)
    expect(edgeLength(piece('sleeveL', longV), 'hem')).toBeCloseTo(215)
  })

  it('has the left sleeve’s front left of the middle, the right one’s right', () => {
    const middle = (line: readonly Point[]): number => line[Math.floor(line.length / 2)]!.x
    expect(middle(edgeOf(piece('sleeveL'), 'capFront'))).toBeLessThan(-50)
    expect(middle(edgeOf(piece('sleeveR'), 'capFront'))).toBeGreaterThan(50)
  })

  it('has its front V point on the centre line, 138 mm down', () => {
    expect(edgeOf(piece('front', longV), 'neckL').at(-1)).toEqual({
      x: expect.closeTo(0, 6),
      y: expect.closeTo(138, 6),
    })
  })

  it('has side panels as wide in front as behind where they meet', () => {
    const widths = ['front', 'back'].map(name => {
      const region = short.areas.find(a => a.part === 'sidePanel' && a.piece === name)!.region!
      return region.map(polygon => {
        const xs = polygon.map(p => p.x)
        return Math.max(...xs) - Math.min(...xs)
      })
    })
    expect(widths[0]![0]).toBeCloseTo(widths[1]![1]!, 0)
    expect(widths[0]![1]).toBeCloseTo(widths[1]![0]!, 0)
  })
})

describe.each(['oversizedshirt', 'sleeveless', 'tshirt', 'boxyfit'].map(getMaker))('$id of size M', maker => {
  const chart = defaultChart(maker.productType).rows.M!
  const shirts = maker.modelIds.map(maker.planModel)

  it('has the half chest, length and sleeve of the size chart', () => {
    for (const { pattern, options } of shirts) {
      const front = pieceOf(pattern, 'front')
      const [armhole, hem] = [edgeOf(front, 'armL')[0]!, edgeOf(front, 'hem').at(-1)!]
      expect(Math.abs(armhole.x * 2 - chart.halfChest!)).toBeLessThan(3)
      expect(Math.abs(hem.y - chart.length!)).toBeLessThan(3)
      const sleeve = pattern.pieces.find(p => p.id === 'sleeveL')
      const wanted = options!.sleeve === 'short' ? chart.sleeve : chart.longSleeve
      if (sleeve) expect(Math.abs(boxHeight(boxOf(sleeve)) - wanted!)).toBeLessThan(3)
    }
  })

  it('colours each of its parts on whole pieces, at most three regions a piece', () => {
    for (const { pattern, areas } of shirts) {
      for (const { id } of pattern.pieces) {
        const [whole, ...regions] = areas.filter(a => a.piece === id)
        expect(whole!.region, id).toBeUndefined()
        expect(
          regions.every(a => a.region),
          id,
        ).toBe(true)
        expect(regions.length, id).toBeLessThanOrEqual(3)
      }
    }
  })
})

describe('models', () => {
  it('are refused by a name that is not theirs', () => {
    expect(() => soccer.planModel('jersey')).toThrow('jersey')
  })
})
