import { describe, expect, it } from 'vitest'
import { boxOf, edgeLength, edgeOf, type PatternPiece, sewnPieces } from '../../../sewingPattern/pattern.ts'
import { HOODIE_CUT } from './cuts.ts'
import { hoodiePattern } from './hoodiePattern.ts'
import { LINING } from './hoodPieces.ts'

const pattern = hoodiePattern(HOODIE_CUT)
const piece = (id: string): PatternPiece => pattern.pieces.find(p => p.id === id)!

describe('the hoodie of size M', () => {
  it('has the half chest and the length of the size chart', () => {
    expect(edgeOf(piece('front'), 'raglanL')[0]!.x * 2).toBeCloseTo(550, 0)
    expect(boxOf(piece('front'))[3] + boxOf(piece('waistband'))[3]).toBeCloseTo(710, 0)
    expect(boxOf(piece('sleeveL'))[3] + boxOf(piece('cuffL'))[3]).toBeCloseTo(790, 0)
  })

  it('has the left sleeve’s front and the hood’s right side at opposite x', () => {
    expect(edgeOf(piece('sleeveL'), 'underFront')[0]!.x).toBeLessThan(-200)
    expect(edgeOf(piece('hoodR'), 'hem')[0]!.x).toBeGreaterThan(100)
  })

  it('has a neckline that the hood goes all round', () => {
    const half = ['neckBack', 'neckSleeve', 'neckFront'].reduce(
      (sum, name) => sum + edgeLength(piece('hoodL'), name),
      0,
    )
    expect(half * 2 + edgeLength(piece('hoodCentre'), 'neck')).toBeGreaterThan(520)
    expect(edgeLength(piece('hoodCentre'), 'neck')).toBeCloseTo(edgeLength(piece('back'), 'neckMiddle'), 1)
  })

  it('is lined with the mirrored hood, with pocket and trims laid on afterwards', () => {
    for (const [outer, inner] of Object.entries(LINING)) {
      const [x0, y0, x1, y1] = boxOf(piece(outer))
      expect(boxOf(piece(inner))).toEqual([-x1, y0, -x0, y1].map(v => expect.closeTo(v, 6)))
    }
    const sewn = sewnPieces(pattern).map(p => p.id)
    for (const id of [...Object.values(LINING), 'pocket', 'drawstring', 'eyelets']) expect(sewn).not.toContain(id)
  })

  it('has its pocket on the front, down to the waistband', () => {
    const [x0, , x1, y1] = boxOf(piece('pocket'))
    expect(x1).toBeCloseTo(-x0)
    expect(y1).toBeCloseTo(boxOf(piece('front'))[3])
    expect(x1).toBeLessThan(boxOf(piece('front'))[2] - 50)
  })
})
