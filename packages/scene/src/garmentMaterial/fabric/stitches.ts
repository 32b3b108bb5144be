import type { Piece, PieceEdge } from '@kitwright/garment'
import { type Point, signedArea } from '@kitwright/measure'

/** Returns the line `by` mm inside an edge, whose points follow the outline's order. */
export function offsetInward(points: readonly Point[], outline: readonly Point[], by: number): Point[] {
  // The sign tells on which side of the outline the piece lies.
  const inward = signedArea(outline) > 0 ? by : -by
  return points.map((point, i) => {
    const from = points[Math.max(0, i - 1)]!
    const to = points[Math.min(points.length - 1, i + 1)]!
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    return { x: point.x - ((to.y - from.y) / length) * inward, y: point.y + ((to.x - from.x) / length) * inward }
  })
}

/** Distances of the twin-needle hem and the topstitch of a sports jersey, mm from the edge. */
const HEM_MM = [17, 22]
const TOPSTITCH_MM = 5
const STITCH_MM = [2.6, 1.2]

const isHem = (edge: PieceEdge): boolean => edge.name.startsWith('hem')
const isTopstitched = (edge: PieceEdge): boolean => /^(?:neck|arm|cap|waist)/.test(edge.name)

type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

interface Line {
  readonly points: readonly Point[]
  readonly widthMm: number
  readonly colour: string
  readonly dash?: readonly number[]
}

function strokeLine(pen: Pen, { points, widthMm, colour, dash = [] }: Line): void {
  pen.beginPath()
  points.forEach((point, i) => (i === 0 ? pen.moveTo(point.x, point.y) : pen.lineTo(point.x, point.y)))
  pen.lineWidth = widthMm
  pen.strokeStyle = colour
  pen.setLineDash([...dash])
  pen.stroke()
}

/** Draws a soft line as several thin transparent strokes: Safari lacks canvas filters. */
function strokeSoft(pen: Pen, points: readonly Point[], widthMm: number, rgb: string, strength: number): void {
  const veils = 5
  for (let veil = 1; veil <= veils; veil++)
    strokeLine(pen, { points, widthMm: (widthMm * veil) / veils, colour: `rgba(${rgb},${strength / veils})` })
}

interface Sheets {
  /** Heights; grey 128 is level. */
  readonly height: Pen
  /** Openness to light; white is fully open. */
  readonly open: Pen
}

/** Draws a thread. `depth` is 0-1: a hem's thread is under tension, a topstitch hardly marks the cloth. */
function drawThread({ height, open }: Sheets, points: readonly Point[], depth: number): void {
  strokeSoft(height, points, 3.4, '0,0,0', 0.5 * depth)
  strokeLine(height, { points, widthMm: 1.1, colour: `rgba(168,168,168,${depth})`, dash: STITCH_MM })
  strokeSoft(open, points, 2.4, '0,0,0', 0.12 * depth)
  strokeLine(open, { points, widthMm: 0.8, colour: `rgba(0,0,0,${0.2 * depth})`, dash: STITCH_MM })
}

function drawHem(sheets: Sheets, piece: Piece, edge: PieceEdge): void {
  // The turned-up hem is two layers thick up to the upper stitch.
  strokeLine(sheets.height, { points: edge.points, widthMm: HEM_MM[1]! * 2, colour: '#8c8c8c' })
  for (const by of HEM_MM) drawThread(sheets, offsetInward(edge.points, piece.outline, by), 1)
}

function drawSeam(sheets: Sheets, piece: Piece, edge: PieceEdge): void {
  strokeSoft(sheets.height, edge.points, piece.isRib ? 4 : 7, '0,0,0', 0.75)
  strokeSoft(sheets.open, edge.points, piece.isRib ? 2.5 : 4, '0,0,0', 0.4)
  if (isTopstitched(edge) && !piece.isRib)
    drawThread(sheets, offsetInward(edge.points, piece.outline, TOPSTITCH_MM), 0.45)
}

/** Draws a piece's grooves and stitches, mm on the piece. A rib's own upper edge is a fold without a seam. */
export function drawStitches(sheets: Sheets, piece: Piece): void {
  for (const edge of piece.edges) if (isHem(edge)) drawHem(sheets, piece, edge)
  for (const edge of piece.edges) {
    if (isHem(edge) || (piece.isRib && edge.name === 'top')) continue
    drawSeam(sheets, piece, edge)
  }
}
