import { modelsOf, type Piece } from '@kitwright/garment'
import { lerpPoint, boxHeight, boxWidth, distance, type Point } from '@kitwright/measure'
import { asDrawable, addPolygonsToPath } from '../surface/canvasTools.ts'
import { pictureOf, pieceOf, tintOf, type Board, type FlatShape } from './flatContext.ts'
import { collarShape } from './collarFlat.ts'
import { hoodShape } from './hoodFlat.ts'
import { edgeOf, resampleEvenly, startNearest } from '../surface/polyline.ts'
import { drawSeam, drawStitches, shadeCloth, type Fold } from './shadeFlat.ts'
import { stripShape } from './flatStrip.ts'
import { drawWarped, rimOf, type RuledPatch } from './warpPatch.ts'

interface Sleeve {
  readonly piece: Piece
  readonly source: RuledPatch
  readonly target: RuledPatch
}

/** Returns the sleeve half on this side: its piece, and the cap edge sewn to the body's armhole. */
function sleeveAt(board: Board, body: Piece, armEdge: string): { piece: Piece; cap: readonly Point[] } | null {
  const seams = modelsOf(board.garment, board.document.options).flatMap(model => model.seams)
  const seam = seams.find(({ a, b }) => [a, b].some(([piece, edge]) => piece === body.id && edge === armEdge))
  const other = seam && (seam.a[0] === body.id ? seam.b : seam.a)
  const piece = other && pieceOf(board, other[0])
  const cap = piece && edgeOf(piece, other[1])
  return piece && cap ? { piece, cap } : null
}

/**
 * Returns the sleeve's angle. Short sleeves stand off as on a hanger, long ones hang. A raglan sleeve begins at the
 * neck and must clear the shoulder.
 */
const sleeveAngle = (lengthMm: number, isRaglan: boolean): number =>
  (isRaglan ? 44 : lengthMm > 350 ? 64 : 42) * (Math.PI / 180)

/** Bends half a sleeve onto the body: its cap follows the armhole, its fold leaves the shoulder at the sleeve's angle. */
function placeSleeve(board: Board, body: Piece, armEdge: string): Sleeve | null {
  const arm = edgeOf(body, armEdge)
  const found = sleeveAt(board, body, armEdge)
  const hem = found && (edgeOf(found.piece, 'hem') ?? edgeOf(found.piece, 'wrist'))
  if (!arm || !found || !hem) return null
  const top = { x: 0, y: found.piece.box[1] }
  const cap = startNearest(top, found.cap)
  const under = cap.at(-1)!
  const hemUnder = Math.sign(hem[0]!.x) === Math.sign(under.x) ? hem[0]! : hem.at(-1)!
  const hemFold = { x: 0, y: hemUnder.y }
  const armhole = startNearest({ x: arm[0]!.x, y: body.box[1] }, arm[0]!.y < arm.at(-1)!.y ? arm : arm.toReversed())
  const shoulder = armhole[0]!
  const outward = Math.sign(shoulder.x)
  const length = hemFold.y - top.y
  const angle = sleeveAngle(length, armEdge.startsWith('raglan'))
  const along = { x: outward * Math.cos(angle), y: Math.sin(angle) }
  const foldEnd = { x: shoulder.x + along.x * length, y: shoulder.y + along.y * length }
  const half = Math.abs(hemUnder.x) * 0.9
  const underEnd = { x: foldEnd.x - outward * along.y * half, y: foldEnd.y + Math.abs(along.x) * half }
  return {
    piece: found.piece,
    source: { start: cap, end: [hemFold, hemUnder] },
    target: { start: armhole, end: [foldEnd, underEnd] },
  }
}

function sleeveShape(board: Board, { piece, source, target }: Sleeve): FlatShape {
  const outline = rimOf({ start: target.start, end: resampleEvenly(target.end, 2) })
  const [foldEnd, underEnd] = [target.end[0]!, target.end.at(-1)!]
  const [shoulder, underarm] = [target.start[0]!, target.start.at(-1)!]
  const tilt = (Math.atan2(foldEnd.y - shoulder.y, foldEnd.x - shoulder.x) * 180) / Math.PI
  const folds: Fold[] = [
    {
      at: lerpPoint(underarm, lerpPoint(shoulder, foldEnd, 0.5), 0.35),
      length: 190,
      width: 46,
      angleDeg: tilt - 12,
      depth: 0.2,
    },
    { at: lerpPoint(underEnd, shoulder, 0.3), length: 150, width: 34, angleDeg: tilt + 8, depth: 0.14 },
  ]
  const rowAt = (share: number): Point[] => [lerpPoint(shoulder, foldEnd, share), lerpPoint(underarm, underEnd, share)]
  return {
    outline,
    tint: tintOf(board, piece),
    paint(context) {
      drawWarped(context, pictureOf(board, piece), { source, target }, board)
      shadeCloth(context, outline, folds)
      if (!cuffOf(board, piece)) drawStitches(context, rowAt(0.93))
    },
  }
}

