import type { Point } from '@kitwright/measure'
import { type DraftedPart, pointOf } from '../../../sewingPattern/draftDesign.ts'
import { type Line, mirrorLine } from '../../../sewingPattern/line.ts'
import type { Edge, PatternPiece } from '../../../sewingPattern/pattern.ts'

/** Width of the upper edge relative to the lower one. Hugo's openings are upright, but a hand needs them slanted. */
const UPPER_SHARE = 0.66
const BELLY = 0.12

/** Returns a curve that sags slightly towards the middle of the pocket. */
function opening(tip: Point, top: Point): Line {
  const [dx, dy] = [top.x - tip.x, top.y - tip.y]
  const sag = { x: tip.x + dx / 2 + dy * BELLY, y: tip.y + dy / 2 - dx * BELLY }
  return Array.from({ length: 17 }, (_, i) => {
    const t = i / 16
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return { x: a * tip.x + b * sag.x + c * top.x, y: a * tip.y + b * sag.y + c * top.y }
  })
}

/** Returns the kangaroo pocket in the front's own coordinates. Its lower edge lies on the waistband's seam. */
export function pocketPiece(part: DraftedPart, hpsY: number): PatternPiece {
  const at = (name: string): Point => ({ x: pointOf(part, name).x, y: pointOf(part, name).y - hpsY })
  const [low, tip] = [at('pocketHem'), at('pocketTip')]
  const top = { x: low.x * UPPER_SHARE, y: at('pocketTop').y }
  const right: Edge[] = [
    { name: 'sideL', line: [low, tip] },
    { name: 'openL', line: opening(tip, top) },
  ]
  const left = right.map(e => ({ name: `${e.name.slice(0, -1)}R`, line: mirrorLine(e.line) })).reverse()
  return {
    id: 'pocket',
    isApplied: true,
    edges: [
      { name: 'base', line: [{ x: -low.x, y: low.y }, low] },
      ...right,
      { name: 'upper', line: [top, { x: -top.x, y: top.y }] },
      ...left,
    ],
  }
}
