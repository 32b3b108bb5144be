import type { Point } from '@kitwright/measure'
import { INK, type Pen } from '../paper/paperPen.ts'

/** Care instructions for printed polyester, in the order of ISO 3758. */
export const CARE = ['wash', 'bleach', 'dry', 'iron', 'clean'] as const
type CareSymbol = (typeof CARE)[number]

const round = (count: number, turn = 0): Point[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / count
    return { x: 0.5 + Math.cos(angle) * 0.42, y: 0.5 + Math.sin(angle) * 0.42 }
  })

const at = (pairs: readonly (readonly [number, number])[]): Point[] => pairs.map(([x, y]) => ({ x, y }))
const CROSS = [
  at([
    [0.06, 0.06],
    [0.94, 0.94],
  ]),
  at([
    [0.94, 0.06],
    [0.06, 0.94],
  ]),
]

/** Shapes in a unit square. */
const SHAPES: Readonly<Record<CareSymbol, readonly (readonly Point[])[]>> = {
  wash: [
    at([
      [0.02, 0.25],
      [0.15, 0.9],
      [0.85, 0.9],
      [0.98, 0.25],
    ]),
    at([
      [0.06, 0.38],
      [0.2, 0.31],
      [0.34, 0.38],
      [0.5, 0.31],
      [0.66, 0.38],
      [0.8, 0.31],
      [0.94, 0.38],
    ]),
  ],
  bleach: [
    at([
      [0.5, 0.08],
      [0.95, 0.9],
      [0.05, 0.9],
      [0.5, 0.08],
    ]),
    ...CROSS,
  ],
  dry: [
    at([
      [0.06, 0.06],
      [0.94, 0.06],
      [0.94, 0.94],
      [0.06, 0.94],
      [0.06, 0.06],
    ]),
    round(32),
    ...CROSS,
  ],
  iron: [
    at([
      [0.03, 0.85],
      [0.97, 0.85],
      [0.85, 0.25],
      [0.35, 0.25],
    ]),
    at([
      [0.03, 0.85],
      [0.12, 0.62],
      [0.26, 0.53],
      [0.91, 0.53],
    ]),
  ],
  clean: [round(32), ...CROSS],
}

/** Paints the symbols in a row. */
export function paintCare(pen: Pen, { x, y }: Point, { sizeMm, gapMm }: { sizeMm: number; gapMm: number }): void {
  CARE.forEach((care, i) => {
    const left = x + i * (sizeMm + gapMm)
    const to = (point: Point): Point => ({ x: left + point.x * sizeMm, y: y + point.y * sizeMm })
    for (const line of SHAPES[care]) pen.line(line.map(to), { colour: INK, widthMm: sizeMm * 0.06 })
    const middle = { x: left + sizeMm / 2, y: y + sizeMm * 0.36 }
    if (care === 'wash') pen.text('30', middle, { sizeMm: sizeMm * 0.38, isBold: true, align: 'centre' })
    if (care !== 'iron') return
    pen.context.beginPath()
    pen.context.arc(left + sizeMm * 0.55, y + sizeMm * 0.69, sizeMm * 0.05, 0, 2 * Math.PI)
    pen.context.fill()
  })
}

export const careWidth = ({ sizeMm, gapMm }: { sizeMm: number; gapMm: number }): number =>
  CARE.length * sizeMm + (CARE.length - 1) * gapMm
