import { boxArea, boxWidth, boxHeight, type Point, polygonContains, rotatePoint } from '@kitwright/measure'
import { landmarksOf, sidesAt } from './placeLandmarks.ts'
import { meanValueMap, type PiecePair } from './sizeMaps.ts'

/** The rule by which artwork follows a size: with its true millimetres, or with the cloth. */
export type FollowRule = 'fixed' | 'flow'

/** Artwork as placed on the base size: centre and box before rotation, mm. */
export interface BaseSizePlacement {
  /** Role of the artwork; a number has the same height in every size. */
  readonly role: string
  readonly xMm: number
  readonly yMm: number
  readonly widthMm: number
  readonly heightMm: number
  /** Clockwise. */
  readonly rotationDeg: number
}

export interface PlacedOnSize {
  readonly rule: FollowRule
  readonly xMm: number
  readonly yMm: number
  /** Scale factors of width and height: 1 where true size fits. */
  readonly widthScale: number
  readonly heightScale: number
}

const KEEPS_HEIGHT: readonly string[] = ['backNumber', 'frontNumber', 'shortsNumber', 'playerName']
/** The share of its piece from which a picture counts as a photograph of the whole piece. */
const COVERS = 0.6
/** The share of the half width beyond which artwork belongs to the side seam, not to the centre. */
const SIDE_FROM = 0.65
/** The share of the distance from underarm to hem beyond which artwork belongs to the hem. */
const HEM_FROM = 0.7
const CLEAR_MM = 4
const HALVINGS = 12
const MIN_SCALE = 0.5

/** Returns the rule of a layer. Photographs that fill a piece flow with it; all else has its true size. */
export function sizeRule(layer: BaseSizePlacement, { base }: Pick<PiecePair, 'base'>): FollowRule {
  const covers = (layer.widthMm * layer.heightMm) / boxArea(base.box)
  return layer.role === 'image' && covers > COVERS ? 'flow' : 'fixed'
}

/**
 * Returns the height on the graded piece: measured from the neck on backs, from the hem near it, else from the
 * underarm's level.
 */
function anchoredY(y: number, { base, graded }: PiecePair): number {
  const [from, to] = [landmarksOf(base), landmarksOf(graded)]
  if ((y - from.level) / (from.bottom - from.level) > HEM_FROM) return y + to.bottom - from.bottom
  const isBack = base.id === 'back'
  return isBack ? y + to.top - from.top : y + to.level - from.level
}

/** Returns the x on the graded piece: measured from the centre line, or near a side from that side. */
function anchoredX({ x, y }: Point, toY: number, { base, graded }: PiecePair): number {
  const [from, to] = [sidesAt(base.outline, y), sidesAt(graded.outline, toY)]
  if (!from || !to) return x
  const side = x < 0 ? 0 : 1
  return Math.abs(x) > SIDE_FROM * Math.abs(from[side]) ? x + to[side] - from[side] : x
}

interface Spot extends Point {
  readonly widthScale: number
  readonly heightScale: number
}

function isInside(layer: BaseSizePlacement, spot: Spot, outline: readonly Point[]): boolean {
  const w = (layer.widthMm * spot.widthScale) / 2 + CLEAR_MM
  const h = (layer.heightMm * spot.heightScale) / 2 + CLEAR_MM
  // The middles of the sides are tested too: an armhole or a neck may reach into the box between its corners.
  const around = [-1, 0, 1].flatMap(sx => [-1, 0, 1].map(sy => ({ x: sx * w, y: sy * h })))
  return around.every(corner => {
    const turned = rotatePoint(corner, layer.rotationDeg)
    return polygonContains(outline, { x: spot.x + turned.x, y: spot.y + turned.y })
  })
}

/** Returns the first of `at(0) … at(1)` that passes, to a fine step; null if even the last does not. */
function firstThat(at: (share: number) => Spot, passes: (spot: Spot) => boolean): Spot | null {
  if (!passes(at(1))) return null
  let [low, high] = [0, 1]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    if (passes(at(middle))) high = middle
    else low = middle
  }
  return at(high)
}

/**
 * Moves artwork towards its mean-value position until it fits. If that is not enough, condenses roles with a fixed
 * height and shrinks all others.
 */
function keepInside(layer: BaseSizePlacement, spot: Spot, sizes: PiecePair): Spot {
  const inside = (s: Spot): boolean => isInside(layer, s, sizes.graded.outline)
  if (inside(spot)) return spot
  const carried = meanValueMap(sizes)({ x: layer.xMm, y: layer.yMm })
  const moved = (share: number): Spot => ({
    ...spot,
    x: spot.x + (carried.x - spot.x) * share,
    y: spot.y + (carried.y - spot.y) * share,
  })
  const narrower = (share: number): Spot => ({ ...moved(1), widthScale: 1 - (1 - MIN_SCALE) * share })
  const smaller = (share: number): Spot => ({ ...narrower(share), heightScale: 1 - (1 - MIN_SCALE) * share })
  const shrunk = KEEPS_HEIGHT.includes(layer.role) ? firstThat(narrower, inside) : firstThat(smaller, inside)
  return firstThat(moved, inside) ?? shrunk ?? moved(1)
}

/** Scales a photograph's box with the piece; its content follows by `meanValueMap`. */
function flowing(layer: BaseSizePlacement, sizes: PiecePair): PlacedOnSize {
  const at = meanValueMap(sizes)({ x: layer.xMm, y: layer.yMm })
  const { base, graded } = sizes
  return {
    rule: 'flow',
    xMm: at.x,
    yMm: at.y,
    widthScale: boxWidth(graded.box) / boxWidth(base.box),
    heightScale: boxHeight(graded.box) / boxHeight(base.box),
  }
}

/**
 * Returns the position and scale of base-size artwork on another size of its piece. Artwork inside the base piece stays
 * inside; overhanging artwork stays overhanging. The height of numbers and names never changes.
 */
export function placeOnSize(layer: BaseSizePlacement, sizes: PiecePair): PlacedOnSize {
  if (sizeRule(layer, sizes) === 'flow') return flowing(layer, sizes)
  const y = anchoredY(layer.yMm, sizes)
  const x = anchoredX({ x: layer.xMm, y: layer.yMm }, y, sizes)
  const spot: Spot = { x, y, widthScale: 1, heightScale: 1 }
  const asDesigned: Spot = { x: layer.xMm, y: layer.yMm, widthScale: 1, heightScale: 1 }
  const placed = isInside(layer, asDesigned, sizes.base.outline) ? keepInside(layer, spot, sizes) : spot
  const { widthScale, heightScale } = placed
  return { rule: 'fixed', xMm: placed.x, yMm: placed.y, widthScale, heightScale }
}
