import { polygonContains } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { boxOf, edgeLength, edgeOf } from '../../sewingPattern/pattern.ts'
import { boxingtrunk } from './boxingtrunk.ts'

const { pattern, areas, zones } = boxingtrunk.planModel('trunks')
const piece = (id: string) => pattern.pieces.find(p => p.id === id)!
const width = (id: string): number => boxOf(piece(id))[2] - boxOf(piece(id))[0]

describe('trunks of size M', () => {
  it('have the measures of the size chart', () => {
    expect((width('waistband') + width('waistbandBack')) / 2).toBeCloseTo(330, -0.5)
    for (const leg of ['shortsFrontL', 'shortsBackR']) {
      const outSeam = edgeLength(piece(leg), 'out') + edgeLength(piece(leg), 'hemSlit')
      expect(edgeLength(piece('waistband'), 'sideL') + outSeam).toBeCloseTo(540, 0)
      expect(edgeLength(piece(leg), 'in')).toBeGreaterThan(187)
      expect(edgeLength(piece(leg), 'in')).toBeLessThan(194)
    }
  })

  it('are open at the sides above the hem, front and back alike', () => {
    const sewn = pattern.seams.flatMap(({ a, b }) => [a.join('.'), b.join('.')])
    for (const leg of ['shortsFrontL', 'shortsFrontR', 'shortsBackL', 'shortsBackR']) {
      expect(sewn).not.toContain(`${leg}.hemSlit`)
      expect(edgeLength(piece(leg), 'hemSlit')).toBeCloseTo(70)
    }
  })

  it('have side bands that meet across the out-seam and run down to the hem', () => {
    for (const leg of ['shortsFrontL', 'shortsBackL']) {
      const [band] = areas.find(a => a.part === 'sidePanel' && a.piece === leg)!.region!
      for (const edge of ['out', 'hemSlit'])
        for (const at of edgeOf(piece(leg), edge)) expect(polygonContains(band!, at), `${leg}.${edge}`).toBe(true)
    }
  })

  it('take a text and a name on the band', () => {
    for (const zone of zones.filter(z => z.piece.startsWith('waistband')))
      expect(piece(zone.piece).isRib, zone.id).toBeUndefined()
    expect(zones.map(z => z.piece)).toEqual(expect.arrayContaining(['waistband', 'waistbandBack']))
  })
})
