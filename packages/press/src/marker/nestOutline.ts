import { rotatePoint, type Point } from '@kitwright/measure'
import type { Label } from '../label.ts'
import type { Sheet } from '../sheet.ts'
import { hullOf } from '../hull.ts'

const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const

const cornersOf = ({ centre, rotationDeg, widthMm, heightMm }: Label): Point[] =>
  CORNERS.map(([x, y]) => {
    const turned = rotatePoint({ x: x * widthMm, y: y * heightMm }, rotationDeg)
    return { x: centre.x + turned.x, y: centre.y + turned.y }
  })

/**
 * What a piece takes of the roll, mm on it: its cut line. Where its label lies beside it, on cloth that is cut away, both together.
 */
export const nestOutline = ({ lines: { cut }, label }: Pick<Sheet, 'lines' | 'label'>): readonly Point[] =>
  label.isOnCloth ? cut : (label.outline ?? hullOf([...cut, ...cornersOf(label)]))
