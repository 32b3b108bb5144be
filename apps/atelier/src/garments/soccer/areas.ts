import type { PartArea, PartId } from '@kitwright/garment'
import { type Box, type Point, unionBox } from '@kitwright/measure'
import { type Line, resampleLine } from '../../pattern/line.ts'
import { boxOf, edgeOf, type Pattern, type PatternPiece } from '../../pattern/pattern.ts'

type Polygon = readonly Point[]

const CUFF_MM = 28
const LEG_HEM_MM = 30
const SHOULDER_MM = 55
const SIDE_PANEL_MM = { hem: 45, armhole: 30 }
const STRIPE = { width: 12, gap: 12, count: 3 }
/** Regions reach this far past the outline, so that no base colour shows at a seam. */
const OVER_MM = 6
const PAST_ARMHOLE_MM = 90

const pieceOf = (pattern: Pattern, id: string): PatternPiece => {
  const piece = pattern.pieces.find(p => p.id === id)
  if (!piece) throw new Error(`the pattern has no piece ${id}`)
  return piece
}

/** `line` moved to its left when walked with y down on screen: into a piece whose outline it is part of. */
function offsetLine(line: Line, by: (t: number) => number): Point[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)]!
    const b = line[Math.min(line.length - 1, i + 1)]!
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    const d = by(i / (line.length - 1))
    return { x: p.x + ((b.y - a.y) / length) * d, y: p.y - ((b.x - a.x) / length) * d }
  })
}

/** The line made longer at both ends, straight on. */
function extendLine(line: Line, by: number): Point[] {
  const grow = (end: Point, next: Point): Point => {
    const length = Math.hypot(end.x - next.x, end.y - next.y) || 1
    return { x: end.x + ((end.x - next.x) / length) * by, y: end.y + ((end.y - next.y) / length) * by }
  }
  return [grow(line[0]!, line[1]!), ...line, grow(line.at(-1)!, line.at(-2)!)]
}

/** A band along an edge: `width(t)` deep inside the piece and a little past its outline. */
function bandAlong(line: Line, width: (t: number) => number): Polygon {
  const long = extendLine(resampleLine(line, 16), OVER_MM)
  return [...offsetLine(long, width), ...offsetLine(long, () => -OVER_MM).reverse()]
}

/** From the hem to beyond the armhole's foot, so that the panel's inner edge runs out in the armhole curve. */
function sidePanels(piece: PatternPiece): Polygon[] {
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

const shoulderPanels = (piece: PatternPiece): Polygon[] =>
  ['shoulderL', 'shoulderR'].map(name => {
    const line = edgeOf(piece, name)
    return bandAlong(extendLine(line, SHOULDER_MM), () => SHOULDER_MM)
  })

function sleeveStripes([, y0, , y1]: Box): Polygon[] {
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

const area = (part: PartId, piece: string, frame: Box, region?: readonly Polygon[]): PartArea =>
  region ? { part, piece, frame, region } : { part, piece, frame }

/** Whole pieces first, then the regions drawn on them, in drawing order. */
export function jerseyAreas(pattern: Pattern): PartArea[] {
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

const LEGS = ['shortsFrontL', 'shortsFrontR', 'shortsBackL', 'shortsBackR']

export function shortsAreas(pattern: Pattern): PartArea[] {
  const legs = LEGS.map(id => pieceOf(pattern, id))
  const frame = legs.map(boxOf).reduce(unionBox)
  return [
    ...legs.map(p => area('shorts', p.id, frame)),
    area('shorts', 'waistband', boxOf(pieceOf(pattern, 'waistband'))),
    ...legs.map(p => area('hem', p.id, frame, [bandAlong(edgeOf(p, 'hem'), () => LEG_HEM_MM)])),
  ]
}
