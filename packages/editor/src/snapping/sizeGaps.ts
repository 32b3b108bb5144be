import { rotatePoint, type Point } from '@kitwright/measure'
import type { Gap } from './types.ts'

/** Distance below the lower edge at which neither the frame nor a handle hides the figures, mm. */
const BELOW_MM = 24

/** Returns the width and height of the scaled layer, shown below it. */
export function sizeGaps(
  centre: Point,
  rotationDeg: number,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): Gap[] {
  const place = (x: number, y: number): Point => {
    const turned = rotatePoint({ x, y }, rotationDeg)
    return { x: centre.x + turned.x, y: centre.y + turned.y }
  }
  const y = heightMm / 2 + BELOW_MM
  return [{ from: place(-widthMm / 2, y), to: place(widthMm / 2, y), mm: widthMm, byMm: heightMm }]
}
