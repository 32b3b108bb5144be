import type { Strand } from './strand.ts'
import { add, createRandom, mix, scale, subtract, unit, type Vec } from './vectors.ts'

/** An eye's lid margin: 16 points from the outer corner over the lower lid to the inner corner and back. */
export interface LidMargin {
  readonly margin: readonly Vec[]
  readonly centre: Vec
  readonly side: 1 | -1
}

interface LashRow {
  readonly from: number
  readonly to: number
  readonly count: number
  readonly length: number
  readonly lift: number
}

const UPPER = { from: 15.7, to: 8.8, count: 52, lift: 0.6 } as const
const LOWER = { from: 0.8, to: 6.6, count: 22, length: 0.09, lift: -0.5 } as const

function growRow({ margin, centre, side }: LidMargin, row: LashRow, random: () => number): Strand[] {
  return Array.from({ length: row.count }, (_, i) => {
    const place = row.from + (row.to - row.from) * ((i + random() * 0.7) / row.count)
    const k = Math.floor(place)
    const root = mix(margin[(k + 16) % 16]!, margin[(k + 1) % 16]!, place - k)
    const out = unit(subtract(root, centre))
    const base = add(root, out, -0.06)
    const sideways = (root[0] - centre[0]) * 0.35
    const outer = Math.min(1, Math.max(0, (side * root[0] - 1.7) / 1.6))
    const size = row.length * (0.85 + 0.2 * random()) * (0.6 + 0.4 * outer)
    const points = [0, 1, 2, 3].map((step): Vec => {
      const s = (step / 3) * size
      const curl = row.lift * (s * 0.25 + (s * s * 1.1) / Math.max(0.3, row.length))
      return add(add(base, scale(out, s * 0.85)), [sideways * s * 0.9, curl, 0])
    })
    const facing: Vec = [0, row.lift, 0.4]
    return { points, width: 0.034, seed: random(), facing, root: 1, tip: 0.15, isFree: true }
  })
}

/** Grows the lashes of an eye; `length` in centimetres is the upper lid's. */
export function lashStrands(lids: LidMargin, length: number): Strand[] {
  const random = createRandom(77)
  return [...growRow(lids, { ...UPPER, length }, random), ...growRow(lids, LOWER, random)]
}
