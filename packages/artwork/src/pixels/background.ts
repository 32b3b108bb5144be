import { colourDistanceAt, type Rgb } from './swapColours.ts'
import { withData, type Pixels } from './pixels.ts'

export interface BackgroundSettings {
  /** The tolerance of the ground's colour, 0 to 100. */
  readonly tolerance: number
  /** The depth to which an edge that mixes with the ground fades into the picture, 0 to 100; 0 cuts hard. */
  readonly softness: number
  /** Whether the ground's colour is removed everywhere, for example within the O of a word. */
  readonly isEverywhere?: boolean
  /** The number of places inside from which its colour is also removed, the largest first. */
  readonly holes?: number
}

/** The deepest edge, as a share of the picture's longer side. */
const DEEPEST_EDGE = 1 / 150
const WHITE: Rgb = { r: 255, g: 255, b: 255 }
/** The similarity to the colour behind it from which a pixel is no longer a mixture. */
const WHOLE = 0.92
/** The search distance for the colour that an edge mixes with the ground, in px. */
const REACH = 3

/** Returns the indices of the pixels along the picture's border. */
function borderOf({ width, height }: Pixels): number[] {
  const rows = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const columns = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...new Set([...rows, ...columns].flat())]
}

/** Returns the most common colour along the border; null if the whole border is already transparent. */
function groundOf({ data }: Pixels, border: readonly number[]): Rgb | null {
  const buckets = new Map<number, { count: number; r: number; g: number; b: number }>()
  for (const pixel of border) {
    const [r, g, b, a] = data.subarray(pixel * 4, pixel * 4 + 4)
    if (a! < 128) continue
    const key = ((r! >> 4) << 8) | ((g! >> 4) << 4) | (b! >> 4)
    const bucket = buckets.get(key) ?? { count: 0, r: 0, g: 0, b: 0 }
    buckets.set(key, { count: bucket.count + 1, r: bucket.r + r!, g: bucket.g + g!, b: bucket.b + b! })
  }
  const [first] = [...buckets.values()].toSorted((one, other) => other.count - one.count)
  return first ? { r: first.r / first.count, g: first.g / first.count, b: first.b / first.count } : null
}

/** Calls `visit` for every pixel connected to `starts` by sides; `visit` returns whether to continue from there. */
function flood(
  { width, height }: Pixels,
  starts: Iterable<number>,
  visit: (pixel: number, from: number) => boolean,
): void {
  const queue: number[] = []
  const go = (pixel: number, from: number): void => {
    if (visit(pixel, from)) queue.push(pixel)
  }
  for (const start of starts) go(start, start)
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const x = next % width
    if (x > 0) go(next - 1, next)
    if (x < width - 1) go(next + 1, next)
    if (next >= width) go(next - width, next)
    if (next < width * (height - 1)) go(next + width, next)
  }
}

/**
 * Yields the border's pixels, then every other matching pixel. A generator, because a photograph would fill a list with
 * millions.
 */
function* everyOne(count: number, border: Iterable<number>, isMeant: (pixel: number) => boolean): Generator<number> {
  yield* border
  for (let pixel = 0; pixel < count; pixel++) if (isMeant(pixel)) yield pixel
}

const BOX: BackgroundSettings = { tolerance: 10, softness: 0 }
/**
 * The share of the border in one colour from which a picture counts as boxed; a photograph's border has many colours.
 */
const BOX_SHARE = 0.97

/** Checks that a picture stands in a plain box that the cloth would show, like a crest on white from a web page. */
export function isBoxed(source: Pixels): boolean {
  const border = borderOf(source)
  const ground = groundOf(source, border)
  if (!ground) return false
  const isPlain = (pixel: number): boolean =>
    source.data[pixel * 4 + 3]! > 250 && colourDistanceAt(source.data, pixel * 4, ground) <= BOX.tolerance
  return border.filter(isPlain).length >= BOX_SHARE * border.length
}

/** The smallest share of a picture that counts as a hole in a letter. */
const HOLE_SHARE = 0.0001

interface Hole {
  readonly start: number
  readonly pixels: number
}

/** Returns the unvisited areas of ground pixels, the largest first, without specks. Marks them as visited. */
function holesOf(source: Pixels, seen: Uint8Array, isGround: (pixel: number) => boolean): readonly Hole[] {
  const holes: Hole[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] || !isGround(start)) continue
    let pixels = 0
    flood(source, [start], pixel => {
      if (seen[pixel] || !isGround(pixel)) return false
      seen[pixel] = 1
      pixels++
      return true
    })
    holes.push({ start, pixels })
  }
  return holes.filter(({ pixels }) => pixels >= HOLE_SHARE * seen.length).toSorted((a, b) => b.pixels - a.pixels)
}

/**
 * Counts the areas of a plain box's colour inside the picture that are not connected to its border, as in the O of a
 * word.
 */
