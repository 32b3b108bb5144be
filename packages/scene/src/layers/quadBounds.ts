import { boxArea, growBox, rotatePoint, unionBox, type Box, type Point } from '@kitwright/measure'

/** A rotated rectangle on a piece, mm; `rotationDeg` clockwise. */
export interface Quad {
  readonly centre: Point
  readonly widthMm: number
  readonly heightMm: number
  readonly rotationDeg: number
}

/** Pixels of a render target: integers, `x0 ≤ x1`, row 0 at the top of the piece. */
export type PixelBox = Box

/** Returns the axis-aligned box around a rotated rectangle, mm. */
export function quadBounds({ centre, widthMm, heightMm, rotationDeg }: Quad): Box {
  const a = rotatePoint({ x: widthMm / 2, y: heightMm / 2 }, rotationDeg)
  const b = rotatePoint({ x: widthMm / 2, y: -heightMm / 2 }, rotationDeg)
  const x = Math.max(Math.abs(a.x), Math.abs(b.x))
  const y = Math.max(Math.abs(a.y), Math.abs(b.y))
  return [centre.x - x, centre.y - y, centre.x + x, centre.y + y]
}

/** Returns whether a point of the piece lies within the rotated rectangle. */
export function quadContains(quad: Quad, at: Point): boolean {
  const local = rotatePoint({ x: at.x - quad.centre.x, y: at.y - quad.centre.y }, -quad.rotationDeg)
  return Math.abs(local.x) <= quad.widthMm / 2 && Math.abs(local.y) <= quad.heightMm / 2
}

/** Most boxes; each is a separate pass. */
const MAX_BOXES = 3

/**
 * Merges boxes into few that cover all of them with little beside: a layer that jumps across a piece must not repaint
 * everything between. More than a few become one.
 */
export function mergeBoxes(boxes: readonly Box[]): readonly Box[] {
  const gathered: Box[] = []
  for (const box of boxes) {
    let whole = box
    // A grown box may have come near to others.
    for (let at = near(gathered, whole); at >= 0; at = near(gathered, whole))
      whole = unionBox(whole, gathered.splice(at, 1)[0]!)
    gathered.push(whole)
  }
  return gathered.length > MAX_BOXES ? [gathered.reduce(unionBox)] : gathered
}

/** Returns the index of a box whose union with the given one is hardly larger than both; -1 if none. */
const near = (others: readonly Box[], box: Box): number =>
  others.findIndex(other => boxArea(unionBox(other, box)) <= boxArea(other) + boxArea(box))

/** Margin on each side: bilinear sampling of a rotated quad bleeds over its edge. */
const BLEED_PX = 2

/**
 * Returns the pixels of a target of `widthPx` × `heightPx` that show `box` (mm) of a piece spanning `pieceBox` (mm);
 * null if the box is outside.
 */
export function pixelBox(
  box: Box,
  pieceBox: Box,
  target: { readonly widthPx: number; readonly heightPx: number },
): PixelBox | null {
  const sx = target.widthPx / (pieceBox[2] - pieceBox[0])
  const sy = target.heightPx / (pieceBox[3] - pieceBox[1])
  const inPixels: Box = [
    (box[0] - pieceBox[0]) * sx,
    (box[1] - pieceBox[1]) * sy,
    (box[2] - pieceBox[0]) * sx,
    (box[3] - pieceBox[1]) * sy,
  ]
  const grown = growBox(inPixels, BLEED_PX)
  const x0 = Math.max(0, Math.floor(grown[0]))
  const y0 = Math.max(0, Math.floor(grown[1]))
  const x1 = Math.min(target.widthPx, Math.ceil(grown[2]))
  const y1 = Math.min(target.heightPx, Math.ceil(grown[3]))
  return x1 > x0 && y1 > y0 ? [x0, y0, x1, y1] : null
}

export const boxesMeet = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
