import { colourDistanceAt, type Rgb } from './swapColours.ts'
import { withData, type Pixels } from './pixels.ts'

export interface BackgroundSettings {
  /** How far the ground's colour may vary, 0 to 100. */
  readonly tolerance: number
  /** How deep an edge that mixes with the ground may fade into the picture, 0 to 100; 0 cuts hard. */
  readonly softness: number
  /** Takes the ground's colour away wherever it is, as within the O of a word. */
  readonly isEverywhere?: boolean
  /** In how many places inside its colour is taken away, too, the largest first. */
  readonly holes?: number
}

/** The deepest edge, as a part of the picture's longer side. */
const DEEPEST_EDGE = 1 / 150
const WHITE: Rgb = { r: 255, g: 255, b: 255 }
/** The similarity to the colour behind it from which a pixel is no longer a mixture. */
const WHOLE = 0.92
/** How far to look for what an edge mixes the ground with, px. */
const REACH = 3

/** The indices of the pixels along the picture's border. */
function borderOf({ width, height }: Pixels): number[] {
  const rows = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x])
  const columns = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1])
  return [...new Set([...rows, ...columns].flat())]
}

/** The commonest colour along the border; null where all of it is see-through already. */
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

/** Calls `visit` for every pixel that can be reached from `starts` by sides; it says whether to go on from there. */
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

/** The border's pixels, then each other one that is meant; not as a list, of which a photograph has millions. */
function* everyOne(count: number, border: Iterable<number>, isMeant: (pixel: number) => boolean): Generator<number> {
  yield* border
  for (let pixel = 0; pixel < count; pixel++) if (isMeant(pixel)) yield pixel
}

const BOX: BackgroundSettings = { tolerance: 10, softness: 0 }
/**
 * The share of the border in one colour from which a picture counts as boxed; a photograph's border has many colours.
 */
const BOX_SHARE = 0.97

/** Whether a picture stands in a plain box of its own, as a crest from a web page in white, that the cloth would show. */
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

/** The places of such pixels that are not seen yet, the largest first; specks are none. Marks them as seen. */
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

/** In how many places a plain box's colour is inside the picture, too, where its border does not lead, as in the O of a word. */
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
 * Clears the plain ground that reaches the picture's border; the same colour inside stays unless it is to go everywhere. Of a
 * picture whose border is clear already that is white. Along its edge pixels that mix with the ground fade and lose its colour.
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

/** Walks from the edge into the picture, ring by ring, as long as the colours are still mixed with the ground's. */
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

/** How much of a pixel is the picture's and not the ground's, by the colour near it that is farthest from the ground's. */
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

/** The pixel was the picture over the ground: gives back the picture's colour with only its share of cover. */
function fade(data: Uint8ClampedArray, at: number, ground: Rgb, share: number): void {
  data[at + 3] = data[at + 3]! * share
  if (share === 0) return
  data[at] = ground.r + (data[at]! - ground.r) / share
  data[at + 1] = ground.g + (data[at + 1]! - ground.g) / share
  data[at + 2] = ground.b + (data[at + 2]! - ground.b) / share
}
