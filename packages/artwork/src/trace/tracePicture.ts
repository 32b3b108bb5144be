import type { Pixels } from '../pixels/pixels.ts'
import { quantiseColours, labOf, nearestInk } from './quantiseColours.ts'
import { traceMask } from './traceMask.ts'

export interface TraceSettings {
  /** The largest number of colours, 2 to 16. */
  readonly colours: number
  /** The level of detail, from 1 (coarse) to 10 (fine). */
  readonly detail: number
}

const NOTHING = 255

/** Labels each pixel with its nearest ink; transparent pixels have none. */
function labelled({ width, height, data }: Pixels, inks: ReturnType<typeof quantiseColours>): Uint8Array {
  const labels = new Uint8Array(width * height)
  const known = new Map<number, number>()
  for (let i = 0; i < labels.length; i++) {
    const at = 4 * i
    if (data[at + 3]! < 128) {
      labels[i] = NOTHING
      continue
    }
    const key = (data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!
    const ink = known.get(key) ?? nearestInk(labOf(data[at]!, data[at + 1]!, data[at + 2]!), inks)
    known.set(key, ink)
    labels[i] = ink
  }
  return labels
}

/** Sets each pixel to the majority of its neighbours, so that mixtures along edges go to one side or the other. */
function settled(labels: Uint8Array, width: number, height: number): Uint8Array {
  const next = labels.slice()
  const votes = new Uint8Array(256)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (labels[at - 1] === labels[at] && labels[at + 1] === labels[at] && labels[at - width] === labels[at]) continue
      votes.fill(0)
      let best = labels[at]!
      for (let dy = -width; dy <= width; dy += width) {
        for (let dx = -1; dx <= 1; dx++) {
          const label = labels[at + dy + dx]!
          votes[label]! += 1
          if (votes[label]! > votes[best]!) best = label
        }
      }
      if (votes[labels[at]!]! < 4) next[at] = best
    }
  }
  return next
}

/** Returns the mask of the matching inks, blurred by a pixel so that steps become slopes. */
function softMask(labels: Uint8Array, width: number, height: number, isOf: (label: number) => boolean): Uint8Array {
  const hard = Uint8Array.from(labels, label => (label !== NOTHING && isOf(label) ? 255 : 0))
  const soft = new Uint8Array(hard.length)
  const at = (x: number, y: number): number =>
    hard[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))]!
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cross = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)
      const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1)
      soft[y * width + x] = (4 * hard[y * width + x]! + 2 * cross + corners) / 16
    }
  }
  return soft
}

interface InkSeparation {
  /** The inks, the largest first. */
  readonly inks: ReturnType<typeof quantiseColours>
  /** Returns the area of the selected inks as a path. The filter receives ink indices. */
  outline(isOf: (ink: number) => boolean): string
}

/** Assigns the pixels to inks. */
function separate(source: Pixels, { colours, detail }: TraceSettings): InkSeparation {
  const { width, height } = source
  const inks = quantiseColours(source, colours)
  const labels = settled(settled(labelled(source, inks), width, height), width, height)
  const areas = inks.map(() => 0)
  for (const label of labels) if (label !== NOTHING) areas[label]! += 1
  const order = inks.map((_, i) => i).toSorted((a, b) => areas[b]! - areas[a]!)
  const coarse = 11 - detail
  const fineness = { tolerance: 0.25 + coarse * 0.09, minArea: 3 + coarse * coarse * 0.5 }
  return {
    inks: order.map(ink => inks[ink]!),
    outline(isOf) {
      const data = softMask(labels, width, height, label => isOf(order.indexOf(label)))
      return traceMask({ width, height, data }, fineness)
    },
  }
}

/** A colour and the shape printed in it. */
export interface TracedInk {
  readonly colour: string
  readonly d: string
}

/**
 * Returns overlapping shapes, the largest colour at the bottom, so that no hairline of the ground shows between two of
 * them.
 */
const stacked = ({ inks, outline }: InkSeparation): TracedInk[] =>
  inks.map(({ colour }, i) => ({ colour, d: outline(ink => ink >= i) }))

/**
 * Traces a picture as shapes in this many inks, bottom first. A single ink covers the dark parts, or all of a
 * one-colour picture.
 */
export function traceInks(source: Pixels, { inks: count, detail }: { inks: number; detail: number }): TracedInk[] {
  const separated = separate(source, { colours: Math.max(2, count), detail })
  if (count > 1) return stacked(separated)
  const { inks, outline } = separated
  const darkest = inks.reduce((best, { lab }, i) => (lab[0] < inks[best]!.lab[0] ? i : best), 0)
  return inks.length > 0 ? [{ colour: inks[darkest]!.colour, d: outline(ink => ink === darkest) }] : []
}

/** Traces a picture as an SVG of shapes in few colours. */
export function tracePicture(source: Pixels, settings: TraceSettings): string {
  const { width, height } = source
  const shapes = stacked(separate(source, settings)).map(({ colour, d }) =>
    d === '' ? '' : `<path fill="${colour}" d="${d}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
}
