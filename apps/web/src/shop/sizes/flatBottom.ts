import type { Model, Piece } from '@kitwright/garment'
import { boxHeight, boxWidth, clamp, type Point } from '@kitwright/measure'
import type { FlatParts, FlatShape } from './flatShape.ts'
import { downwards, edgeOf, type Move, pieceOf } from './flatGeometry.ts'

const ARROW_OFF_MM = 30
/** Distance below the band over which the gathers run out. */
const GATHER_MM = 190
/** Spread of the legs below the fork, per mm. */
const SPREAD = 0.22

interface Waist {
  readonly half: number
  readonly heightMm: number
}

function waistOf(model: Model): Waist | null {
  const band = pieceOf(model, 'waistband')
  if (!band) return null
  const back = pieceOf(model, 'waistbandBack')
  const round = boxWidth(band.box) + (back ? boxWidth(back.box) : 0)
  return { half: round / 4, heightMm: boxHeight(band.box) }
}

const fading = (y: number): number => {
  const t = clamp(y / GATHER_MM, 0, 1)
  return 1 - t * t * (3 - 2 * t)
}

interface FlatLeg {
  readonly outline: readonly Point[]
  /** Outer end of the hem. */
  readonly corner: Point
}

/**
 * Lays out the front of the wearer's left leg: the waist level and drawn in to the band, the curved centre seam
 * straightened down to the fork.
 */
function layLeg(leg: Piece, { half }: Waist): FlatLeg | null {
  const [crotch, waist, hem] = ['crotch', 'waist', 'hem'].map(name => edgeOf(leg, name))
  if (!crotch || !waist || !hem) return null
  const [top, fork] = downwards(crotch.points)
  const straight = ({ x, y }: Point): Point => {
    const share = clamp((y - top.y) / (fork.y - top.y), 0, 1)
    const spread = Math.max(0, y - fork.y) * SPREAD
    return { x: x - top.x - (fork.x - top.x) * share + spread, y: y - top.y }
  }
  const outer = [waist.points[0]!, waist.points.at(-1)!].map(straight).reduce((a, b) => (b.x > a.x ? b : a))
  const move: Move = p => {
    const at = straight(p)
    const share = fading(at.y)
    return { x: at.x * (1 - (1 - half / outer.x) * share), y: at.y - (outer.y * at.x * share) / outer.x }
  }
  const points = leg.edges.flatMap(e => (e.name === 'crotch' ? e.points.slice(0, 1) : e.points.slice(0, -1)))
  const corner = hem.points.map(move).reduce((a, b) => (b.x > a.x ? b : a))
  return { outline: points.map(move), corner }
}

const mirrored = (points: readonly Point[]): Point[] => points.map(p => ({ x: -p.x, y: p.y }))

/** Lays shorts or trunks flat. Returns null for a garment without legs. */
export function flatBottom(model: Model): FlatParts | null {
  const [piece, waist] = [pieceOf(model, 'shortsFrontL'), waistOf(model)]
  const leg = piece && waist ? layLeg(piece, waist) : null
  if (!leg || !waist) return null
  const { half, heightMm } = waist
  const corners = [
    { x: -half, y: 0 },
    { x: half, y: 0 },
    { x: half, y: -heightMm },
    { x: -half, y: -heightMm },
  ]
  const shapes: FlatShape[] = [
    { points: mirrored(leg.outline), tone: 'outside' },
    { points: leg.outline, tone: 'outside' },
    { points: corners, tone: 'rib' },
  ]
  const above = -heightMm - ARROW_OFF_MM
  return {
    shapes,
    arrows: [
      { measure: 'halfWaist', from: { x: -half, y: above }, to: { x: half, y: above } },
      {
        measure: 'shortsLength',
        from: { x: half + ARROW_OFF_MM, y: -heightMm },
        to: { x: leg.corner.x + ARROW_OFF_MM, y: leg.corner.y },
      },
    ],
  }
}
