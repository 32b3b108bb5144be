import type { Point } from '@kitwright/measure'
import type { Context2d } from '../surface/types.ts'
import { pieceOf, type Board, type FlatShape } from './flatContext.ts'
import { smoothClosed } from '../surface/polyline.ts'
import { drawSeam, shadeCloth } from './shadeFlat.ts'
import { fillPart, tintOfPart } from './flatStrip.ts'

/** The side of the hood above the neckline, in shares of the neck's half width; the other side is mirrored. */
const SIDE: readonly (readonly [x: number, y: number])[] = [
  [0, 0.62],
  [0.5, 0.52],
  [0.9, 0.24],
  [1.26, -0.3],
  [1.4, -1],
  [1.3, -1.7],
  [1, -2.25],
  [0.55, -2.55],
  [0, -2.65],
]
/** The opening that shows the lining. */
const OPENING: readonly (readonly [x: number, y: number])[] = [
  [0, 0.5],
  [0.35, 0.2],
  [0.72, -0.4],
  [0.86, -1],
  [0.74, -1.6],
  [0.42, -2],
  [0, -2.12],
]
const CORD = { spread: 0.3, from: 0.3, length: 2.1, widthMm: 5 } as const

interface Neck {
  readonly y: number
  readonly half: number
}

function mirrored(side: typeof SIDE, { y, half }: Neck): Point[] {
  const right = side.map(([sx, sy]) => ({ x: sx * half, y: y + sy * half }))
  const left = right.slice(1, -1).map(point => ({ x: -point.x, y: point.y }))
  return smoothClosed([...right, ...left.toReversed()], 6)
}

function drawCords(context: Context2d, board: Board, { y, half }: Neck): void {
  context.lineCap = 'round'
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(side * CORD.spread * half, y + CORD.from * half)
    context.lineTo(side * CORD.spread * half * 1.15, y + (CORD.from + CORD.length) * half)
    for (const [width, colour] of [
      [CORD.widthMm + 2.5, 'rgba(8,12,24,0.35)'],
      [CORD.widthMm, tintOfPart(board, 'drawstring')],
    ] as const) {
      context.lineWidth = width
      context.strokeStyle = colour
      context.stroke()
    }
  }
}

/** Returns the hood over the body's neckline, with its cords in front; null if the garment has none. */
export function hoodShape(board: Board): FlatShape | null {
  const body = pieceOf(board, board.side)
  if (!body || !board.garment.parts.includes('hood')) return null
  const necks = body.edges.filter(({ name }) => name.startsWith('neck')).flatMap(({ points }) => points)
  if (necks.length === 0) return null
  const half = Math.max(...necks.map(({ x }) => Math.abs(x)))
  const neck = { y: Math.min(...necks.map(({ y }) => y)), half }
  const outline = mirrored(SIDE, neck)
  return {
    outline,
    tint: tintOfPart(board, 'hood'),
    paint(context) {
      context.save()
      fillPart(context, board, { part: 'hood', outline })
      shadeCloth(context, outline, [])
      if (board.side === 'front') {
        fillPart(context, board, { part: 'hood', outline: mirrored(OPENING, neck), shade: 0.42 })
        drawCords(context, board, neck)
      } else {
        drawSeam(context, [
          { x: 0, y: neck.y - half * 2.6 },
          { x: 0, y: neck.y + half * 0.6 },
        ])
      }
      context.restore()
    },
  }
}
