import type { PieceEdge } from '@kitwright/garment'
import { distance, polygonContains, rotatePoint, toDegrees, type Point } from '@kitwright/measure'
import type { PieceLines } from './outlines/cutLine.ts'

/** A label with a QR and four lines. */
export const BLOCK = { widthMm: 84, heightMm: 15 }
const CLEAR_MM = 1
const STEPS = 9

interface Spot {
  readonly centre: Point
  readonly rotationDeg: number
}

function isFree({ centre, rotationDeg }: Spot, { sew, cut }: PieceLines): boolean {
  const across = Array.from({ length: STEPS }, (_, i) => (i / (STEPS - 1) - 0.5) * (BLOCK.widthMm + 2 * CLEAR_MM))
  const down = [-0.5, 0, 0.5].map(share => share * (BLOCK.heightMm + 2 * CLEAR_MM))
  return across.every(x =>
    down.every(y => {
      const turned = rotatePoint({ x, y }, rotationDeg)
      const at = { x: centre.x + turned.x, y: centre.y + turned.y }
      return polygonContains(cut, at) && !polygonContains(sew, at)
    }),
  )
}

/** Returns a position in the hem's turn beyond the middle of a stretch, along it and not upside down. */
function spotBeside(a: Point, b: Point, { sew }: PieceLines, hemMm: number): Spot {
  const angle = Math.atan2(b.y - a.y, b.x - a.x)
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const off = (mm: number): Point => ({ x: middle.x - Math.sin(angle) * mm, y: middle.y + Math.cos(angle) * mm })
  const out = polygonContains(sew, off(1)) ? -1 : 1
  const degrees = toDegrees(angle)
  const isUpsideDown = Math.abs(degrees) > 90
  return { centre: off((out * hemMm) / 2), rotationDeg: isUpsideDown ? degrees - 180 * Math.sign(degrees) : degrees }
}

/** Returns the first position with enough space for a block in a hem's turn. */
export function spotInHem(hems: readonly PieceEdge[], lines: PieceLines, hemMm: number): Spot | undefined {
  const stretches = hems.flatMap(({ points }) => points.slice(1).map((b, i) => [points[i]!, b] as const))
  return stretches
    .toSorted((one, other) => distance(...other) - distance(...one))
    .map(([a, b]) => spotBeside(a, b, lines, hemMm))
    .find(spot => isFree(spot, lines))
}
