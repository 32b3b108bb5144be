import type { PartArea } from '@kitwright/garment'
import { unionBox } from '@kitwright/measure'
import { boxOf, edgeOf, type Pattern } from '../../pattern/pattern.ts'
import { drawcordPiece } from '../lower/drawcord.ts'
import { area, bandAlong, pieceOf } from '../regions.ts'

const LEG_HEM_MM = 30

const LEGS = ['shortsFrontL', 'shortsFrontR', 'shortsBackL', 'shortsBackR']

export function shortsAreas(pattern: Pattern): PartArea[] {
  const legs = LEGS.map(id => pieceOf(pattern, id))
  const frame = legs.map(boxOf).reduce(unionBox)
  return [
    ...legs.map(p => area('shorts', p.id, frame)),
    area('shorts', 'waistband', boxOf(pieceOf(pattern, 'waistband'))),
    area('drawstring', drawcordPiece.id, boxOf(drawcordPiece)),
    ...legs.map(p => area('hem', p.id, frame, [bandAlong(edgeOf(p, 'hem'), () => LEG_HEM_MM)])),
  ]
}
