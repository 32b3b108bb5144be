import { toHex } from '@kitwright/measure'
import { labOfHex } from '../trace/quantiseColours.ts'
import type { SeparableDrawing } from '../surface/separable.ts'
import { visibleAreas } from './visibleAreas.ts'

/** A colour named in a drawing, and its visible area. */
interface Swatch {
  readonly colour: string
  readonly area: number
}

/**
 * Returns the colours of fills, strokes and gradient stops, the most visible first; equally visible ones in drawing
 * order.
 */
function swatchesOf(drawing: SeparableDrawing): Swatch[] {
  const areas = visibleAreas(drawing)
  const found = new Map<string, number>()
  const note = (colour: { r: number; g: number; b: number; a: number }, area: number): void => {
    if (colour.a === 0 || area === 0) return
    const hex = toHex({ ...colour, a: 1 })
    found.set(hex, (found.get(hex) ?? 0) + area)
  }
  drawing.shapes.forEach(({ shape: { paint } }, i) => {
    if (paint.kind === 'plain') note(paint.colour, areas[i]!)
    else for (const { colour } of paint.stops) note(colour, areas[i]! / paint.stops.length)
  })
  return [...found].map(([colour, area]) => ({ colour, area })).toSorted((a, b) => b.area - a.area)
}

/** Returns the cost of merging two colours (Ward's criterion). A barely visible colour still has a small weight. */
function lossOf(a: Swatch, b: Swatch): number {
  const [one, other] = [labOfHex(a.colour), labOfHex(b.colour)]
  const apart = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2
  const [m, n] = [a.area + 1, b.area + 1]
  return ((m * n) / (m + n)) * apart
}

/** Joins the two colours with the lowest cost; the more visible one stays. */
function joinNearest(swatches: readonly Swatch[]): Swatch[] {
  let [keep, drop, least] = [0, 1, Infinity]
  for (let i = 0; i < swatches.length; i++)
    for (let j = i + 1; j < swatches.length; j++) {
      const loss = lossOf(swatches[i]!, swatches[j]!)
      if (loss < least) [keep, drop, least] = [i, j, loss]
    }
  return swatches
    .map((each, i) => (i === keep ? { ...each, area: each.area + swatches[drop]!.area } : each))
    .filter((_, i) => i !== drop)
}

/** The largest number of colours to join; more are cut to the most visible first. */
const MAX_JOINED = 64
const known = new WeakMap<SeparableDrawing, readonly Swatch[]>()

/** Returns all colours named in a drawing, the most visible first. */
export function drawingColours(drawing: SeparableDrawing): readonly string[] {
  return swatches(drawing).map(({ colour }) => colour)
}

function swatches(drawing: SeparableDrawing): readonly Swatch[] {
  const found = known.get(drawing) ?? swatchesOf(drawing)
  known.set(drawing, found)
  return found
}

/**
 * Returns at most `count` inks of a drawing, bottom first: its own fills and strokes, with the nearest joined if there
 * are more.
 */
export function paletteOf(drawing: SeparableDrawing, count: number): readonly string[] {
  let inks = swatches(drawing).slice(0, MAX_JOINED)
  while (inks.length > count) inks = joinNearest(inks)
  return inks.toSorted((a, b) => b.area - a.area).map(({ colour }) => colour)
}