/** Returns the cuff sewn to a sleeve: `cuffL` for `sleeveL`. */
const cuffOf = (board: Board, sleeve: Piece): Piece | null => pieceOf(board, sleeve.id.replace('sleeve', 'cuff'))

function cuffShape(board: Board, { piece, target }: Sleeve): FlatShape | null {
  const cuff = cuffOf(board, piece)
  if (!cuff) return null
  const [fold, under] = [target.end[0]!, target.end.at(-1)!]
  const outward = Math.sign(fold.x)
  const width = distance(fold, under) || 1
  const along = { x: (outward * (under.y - fold.y)) / width, y: (outward * (fold.x - under.x)) / width }
  const height = boxHeight(cuff.box)
  const edge = [fold, under].map(({ x, y }) => ({ x: x + along.x * height, y: y + along.y * height }))
  return stripShape(board, { part: 'cuff', sewn: [fold, under], edge }, true)
}

/** Returns the band below the body. */
function bandShape(board: Board, body: Piece): FlatShape | null {
  const band = pieceOf(board, 'waistband')
  if (!band || !board.garment.parts.includes('hem')) return null
  const bottom = body.outline.filter(({ y }) => y > body.box[3] - 3).map(({ x }) => x)
  const [x0, x1, y] = [Math.min(...bottom), Math.max(...bottom), body.box[3]]
  const at = (down: number): Point[] => [
    { x: x0, y: y + down },
    { x: x1, y: y + down },
  ]
  return stripShape(board, { part: 'hem', sewn: at(0), edge: at(boxHeight(band.box)) }, true)
}

/** Pieces sewn onto the front, or behind it, share the front's millimetres. */
const appliedTo = (board: Board, ids: readonly string[]): FlatShape[] =>
  board.side === 'back' ? [] : ids.flatMap(id => pieceOf(board, id) ?? []).map(piece => appliedShape(board, piece))

function appliedShape(board: Board, piece: Piece): FlatShape {
  return {
    outline: [],
    tint: tintOf(board, piece),
    paint(context) {
      const { canvas, box } = pictureOf(board, piece)
      context.save()
      addPolygonsToPath(context, [piece.outline])
      context.clip()
      context.drawImage(asDrawable(canvas), box[0], box[1], boxWidth(box), boxHeight(box))
      context.restore()
      drawSeam(context, [...piece.outline, piece.outline[0]!])
    },
  }
}

function bodyFolds(body: Piece, side: Board['side']): Fold[] {
  const [, y0, x1, y1] = body.box
  const h = y1 - y0
  const turn = side === 'front' ? 1 : -1
  return [
    { at: { x: -x1 * 0.72, y: y0 + h * 0.42 }, length: 260, width: 52, angleDeg: 52, depth: 0.17 },
    { at: { x: x1 * 0.72, y: y0 + h * 0.42 }, length: 260, width: 52, angleDeg: 128, depth: 0.17 },
    { at: { x: -x1 * 0.45 * turn, y: y0 + h * 0.8 }, length: 340, width: 60, angleDeg: 96, depth: 0.13 },
    { at: { x: x1 * 0.3 * turn, y: y0 + h * 0.86 }, length: 260, width: 54, angleDeg: 84, depth: 0.12 },
    { at: { x: x1 * 0.05, y: y0 + h * 0.3 }, length: 220, width: 70, angleDeg: 90 + 12 * turn, depth: 0.06 },
  ]
}

function bodyShape(board: Board, body: Piece): FlatShape {
  const [x0, , x1, y1] = body.box
  return {
    outline: body.outline,
    tint: tintOf(board, body),
    paint(context) {
      const { canvas, box } = pictureOf(board, body)
      context.save()
      addPolygonsToPath(context, [body.outline])
      context.clip()
      context.drawImage(asDrawable(canvas), box[0], box[1], boxWidth(box), boxHeight(box))
      for (const up of [17, 22])
        drawStitches(context, [
          { x: x0, y: y1 - up },
          { x: x1, y: y1 - up },
        ])
      context.restore()
      shadeCloth(context, body.outline, bodyFolds(body, board.side))
      for (const name of ARMHOLES) drawSeam(context, edgeOf(body, name) ?? [])
    },
  }
}

/** The edges to which a sleeve is sewn: set in, or raglan. */
const ARMHOLES = ['armL', 'armR', 'raglanL', 'raglanR'] as const

/** Returns the shapes of an upper garment, rearmost first; an empty list if the variant has no such body. */
export function jerseyFlat(board: Board): FlatShape[] {
  const body = pieceOf(board, board.side)
  if (!body) return []
  const sleeves = ARMHOLES.flatMap(arm => placeSleeve(board, body, arm) ?? [])
  const trims = sleeves.flatMap(sleeve => [sleeveShape(board, sleeve), cuffShape(board, sleeve) ?? []].flat())
  const above = hoodShape(board) ?? collarShape(board, body)
  return [
    ...trims,
    ...appliedTo(board, ['insert']),
    bodyShape(board, body),
    ...appliedTo(board, ['pocket', 'placket']),
    bandShape(board, body),
    above,
  ].filter(shape => shape !== null)
}
