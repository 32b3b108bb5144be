import type { Cloth } from '@kitwright/cloth'

/** Radius in metres round the points where the seams of body and sleeve meet. */
const REACH_M = 0.13

function edgeParticles({ sheets, particleOf }: Cloth, piece: string, edge: string): number[] {
  const s = sheets.findIndex(sheet => sheet.id === piece)
  return sheets[s]!.edges.get(edge)!.map(v => particleOf[s]![v]!)
}

/** Returns the particles at which front, back and sleeve meet below each arm. */
const underarms = (cloth: Cloth): number[] =>
  ['L', 'R'].map(side => {
    const raglan = new Set(edgeParticles(cloth, 'front', `raglan${side}`))
    return edgeParticles(cloth, `sleeve${side}`, 'underFront').find(p => raglan.has(p))!
  })

/** Fixes all cloth except the armpits. */
export function fixAllButArmpits(cloth: Cloth): (positions: Float64Array) => void {
  const at = cloth.positions.slice()
  const points = underarms(cloth).map(p => at.subarray(3 * p, 3 * p + 3))
  const held: number[] = []
  for (let i = 0; i < at.length; i += 3)
    if (points.every(([x, y, z]) => Math.hypot(at[i]! - x!, at[i + 1]! - y!, at[i + 2]! - z!) > REACH_M)) held.push(i)
  return x => {
    for (const i of held) for (let m = i; m < i + 3; m++) x[m] = at[m]!
  }
}
