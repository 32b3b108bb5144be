import { rotatePoint, type Point } from '@kitwright/measure'
import type { Gap } from './types.ts'

/** How far off the edges the figures stand, mm. */
const BELOW_MM = 9
const BESIDE_MM = 14

/** Width and height of what is being scaled, below it and beside it. */
export function sizeGaps(
  centre: Point,
  rotationDeg: number,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): Gap[] {
  const [w, h] = [widthMm / 2, heightMm / 2]
  const place = (x: number, y: number): Point => {
    const turned = rotatePoint({ x, y }, rotationDeg)
    return { x: centre.x + turned.x, y: centre.y + turned.y }
  }
  return [
    { from: place(-w, h + BELOW_MM), to: place(w, h + BELOW_MM), mm: widthMm },
    { from: place(w + BESIDE_MM, -h), to: place(w + BESIDE_MM, h), mm: heightMm },
  ]
}
