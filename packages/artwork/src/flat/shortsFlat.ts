import type { Piece } from '@kitwright/garment'
import { lerpPoint, type Point } from '@kitwright/measure'
import { asDrawable } from '../surface/canvasTools.ts'
import { pictureOf, pieceOf, tintOf, type Board, type FlatShape } from './flatContext.ts'
import { edgeOf, startNearest } from '../surface/polyline.ts'
import { drawSeam, drawStitches, shadeCloth, type Fold } from './shadeFlat.ts'
import { drawWarped, rimOf, type RuledPatch } from './warpPatch.ts'

/** The share of the cut edge that remains after elastic gathers the waist. */
const GATHER = 0.92
/** The overlap of the band over the legs in millimetres. */
const TUCK_MM = 10
/** The share of the leg's cut width that is visible from one side. */
const SEEN = 0.85

interface LegEdges {
  /** Corners of the leg: waist and hem, at the centre and at the side. */
  readonly waistIn: Point
  readonly waistOut: Point
  readonly hemIn: Point
  readonly hemOut: Point
  /** The end of the crotch seam. */
  readonly fork: Point
  readonly outer: readonly Point[]
}

const downward = (line: readonly Point[]): readonly Point[] => (line[0]!.y < line.at(-1)!.y ? line : line.toReversed())

function edgesOf(piece: Piece): LegEdges | null {
  const [crotch, inseam, out] = ['crotch', 'in', 'out'].map(name => edgeOf(piece, name))
  if (!crotch || !inseam || !out) return null
  const [centre, outer] = [downward(crotch), downward(out)]
  const fork = centre.at(-1)!
  return {
    waistIn: centre[0]!,
    waistOut: outer[0]!,
    hemIn: startNearest(fork, inseam).at(-1)!,
    hemOut: outer.at(-1)!,
    fork,
    outer,
  }
}

/** The share of its lean that the flattened crotch curve keeps: a completely straight curve slants the lettering. */
const CENTRE_LEAN = 0.3

/**
 * Places one leg, bent so that the centre seam is straight and the waist gathered. `outward` is the direction of its
 * side seam: 1 right, −1 left.
 */
function placeLeg(piece: Piece, outward: number, waistY: number): { source: RuledPatch; target: RuledPatch } | null {
  const edges = edgesOf(piece)
  if (!edges) return null
  const { waistIn, waistOut, hemIn, hemOut, fork, outer } = edges
  const at = (x: number, y: number): Point => ({ x: outward * x, y: waistY + y })
  const waistHalf = Math.abs(waistOut.x - waistIn.x) * GATHER
  const hemHalf = Math.abs(hemOut.x - hemIn.x) * SEEN
  const [forkDown, hemDown] = [fork.y - waistIn.y, hemOut.y - waistOut.y]
  const top = { x: hemIn.x + (waistIn.x - hemIn.x) * CENTRE_LEAN, y: waistIn.y }
  return {
    source: { start: [top, hemIn], end: outer },
    target: {
      start: [at(0, 8), at(0, forkDown), at(12, hemDown + 10)],
      end: [at(waistHalf, 0), at(waistHalf + (hemHalf - waistHalf) * 0.62, hemDown * 0.42), at(hemHalf + 12, hemDown)],
    },
  }
}

function legShape(board: Board, piece: Piece, outward: number, waistY: number): FlatShape | null {
  const patch = placeLeg(piece, outward, waistY)
  if (!patch) return null
  const outline = rimOf(patch.target)
  const [hemIn, hemOut] = [patch.target.start.at(-1)!, patch.target.end.at(-1)!]
  const [, fork] = patch.target.start
  const folds: Fold[] = [
    { at: lerpPoint(fork!, hemOut, 0.3), length: 240, width: 56, angleDeg: outward > 0 ? 35 : 145, depth: 0.18 },
    { at: lerpPoint(hemIn, hemOut, 0.55), length: 260, width: 50, angleDeg: outward > 0 ? 84 : 96, depth: 0.12 },
  ]
  return {
    outline,
    tint: tintOf(board, piece),
    paint(context) {
      drawWarped(context, pictureOf(board, piece), patch, board)
      shadeCloth(context, outline, folds)
      const up = ({ x, y }: Point): Point => ({ x, y: y - 18 })
      drawStitches(context, [up(hemIn), up(hemOut)])
      drawSeam(context, patch.target.start.slice(0, 2))
    },
  }
}

/** Returns a band above the legs that carries artwork, as on trunks; it is as wide as the drawn waist below it. */
function bandShape(board: Board, waistY: number): FlatShape | null {
  const band = pieceOf(board, board.side === 'front' ? 'waistband' : 'waistbandBack')
  const leg = pieceOf(board, board.side === 'front' ? 'shortsFrontL' : 'shortsBackL')
  const edges = leg && edgesOf(leg)
  if (!band || !edges || band.isRib) return null
  const half = Math.abs(edges.waistOut.x - edges.waistIn.x) * GATHER
  const [, y0, , y1] = band.box
  const height = y1 - y0
  // The gathered waist of the legs curves down slightly below the band.
  const bottom = waistY + TUCK_MM
  const outline = [
    { x: -half, y: bottom - height },
    { x: half, y: bottom - height },
    { x: half, y: bottom },
    { x: -half, y: bottom },
  ]
  return {
    outline,
    tint: tintOf(board, band),
    paint(context) {
      const { canvas } = pictureOf(board, band)
      context.drawImage(asDrawable(canvas), -half, bottom - height, 2 * half, height)
      shadeCloth(context, outline, [])
      drawSeam(context, outline.slice(2))
    },
  }
}

/**
 * Returns the legs of the shorts hanging from `waistY`, mm on the board; an empty list if the variant has no shorts.
 */
export function shortsFlat(board: Board, waistY: number): FlatShape[] {
  const name = board.side === 'front' ? 'shortsFront' : 'shortsBack'
  // From behind, the wearer's left is on the left.
  const outward = board.side === 'front' ? 1 : -1
  const legs = (['L', 'R'] as const).flatMap(leg => {
    const piece = pieceOf(board, name + leg)
    return (piece && legShape(board, piece, leg === 'L' ? outward : -outward, waistY)) ?? []
  })
  const band = legs.length > 0 ? bandShape(board, waistY) : null
  return band ? [...legs, band] : legs
}
