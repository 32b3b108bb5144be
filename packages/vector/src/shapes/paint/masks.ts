import type { Box } from '../../box.ts'
import type { SvgElement } from '../../element.ts'
import { type Matrix, multiply } from '../../matrix.ts'
import { lengthOf } from '../../numbers.ts'
import type { ClipOutline } from './clipOutline.ts'
import type { Colour } from './colours.ts'
import type { ClipGroup, DrawingNode, Paint, Shape } from './drawing.ts'
import type { Viewport } from '../geometry/outlines.ts'
import { movedSegments, type Segment } from '../geometry/segments.ts'
import { UnsupportedSvgError } from '../geometry/unsupportedSvgError.ts'

/**
 * Computes the visible area of a mask, in the picture's pixels. The group clips to the mask's region. Its shapes are opaque, in black and
 * white, bottom first: white shows, black hides. Null where the area cannot be computed.
 */
export type CutMask = (mask: ClipGroup) => ClipOutline | null

/** Limit of a mask's points: the time for joining and cutting outlines grows with them. */
export const MOST_MASK_POINTS = 10_000

interface MaskContext {
  /** Maps the units of the masked element to the picture's pixels. */
  readonly matrix: Matrix
  readonly viewport: Viewport
  /** Returns the box around the masked element, in its own units. */
  readonly box: () => Box | undefined
}

/** The place of a mask's content and region, in the picture's pixels. */
interface MaskFrame {
  readonly matrix: Matrix
  readonly edge: readonly Segment[]
}

const rectangle = ([x, y, width, height]: readonly [number, number, number, number]): Segment[] => [
  { kind: 'M', to: [x, y] },
  { kind: 'L', to: [x + width, y] },
  { kind: 'L', to: [x + width, y + height] },
  { kind: 'L', to: [x, y + height] },
  { kind: 'Z', to: [] },
]

/** Default region of a mask: the element's box plus a tenth on each side. */
const REGION = { x: -0.1, y: -0.1, width: 1.2, height: 1.2 }

function regionOf({ attributes }: SvgElement, whole: Viewport): [number, number, number, number] {
  const at = (name: keyof typeof REGION, of: number): number => lengthOf(attributes.get(name), of) ?? REGION[name] * of
  return [at('x', whole.width), at('y', whole.height), at('width', whole.width), at('height', whole.height)]
}

/** Resolves a mask's units. Undefined if nothing is visible through it. Throws {@link UnsupportedSvgError} if the reference is not a plain mask. */
export function maskFrame(mask: SvgElement, { matrix, viewport, box }: MaskContext): MaskFrame | undefined {
  const { attributes } = mask
  const isPlain = ['mask', 'clip-path'].every(name => (attributes.get(name) ?? 'none') === 'none')
  if (mask.name !== 'mask' || !isPlain) throw new UnsupportedSvgError('mask')
  const isRegionInUserSpace = attributes.get('maskUnits') === 'userSpaceOnUse'
  const isContentInBox = attributes.get('maskContentUnits') === 'objectBoundingBox'
  const around = isRegionInUserSpace && !isContentInBox ? null : box()
  if (around === undefined) return undefined
  const ofBox: Matrix = around
    ? [around.right - around.left, 0, 0, around.bottom - around.top, around.left, around.top]
    : [1, 0, 0, 1, 0, 0]
  const region = regionOf(mask, isRegionInUserSpace ? viewport : { width: 1, height: 1 })
  if (!(region[2] > 0 && region[3] > 0)) return undefined
  return {
    matrix: isContentInBox ? multiply(matrix, ofBox) : matrix,
    edge: movedSegments(rectangle(region), isRegionInUserSpace ? matrix : multiply(matrix, ofBox)),
  }
}

const [BLACK, WHITE] = [0, 255]
const isGrey = ({ r, g, b }: Colour, value: number): boolean => r === value && g === value && b === value
const WHITE_PAINT: Paint = { kind: 'plain', colour: { r: WHITE, g: WHITE, b: WHITE, a: 1 } }

const isOpaque = ({ paint, opacity }: Shape): boolean =>
  opacity === 1 && (paint.kind === 'plain' ? paint.colour.a === 1 : paint.stops.every(({ colour }) => colour.a === 1))

function requireBilevelShape(shape: Shape, isAlpha: boolean): Shape {
  const { paint } = shape
  if (!isOpaque(shape)) throw new UnsupportedSvgError('a see-through mask')
  if (isAlpha) return { ...shape, paint: WHITE_PAINT }
  if (paint.kind !== 'plain' || !(isGrey(paint.colour, BLACK) || isGrey(paint.colour, WHITE)))
    throw new UnsupportedSvgError('a mask of several tones')
  return shape
}

/** Returns a mask's content in black and white. By alpha, each opaque shape is white. Throws {@link UnsupportedSvgError} for any other tone. */
export const requireBilevel = (shown: readonly DrawingNode[], isAlpha: boolean): DrawingNode[] =>
  shown.map(each =>
    each.kind === 'shape'
      ? requireBilevelShape(each, isAlpha)
      : { ...each, shown: requireBilevel(each.shown, isAlpha) },
  )
