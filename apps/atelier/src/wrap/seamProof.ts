import { rasterise, type Drawing, type Sources } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import type { PatternUse } from '@kitwright/design'
import type { Piece, Seam } from '@kitwright/garment'
import type { WrapMap } from '@kitwright/garment/wrap'
import type { Point } from '@kitwright/measure'
import { lineLength, pointAlong } from '../pattern/line.ts'
import { lineOf } from './crease.ts'

/** What is compared: a model's pieces in a size, and how they lie on the table. */
export interface Sewn {
  readonly pieces: readonly Piece[]
  readonly seams: readonly Seam[]
  readonly maps: ReadonlyMap<string, WrapMap>
}

const PX_PER_MM = 1
const STEP_MM = 0.5
/** Colours that lie no farther apart along the seam meet. */
const WITHIN_MM = 1
/** How far inside the seam a pixel is looked at. */
const BESIDE_MM = 0.5
/** Where it may be found on the other side: a pattern's own edge that runs along the seam, as a half's between two legs, lies beside it. */
const ACROSS_MM = [0.5, 0, -0.5, -1]
/** Of 255. */
const SAME = 8

/** Red where the pattern lies, black elsewhere: its share of ink by place, 0-255. */
type InkAt = (at: Point) => number

function drawnInk(piece: Piece, wrap: WrapMap, pattern: PatternUse, sources: Sources): InkAt {
  const drawing: Drawing = {
    piece: piece.id,
    box: piece.box,
    outline: piece.outline,
    fabricColour: '#000000',
    instructions: [
      {
        kind: 'ground',
        part: 'base',
        fill: { kind: 'solid', colour: '#000000' },
        patterns: [{ ...pattern, colour: '#ff0000', opacity: 1 }],
        frame: wrap.frame,
        wrap,
        region: null,
      },
    ],
  }
  const canvas = rasterise(drawing, { pxPerMm: PX_PER_MM, surface: nodeSurface, sources })
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  const [x0, y0, x1, y1] = piece.box
  const [perX, perY] = [canvas.width / (x1 - x0), canvas.height / (y1 - y0)]
  const at = (column: number, row: number): number => {
    const [x, y] = [Math.min(canvas.width - 1, Math.max(0, column)), Math.min(canvas.height - 1, Math.max(0, row))]
    return data[4 * (y * canvas.width + x)]!
  }
  return ({ x, y }) => {
    const [u, v] = [(x - x0) * perX - 0.5, (y - y0) * perY - 0.5]
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [fx, fy] = [u - column, v - row]
    const above = at(column, row) * (1 - fx) + at(column + 1, row) * fx
    const below = at(column, row + 1) * (1 - fx) + at(column + 1, row + 1) * fx
    return above * (1 - fy) + below * fy
  }
}

const signedArea = (outline: readonly Point[]): number =>
  outline.reduce((sum, { x, y }, i) => {
    const next = outline[(i + 1) % outline.length]!
    return sum + x * next.y - next.x * y
  }, 0)

/** Places just inside an edge (or, in the bleed, just outside), evenly along it. */
function besideEdge(piece: Piece, edge: string, { count, beside }: { count: number; beside: number }): Point[] {
  const line = lineOf(piece, edge)
  const length = lineLength(line)
  const inwards = signedArea(piece.outline) > 0 ? 1 : -1
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = (i / count) * length
    const [at, a, b] = [along, along - 1, along + 1].map(mm => pointAlong(line, Math.min(length, Math.max(0, mm))))
    const [dx, dy] = [b!.x - a!.x, b!.y - a!.y]
    const step = (inwards * beside) / (Math.hypot(dx, dy) || 1)
    return { x: at!.x - step * dy, y: at!.y + step * dx }
  })
}

/** A seam's places: beside one edge, and beside the other in rows, all walked the same way. */
interface SeamPlaces {
  readonly a: string
  readonly b: string
  readonly own: readonly Point[]
  readonly rows: readonly (readonly Point[])[]
}

function placesOf({ pieces, seams, maps }: Sewn): SeamPlaces[] {
  return seams.flatMap(({ a, b }) => {
    const [first, second] = [a, b].map(([id]) => pieces.find(piece => piece.id === id && maps.has(id)))
    if (!first || !second) return []
    const count = Math.max(2, Math.round(lineLength(lineOf(first, a[1])) / STEP_MM))
    const own = besideEdge(first, a[1], { count, beside: BESIDE_MM })
    const rows = ACROSS_MM.map(beside => besideEdge(second, b[1], { count, beside }).toReversed())
    return [{ a: first.id, b: second.id, own, rows }]
  })
}

export interface Agreement {
  readonly samples: number
  readonly equal: number
}

const REACH = Math.round(WITHIN_MM / STEP_MM)

/** How often a row of ink is equal to other rows to within a millimetre: a place agrees whose ink they have there. */
function agree(own: readonly number[], others: readonly (readonly number[])[]): number {
  return own.filter((ink, i) => {
    let [least, most] = [Infinity, -Infinity]
    for (const row of others)
      for (let k = Math.max(0, i - REACH); k <= Math.min(row.length - 1, i + REACH); k++) {
        least = Math.min(least, row[k]!)
        most = Math.max(most, row[k]!)
      }
    return ink >= least - SAME && ink <= most + SAME
  }).length
}

/** Draws patterns over a model, and compares their pixels along both sides of every seam between pieces that they go on over. */
export function proveSeams(sewn: Sewn): (pattern: PatternUse, sources: Sources) => Agreement {
  const places = placesOf(sewn)
  return (pattern, sources) => {
    const inks = new Map<string, InkAt>()
    for (const piece of sewn.pieces) {
      const wrap = sewn.maps.get(piece.id)
      if (wrap) inks.set(piece.id, drawnInk(piece, wrap, pattern, sources))
    }
    let [samples, equal] = [0, 0]
    for (const { a, b, own, rows } of places) {
      const [ofA, ofB] = [inks.get(a)!, inks.get(b)!]
      samples += own.length
      equal += agree(
        own.map(ofA),
        rows.map(row => row.map(ofB)),
      )
    }
    return { samples, equal }
  }
}
