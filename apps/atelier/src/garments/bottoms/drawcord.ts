import type { Level } from '@kitwright/garment'
import type { SewnMesh } from '../../meshFinishing/cloth/sewnMesh.ts'
import type { Trim } from '../../meshFinishing/trims/trim.ts'
import { clothPoints } from '../../meshFinishing/trims/clothPoint.ts'
import { cord } from '../../meshFinishing/trims/cord.ts'
import { eyelet } from '../../meshFinishing/trims/eyelet.ts'
import { hangOnCloth } from '../../meshFinishing/trims/hangOnCloth.ts'
import { lightTrims } from '../../meshFinishing/trims/lightTrims.ts'
import { trimPiece } from '../../meshFinishing/trims/trimPiece.ts'
import type { PatternPiece } from '../../sewingPattern/pattern.ts'

const RADIUS_MM = 2
const HOLE_AWAY_MM = 19
/** The cord's ends, which end above the hem of a jersey worn over them. */
const ENDS = [
  { side: 1, lengthMm: 138, lean: 0.05 },
  { side: -1, lengthMm: 127, lean: -0.09 },
] as const
const FINENESS: Record<Level, { sides: number; stepM: number; ring: number }> = {
  full: { sides: 9, stepM: 0.004, ring: 20 },
  light: { sides: 5, stepM: 0.012, ring: 8 },
}

/** The drawcord's entry in the pattern: cord and eyelets have one colour. */
export const drawcordPiece: PatternPiece = trimPiece({
  id: 'drawstring',
  widthMm: Math.ceil(2 * Math.PI * RADIUS_MM),
  heightMm: 180,
})

/** Returns two ends of cord that hang from the band's eyelets at the centre front. */
export function drawcord(worn: SewnMesh, bandHeightMm: number): Trim[] {
  const band = clothPoints(worn, 'waistband')
  const trims = (['full', 'light'] as const).flatMap(level =>
    ENDS.flatMap(({ side, lengthMm, lean }) => {
      const { sides, stepM, ring } = FINENESS[level]
      const seat = band({ x: side * HOLE_AWAY_MM, y: bandHeightMm / 2 })
      const path = hangOnCloth({ worn, from: seat, lengthM: lengthMm / 1000, liftM: (RADIUS_MM + 0.6) / 1000, lean })
      const of = { piece: drawcordPiece.id, level }
      return [
        eyelet({ ...of, seat, holeMm: 4.4, ringMm: 1.8, sides: ring }),
        cord({ ...of, path, radiusM: RADIUS_MM / 1000, ends: { to: 'tip' }, sides, stepM }),
      ]
    }),
  )
  return lightTrims(worn, trims)
}
