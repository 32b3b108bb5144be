import type { Point } from '@kitwright/measure'
import { DIALECTS, type PlotLanguage, type ScaledPage } from './plotLanguage.ts'
import { PENS, type Pen, type PlotPage } from './plotPage.ts'

/** Maximum number of points in one command for old plotters. */
const MAX_POINTS = 60

function strokeCommands(points: readonly Point[], place: (at: Point) => string): string[] {
  const [first, ...others] = points.map(place)
  if (first === undefined) return []
  const parts = Array.from({ length: Math.ceil(others.length / MAX_POINTS) }, (_, i) =>
    others.slice(i * MAX_POINTS, (i + 1) * MAX_POINTS),
  )
  return [`PU${first};`, ...parts.map(part => `PD${part.join(',')};`)]
}

function pageCommands(
  { strokes }: PlotPage,
  numbers: Readonly<Record<Pen, number>>,
  place: ScaledPage['place'],
): string[] {
  return PENS.flatMap(pen => {
    const own = strokes.filter(stroke => stroke.pen === pen)
    return own.length === 0
      ? []
      : [`SP${numbers[pen]};`, ...own.flatMap(({ points }) => strokeCommands(points, place)), 'PU;']
  })
}

export interface PltOptions {
  /** HP-GL by default, which every plotter reads. */
  readonly language?: PlotLanguage
  readonly pens?: Readonly<Record<Pen, number>>
}

/**
 * Writes pages for a plotter, each from its lower left corner: drawing first, then notches, then the cut, each with its
 * own pen. Coordinates of HP-GL fit in 16 bits. Throws a RangeError if there are no pages or a page is too long for the
 * coordinates.
 */
export function writePlt(
  pages: readonly PlotPage[],
  { language = 'hpgl', pens = { draw: 1, notch: 2, cut: 3 } }: PltOptions = {},
): string {
  if (pages.length === 0) throw new RangeError('a plot needs pages')
  const dialect = DIALECTS[language]
  const scaled = pages.map(({ box }) => dialect.scale(box))
  const isPlain = scaled.every(each => each.isPlain)
  const commands = pages.flatMap((page, i) => {
    const { setup, place } = scaled[i]!
    return [...(i === 0 ? [] : ['PG;']), ...(isPlain ? [] : setup), ...pageCommands(page, pens, place)]
  })
  return [...dialect.begin, ...commands, ...dialect.end].map(command => `${command}\n`).join('')
}
