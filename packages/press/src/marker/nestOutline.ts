import type { Point } from '@kitwright/measure'
import type { Sheet } from '../sheet.ts'
import { hullOf } from '../hull.ts'
import { cornersOf } from '../strip/plate.ts'

/**
 * What a piece takes of the roll, mm on it: its cut line. Where its label lies beside it, on cloth that is cut away, both together.
 */
export const nestOutline = ({ lines: { cut }, label }: Pick<Sheet, 'lines' | 'label'>): readonly Point[] =>
  label.form !== 'beside' ? cut : (label.outline ?? hullOf([...cut, ...cornersOf(label)]))
