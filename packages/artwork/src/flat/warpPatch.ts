import { lerpPoint, boxAround, boxCentre, boxHeight, boxWidth, growBox, type Box, type Point } from '@kitwright/measure'
import { asDrawable, contextOf, addPolygonsToPath } from '../surface/canvasTools.ts'
import type { Context2d, Surface, SurfaceCanvas } from '../surface/types.ts'
import { resampleEvenly } from '../surface/polyline.ts'

/** A piece's picture and its box in millimetres. */
export interface PiecePicture {
  readonly canvas: SurfaceCanvas
  readonly box: Box
}

/** Two opposite edges of a ruled patch, in the same direction. */
export interface RuledPatch {
  readonly start: readonly Point[]
  readonly end: readonly Point[]
}

/** Returns the points of a ruled patch: `rows[i][j]`, i along the edges, j across from start to end. */
function lattice({ start, end }: RuledPatch, along: number, across: number): Point[][] {
  const [a, b] = [resampleEvenly(start, along + 1), resampleEvenly(end, along + 1)]
  return a.map((p, i) => Array.from({ length: across + 1 }, (_, j) => lerpPoint(p, b[i]!, j / across)))
}

type Triangle = readonly [Point, Point, Point]

/** Returns the affine matrix that maps one triangle onto another; null for a degenerate source. */
function affine([a, b, c]: Triangle, [p, q, r]: Triangle): [number, number, number, number, number, number] | null {
  const [bx, by, cx, cy] = [b.x - a.x, b.y - a.y, c.x - a.x, c.y - a.y]
  const area = bx * cy - cx * by
  if (Math.abs(area) < 1e-9) return null
  const xx = ((q.x - p.x) * cy - (r.x - p.x) * by) / area
  const xy = ((r.x - p.x) * bx - (q.x - p.x) * cx) / area
  const yx = ((q.y - p.y) * cy - (r.y - p.y) * by) / area
  const yy = ((r.y - p.y) * bx - (q.y - p.y) * cx) / area
  return [xx, yx, xy, yy, p.x - xx * a.x - xy * a.y, p.y - yx * a.x - yy * a.y]
}

/** Grows a triangle slightly about its middle, so that neighbours overlap without hairlines between them. */
function grown([a, b, c]: Triangle, by: number): Triangle {
  const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 }
  const out = (p: Point): Point => {
    const length = Math.hypot(p.x - middle.x, p.y - middle.y) || 1
    return lerpPoint(middle, p, 1 + by / length)
  }
  return [out(a), out(b), out(c)]
}

function drawTriangle(
  context: Context2d,
  picture: PiecePicture,
  source: Triangle,
  target: Triangle,
  overlap: number,
): void {
  const matrix = affine(source, target)
  if (!matrix) return
  const [a, b, c] = grown(target, overlap)
  const { box, canvas } = picture
  context.save()
  context.beginPath()
  context.moveTo(a.x, a.y)
  context.lineTo(b.x, b.y)
  context.lineTo(c.x, c.y)
  context.clip()
  context.transform(...matrix)
  context.drawImage(asDrawable(canvas), box[0], box[1], boxWidth(box), boxHeight(box))
  context.restore()
}

/** Insets the lattice by `by` mm on its narrower side, so that some cloth remains just outside it. */
function drawnIn(rows: Point[][], by: number): Point[][] {
  const box = boxAround(rows.flat())
  const share = (2 * by) / Math.min(boxWidth(box), boxHeight(box))
  return rows.map(row => row.map(p => lerpPoint(p, boxCentre(box), share)))
}

interface Lattices {
  readonly source: Point[][]
  readonly target: Point[][]
}

const ALONG = 12
const ACROSS = 6

function drawLattice(context: Context2d, picture: PiecePicture, { source, target }: Lattices, overlap: number): void {
  const corners = (grid: Point[][], i: number, j: number): [Point, Point, Point, Point] => [
    grid[i]![j]!,
    grid[i + 1]![j]!,
    grid[i + 1]![j + 1]!,
    grid[i]![j + 1]!,
  ]
  for (let i = 0; i < ALONG; i++) {
    for (let j = 0; j < ACROSS; j++) {
      const [s, t] = [corners(source, i, j), corners(target, i, j)]
      drawTriangle(context, picture, [s[0], s[1], s[2]], [t[0], t[1], t[2]], overlap)
      drawTriangle(context, picture, [s[0], s[2], s[3]], [t[0], t[2], t[3]], overlap)
    }
  }
}

/** The overlap of triangles in pixels, enough to hide hairlines of the background. */
const OVERLAP_PX = 2.4
/** Bent pieces are drawn at twice the picture's pixels. */
const FINE = 2

/** Draws a piece's picture bent from one ruled patch onto another and cut to the target's rim; all in mm. */
export function drawWarped(
  context: Context2d,
  picture: PiecePicture,
  patch: { readonly source: RuledPatch; readonly target: RuledPatch },
  { pxPerMm, surface }: { readonly pxPerMm: number; readonly surface: Surface },
): void {
  const rim = rimOf(patch.target)
  const [x0, y0, x1, y1] = growBox(boxAround(rim), 2 / pxPerMm)
  const fine = pxPerMm * FINE
  const overlap = OVERLAP_PX / fine
  const canvas = surface.createCanvas(Math.ceil((x1 - x0) * fine), Math.ceil((y1 - y0) * fine))
  const bent = contextOf(canvas)
  bent.scale(fine, fine)
  bent.translate(-x0, -y0)
  // A fill has soft edges in browser and Node; a clip around the triangles' own clips does not.
  addPolygonsToPath(bent, [rim])
  bent.fill()
  bent.globalCompositeOperation = 'source-atop'
  const source = drawnIn(lattice(patch.source, ALONG, ACROSS), overlap / 2)
  drawLattice(bent, picture, { source, target: lattice(patch.target, ALONG, ACROSS) }, overlap)
  context.drawImage(asDrawable(canvas), x0, y0, canvas.width / fine, canvas.height / fine)
}

/** Returns the patch's rim as one polygon. */
export const rimOf = ({ start, end }: RuledPatch): Point[] => [...start, ...end.toReversed()]