export function countHoles(source: Pixels): number {
  const border = borderOf(source)
  const isGround = groundTest(source, groundOf(source, border) ?? WHITE, BOX.tolerance)
  const seen = new Uint8Array(source.width * source.height)
  flood(source, border, pixel => {
    if (seen[pixel] || !isGround(pixel)) return false
    seen[pixel] = 1
    return true
  })
  return holesOf(source, seen, pixel => source.data[pixel * 4 + 3]! > 0 && isGround(pixel)).length
}

const groundTest =
  (source: Pixels, ground: Rgb, tolerance: number) =>
  (pixel: number): boolean =>
    source.data[pixel * 4 + 3] === 0 || colourDistanceAt(source.data, pixel * 4, ground) <= tolerance

/**
 * Clears the plain ground connected to the picture's border. The same colour inside stays unless `isEverywhere` is set.
 * If the border is already clear, the ground is white. Edge pixels that mix with the ground fade and lose its colour.
 */
export function removeBackground(source: Pixels, settings: BackgroundSettings): Pixels {
  const border = borderOf(source)
  const { isEverywhere = false, holes = 0 } = settings
  const ground = groundOf(source, border) ?? (isEverywhere || holes > 0 ? WHITE : null)
  if (!ground) return source
  const data = source.data.slice()
  const seen = new Uint8Array(source.width * source.height)
  const isGround = groundTest(source, ground, settings.tolerance)
  const edge: number[] = []
  const clear = (pixel: number): boolean => {
    if (seen[pixel]) return false
    if (!isGround(pixel)) {
      edge.push(pixel)
      return false
    }
    seen[pixel] = 1
    data.fill(0, pixel * 4, pixel * 4 + 4)
    return true
  }
  flood(source, isEverywhere ? everyOne(seen.length, border, isGround) : border, clear)
  if (holes > 0) {
    const found = holesOf(source, seen.slice(), pixel => source.data[pixel * 4 + 3]! > 0 && isGround(pixel))
    flood(
      source,
      found.slice(0, holes).map(({ start }) => start),
      clear,
    )
  }
  if (settings.softness > 0) softenEdge(source, data, { ground, edge, ...settings })
  return withData(source, data)
}

interface Edge extends BackgroundSettings {
  readonly ground: Rgb
  readonly edge: readonly number[]
}

/** Fades from the edge into the picture, ring by ring, while the colours are mixed with the ground's. */
function softenEdge(source: Pixels, data: Uint8ClampedArray, { ground, edge, softness }: Edge): void {
  const seen = new Uint8Array(source.width * source.height)
  const longer = Math.max(source.width, source.height)
  const deepest = Math.max(1, Math.round((softness / 100) * longer * DEEPEST_EDGE))
  let ring: readonly number[] = edge
  for (let deep = 1; deep <= deepest && ring.length > 0; deep++) {
    const next: number[] = []
    for (const pixel of ring) {
      if (seen[pixel] !== 0 || data[pixel * 4 + 3] === 0) continue
      seen[pixel] = 1
      const share = shareOfPicture(source, pixel, ground)
      if (share >= WHOLE) continue
      fade(data, pixel * 4, ground, share)
      next.push(...besides(source, pixel))
    }
    ring = next
  }
}

/**
 * Returns the picture's share of a pixel against the ground's, by the nearby colour that differs most from the
 * ground's.
 */
function shareOfPicture(source: Pixels, pixel: number, ground: Rgb): number {
  const [x, y] = [pixel % source.width, Math.floor(pixel / source.width)]
  const own = colourDistanceAt(source.data, pixel * 4, ground)
  let farthest = own
  for (let py = Math.max(0, y - REACH); py <= Math.min(source.height - 1, y + REACH); py++) {
    for (let px = Math.max(0, x - REACH); px <= Math.min(source.width - 1, x + REACH); px++) {
      const at = (py * source.width + px) * 4
      if (source.data[at + 3] !== 0) farthest = Math.max(farthest, colourDistanceAt(source.data, at, ground))
    }
  }
  return farthest === 0 ? 0 : own / farthest
}

function besides({ width, height }: Pixels, pixel: number): number[] {
  const x = pixel % width
  return [
    ...(x > 0 ? [pixel - 1] : []),
    ...(x < width - 1 ? [pixel + 1] : []),
    ...(pixel >= width ? [pixel - width] : []),
    ...(pixel < width * (height - 1) ? [pixel + width] : []),
  ]
}

/** Removes the ground from a mixed pixel: restores the picture's colour with only its share of opacity. */
function fade(data: Uint8ClampedArray, at: number, ground: Rgb, share: number): void {
  data[at + 3] = data[at + 3]! * share
  if (share === 0) return
  data[at] = ground.r + (data[at]! - ground.r) / share
  data[at + 1] = ground.g + (data[at + 1]! - ground.g) / share
  data[at + 2] = ground.b + (data[at + 2]! - ground.b) / share
}
