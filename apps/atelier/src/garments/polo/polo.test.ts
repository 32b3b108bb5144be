import { describe, expect, it } from 'vitest'
import { clothDistance } from '../../meshFinishing/cloth/clothDistance.ts'
import { type SewnMesh, toSewnMesh } from '../../meshFinishing/cloth/sewnMesh.ts'
import { subdivide } from '../../meshFinishing/remeshing/subdivide.ts'
import { thickenRibs } from '../../meshFinishing/thickness/thicken.ts'
import type { Trim } from '../../meshFinishing/trims/trim.ts'
import { boxOf, edgeOf } from '../../sewingPattern/pattern.ts'
import type { Quality } from '../bakeQuality.ts'
import { pieceOf } from '../partRegions.ts'
import { ROLL_MM, TUCK_MM } from '../tops/collars/poloLeaf.ts'
import { polo } from './polo.ts'

const COARSE: Quality = { spacing: 20, ribSpacing: 10, patience: 0.05 }
const REGION = { low: [-0.2, -0.25, -0.2], high: [0.2, 0.1, 0.2] } as const

const plan = polo.planModel('polo-short-polo')

function dress(): { worn: SewnMesh; trims: readonly Trim[] } {
  const draped = subdivide(toSewnMesh(polo.drape(plan, { quality: COARSE }).cloth))
  const finishing = polo.finishing(plan)
  const worn = thickenRibs(draped, finishing.ribThicknessMm).mesh
  return { worn, trims: finishing.trims!(worn, { full: worn, light: worn }) }
}

function openEdges({ positions, triangles }: Trim): number {
  const at = (v: number): string => positions.subarray(3 * v, 3 * v + 3).join(',')
  const uses = new Map<string, number>()
  for (let t = 0; t < triangles.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const key = [at(triangles[t + k]!), at(triangles[t + ((k + 1) % 3)]!)].toSorted().join(' ')
      uses.set(key, (uses.get(key) ?? 0) + 1)
    }
  }
  return [...uses.values()].filter(n => n !== 2).length
}

describe('the polo', () => {
  it('has the half chest and length of the size chart', () => {
    const front = pieceOf(plan.pattern, 'front')
    expect(edgeOf(front, 'armL')[0]!.x * 2).toBeCloseTo(510, 0)
    expect(boxOf(front)[3]).toBeCloseTo(710, 0)
  })

  it('has sleeves of the chart’s length with their cuffs', () => {
    for (const [id, length] of [
      ['polo-short-polo', 230],
      ['polo-long-polo', 610],
    ] as const) {
      const { pattern } = polo.planModel(id)
      const height = (piece: string): number => boxOf(pieceOf(pattern, piece))[3]
      expect(height('sleeveL') + height('cuffL')).toBe(length)
    }
  })

  it('wears its leaf outside the shirt, a closed shell that nothing pokes through', () => {
    const { worn, trims } = dress()
    const distance = clothDistance(worn, { pieces: ['front', 'back', 'stand'], ...REGION })
    const leaves = trims.filter(t => t.piece === 'collar')
    expect(leaves.map(l => l.level)).toEqual(['full', 'light'])
    for (const leaf of leaves) {
      expect(openEdges(leaf)).toBe(0)
      const deep = leaf.flat.flatMap((p, v) => {
        const [x, y, z] = leaf.positions.subarray(3 * v, 3 * v + 3)
        return p.y > TUCK_MM + ROLL_MM ? [distance(x!, y!, z!)] : []
      })
      expect(deep.length).toBeGreaterThan(20)
      expect(Math.min(...deep)).toBeGreaterThan(0)
    }
    const buttons = trims.filter(t => t.piece === 'buttons' && t.level === 'full')
    expect(buttons).toHaveLength(3)
  })
})
