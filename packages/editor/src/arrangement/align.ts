import { boxHeight, boxWidth, type Box, type Point } from '@kitwright/measure'

/** Line of the boxes that alignment brings together. */
export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'
export type Axis = 'x' | 'y'

const STAY: Point = { x: 0, y: 0 }

/** Returns the offset that aligns a box with a frame's edge or middle. */
export function alignOffset(box: Box, frame: Box, to: Alignment): Point {
  const moves: Record<Alignment, Point> = {
    left: { x: frame[0] - box[0], y: 0 },
    centre: { x: (frame[0] + frame[2] - box[0] - box[2]) / 2, y: 0 },
    right: { x: frame[2] - box[2], y: 0 },
    top: { x: 0, y: frame[1] - box[1] },
    middle: { x: 0, y: (frame[1] + frame[3] - box[1] - box[3]) / 2 },
    bottom: { x: 0, y: frame[3] - box[3] },
  }
  return moves[to]
}

/**
 * Returns the offset of each box that makes the gaps between neighbours equal; the outermost two stay. In the boxes'
 * order.
 */
export function distributeOffsets(boxes: readonly Box[], axis: Axis): Point[] {
  const at = axis === 'x' ? 0 : 1
  const sizeOf = axis === 'x' ? boxWidth : boxHeight
  const order = boxes.map((_, i) => i).toSorted((i, j) => boxes[i]![at] - boxes[j]![at])
  const [first, last] = [boxes[order[0]!], boxes[order.at(-1)!]]
  if (!first || !last || boxes.length < 3) return boxes.map(() => STAY)
  const room = last[at + 2]! - first[at] - boxes.reduce((sum, box) => sum + sizeOf(box), 0)
  const gap = room / (boxes.length - 1)
  const moves = boxes.map(() => STAY)
  let next = first[at]
  for (const i of order) {
    const by = next - boxes[i]![at]
    moves[i] = axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by }
    next += sizeOf(boxes[i]!) + gap
  }
  return moves
}
