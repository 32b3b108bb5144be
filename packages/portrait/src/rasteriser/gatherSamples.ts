import type { Kit } from '../model/kit.ts'
import { LIGHT_WIDTH, type LitVertices } from '../light/lightVertices.ts'
import { MIRROR_WIDTH } from '../light/silkMirror.ts'
import { patchAt, streakAt } from '../light/yarn.ts'
import type { Cloth } from '../studio/index.ts'
import type { Coverage } from './coverage.ts'
import { addPrint, type PieceTexture } from './pieceTexture.ts'
import { sampleX, sampleY } from './sampleGrid.ts'
import { PLANES_WIDTH } from './trianglePlanes.ts'

export interface SampledView {
  readonly kit: Kit
  readonly lit: LitVertices
  readonly coverage: Coverage
  /** By triangle. */
  readonly surface: Uint16Array
  readonly planes: Float64Array
  /** Samples per pixel and direction. */
  readonly samples: number
  /** By triangle: how many times half as fine a copy of the artwork it shows. */
  readonly level: Uint8Array
  /** The visible artwork of each of the kit's pieces. */
  readonly textures: readonly (PieceTexture | null)[]
  /** The cloth of each of the kit's pieces, and the pieces' size in mm. */
  readonly cloths: readonly Cloth[]
  readonly sizesMm: readonly (readonly [width: number, height: number])[]
}

/** Places of sums over samples: the print's colour at 0, light, how light changes with relief, place on the piece in mm, yarns. */
export const SUM = {
  light: 3,
  tilt: 3 + LIGHT_WIDTH,
  place: 5 + LIGHT_WIDTH,
  streak: 7 + LIGHT_WIDTH,
  patch: 8 + LIGHT_WIDTH,
}
const SUMS = 9 + LIGHT_WIDTH

/** Fuzz above which loose fibres hide the courses of a knit. */
const NAPPED = 0.5

/** Samples of a pixel, at most. */
const MAX_SAMPLES = 9

const NONE = -2

/** Numbers of the pixel at hand. */
export interface PixelSums {
  readonly sums: Float64Array
  /** Places of samples, 0-1 of their piece: x and y of each; and the copies of the artwork that they show. */
  readonly places: Float64Array
  readonly levels: Uint8Array
  /** Number of samples of one triangle, and the sums of their columns and rows. */
  readonly run: Float64Array
  /** The colour of a surface in the end, sRGB numbers 0-255. */
  readonly colour: Float64Array
  /** Sums for the mirror image of silky cloth. */
  readonly mirror: Float64Array
}

export const createPixelSums = (): PixelSums => ({
  sums: new Float64Array(SUMS),
  places: new Float64Array(2 * MAX_SAMPLES),
  levels: new Uint8Array(MAX_SAMPLES),
  run: new Float64Array(3),
  colour: new Float64Array(3),
  mirror: new Float64Array(MIRROR_WIDTH),
})

/** Adds the differences of yarns at every second or third of some places, which is a pixel's diagonal. `places` are x and y of each, 0-1 of the piece. */
function addYarns(
  { fuzz, grain }: Cloth,
  places: Float64Array,
  count: number,
  size: readonly [width: number, height: number],
  sums: Float64Array,
): void {
  const widthMm = size[0]
  const heightMm = size[1]
  const isNapped = fuzz > NAPPED
  const isWoven = grain > 0
  let streak = 0
  let patch = 0
  let taken = 0
  for (let i = 0; i < count; i += 3) {
    const x = places[2 * i]! * widthMm
    const y = places[2 * i + 1]! * heightMm
    streak += isNapped ? patchAt(x / 2.2, y / 2.2) : streakAt(x, y, isWoven)
    patch += patchAt(x, y)
    taken++
  }
  sums[SUM.streak] = (streak * count) / taken
  sums[SUM.patch] = (patch * count) / taken
}

/** Adds the light of a triangle on its samples, and clears these. It is linear on a triangle, so its sum is that at the sum of weights. */
function addLight(
  { kit: { index }, planes, lit }: SampledView,
  { sums, run, mirror }: PixelSums,
  t: number,
  isOut: boolean,
): void {
  const at = PLANES_WIDTH * t
  const n = run[0]!
  const x = run[1]!
  const y = run[2]!
  const wb = planes[at + 6]! * n + planes[at + 7]! * x + planes[at + 8]! * y
  const wc = planes[at + 9]! * n + planes[at + 10]! * x + planes[at + 11]! * y
  const wa = n - wb - wc
  const a = index[3 * t]!
  const b = index[3 * t + 1]!
  const c = index[3 * t + 2]!
  const light = isOut ? lit.outside : lit.inside
  const la = a * LIGHT_WIDTH
  const lb = b * LIGHT_WIDTH
  const lc = c * LIGHT_WIDTH
  for (let k = 0; k < LIGHT_WIDTH; k++)
    sums[SUM.light + k] = sums[SUM.light + k]! + light[la + k]! * wa + light[lb + k]! * wb + light[lc + k]! * wc
  const { tilts } = lit
  if (tilts && isOut)
    for (let k = 0; k < 2; k++)
      sums[SUM.tilt + k] =
        sums[SUM.tilt + k]! + tilts[2 * a + k]! * wa + tilts[2 * b + k]! * wb + tilts[2 * c + k]! * wc
  const { mirrors } = lit
  if (mirrors && isOut)
    for (let k = 0; k < MIRROR_WIDTH; k++)
      mirror[k] =
        mirror[k]! +
        mirrors[MIRROR_WIDTH * a + k]! * wa +
        mirrors[MIRROR_WIDTH * b + k]! * wb +
        mirrors[MIRROR_WIDTH * c + k]! * wc
  run[0] = run[1] = run[2] = 0
}

