import type { DesignDocument, EdgeRef, Piping } from '@kitwright/design'
import { modelsOf, optionsKey, seamNeighbour, type Garment, type GarmentOptions, type Piece } from '@kitwright/garment'
import {
  boxAround,
  boxCentre,
  boxHeight,
  boxWidth,
  distance,
  growBox,
  normaliseDegrees,
  toDegrees,
  toRadians,
  type Point,
} from '@kitwright/measure'
import type { PipingLayer } from './pipingBand.ts'
import { inwardSide, BAND_OVERPRINT_MM, paintBand, type Stripes } from './paintPipingBand.ts'

/** The prefix of a piping layer's id; no layer's own id begins with it. */
const MARK = '~piping'
/** The share of the middle colour in the width of a two-colour tape. */
const MIDDLE = 1 / 3

const isPrinted = ({ isRib, isTrim }: Piece): boolean => !isRib && !isTrim

/**
 * One of a seam's edges on a printed piece, and the share of the piping's width on it: half, or all if the neighbour is
 * not printed.
 */
interface Half {
  readonly piece: Piece
  readonly edge: string
  /** The edge's points in the direction of the outline. */
  readonly points: readonly Point[]
  readonly share: 0.5 | 1
}

const pointsOf = ({ edges }: Piece, name: string): readonly Point[] | undefined =>
  edges.find(edge => edge.name === name)?.points

function halvesOf(garment: Garment, options: GarmentOptions, { piece: id, edge }: EdgeRef): Half[] {
  return modelsOf(garment, options).flatMap((model): Half[] => {
    const piece = model.pieces.find(each => each.id === id)
    const points = piece && pointsOf(piece, edge)
    if (!piece || !points) return []
    const other = seamNeighbour(model, id, edge)
    const there = other && {
      piece: other.piece,
      edge: other.edge.name,
      points: pointsOf(other.piece, other.edge.name)!,
    }
    const both = [{ piece, edge, points }, ...(there ? [there] : [])].filter(half => isPrinted(half.piece))
    return both.map(half => ({ ...half, share: both.length === 2 ? 0.5 : 1 }))
  })
}

const isSame = (a: Point, b: Point): boolean => distance(a, b) < 0.05

/** Joins consecutive edges on one piece, so that they turn a corner together. */
function chained(halves: readonly Half[]): Half[] {
  const chains: Half[] = []
  for (const half of halves) {
    const fits = (other: Half): boolean => other.piece === half.piece && other.share === half.share
    const before = chains.findIndex(other => fits(other) && isSame(other.points.at(-1)!, half.points[0]!))
    const after = chains.findIndex(other => fits(other) && isSame(half.points.at(-1)!, other.points[0]!))
    const whole = [
      ...(before < 0 ? [] : [chains[before]!]),
      half,
      ...(after < 0 || after === before ? [] : [chains[after]!]),
    ]
    const rest = chains.filter((_, i) => i !== before && i !== after)
    chains.splice(0, chains.length, ...rest, {
      ...half,
      edge: whole.map(({ edge }) => edge).join('+'),
      points: whole.flatMap(({ points }, i) => (i === 0 ? points : points.slice(1))),
    })
  }
  return chains
}

/** The smallest turn of the outline that counts as a corner, in degrees. */
const CORNER_DEG = 15

/**
 * Returns how far a band continues straight at the end of its line. It fills the corner between its edge and the next
 * edge of the outline, with the overprint beyond. It is 0 without a corner, and if the piece continues around the
 * corner.
 */
function reachBeyond(
  outline: readonly Point[],
  [from, at]: readonly [Point, Point],
  inward: 1 | -1,
  widthMm: number,
): number {
  const i = outline.findIndex(point => isSame(point, at))
  const next = [outline.at(i - 1)!, outline[(i + 1) % outline.length]!].find(each => !isSame(each, from))
  if (i < 0 || !next) return 0
  const angle = (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x)
  const turned = normaliseDegrees(toDegrees(angle(at, next) - angle(from, at)))
  // Positive if it turns towards the piece.
  const turn = -inward * (turned > 180 ? turned - 360 : turned)
  if (turn < CORNER_DEG) return 0
  return BAND_OVERPRINT_MM + (turn < 90 ? widthMm * Math.tan(toRadians(90 - turn)) : 0)
}

