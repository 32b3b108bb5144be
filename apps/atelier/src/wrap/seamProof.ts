import { rasterise, type Drawing, type Sources } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import type { PatternUse } from '@kitwright/design'
import type { Piece, Seam, Size } from '@kitwright/garment'
import { wrapMapOf, type WrapMap, type Wraps } from '@kitwright/garment/wrap'
import type { Point } from '@kitwright/measure'
import { lineLength, pointAlong } from '../pattern/line.ts'
import { lineOf } from './crease.ts'

/** What is compared: a model's pieces in a size, and how they lie on the table. */
export interface Sewn {
  readonly wraps: Wraps
  readonly model: string
  readonly size: Size
  readonly pieces: readonly Piece[]
  readonly seams: readonly Seam[]
}

const PX_PER_MM = 1
const STEP_MM = 0.5
/** Colours that lie no farther apart along the seam meet. */
const WITHIN_MM = 1
/** How far from the seam pixels are looked at. */
const BESIDE_MM = 0.5
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
        pattern: { ...pattern, colour: '#ff0000', opacity: 1 },
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

export interface Agreement {
  readonly samples: number
  readonly equal: number
}

/** How often a row of ink is equal to other rows to within a millimetre: a place agrees whose ink they have there. */
function agree(own: readonly number[], others: readonly (readonly number[])[]): number {
  const reach = Math.round(WITHIN_MM / STEP_MM)
  return own.filter((ink, i) => {
    const near = others.flatMap(row => row.slice(Math.max(0, i - reach), i + reach + 1))
    return ink >= Math.min(...near) - SAME && ink <= Math.max(...near) + SAME
  }).length
}

/** Draws a pattern over a model and compares its pixels along both sides of every seam between pieces that it goes on over. */
export function proveSeams(
  { wraps, model, size, pieces, seams }: Sewn,
  pattern: PatternUse,
  sources: Sources,
): Agreement {
  const inks = new Map<string, InkAt>()
  for (const piece of pieces) {
    const wrap = wrapMapOf(wraps, { model, piece: piece.id, size })
    if (wrap) inks.set(piece.id, drawnInk(piece, wrap, pattern, sources))
  }
  let [samples, equal] = [0, 0]
  for (const { a, b } of seams) {
    const [own, other] = [inks.get(a[0]), inks.get(b[0])]
    const [first, second] = [a, b].map(([id]) => pieces.find(piece => piece.id === id))
    if (!own || !other || !first || !second) continue
    const count = Math.max(2, Math.round(lineLength(lineOf(first, a[1])) / STEP_MM))
    const here = besideEdge(first, a[1], { count, beside: BESIDE_MM }).map(own)
    const there = [BESIDE_MM, -BESIDE_MM].map(beside =>
      besideEdge(second, b[1], { count, beside }).map(other).toReversed(),
    )
    samples += here.length
    equal += agree(here, there)
  }
  return { samples, equal }
}
