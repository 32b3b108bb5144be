import type { Box } from '../../box.ts'
import { elementsIn, type SvgElement } from '../../element.ts'
import { IDENTITY, type Matrix, matrixOf, multiply } from '../../matrix.ts'
import { lengthOf } from '../../numbers.ts'
import type { Circle, Paint, Stop } from './drawing.ts'
import { diagonalOf, type Viewport } from '../geometry/outlines.ts'
import { requireColour, shareOf, type Style, styleAt } from './styles.ts'
import { UnsupportedSvgError } from '../geometry/unsupportedSvgError.ts'

export interface PaintWorld {
  readonly ids: ReadonlyMap<string, SvgElement>
  readonly viewport: Viewport
  readonly style: Style
  /** The box around the painted outline; undefined for an empty one. */
  readonly box: Box | undefined
}

/** A paint with the matrix of its units, mostly those of the painted element. */
export interface ResolvedPaint {
  readonly paint: Paint
  readonly matrix: Matrix
}

const plain = (value: string, style: Style): ResolvedPaint => ({
  paint: { kind: 'plain', colour: requireColour(value, style) },
  matrix: IDENTITY,
})

/** Resolves `fill` or `stroke` to a paint, or undefined for none. Throws {@link UnsupportedSvgError}. */
export function paintOf(value: string, world: PaintWorld): ResolvedPaint | undefined {
  const [, id, instead = ''] = /^url\(\s*['"]?#([^)'"\s]*)['"]?\s*\)(.*)$/i.exec(value) ?? []
  const server = id === undefined ? undefined : world.ids.get(id)
  if (server) return gradientOf(server, world)
  const said = id === undefined ? value : instead.trim()
  return said === '' || said === 'none' ? undefined : plain(said, world.style)
}

/** Returns a gradient and those it inherits from, itself first. */
function chainOf(server: SvgElement, ids: PaintWorld['ids']): SvgElement[] {
  const chain: SvgElement[] = []
  for (let at: SvgElement | undefined = server; at && !chain.includes(at);) {
    chain.push(at)
    at = ids.get((at.attributes.get('href') ?? '').trim().slice(1))
  }
  return chain
}

function stopsOf(chain: readonly SvgElement[]): Stop[] {
  const own = chain.map(each => elementsIn(each).filter(({ name }) => name === 'stop')).find(stops => stops.length > 0)
  let least = 0
  return (own ?? []).map(stop => {
    const { attributes } = stop
    least = Math.max(least, attributes.has('offset') ? shareOf(attributes.get('offset')) : 0)
    const colour = requireColour(attributes.get('stop-color') ?? '#000', styleAt(stop))
    return { at: least, colour: { ...colour, a: colour.a * shareOf(attributes.get('stop-opacity')) } }
  })
}

interface GradientGeometry {
  readonly kind: 'linear' | 'radial'
  readonly from: Circle
  readonly to: Circle
}

function placesOf(chain: readonly SvgElement[], isOfBox: boolean, viewport: Viewport): GradientGeometry {
  const { width, height } = isOfBox ? { width: 1, height: 1 } : viewport
  const around = isOfBox ? 1 : diagonalOf(viewport)
  const kind = chain[0]!.name === 'linearGradient' ? 'linear' : 'radial'
  const said = (name: string): string | undefined =>
    chain.find(each => each.name === chain[0]!.name && each.attributes.has(name))?.attributes.get(name)
  const at = (name: string, whole: number, instead: number): number => lengthOf(said(name), whole) ?? instead * whole
  if (kind === 'linear')
    return {
      kind,
      from: [at('x1', width, 0), at('y1', height, 0), 0],
      to: [at('x2', width, 1), at('y2', height, 0), 0],
    }
  const [cx, cy, r] = [at('cx', width, 0.5), at('cy', height, 0.5), at('r', around, 0.5)]
  const focus: Circle = [lengthOf(said('fx'), width) ?? cx, lengthOf(said('fy'), height) ?? cy, at('fr', around, 0)]
  // Programs render a focus outside the circle differently.
  if (r > 0 && Math.hypot(focus[0] - cx, focus[1] - cy) + focus[2] > 0.99 * r) throw new UnsupportedSvgError('a focus')
  return { kind, from: focus, to: [cx, cy, r] }
}

