import type { Point } from '@kitwright/measure'
import type { Sheet } from '../sheet.ts'
import { hullOf } from '../hull.ts'
import { cornersOf } from '../strip/plate.ts'

/**
 * Returns the outline of the roll area that a piece occupies, mm on the piece: its cut line. If its label lies beside
 * it, on cloth that is cut away, it encloses both.
 */
export const nestOutline = ({ lines: { cut }, label }: Pick<Sheet, 'lines' | 'label'>): readonly Point[] =>
  label.form !== 'beside' ? cut : (label.outline ?? hullOf([...cut, ...cornersOf(label)]))
