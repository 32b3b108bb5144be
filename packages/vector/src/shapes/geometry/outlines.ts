import type { SvgElement } from '../../element.ts'
import { lengthOf, numbersIn } from '../../numbers.ts'
import { type Segment, segmentsOf } from './segments.ts'

/** The reference size of percentages. */
export interface Viewport {
  readonly width: number
  readonly height: number
}

/** Returns the reference length of percentages along neither side. */
export const diagonalOf = ({ width, height }: Viewport): number => Math.hypot(width, height) / Math.SQRT2

/** Control-point distance of a quarter of a circle of radius 1. */
const PULL = 0.552_284_749_8

const corner = (x: number, y: number): Segment => ({ kind: 'L', to: [x, y] })
const CLOSE: Segment = { kind: 'Z', to: [] }

/** Returns a box with elliptical corners. */
function rounded([x0, y0, x1, y1]: readonly [number, number, number, number], rx: number, ry: number): Segment[] {
  const [px, py] = [rx * (1 - PULL), ry * (1 - PULL)]
  const curve = (...to: number[]): Segment => ({ kind: 'C', to })
  return [
    { kind: 'M', to: [x0 + rx, y0] },
    corner(x1 - rx, y0),
    curve(x1 - px, y0, x1, y0 + py, x1, y0 + ry),
    corner(x1, y1 - ry),
    curve(x1, y1 - py, x1 - px, y1, x1 - rx, y1),
    corner(x0 + rx, y1),
    curve(x0 + px, y1, x0, y1 - py, x0, y1 - ry),
    corner(x0, y0 + ry),
    curve(x0, y0 + py, x0 + px, y0, x0 + rx, y0),
    CLOSE,
  ]
}

type LengthReader = (name: string, whole: number) => number | undefined

const reader =
  ({ attributes }: SvgElement): LengthReader =>
  (name, whole) =>
    lengthOf(attributes.get(name), whole)

function rectOutline(at: LengthReader, { width: wide, height: high }: Viewport): Segment[] {
  const [x, y] = [at('x', wide) ?? 0, at('y', high) ?? 0]
  const [width, height] = [at('width', wide) ?? 0, at('height', high) ?? 0]
  if (!(width > 0 && height > 0)) return []
  const said = [at('rx', wide), at('ry', high)].map(radius =>
    radius !== undefined && radius >= 0 ? radius : undefined,
  )
  const rx = Math.min(said[0] ?? said[1] ?? 0, width / 2)
  const ry = Math.min(said[1] ?? said[0] ?? 0, height / 2)
  if (rx > 0 && ry > 0) return rounded([x, y, x + width, y + height], rx, ry)
  return [{ kind: 'M', to: [x, y] }, corner(x + width, y), corner(x + width, y + height), corner(x, y + height), CLOSE]
}

function ellipseOutline(at: LengthReader, viewport: Viewport, isCircle: boolean): Segment[] {
  const [cx, cy] = [at('cx', viewport.width) ?? 0, at('cy', viewport.height) ?? 0]
  const r = at('r', diagonalOf(viewport))
  const own = [at('rx', viewport.width), at('ry', viewport.height)] as const
  const [rx, ry] = isCircle ? [r ?? 0, r ?? 0] : [own[0] ?? own[1] ?? 0, own[1] ?? own[0] ?? 0]
  return rx > 0 && ry > 0 ? ellipse([cx, cy], rx, ry) : []
}

/**
 * Returns an ellipse that starts at the right and runs clockwise, as dashes do
 * (https://www.w3.org/TR/SVG2/shapes.html#EllipseElement).
 */
function ellipse([cx, cy]: readonly [number, number], rx: number, ry: number): Segment[] {
  const [kx, ky] = [rx * PULL, ry * PULL]
  const curve = (...to: number[]): Segment => ({ kind: 'C', to })
  return [
    { kind: 'M', to: [cx + rx, cy] },
    curve(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry),
    curve(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy),
    curve(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry),
    curve(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy),
    CLOSE,
  ]
}

function throughPoints(element: SvgElement, isClosed: boolean): Segment[] {
  const numbers = numbersIn(element.attributes.get('points'))
  const segments = Array.from({ length: Math.floor(numbers.length / 2) }, (_, i): Segment => ({
    kind: i === 0 ? 'M' : 'L',
    to: [numbers[2 * i]!, numbers[2 * i + 1]!],
  }))
  return isClosed && segments.length > 0 ? [...segments, CLOSE] : segments
}

/** Returns the outline of a shape element in its own units; undefined for others. */
export function outlineIn(element: SvgElement, viewport: Viewport): readonly Segment[] | undefined {
  const at = reader(element)
  const { width, height } = viewport
  switch (element.name) {
    case 'path':
      return segmentsOf(element.attributes.get('d') ?? '')
    case 'rect':
      return rectOutline(at, viewport)
    case 'circle':
    case 'ellipse':
      return ellipseOutline(at, viewport, element.name === 'circle')
    case 'line':
      return [
        { kind: 'M', to: [at('x1', width) ?? 0, at('y1', height) ?? 0] },
        corner(at('x2', width) ?? 0, at('y2', height) ?? 0),
      ]
    case 'polyline':
    case 'polygon':
      return throughPoints(element, element.name === 'polygon')
    default:
      return undefined
  }
}