type AttributeLookup = (name: string) => string | undefined

function requireKnown(server: SvgElement, chain: readonly SvgElement[], said: AttributeLookup): void {
  if (server.name !== 'linearGradient' && server.name !== 'radialGradient') throw new UnsupportedSvgError(server.name)
  if ((said('spreadMethod') ?? 'pad') !== 'pad') throw new UnsupportedSvgError('a gradient that goes on')
  if (chain.some(each => styleAt(each)['color-interpolation'] === 'linearRGB'))
    throw new UnsupportedSvgError('linear light')
}

/** Returns whether a gradient starts where it ends: the whole area gets its last colour. */
const isNowhere = ({ kind, from, to }: GradientGeometry): boolean =>
  kind === 'linear' ? from[0] === to[0] && from[1] === to[1] : to[2] <= 0

/** Returns the frame of a gradient's shares as a matrix; undefined for a straight line, which has no box. */
function frameOf(isOfBox: boolean, box: Box | undefined): Matrix | undefined {
  if (!isOfBox) return IDENTITY
  const [width, height] = box ? [box.right - box.left, box.bottom - box.top] : [0, 0]
  return box && width > 0 && height > 0 ? [width, 0, 0, height, box.left, box.top] : undefined
}

function gradientOf(server: SvgElement, { ids, box, viewport }: PaintWorld): ResolvedPaint | undefined {
  const chain = chainOf(server, ids)
  const said: AttributeLookup = name => chain.find(({ attributes }) => attributes.has(name))?.attributes.get(name)
  requireKnown(server, chain, said)
  const stops = stopsOf(chain)
  const last = stops.at(-1)
  const isOfBox = said('gradientUnits') !== 'userSpaceOnUse'
  const frame = frameOf(isOfBox, box)
  if (!last || !frame) return undefined
  const told = placesOf(chain, isOfBox, viewport)
  if (stops.length === 1 || isNowhere(told)) return { paint: { kind: 'plain', colour: last.colour }, matrix: IDENTITY }
  return inUnits({ ...told, stops }, multiply(frame, matrixOf(said('gradientTransform'))))
}

type Gradient = GradientGeometry & { readonly stops: readonly Stop[] }

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** Converts a gradient to the units of the painted element: a linear one always, a radial one if it stays circular. */
function inUnits(gradient: Gradient, matrix: Matrix): ResolvedPaint {
  const { kind, from, to } = gradient
  const [a, b, c, d] = matrix
  const area = a * d - b * c
  if (!(Math.abs(area) > 1e-12)) throw new UnsupportedSvgError('a gradient without a width')
  if (kind === 'linear') {
    // Lines of one colour stay perpendicular, however the gradient is skewed.
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    const long = x * x + y * y
    const [u, v] = [(d * x - b * y) / (area * long), (a * y - c * x) / (area * long)]
    const begin = placed(matrix, from[0], from[1])
    const by = 1 / (u * u + v * v)
    const end: Circle = [begin[0] + u * by, begin[1] + v * by, 0]
    return { paint: { ...gradient, from: [...begin, 0], to: end }, matrix: IDENTITY }
  }
  const scale = Math.sqrt(Math.abs(area))
  const isRound = Math.abs(Math.hypot(a, b) - scale) < 1e-6 * scale && Math.abs(a * c + b * d) < 1e-6 * scale * scale
  if (!isRound) return { paint: gradient, matrix }
  const moved = ([x, y, r]: Circle): Circle => [...placed(matrix, x, y), r * scale]
  return { paint: { ...gradient, from: moved(from), to: moved(to) }, matrix: IDENTITY }
}
