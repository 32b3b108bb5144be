import type { Pixels } from '../pixels/pixels.ts'
import { quantiseColours, labOf, nearestInk } from './quantiseColours.ts'
import { traceMask } from './traceMask.ts'

export interface TraceSettings {
  /** How many colours at the most, 2 to 16. */
  readonly colours: number
  /** 1 coarse to 10 fine. */
  readonly detail: number
}

const NOTHING = 255

/** Which ink each pixel is nearest to; see-through ones have none. */
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

/** Each pixel as most around it are: the mixtures along edges go to one side or the other. */
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

/** What is of these inks, softened by a pixel so that steps become slopes. */
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
  /** The largest first. */
  readonly inks: ReturnType<typeof quantiseColours>
  /** What is of some of the inks, told by their places, as a path. */
  outline(isOf: (ink: number) => boolean): string
}

/** Which pixels are of which ink. */
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

/** A colour, and the shape that is printed in it. */
export interface TracedInk {
  readonly colour: string
  readonly d: string
}

/** The shapes lie on each other, the largest colour undermost, so that no hair of the ground shows between two of them. */
const stacked = ({ inks, outline }: InkSeparation): TracedInk[] =>
  inks.map(({ colour }, i) => ({ colour, d: outline(ink => ink >= i) }))

/** A picture as shapes in so many inks, bottom first. In one it is what is dark of it; of a picture in one colour all. */
export function traceInks(source: Pixels, { inks: count, detail }: { inks: number; detail: number }): TracedInk[] {
  const separated = separate(source, { colours: Math.max(2, count), detail })
  if (count > 1) return stacked(separated)
  const { inks, outline } = separated
  const darkest = inks.reduce((best, { lab }, i) => (lab[0] < inks[best]!.lab[0] ? i : best), 0)
  return inks.length > 0 ? [{ colour: inks[darkest]!.colour, d: outline(ink => ink === darkest) }] : []
}

/** A picture drawn with shapes in few colours, as an SVG. */
export function tracePicture(source: Pixels, settings: TraceSettings): string {
  const { width, height } = source
  const shapes = stacked(separate(source, settings)).map(({ colour, d }) =>
    d === '' ? '' : `<path fill="${colour}" d="${d}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`
}
