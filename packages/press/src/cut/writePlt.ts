import { boxHeight, boxWidth, type Box, type Point } from '@kitwright/measure'
import { PENS, type Pen, type PlotPage } from './plotPage.ts'

/** A plotter's own units. */
const OWN_UNITS_PER_MM = 40
/** The finest units first: a page is told in the finest whose numbers old plotters hold, which is 16 bits with their sign. */
const UNITS_PER_MM = [OWN_UNITS_PER_MM, 20, 10, 5]
const MOST_UNITS = 32_767
/** Corners of the square that is scaled: 100 mm of the sheet. */
const SCALED_MM = 100
/** Old plotters read no more of one command. */
const MAX_PLACES = 60

/** Units on a millimetre in which every place of every page is a number that old plotters hold. Throws where none is coarse enough. */
function unitsFor(pages: readonly PlotPage[]): number {
  const longestMm = Math.max(...pages.flatMap(({ box }) => [boxWidth(box), boxHeight(box)]))
  const units = UNITS_PER_MM.find(each => longestMm * each <= MOST_UNITS)
  if (units === undefined)
    throw new RangeError(`a page of ${Math.ceil(longestMm)} mm is longer than a plotter can count`)
  return units
}

/** Has the plotter count in other units than its own: P1 and P2 of IP are in its own, SC says what they are called. */
function scaleCommands(units: number): string[] {
  if (units === OWN_UNITS_PER_MM) return []
  const [own, scaled] = [SCALED_MM * OWN_UNITS_PER_MM, SCALED_MM * units]
  return [`IP0,0,${own},${own};`, `SC0,${scaled},0,${scaled};`]
}

const placesFrom =
  (box: Box, units: number) =>
  ({ x, y }: Point): string =>
    `${Math.round((x - box[0]) * units)},${Math.round((box[3] - y) * units)}`

function strokeCommands(points: readonly Point[], place: (at: Point) => string): string[] {
  const [first, ...others] = points.map(place)
  if (first === undefined) return []
  const parts = Array.from({ length: Math.ceil(others.length / MAX_PLACES) }, (_, i) =>
    others.slice(i * MAX_PLACES, (i + 1) * MAX_PLACES),
  )
  return [`PU${first};`, ...parts.map(part => `PD${part.join(',')};`)]
}

function pageCommands({ box, strokes }: PlotPage, numbers: Readonly<Record<Pen, number>>, units: number): string[] {
  const place = placesFrom(box, units)
  return PENS.flatMap(pen => {
    const own = strokes.filter(stroke => stroke.pen === pen)
    return own.length === 0
      ? []
      : [`SP${numbers[pen]};`, ...own.flatMap(({ points }) => strokeCommands(points, place)), 'PU;']
  })
}

/**
 * Pages as HPGL from the lower left corner, 40 units on a millimetre or as many as keep every number within 16 bits: on each what is drawn first, then the notches, the cut last, by pens
 * of their own. Throws when there is no page, and for one that no plotter can count.
 */
export function writePlt(
  pages: readonly PlotPage[],
  numbers: Readonly<Record<Pen, number>> = { draw: 1, notch: 2, cut: 3 },
): string {
  if (pages.length === 0) throw new RangeError('a plot needs pages')
  const units = unitsFor(pages)
  const commands = pages.flatMap((page, i) => [...(i === 0 ? [] : ['PG;']), ...pageCommands(page, numbers, units)])
  return ['IN;', ...scaleCommands(units), 'PA;', ...commands, 'SP0;'].map(command => `${command}\n`).join('')
}
