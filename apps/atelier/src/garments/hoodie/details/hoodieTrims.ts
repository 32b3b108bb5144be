import type { Level } from '@kitwright/garment'
import { boxAround, boxContains, type Point, polygonContains } from '@kitwright/measure'
import { smoothStep } from '../../../dressForm/solids.ts'
import type { Relief } from '../../../meshFinishing/cloth/relief.ts'
import type { SewnMesh } from '../../../meshFinishing/cloth/sewnMesh.ts'
import type { MeshByLevel } from '../../../meshFinishing/cloth/meshLevel.ts'
import type { Trim } from '../../../meshFinishing/trims/trim.ts'
import { makeAppliedPatch } from '../../../meshFinishing/trims/appliedPatch.ts'
import { clothPoints } from '../../../meshFinishing/trims/clothPoint.ts'
import { cord } from '../../../meshFinishing/trims/cord.ts'
import { eyelet } from '../../../meshFinishing/trims/eyelet.ts'
import { hangOnCloth } from '../../../meshFinishing/trims/hangOnCloth.ts'
import { lightTrims } from '../../../meshFinishing/trims/lightTrims.ts'
import { distanceToLine, pointAlong } from '../../../sewingPattern/line.ts'
import { edgeOf, type Pattern, type PatternPiece } from '../../../sewingPattern/pattern.ts'
import { offsetLine, pieceOf } from '../../partRegions.ts'
import { lining } from './lining.ts'

const LEVELS: readonly Level[] = ['full', 'light']
const POCKET = {
  thicknessMm: 2.4,
  openMm: 7,
  spacing: { full: 9, light: 20 },
  sewnMm: { full: 1.6, light: 3 },
  sunkMm: { full: 0.4, light: 2.5 },
}
const CORD = { radiusMm: 2.3, sides: { full: 8, light: 4 }, stepM: { full: 0.005, light: 0.02 } }
/** Position of the eyelet: up the face from the throat, and in from its edge. */
const EYELET = { upMm: 30, inMm: 16, holeMm: 5.4, ringMm: 2.6, sides: { full: 18, light: 6 } }
const ENDS = [
  { side: 'L', lengthMm: 205, lean: 0.0 },
  { side: 'R', lengthMm: 196, lean: 0.01 },
] as const

/**
 * Returns the pocket laid on each level's own front. The fine level's shape would dip below the light level's wide
 * triangles.
 */
function pocket(thinned: MeshByLevel, piece: PatternPiece): Trim[] {
  return LEVELS.map(level =>
    makeAppliedPatch({
      piece,
      level,
      cloth: clothPoints(thinned[level], 'front'),
      at: { x: 0, y: 0 },
      liftMm: { openL: POCKET.openMm, openR: POCKET.openMm },
      thicknessMm: POCKET.thicknessMm,
      spacing: POCKET.spacing[level],
      sewnMm: POCKET.sewnMm[level],
      sunkMm: POCKET.sunkMm[level],
    }),
  )
}

/** Returns the eyelet's centre on a side of the hood. */
function eyeletAt(hood: PatternPiece): Point {
  const face = edgeOf(hood, 'hem')
  const inner = offsetLine(face, () => EYELET.inMm)
  const fromThroat = hood.id === 'hoodR' ? inner : inner.reverse()
  return pointAlong(fromThroat, EYELET.upMm)
}

function drawcord(worn: SewnMesh, pattern: Pattern): Trim[] {
  return LEVELS.flatMap(level =>
    ENDS.flatMap(({ side, lengthMm, lean }) => {
      const hood = pieceOf(pattern, `hood${side}`)
      const seat = clothPoints(worn, hood.id)(eyeletAt(hood))
      const { radiusMm, sides, stepM } = CORD
      const liftM = (radiusMm + 0.8) / 1000
      const path = hangOnCloth({ worn, from: seat, lengthM: lengthMm / 1000, liftM, lean })
      const { holeMm, ringMm } = EYELET
      return [
        eyelet({ piece: 'eyelets', level, seat, holeMm, ringMm, sides: EYELET.sides[level] }),
        cord({
          piece: 'drawstring',
          level,
          path,
          radiusM: radiusMm / 1000,
          ends: { to: 'tip' },
          sides: sides[level],
          stepM: stepM[level],
        }),
      ]
    }),
  )
}

/**
 * Depth by which the front is lowered below the pocket, and the distances from the pocket's edges at which that begins
 * and is complete, in mm.
 */
const BELOW = { depthMm: 4, from: 0, to: 14 }

/** Lowers the front below the pocket that lies on it. */
export function belowPocket(pattern: Pattern): Relief {
  const outline = pieceOf(pattern, 'pocket').edges.flatMap(e => e.line)
  const box = boxAround(outline)
  return (piece, at) => {
    if (piece !== 'front' || !boxContains(box, at) || !polygonContains(outline, at)) return 0
    return (
      -BELOW.depthMm *
      smoothStep((distanceToLine([...outline, outline[0]!], at) - BELOW.from) / (BELOW.to - BELOW.from))
    )
  }
}

/** Makes the trims that are laid on the draped hoodie: the hood's lining, the pocket, and the cord in its eyelets. */
export function makeHoodieTrims(worn: SewnMesh, thinned: MeshByLevel, pattern: Pattern): Trim[] {
  const inside = lining({ worn, thinned, pattern })
  const outside = [...pocket(thinned, pieceOf(pattern, 'pocket')), ...drawcord(worn, pattern)]
  const order = pattern.pieces.map(p => p.id)
  return lightTrims(worn, [...inside, ...outside]).sort((a, b) => order.indexOf(a.piece) - order.indexOf(b.piece))
}
