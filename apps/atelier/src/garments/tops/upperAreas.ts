import { type Box, type Point, unionBox } from '@kitwright/measure'
import type { PartArea } from '@kitwright/garment'
import { lineLength, resampleLine } from '../../sewingPattern/line.ts'
import { boxOf, edgeOf, type Pattern, type PatternPiece } from '../../sewingPattern/pattern.ts'
import { area, bandAlong, extendLine, offsetLine, OVER_MM, pieceOf, type Polygon } from '../partRegions.ts'
import { sleeveEnd } from './ribs/ribCuff.ts'

const CUFF_MM = 28
const HEM_MM = 28
/** Half the width of a sleeve panel at the hem, as a share of the hem. */
const PANEL_OF_HEM = 0.22
const SHOULDER_MM = 55
const SIDE_PANEL_MM = { hem: 45, armhole: 30 }
const STRIPE = { width: 12, gap: 12, count: 3 }
const PAST_ARMHOLE_MM = 90

/**
 * Returns panels from the hem to beyond the armhole's foot, so that the panel's inner edge ends in the armhole curve.
 */
export function sidePanels(piece: PatternPiece): Polygon[] {
  const { hem, armhole } = SIDE_PANEL_MM
  return ['sideL', 'sideR'].map(name => {
    const line = edgeOf(piece, name)
    const isUp = line[0]!.y > line.at(-1)!.y
    const up = isUp ? line : [...line].reverse()
    const [arm, below] = [up.at(-1)!, up.at(-2)!]
    const run = Math.hypot(arm.x - below.x, arm.y - below.y)
    const past = (mm: number): Point => ({
      x: arm.x + ((arm.x - below.x) / run) * mm,
      y: arm.y + ((arm.y - below.y) / run) * mm,
    })
    const long = resampleLine([...up, past(PAST_ARMHOLE_MM)], 16)
    const towards = isUp ? 1 : -1
    const inner = offsetLine(extendLine(long, OVER_MM), t => towards * (hem + (armhole - hem) * t))
    const outer = offsetLine(extendLine(long, OVER_MM), () => -towards * OVER_MM)
    return [...inner, ...outer.reverse()]
  })
}

/**
 * Returns the shoulder panels. They reach the middle, so that both meet behind the neck and leave no wedge of the base
 * below the collar.
 */
export const shoulderPanels = (piece: PatternPiece): Polygon[] =>
  ['shoulderL', 'shoulderR'].map(name => {
    const line = edgeOf(piece, name)
    const toMiddle = Math.min(...line.map(p => Math.abs(p.x))) + OVER_MM
    return bandAlong(extendLine(line, Math.max(SHOULDER_MM, toMiddle)), () => SHOULDER_MM)
  })

export function sleeveStripes([, y0, , y1]: Box): Polygon[] {
  const pitch = STRIPE.width + STRIPE.gap
  return Array.from({ length: STRIPE.count }, (_, i) => {
    const x = (i - (STRIPE.count - 1) / 2) * pitch
    const [left, right] = [x - STRIPE.width / 2, x + STRIPE.width / 2]
    const [top, bottom] = [y0 - OVER_MM, y1 + OVER_MM]
    return [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]
  })
}

/** Returns a panel along the sleeve, as wide at the cap as the shoulder's panels that it continues. */
export function sleevePanel(piece: PatternPiece): Polygon[] {
  const [, y0, , y1] = boxOf(piece)
  const hem = Math.min(SHOULDER_MM, lineLength(sleeveEnd(piece)) * PANEL_OF_HEM)
  return [
    [
      { x: -SHOULDER_MM, y: y0 - OVER_MM },
      { x: SHOULDER_MM, y: y0 - OVER_MM },
      { x: hem, y: y1 + OVER_MM },
      { x: -hem, y: y1 + OVER_MM },
    ],
  ]
}

const bodyOf = (pattern: Pattern): PatternPiece[] => ['front', 'back'].map(id => pieceOf(pattern, id))
const sleevesOf = (pattern: Pattern): PatternPiece[] => ['sleeveL', 'sleeveR'].map(id => pieceOf(pattern, id))
const frameOf = (body: readonly PatternPiece[]): Box => body.map(boxOf).reduce(unionBox)

/** Returns the areas of the whole front, back and collar. */
export function bodyAreas(pattern: Pattern): PartArea[] {
  const body = bodyOf(pattern)
  const collar = pieceOf(pattern, 'collar')
  return [...body.map(p => area('base', p.id, frameOf(body))), area('collar', collar.id, boxOf(collar))]
}

/** Returns the regions on the front and back of a shirt with a coloured hem. */
export function bodyRegions(pattern: Pattern): PartArea[] {
  const body = bodyOf(pattern)
  const frame = frameOf(body)
  return [
    ...body.map(p => area('sidePanel', p.id, frame, sidePanels(p))),
    ...body.map(p => area('shoulderPanel', p.id, frame, shoulderPanels(p))),
    ...body.map(p => area('hem', p.id, frame, [bandAlong(edgeOf(p, 'hem'), () => HEM_MM)])),
  ]
}

/**
 * Returns a t-shirt's areas: every part that a shirt with sleeves can have. Whole pieces come first, then the regions
 * in drawing order.
 */
export function teeAreas(pattern: Pattern): PartArea[] {
  const sleeves = sleevesOf(pattern)
  return [
    ...bodyAreas(pattern),
    ...sleeves.map(p => area('sleeves', p.id, boxOf(p))),
    ...bodyRegions(pattern),
    ...sleeves.map(p => area('sleevePanel', p.id, boxOf(p), sleevePanel(p))),
    ...sleeves.map(p => area('stripes', p.id, boxOf(p), sleeveStripes(boxOf(p)))),
    ...sleeves.map(p => area('cuff', p.id, boxOf(p), [bandAlong(edgeOf(p, 'hem'), () => CUFF_MM)])),
  ]
}

/** Returns whole pieces first, then the regions on them in drawing order. */
export function upperAreas(pattern: Pattern): PartArea[] {
  const body = ['front', 'back'].map(id => pieceOf(pattern, id))
  const bodyFrame = unionBox(boxOf(body[0]!), boxOf(body[1]!))
  const sleeves = ['sleeveL', 'sleeveR'].map(id => pieceOf(pattern, id))
  const collar = pieceOf(pattern, 'collar')
  return [
    ...body.map(p => area('base', p.id, bodyFrame)),
    ...sleeves.map(p => area('sleeves', p.id, boxOf(p))),
    area('collar', 'collar', boxOf(collar)),
    ...body.map(p => area('sidePanel', p.id, bodyFrame, sidePanels(p))),
    ...body.map(p => area('shoulderPanel', p.id, bodyFrame, shoulderPanels(p))),
    ...sleeves.map(p => area('stripes', p.id, boxOf(p), sleeveStripes(boxOf(p)))),
    ...sleeves.map(p => area('cuff', p.id, boxOf(p), [bandAlong(edgeOf(p, 'hem'), () => CUFF_MM)])),
  ]
}
