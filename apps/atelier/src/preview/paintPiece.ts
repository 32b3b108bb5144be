import type { Model, PartArea, Piece, PieceEdge } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'

/** Colours for the parts, and artwork that reveals stretch and mirroring. */
export interface Kit {
  readonly colours: Readonly<Record<string, string>>
  /** Colour of stripes down the body, or of hoops round body and sleeves. */
  readonly stripes?: string
  readonly hoops?: string
  readonly ink: string
  readonly words: Readonly<Record<string, string>>
}

const MAX_PX = 2048
/** Colour of what belongs to no part: metal eyelets. */
const BARE = '#d3d6da'

function canvasFor(piece: Piece): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const [x0, y0, x1, y1] = piece.box
  const scale = Math.min(2.6, MAX_PX / Math.max(x1 - x0, y1 - y0))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((x1 - x0) * scale)
  canvas.height = Math.ceil((y1 - y0) * scale)
  const pen = canvas.getContext('2d')!
  const [sx, sy] = [canvas.width / (x1 - x0), canvas.height / (y1 - y0)]
  pen.setTransform(sx, 0, 0, sy, -x0 * sx, -y0 * sy)
  return { canvas, pen }
}

function trace(pen: CanvasRenderingContext2D, points: readonly Point[]): void {
  pen.beginPath()
  points.forEach((p, i) => (i ? pen.lineTo(p.x, p.y) : pen.moveTo(p.x, p.y)))
}

function fillArea(pen: CanvasRenderingContext2D, piece: Piece, area: PartArea, kit: Kit): void {
  pen.fillStyle = kit.colours[area.part] ?? '#888'
  const [x0, y0, x1, y1] = piece.box
  if (!area.region) {
    pen.fillRect(x0, y0, x1 - x0, y1 - y0)
    if (kit.stripes && area.part === 'base') {
      pen.fillStyle = kit.stripes
      for (let x = -360; x < 360; x += 90) pen.fillRect(x - 22, y0, 45, y1 - y0)
    }
    if (kit.hoops && (area.part === 'base' || area.part === 'sleeves')) {
      pen.fillStyle = kit.hoops
      for (let y = 0; y < y1; y += 110) pen.fillRect(x0, y, x1 - x0, 55)
    }
  }
  for (const polygon of area.region ?? []) {
    trace(pen, polygon)
    pen.fill()
  }
}

/** The edge, offset into the piece. */
const inset = ({ points }: PieceEdge, mm: number): Point[] =>
  points.map((p, i) => {
    const [a, b] = [points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!]
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: p.x + ((b.y - a.y) / length) * mm, y: p.y - ((b.x - a.x) / length) * mm }
  })

const STITCHED = /^(arm|cap|shoulder|neck)/

/** Seam shadows and stitches; hems get two rows at 17 and 22 mm. */
function drawSewing(colour: CanvasRenderingContext2D, bump: CanvasRenderingContext2D, piece: Piece): void {
  const stitch = (points: readonly Point[]): void => {
    for (const [pen, style, width] of [
      [bump, '#606060', 1.3],
      [colour, 'rgba(0,0,0,.28)', 0.9],
    ] as const) {
      trace(pen, points)
      pen.setLineDash([2.6, 1.2])
      pen.lineWidth = width
      pen.strokeStyle = style
      pen.stroke()
      pen.setLineDash([])
    }
  }
  for (const edge of piece.edges) {
    if (piece.isRib) continue
    if (edge.name === 'hem') {
      for (const mm of [17, 22]) stitch(inset(edge, mm))
      continue
    }
    for (const [pen, style, width] of [
      [bump, '#303030', 5],
      [colour, 'rgba(0,0,0,.33)', 3],
    ] as const) {
      pen.save()
      pen.filter = 'blur(2px)'
      trace(pen, edge.points)
      pen.lineWidth = width
      pen.strokeStyle = style
      pen.stroke()
      pen.restore()
    }
    if (STITCHED.test(edge.name)) stitch(inset(edge, 5))
  }
}

function drawRib(pen: CanvasRenderingContext2D, { box: [x0, y0, x1, y1] }: Piece): void {
  pen.fillStyle = 'rgba(0,0,0,.1)'
  for (let x = x0; x < x1; x += 2.2) pen.fillRect(x, y0, 0.9, y1 - y0)
}

function drawWords(pen: CanvasRenderingContext2D, model: Model, piece: Piece, kit: Kit): void {
  pen.fillStyle = kit.ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const zone of model.zones.filter(z => z.piece === piece.id)) {
    const word = kit.words[zone.id]
    if (!word) continue
    pen.font = `700 ${zone.height}px Arial`
    const squeeze = Math.min(1, zone.width / pen.measureText(word).width)
    pen.font = `700 ${zone.height * squeeze}px Arial`
    pen.fillText(word, zone.centre.x, zone.centre.y)
  }
}

/** The piece's colour and bump pictures, in piece space. */
export function paintPiece(
  model: Model,
  piece: Piece,
  kit: Kit,
): { colour: HTMLCanvasElement; bump: HTMLCanvasElement } {
  const colour = canvasFor(piece)
  const bump = canvasFor(piece)
  const [x0, y0, x1, y1] = piece.box
  bump.pen.fillStyle = '#808080'
  bump.pen.fillRect(x0, y0, x1 - x0, y1 - y0)
  colour.pen.fillStyle = BARE
  colour.pen.fillRect(x0, y0, x1 - x0, y1 - y0)
  for (const area of model.areas.filter(a => a.piece === piece.id)) fillArea(colour.pen, piece, area, kit)
  if (piece.isRib) drawRib(colour.pen, piece)
  drawWords(colour.pen, model, piece, kit)
  drawSewing(colour.pen, bump.pen, piece)
  return { colour: colour.canvas, bump: bump.canvas }
}
