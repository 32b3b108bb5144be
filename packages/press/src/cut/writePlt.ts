import type { Box, Point } from '@kitwright/measure'
import { PENS, type Pen, type PlotPage } from './plotPage.ts'

const UNITS_PER_MM = 40
/** Old plotters read no more of one command. */
const MAX_PLACES = 60

const placesFrom =
  (box: Box) =>
  ({ x, y }: Point): string =>
    `${Math.round((x - box[0]) * UNITS_PER_MM)},${Math.round((box[3] - y) * UNITS_PER_MM)}`

function strokeCommands(points: readonly Point[], place: (at: Point) => string): string[] {
  const [first, ...others] = points.map(place)
  if (first === undefined) return []
  const parts = Array.from({ length: Math.ceil(others.length / MAX_PLACES) }, (_, i) =>
    others.slice(i * MAX_PLACES, (i + 1) * MAX_PLACES),
  )
  return [`PU${first};`, ...parts.map(part => `PD${part.join(',')};`)]
}

function pageCommands({ box, strokes }: PlotPage, numbers: Readonly<Record<Pen, number>>): string[] {
  const place = placesFrom(box)
  return PENS.flatMap(pen => {
    const own = strokes.filter(stroke => stroke.pen === pen)
    return own.length === 0
      ? []
      : [`SP${numbers[pen]};`, ...own.flatMap(({ points }) => strokeCommands(points, place)), 'PU;']
  })
}

/**
 * Pages as HPGL, 40 units on a millimetre, from the lower left corner: on each what is drawn first, then the notches, the cut last, by pens
 * of their own. Throws when there is no page.
 */
export function writePlt(
  pages: readonly PlotPage[],
  numbers: Readonly<Record<Pen, number>> = { draw: 1, notch: 2, cut: 3 },
): string {
  if (pages.length === 0) throw new RangeError('a plot needs pages')
  const commands = pages.flatMap((page, i) => [...(i === 0 ? [] : ['PG;']), ...pageCommands(page, numbers)])
  return ['IN;', 'PA;', ...commands, 'SP0;'].map(command => `${command}\n`).join('')
}
