import type { SvgElement } from '../../element.ts'
import { IDENTITY, type Matrix } from '../../matrix.ts'
import { lengthOf, numbersIn } from '../../numbers.ts'
import type { Viewport } from './outlines.ts'
import type { Segment } from './segments.ts'

/** The viewport of a picture, or of one within it. */
export interface Frame {
  /** Maps its own plane to the surrounding one. */
  readonly matrix: Matrix
  readonly inner: Viewport
  /** The visible area, in units around it. */
  readonly edge: readonly Segment[]
}

const rectOf = (x: number, y: number, width: number, height: number): Segment[] => [
  { kind: 'M', to: [x, y] },
  { kind: 'L', to: [x + width, y] },
  { kind: 'L', to: [x + width, y + height] },
  { kind: 'L', to: [x, y + height] },
  { kind: 'Z', to: [] },
]

const SHARES: Readonly<Record<string, number>> = { Min: 0, Mid: 0.5, Max: 1 }

/**
 * Returns the matrix that fits a view box into a frame
 * (https://www.w3.org/TR/SVG11/coords.html#PreserveAspectRatioAttribute).
 */
function fitted(viewBox: readonly number[], { width, height }: Viewport, ratio: string): Matrix {
  const [x = 0, y = 0, wide = 1, high = 1] = viewBox
  const [sx, sy] = [width / wide, height / high]
  if (/\bnone\b/.test(ratio)) return [sx, 0, 0, sy, -x * sx, -y * sy]
  const by = /\bslice\b/.test(ratio) ? Math.max(sx, sy) : Math.min(sx, sy)
  const [, alongX = 'Mid', alongY = 'Mid'] = /x(Min|Mid|Max)Y(Min|Mid|Max)/.exec(ratio) ?? []
  return [by, 0, 0, by, (width - wide * by) * SHARES[alongX]! - x * by, (height - high * by) * SHARES[alongY]! - y * by]
}

function frameOf({ attributes }: SvgElement, size: Viewport, at: readonly [number, number]): Frame | undefined {
  if (!(size.width > 0 && size.height > 0)) return undefined
  const viewBox = numbersIn(attributes.get('viewBox'))
  const isSaid = viewBox.length === 4
  if (isSaid && !(viewBox[2]! > 0 && viewBox[3]! > 0)) return undefined
  const fit = isSaid ? fitted(viewBox, size, attributes.get('preserveAspectRatio') ?? '') : IDENTITY
  const matrix: Matrix = [fit[0], fit[1], fit[2], fit[3], fit[4] + at[0], fit[5] + at[1]]
  const inner = isSaid ? { width: viewBox[2]!, height: viewBox[3]! } : size
  return { matrix, inner, edge: rectOf(...at, size.width, size.height) }
}

/** Returns the frame of a whole picture. */
export const rootFrame = (root: SvgElement, size: Viewport): Frame | undefined => frameOf(root, size, [0, 0])

/** Returns the frame of a picture within another; undefined where nothing of it shows. */
export function innerFrame(element: SvgElement, outer: Viewport): Frame | undefined {
  const at = (name: string, whole: number): number | undefined => lengthOf(element.attributes.get(name), whole)
  const size = {
    width: at('width', outer.width) ?? outer.width,
    height: at('height', outer.height) ?? outer.height,
  }
  return frameOf(element, size, [at('x', outer.width) ?? 0, at('y', outer.height) ?? 0])
}
