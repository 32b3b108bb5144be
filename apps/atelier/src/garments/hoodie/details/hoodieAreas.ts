import type { PartArea, PartId } from '@kitwright/garment'
import { type Box, unionBox } from '@kitwright/measure'
import { boxOf, edgeOf, type Pattern, type PatternPiece } from '../../../sewingPattern/pattern.ts'
import { area, bandAlong, extendLine, OVER_MM, pieceOf, type Polygon } from '../../partRegions.ts'
import { sidePanels } from '../../tops/upperAreas.ts'

const YOKE_MM = 42
const SLEEVE_PANEL_MM = { neck: 30, wrist: 34 }

/** Returns a yoke along both raglan seams, which runs out at the side seam. */
const yokes = (piece: PatternPiece): Polygon[] =>
  ['raglanL', 'raglanR'].map(name => bandAlong(extendLine(edgeOf(piece, name), YOKE_MM), () => YOKE_MM))

/** Returns a panel down the sleeve, from the neck to the cuff. */
function sleevePanel([, y0, , y1]: Box): Polygon[] {
  const { neck, wrist } = SLEEVE_PANEL_MM
  const [top, bottom] = [y0 - OVER_MM, y1 + OVER_MM]
  return [
    [
      { x: -neck, y: top },
      { x: neck, y: top },
      { x: wrist, y: bottom },
      { x: -wrist, y: bottom },
    ],
  ]
}

/**
 * Returns whole pieces first, then the regions drawn on them. The eyelets are bare metal and have no part that can be
 * coloured.
 */
export function hoodieAreas(pattern: Pattern): PartArea[] {
  const pieces = (...ids: string[]): PatternPiece[] => ids.map(id => pieceOf(pattern, id))
  const whole = (part: PartId, ...ids: string[]): PartArea[] => pieces(...ids).map(p => area(part, p.id, boxOf(p)))
  const body = pieces('front', 'back')
  const frame = body.map(boxOf).reduce(unionBox)
  const sleeves = pieces('sleeveL', 'sleeveR')
  return [
    ...body.map(p => area('base', p.id, frame)),
    ...whole('sleeves', 'sleeveL', 'sleeveR'),
    ...whole('hem', 'waistband'),
    ...whole('cuff', 'cuffL', 'cuffR'),
    ...whole('hood', 'hoodL', 'hoodR', 'hoodCentre', 'liningL', 'liningR', 'liningCentre'),
    area('pocket', 'pocket', frame),
    ...whole('drawstring', 'drawstring'),
    ...body.map(p => area('sidePanel', p.id, frame, sidePanels(p))),
    ...body.map(p => area('shoulderPanel', p.id, frame, yokes(p))),
    ...sleeves.map(p => area('sleevePanel', p.id, boxOf(p), sleevePanel(boxOf(p)))),
  ]
}
