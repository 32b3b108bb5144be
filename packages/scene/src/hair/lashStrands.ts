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

/** The dark line at the roots of the upper lashes, which runs out beyond the outer corner. */
function lashLine({ margin, centre, side }: LidMargin, width: number): Strand {
  const points = [8.6, 9.4, 10.2, 11, 12, 13, 14, 14.8, 15.5].map((place): Vec => {
    const k = Math.floor(place)
    const at = mix(margin[k]!, margin[(k + 1) % 16]!, place - k)
    return add(at, unit(subtract(at, centre)), 0.02)
  })
  const end = points.at(-1)!
  points.push(add(end, [side * 0.16, 0.05, -0.05]))
  return { points, width, seed: 0.5, facing: [0, 0, 1], centre, root: 0.3, tip: 0.35, isFree: true }
}

/** Length of the upper lashes, and width of the line at their roots. Centimetres. */
export interface LashSize {
  readonly length: number
  readonly line: number
}

/** Grows the lashes of an eye. */
export function lashStrands(lids: LidMargin, { length, line }: LashSize): Strand[] {
  const random = createRandom(77)
  return [lashLine(lids, line), ...growRow(lids, { ...UPPER, length }, random), ...growRow(lids, LOWER, random)]
}