function straightOn(from: Point, at: Point, byMm: number): Point {
  const length = distance(from, at) || 1
  return { x: at.x + ((at.x - from.x) / length) * byMm, y: at.y + ((at.y - from.y) / length) * byMm }
}

/** Lengthens the line at the ends where a band reaches into a corner. */
function lengthened({ piece: { outline }, points }: Half, inward: 1 | -1, widthMm: number): Point[] {
  const [first, second, last, before] = [points[0]!, points[1]!, points.at(-1)!, points.at(-2)!]
  // In reverse direction the piece is on the other side.
  const start = reachBeyond(outline, [second, first], inward === 1 ? -1 : 1, widthMm)
  const end = reachBeyond(outline, [before, last], inward, widthMm)
  return [
    ...(start > 0 ? [straightOn(second, first, start)] : []),
    ...points,
    ...(end > 0 ? [straightOn(before, last, end)] : []),
  ]
}

const opaque = (colour: string): string => colour.slice(0, 7)

/**
 * Returns the colours of a half, from the edge inwards. Across a seam the middle colour lies on the seam; along a hem,
 * in the middle of the band.
 */
function stripesOf({ widthMm, middle }: Piping, share: Half['share']): Stripes['stripes'] {
  const to = widthMm * share
  const whole = { at: 0, from: 0, to }
  if (!middle) return [whole]
  const half = (widthMm * MIDDLE) / 2
  const [from, until] = share === 1 ? [widthMm / 2 - half, widthMm / 2 + half] : [0, half]
  return [whole, { at: 1, from, to: until }]
}

function layerOf(piping: Piping, half: Half): PipingLayer {
  const { piece, edge, points, share } = half
  const inward = inwardSide(piece.outline, points)
  const reach = Math.max(BAND_OVERPRINT_MM, piping.widthMm * share)
  const line = lengthened(half, inward, piping.widthMm * share)
  const box = growBox(boxAround(line), reach)
  const { x, y } = boxCentre(box)
  const band: Stripes = {
    line: line.map(at => ({ x: at.x - x, y: at.y - y })),
    inward,
    stripes: stripesOf(piping, share),
  }
  return {
    id: `${MARK}-${piece.id}-${edge}`,
    kind: 'image',
    role: 'image',
    name: null,
    piece: piece.id,
    xMm: x,
    yMm: y,
    rotationDeg: 0,
    opacity: 1,
    isHidden: false,
    isLocked: true,
    asset: { source: 'local', id: MARK, widthPx: 1, heightPx: 1 },
    widthMm: boxWidth(box),
    heightMm: boxHeight(box),
    isMirrored: false,
    band: {
      key: JSON.stringify(band),
      colours: [piping, piping.middle].flatMap(of => (of ? [opaque(of.colour)] : [])),
      paint: (context, colours) => paintBand(context, band, colours),
    },
  }
}

interface CachedPipingLayers {
  readonly garment: Garment
  readonly variant: string
  readonly layers: readonly PipingLayer[]
}

/** The layers of a piping, cached as the same objects while their appearance stays the same. */
const known = new WeakMap<Piping, CachedPipingLayers>()

function layersOf(piping: Piping, garment: Garment, options: GarmentOptions): readonly PipingLayer[] {
  const variant = optionsKey(options)
  const before = known.get(piping)
  if (before?.garment === garment && before.variant === variant) return before.layers
  const halves = piping.edges.flatMap(edge => halvesOf(garment, options, edge))
  // The input may name both edges of a seam.
  const own = halves.filter(
    ({ piece, edge }, i) => halves.findIndex(other => other.piece === piece && other.edge === edge) === i,
  )
  const layers = chained(own).map(half => layerOf(piping, half))
  known.set(piping, { garment, variant, layers })
  return layers
}

/**
 * Returns the layers that a design's pipings paint on its pieces, bottom first. If two run along the same edges, only
 * the later one counts.
 */
export const pipingLayers = ({ piping = [], options }: DesignDocument, garment: Garment): readonly PipingLayer[] => {
  const all = piping.flatMap(each => layersOf(each, garment, options))
  return all.filter(({ id }, i) => all.findLastIndex(other => other.id === id) === i)
}
