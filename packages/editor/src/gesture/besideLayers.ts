import { roughSize } from '@kitwright/artwork'
import type { DesignDocument } from '@kitwright/design'
import { polygonContains, type Box, type Point } from '@kitwright/measure'
import { boxOfLayer, isOver } from '../geometry/boxes.ts'

/** How far apart the places are that are tried, and how many lie on each ring. */
const RING_MM = 24
const ON_RING = 16
/** The knob stands above the square, and on a phone handles are held farther apart than they are drawn on cloth. */
const AROUND_MM = 30
const KNOB_MM = 80

const ringAbout = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: ON_RING }, (_, i) => {
    const angle = (i / ON_RING) * Math.PI * 2
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })

interface Cloth {
  readonly piece: string
  readonly outline: readonly Point[]
  /** Where handles may be. */
  readonly box: Box
}

/**
 * The place nearest to a wanted one where a square of handles, and the knob above it, lies on the piece and on none of its texts and
 * crests: whoever takes a number means the number. The wanted one where there is no such place.
 */
export function besideLayers(
  { layers }: Pick<DesignDocument, 'layers'>,
  cloth: Cloth,
  wanted: Point,
  halfMm: number,
): Point {
  const taken = layers
    .filter(layer => layer.piece === cloth.piece && !layer.isHidden && layer.role !== 'image')
    .map(layer => boxOfLayer(layer, roughSize))
  const [x0, y0, x1, y1] = cloth.box
  const isOnCloth = ({ x, y }: Point): boolean =>
    x >= x0 && x <= x1 && y >= y0 && y <= y1 && polygonContains(cloth.outline, { x, y })
  const reach = Math.hypot(x1 - x0, y1 - y0)
  const nearest = (isClear: (at: Point) => boolean): Point | undefined => {
    if (isClear(wanted)) return wanted
    for (let radius = RING_MM; radius < reach; radius += RING_MM) {
      const free = ringAbout(wanted, radius).find(at => isOnCloth(at) && isClear(at))
      if (free) return free
    }
    return undefined
  }
  const isBeside = (above: number, around: number) => (at: Point) => {
    const own: Box = [at.x - around, at.y - above, at.x + around, at.y + around]
    return !taken.some(box => isOver(own, box))
  }
  const wide = halfMm + AROUND_MM
  return nearest(isBeside(halfMm + KNOB_MM, wide)) ?? nearest(isBeside(halfMm, halfMm)) ?? wanted
}
