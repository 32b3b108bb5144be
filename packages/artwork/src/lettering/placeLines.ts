import type { TextLayer } from '@kitwright/design'
import { boxAround, type Box, type Point } from '@kitwright/measure'
import { FONT_PX } from './referenceFontSize.ts'
import { baselineMapOf, type BaselineMap } from './curve.ts'
import type { LineRun, SetLine } from './shapeLine.ts'

/** Letters that are drawn in one call: the start of their baseline from the layer's centre, and its angle (radians). */
export interface TextRun extends Point {
  readonly text: string
  readonly angle: number
}

/** A run with the sizes that determine its bounds. */
export interface PlacedRun extends TextRun {
  readonly left: number
  readonly right: number
}

const ALIGNED = { left: 0, centre: 0.5, right: 1 } as const

function placeRun(run: LineRun, at: Point, middle: number, bend: BaselineMap | null): PlacedRun {
  const { text, start, advance } = run
  const extents = { text, left: run.from - start, right: run.to - start }
  if (!bend) return { ...extents, x: at.x + start, y: at.y + middle, angle: 0 }
  const half = advance / 2
  const { x, y, angle } = bend(at.x + start + half, at.y)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { ...extents, x: x - half * cos - middle * sin, y: y - half * sin + middle * cos, angle }
}

type LinePlacementInput = Pick<TextLayer, 'align' | 'lineHeight' | 'sizeMm' | 'curve'> & { readonly middle: number }

/**
 * Places lines under each other around the text's centre, bent if there is a curve. `middle` is the height of a line's
 * middle above the baseline.
 */
export function placeLines(
  lines: readonly SetLine[],
  { align, lineHeight, sizeMm, curve, middle }: LinePlacementInput,
): PlacedRun[] {
  const width = Math.max(1, ...lines.map(line => line.width))
  const bend = curve && baselineMapOf(curve, width, sizeMm / FONT_PX)
  const step = lineHeight * FONT_PX
  return lines.flatMap((line, i) => {
    const x = -width / 2 + (width - line.width) * ALIGNED[align]
    const y = (i - (lines.length - 1) / 2) * step
    return line.runs.map(run => placeRun(run, { x, y }, middle, bend))
  })
}

interface RunHeights {
  readonly middle: number
  readonly half: number
  readonly lean: number
}

/** Returns the box around all runs whose letters reach `half` up and down from their middle. */
export function boundsOf(runs: readonly PlacedRun[], { middle, half, lean }: RunHeights): Box {
  if (runs.length === 0) return [0, -half, 0, half]
  const corners = runs.flatMap(({ x, y, angle, left, right }) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return [left, right].flatMap(along =>
      [-half, half].map((down): Point => {
        const [localX, localY] = [along - lean * down, down - middle]
        return { x: x + localX * cos - localY * sin, y: y + localX * sin + localY * cos }
      }),
    )
  })
  return boxAround(corners)
}

export const translateRuns = (runs: readonly PlacedRun[], by: Point): PlacedRun[] =>
  runs.map(run => ({ ...run, x: run.x - by.x, y: run.y - by.y }))
