import type { PartArea } from '@kitwright/garment'
import { type Box, unionBox } from '@kitwright/measure'
import { joinLines, type Line } from '../../sewingPattern/line.ts'
import { boxOf, edgeOf, type Pattern, type PatternPiece } from '../../sewingPattern/pattern.ts'
import { isBand } from '../bottoms/waistband.ts'
import { area, bandAlong } from '../partRegions.ts'

/** Width on either side of the out-seam, so the band is twice as wide. */
const SIDE_MM = 26
const HEM_MM = 34

/** Returns the out-seam with its slit, in outline order. */
const outLine = (leg: PatternPiece): Line =>
  joinLines(...leg.edges.filter(({ name }) => name === 'out' || name === 'hemSlit').map(({ line }) => line))

const bands = (leg: PatternPiece, frame: Box): PartArea[] => [
  area('sidePanel', leg.id, frame, [bandAlong(outLine(leg), () => SIDE_MM)]),
  area('hem', leg.id, frame, [bandAlong(edgeOf(leg, 'hem'), () => HEM_MM)]),
]

/** Returns the areas of legs with side and hem bands. The waistband is the part that other garments have as cuffs. */
export function trunksAreas({ pieces }: Pattern): PartArea[] {
  const legs = pieces.filter(p => !isBand(p.id))
  const waist = pieces.filter(p => isBand(p.id))
  const frame = legs.map(boxOf).reduce(unionBox)
  return [
    ...legs.map(leg => area('shorts', leg.id, frame)),
    ...waist.map(band => area('cuff', band.id, boxOf(band))),
    ...legs.flatMap(leg => bands(leg, frame)),
  ]
}
