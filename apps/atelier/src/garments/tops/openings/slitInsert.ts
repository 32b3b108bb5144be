import type { Level } from '@kitwright/garment'
import type { MeshByLevel } from '../../../meshFinishing/cloth/meshLevel.ts'
import type { Trim } from '../../../meshFinishing/trims/trim.ts'
import { makeAppliedPatch } from '../../../meshFinishing/trims/appliedPatch.ts'
import { type ClothPoints, clothPoints } from '../../../meshFinishing/trims/clothPoint.ts'
import { type Line, mirrorLine } from '../../../sewingPattern/line.ts'
import { edgeOf, type PatternPiece } from '../../../sewingPattern/pattern.ts'

const INSERT = 'insert'
/** Overlap under the front beside the V. */
const UNDER_MM = 7
/** Height above the neckline between the collar's ends. */
const RISE_MM = 9
/** Distance behind the front, clear of the fold along the V's edges. */
const BEHIND_MM = 2.4
const THICKNESS_MM = 1
const SPACING: Record<Level, number> = { full: 5, light: 9 }
const LEVELS: readonly Level[] = ['full', 'light']

/** Returns the neckline of the front on the wearer's left, from `away` off the centre to its end. */
function neckWithin(front: PatternPiece, away: number): Line {
  const neck = edgeOf(front, 'neckL')
  const from = neck.findIndex(p => p.x <= away)
  const [a, b] = [neck[from - 1]!, neck[from]!]
  return [{ x: away, y: a.y + ((b.y - a.y) * (a.x - away)) / (a.x - b.x) }, ...neck.slice(from)]
}

/**
 * Returns the piece behind a V that is left open, in the front's own millimetres: without it one looks down into the
 * shirt.
 */
export function slitInsertPiece(front: PatternPiece): PatternPiece {
  const slit = edgeOf(front, 'slitL')
  const [end, point] = [slit[0]!, slit.at(-1)!]
  const top = end.y - RISE_MM
  const upper = [...neckWithin(front, end.x + UNDER_MM), { x: end.x - 1, y: top }, { x: 0, y: top }]
  const side = [{ x: 0, y: point.y + UNDER_MM }, upper[0]!]
  return {
    id: INSERT,
    isApplied: true,
    edges: [
      { name: 'sideR', line: mirrorLine(side) },
      { name: 'sideL', line: side },
      { name: 'upperL', line: upper },
      { name: 'upperR', line: mirrorLine(upper) },
    ],
  }
}

/** Returns the front with its V spanned straight across from edge to edge, and extended straight above the neckline. */
export function acrossSlit(front: PatternPiece, cloth: ClothPoints): ClothPoints {
  const slit = edgeOf(front, 'slitL')
  const [end, point] = [slit[0]!, slit.at(-1)!]
  return at => {
    const half = end.x * Math.min(1, (point.y - at.y) / (point.y - end.y))
    if (Math.abs(at.x) >= half) return cloth(at)
    const y = Math.max(end.y, at.y)
    const [from, to] = [cloth({ x: -half, y }), cloth({ x: half, y })]
    const share = (at.x + half) / (2 * half)
    const down = from.down.lerp(to.down, share).normalize()
    return {
      position: from.position.lerp(to.position, share).addScaledVector(down, (at.y - y) / 1000),
      normal: from.normal.lerp(to.normal, share).normalize(),
      across: from.across.lerp(to.across, share).normalize(),
      down,
    }
  }
}

/** Returns the insert on each level's own front, so that it penetrates neither. */
export const insertTrims = (thinned: MeshByLevel, front: PatternPiece, piece: PatternPiece): Trim[] =>
  LEVELS.map(level =>
    makeAppliedPatch({
      piece,
      level,
      cloth: acrossSlit(front, clothPoints(thinned[level], front.id)),
      at: { x: 0, y: 0 },
      sewnMm: -BEHIND_MM,
      liftMm: { upperL: -BEHIND_MM, upperR: -BEHIND_MM },
      thicknessMm: THICKNESS_MM,
      spacing: SPACING[level],
    }),
  )