/** Finds the samples of a surface, their places on the piece and their light. Returns their number. */
function findSamples(view: SampledView, pixel: PixelSums, surface: number, column: number, row: number): number {
  const { coverage, surface: surfaces, planes, samples, level } = view
  const { owner, width } = coverage
  const { run, places, levels } = pixel
  const isOut = (surface & 1) === 1
  let count = 0
  let last = NONE
  let at = 0
  for (let y = row; y < row + samples; y++)
    for (let x = column; x < column + samples; x++) {
      const t = owner[y * width + x]! - 1
      if (t !== last) {
        if (t < 0 || surfaces[t] !== surface) continue
        if (last !== NONE) addLight(view, pixel, last, isOut)
        last = t
        at = PLANES_WIDTH * t
      }
      const sx = sampleX(x, y)
      const sy = sampleY(y, x)
      run[0] = run[0]! + 1
      run[1] = run[1]! + sx
      run[2] = run[2]! + sy
      places[2 * count] = planes[at]! + planes[at + 1]! * sx + planes[at + 2]! * sy
      places[2 * count + 1] = planes[at + 3]! + planes[at + 4]! * sx + planes[at + 5]! * sy
      levels[count++] = level[t]!
    }
  addLight(view, pixel, last, isOut)
  return count
}

/** Does the work of `findSamples` for a pixel that shows a single triangle. */
function placeSamples(view: SampledView, pixel: PixelSums, t: number, column: number, row: number): number {
  const { planes, samples } = view
  const { run, places, levels } = pixel
  const at = PLANES_WIDTH * t
  const u0 = planes[at]!
  const uRight = planes[at + 1]!
  const uDown = planes[at + 2]!
  const v0 = planes[at + 3]!
  const vRight = planes[at + 4]!
  const vDown = planes[at + 5]!
  let count = 0
  let columns = 0
  let rows = 0
  for (let y = row; y < row + samples; y++)
    for (let x = column; x < column + samples; x++) {
      const sx = sampleX(x, y)
      const sy = sampleY(y, x)
      columns += sx
      rows += sy
      places[2 * count] = u0 + uRight * sx + uDown * sy
      places[2 * count + 1] = v0 + vRight * sx + vDown * sy
      count++
    }
  run[0] = count
  run[1] = columns
  run[2] = rows
  levels.fill(view.level[t]!)
  addLight(view, pixel, t, (view.surface[t]! & 1) === 1)
  return count
}

/** Sums up what samples show that are found and placed. */
function sumUp(view: SampledView, { sums, places, levels }: PixelSums, surface: number, count: number): void {
  const piece = surface >> 1
  const size = view.sizesMm[piece]!
  const cloth = view.cloths[piece]!
  addPrint(view.textures[piece]!, levels, places, count, sums)
  let u = 0
  let v = 0
  for (let i = 0; i < count; i++) {
    u += places[2 * i]!
    v += places[2 * i + 1]!
  }
  sums[SUM.place] = u * size[0]
  sums[SUM.place + 1] = v * size[1]
  if (cloth.unevenness > 0) addYarns(cloth, places, count, size, sums)
}

function clear(view: SampledView, { sums, mirror }: PixelSums): void {
  sums.fill(0)
  if (view.lit.mirrors) mirror.fill(0)
}

/**
 * Sums up the samples of a pixel that show a surface, and returns their number. `column` and `row` are its first sample. Print
 * is taken at every sample, light once per triangle. A closure per picture would be compiled anew for each.
 */
export function gatherSamples(
  view: SampledView,
  pixel: PixelSums,
  surface: number,
  column: number,
  row: number,
): number {
  clear(view, pixel)
  const count = findSamples(view, pixel, surface, column, row)
  sumUp(view, pixel, surface, count)
  return count
}

/** Does the work of `gatherSamples` for a pixel that shows triangle `t` alone, as most do. */
export function gatherTriangle(view: SampledView, pixel: PixelSums, t: number, column: number, row: number): number {
  clear(view, pixel)
  const count = placeSamples(view, pixel, t, column, row)
  sumUp(view, pixel, view.surface[t]!, count)
  return count
}
