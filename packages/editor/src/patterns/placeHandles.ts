import { letterHeightMm, estimateLayerSize } from '@kitwright/artwork'
import type { DesignDocument, Layer } from '@kitwright/design'
import { polygonContains, type Box, type Point } from '@kitwright/measure'
import { boxOfLayer, boxesOverlap } from '../geometry/boxes.ts'
import type { LayerFrame } from '../geometry/frame.ts'
import type { Extent } from '../geometry/types.ts'

/** The spacing of the tried positions, and their number on each ring. */
const RING_MM = 24
const ON_RING = 16
/** The knob is above the square, and on a phone handles are farther apart than drawn on cloth. */
const AROUND_MM = 30
const KNOB_MM = 80
/** The distance from the square to its knob on a desktop, and the grab radius of a mark. */
const STEM_MM = 25
const HELD_MM = 12

const ringAbout = ({ x, y }: Point, radius: number): Point[] =>
  Array.from({ length: ON_RING }, (_, i) => {
    const angle = (i / ON_RING) * Math.PI * 2
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })

/** A piece with an area of it. */
export interface Cloth {
  readonly piece: string
  readonly outline: readonly Point[]
  /** Box in which handles may be. */
  readonly box: Box
}

const KHMER = /\p{Script=Khmer}/u
/** Khmer letters are stacked. */
const KHMER_LETTERS = 1.6

/**
 * Returns a layer's size without a canvas. It assumes upright letters at their height, since a number's line would
 * otherwise take up half a back.
 */
function seenSize(layer: Layer): Extent {
  const rough = estimateLayerSize(layer)
  if (layer.kind === 'image' || layer.curve) return rough
  const { text, outline, outerOutline, shadow, sizeMm, lineHeight } = layer
  const letters = letterHeightMm(layer) * (KHMER.test(text) ? KHMER_LETTERS : 1)
  const lines = (text.split('\n').length - 1) * sizeMm * lineHeight
  const around = 2 * ((outline?.widthMm ?? 0) + (outerOutline?.widthMm ?? 0) + Math.abs(shadow?.yMm ?? 0))
  return { ...rough, heightMm: Math.min(rough.heightMm, letters + lines + around) }
}

const boxesOn = ({ layers }: Pick<DesignDocument, 'layers'>, piece: string, isKept: (layer: Layer) => boolean): Box[] =>
  layers
    .filter(layer => layer.piece === piece && !layer.isHidden && isKept(layer))
    .map(layer => boxOfLayer(layer, seenSize))

/**
 * Checks that a frame's corners, middle and knob are reachable: all on the cloth and on nothing placed there. The knob
 * may be above a text, like a layer's own: a frame beside its picture would look like a mistake.
 */
export function isWithinReach(document: Pick<DesignDocument, 'layers'>, cloth: Cloth, frame: LayerFrame): boolean {
  const taken = boxesOn(document, cloth.piece, () => true)
  const { centre, topMiddle, corners } = frame
  const long = Math.hypot(topMiddle.x - centre.x, topMiddle.y - centre.y) || 1
  const knob = {
    x: topMiddle.x + ((topMiddle.x - centre.x) / long) * STEM_MM,
    y: topMiddle.y + ((topMiddle.y - centre.y) / long) * STEM_MM,
  }
  const isClear = ({ x, y }: Point): boolean => {
    const around: Box = [x - HELD_MM, y - HELD_MM, x + HELD_MM, y + HELD_MM]
    return !taken.some(box => boxesOverlap(around, box))
  }
  const held = [centre, ...corners]
  return [...held, knob].every(at => polygonContains(cloth.outline, at)) && held.every(isClear)
}

/**
 * Position nearest to `wanted` where a square of handles (half side `halfMm`) and its knob lie on the piece and cover no text or crest, so
 * that those stay clickable. Falls back to a free centre, then to `wanted`.
 */
export function freeHandlePosition(
  document: Pick<DesignDocument, 'layers'>,
  cloth: Cloth,
  wanted: Point,
  halfMm: number,
): Point {
  const taken = boxesOn(document, cloth.piece, layer => layer.role !== 'image')
  const [x0, y0, x1, y1] = cloth.box
  const isOn = (at: Point): boolean => polygonContains(cloth.outline, at)
  const isOnCloth = (at: Point): boolean => at.x >= x0 && at.x <= x1 && at.y >= y0 && at.y <= y1 && isOn(at)
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
    return !taken.some(box => boxesOverlap(own, box))
  }
  /** At a neck or an armhole, or on the shorts below, the square's marks would lie off the piece. */
  const isWhole = ({ x, y }: Point): boolean =>
    [-halfMm, halfMm].every(dx => isOn({ x: x + dx, y: y - halfMm }) && isOn({ x: x + dx, y: y + halfMm })) &&
    isOn({ x, y: y - halfMm - STEM_MM })
  const [wide, near] = [isBeside(halfMm + KNOB_MM, halfMm + AROUND_MM), isBeside(halfMm, halfMm)]
  return nearest(at => wide(at) && isWhole(at)) ?? nearest(at => near(at) && isWhole(at)) ?? nearest(near) ?? wanted
}
