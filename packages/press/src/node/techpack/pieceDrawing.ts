import type { Sources } from '@kitwright/artwork'
import { boxAround, boxHeight, boxWidth, growBox, rotatePoint, type Box, type Point } from '@kitwright/measure'
import type { PlacedPiece, Placement } from '../../techpack/placements.ts'
import { paintSewn } from '../sheets/paintSewn.ts'
import { INK, type Pen } from '../paper/paperPen.ts'

/** Pixels per millimetre of cloth for artwork without shapes: 200 dpi at a fifth of its size. */
const PX_PER_MM = 1.6
const ACCENT = '#db2777'
const MARK_MM = 2.3
const ROUND_MM = 20

/** Maps points on the piece to points on the page. */
interface View {
  readonly scale: number
  readonly to: (at: Point) => Point
}

function viewOf(seen: Box, room: Box): View {
  const scale = Math.min(boxWidth(room) / boxWidth(seen), boxHeight(room) / boxHeight(seen))
  const [left, top] = [
    (room[0] + room[2] - boxWidth(seen) * scale) / 2,
    (room[1] + room[3] - boxHeight(seen) * scale) / 2,
  ]
  return { scale, to: ({ x, y }) => ({ x: left + (x - seen[0]) * scale, y: top + (y - seen[1]) * scale }) }
}

function paintCloth({ context }: Pen, { sheet }: PlacedPiece, { scale, to }: View, sources: Sources): void {
  const origin = to({ x: 0, y: 0 })
  context.save()
  context.translate(origin.x, origin.y)
  context.scale(scale, scale)
  const line = { colour: INK, widthMm: 0.25 / scale }
  paintSewn(context, sheet, { pxPerMm: PX_PER_MM, sources, isPage: true, line })
  context.restore()
}

const cornersOf = ({ centre, widthMm, heightMm, rotationDeg }: Placement): Point[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([x, y]) => {
    const turned = rotatePoint({ x: (x! * widthMm) / 2, y: (y! * heightMm) / 2 }, rotationDeg)
    return { x: centre.x + turned.x, y: centre.y + turned.y }
  })

/** Draws a number in a disc, beside the upper right corner of the object it numbers. */
function paintMark(pen: Pen, at: Point, number: number): void {
  pen.context.fillStyle = ACCENT
  pen.context.beginPath()
  pen.context.arc(at.x, at.y, MARK_MM, 0, 2 * Math.PI)
  pen.context.fill()
  pen.text(String(number), { x: at.x, y: at.y - 2.2 }, { sizeMm: 3, isBold: true, colour: '#ffffff', align: 'centre' })
}

function paintPlacement(pen: Pen, placement: Placement, { to }: View): void {
  const corners = cornersOf(placement).map(to)
  for (const [colour, widthMm] of [
    ['#ffffff', 0.5],
    [ACCENT, 0.25],
  ] as const)
    pen.line(corners, { colour, widthMm, dashMm: [1.4, 0.8] })
}

/**
 * Paints a piece of the base size with its artwork, numbered boxes around its placements and the lines that positions
 * are measured from.
 */
export function paintPiece(pen: Pen, placed: PlacedPiece, room: Box, sources: Sources): void {
  const seen = growBox(boxAround(placed.sheet.lines.sew), ROUND_MM)
  const view = viewOf(seen, room)
  paintCloth(pen, placed, view, sources)
  const line = (from: Point, to: Point): void =>
    pen.line([view.to(from), view.to(to)], { colour: ACCENT, widthMm: 0.2, dashMm: [3, 0.8, 0.6, 0.8] })
  line({ x: placed.middleX, y: seen[1] }, { x: placed.middleX, y: seen[3] })
  line({ x: seen[0], y: placed.topY }, { x: seen[2], y: placed.topY })
  for (const placement of placed.placements) paintPlacement(pen, placement, view)
  for (const placement of placed.placements) paintMark(pen, view.to(cornersOf(placement)[1]!), placement.at)
}
