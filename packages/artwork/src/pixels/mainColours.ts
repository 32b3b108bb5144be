import { colourDistance, oklab, toHex, type Rgba } from '@kitwright/measure'
import type { Pixels } from './pixels.ts'

/** Colours closer than this distance are shades of one. */
const ALIKE = 0.11
const MOST = 5
/** The least share of the pixels that count; less is a detail. */
const MIN_SHARE = 0.025
/** Edges and thin letters are mixtures: a pixel counts only if its neighbours are similar. */
const SAME_AROUND = 0.05

const at = ({ data }: Pixels, i: number): Rgba => ({
  r: data[4 * i]!,
  g: data[4 * i + 1]!,
  b: data[4 * i + 2]!,
  a: data[4 * i + 3]! / 255,
})

const isSeen = ({ data }: Pixels, i: number): boolean => data[4 * i + 3]! >= 128

function aroundOf({ width, height }: Pixels, i: number): number[] {
  const [x, y] = [i % width, Math.floor(i / width)]
  return [x > 0 && i - 1, x < width - 1 && i + 1, y > 0 && i - width, y < height - 1 && i + width].filter(
    (other): other is number => other !== false,
  )
}

function borderOf({ width, height }: Pixels): number[] {
  const rows = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]).flat()
  const columns = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]).flat()
  return [...new Set([...rows, ...columns])]
}

/** Returns the background around the picture: from its border inwards, as far as the border's main colour continues. */
function background(pixels: Pixels): Set<number> {
  const border = borderOf(pixels).filter(i => isSeen(pixels, i))
  const first = border[Math.floor(border.length / 2)]
  const colour = first === undefined ? null : at(pixels, first)
  const isGround = (i: number): boolean =>
    colour !== null && isSeen(pixels, i) && colourDistance(at(pixels, i), colour) < SAME_AROUND
  const ground = border.filter(isGround)
  // A picture without its own ground has many colours at its border, or is transparent there.
  if (ground.length < 0.6 * borderOf(pixels).length) return new Set()
  const found = new Set(ground)
  for (const i of found) for (const next of aroundOf(pixels, i)) if (isGround(next)) found.add(next)
  return found
}

interface Cluster {
  readonly colour: Rgba
  readonly count: number
}

function meanOf(colours: readonly Rgba[]): Rgba {
  const sum = (of: 'r' | 'g' | 'b'): number => colours.reduce((total, colour) => total + colour[of], 0) / colours.length
  return { r: Math.round(sum('r')), g: Math.round(sum('g')), b: Math.round(sum('b')), a: 1 }
}

/** Groups the colours by small cells of OKLab, the fullest cell first. */
function cellsOf(colours: readonly Rgba[]): Rgba[][] {
  const cells = new Map<string, Rgba[]>()
  for (const colour of colours) {
    const key = oklab(colour)
      .map(value => Math.round(value / 0.04))
      .join()
    const cell = cells.get(key)
    if (cell) cell.push(colour)
    else cells.set(key, [colour])
  }
  return [...cells.values()].toSorted((a, b) => b.length - a.length)
}

/** Joins every cell to the fullest similar one, so that shades and soft edges follow their colour. */
function clustersOf(colours: readonly Rgba[]): Cluster[] {
  const seeds: { readonly colour: Rgba; readonly cells: Rgba[][] }[] = []
  for (const cell of cellsOf(colours)) {
    const colour = meanOf(cell)
    const like = seeds.find(seed => colourDistance(seed.colour, colour) < ALIKE)
    if (like) like.cells.push(cell)
    else seeds.push({ colour, cells: [cell] })
  }
  return seeds.map(({ colour, cells }) => ({ colour, count: cells.reduce((sum, cell) => sum + cell.length, 0) }))
}

/** Returns the main colours of a crest, the largest first, as hex. Its ground and its small print are ignored. */
export function mainColours(pixels: Pixels): string[] {
  const ground = background(pixels)
  const whole = Array.from({ length: pixels.width * pixels.height }, (_, i) => i).filter(
    i => isSeen(pixels, i) && !ground.has(i),
  )
  const isFlat = (i: number): boolean =>
    aroundOf(pixels, i).every(
      other =>
        !ground.has(other) && isSeen(pixels, other) && colourDistance(at(pixels, i), at(pixels, other)) < SAME_AROUND,
    )
  const flat = whole.filter(isFlat)
  // A photograph or a very small picture has no flat areas.
  const counted = (flat.length > 0.1 * whole.length ? flat : whole).map(i => ({ ...at(pixels, i), a: 1 }))
  return clustersOf(counted)
    .filter(({ count }) => count >= MIN_SHARE * counted.length)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST)
    .map(({ colour }) => toHex(colour))
}
