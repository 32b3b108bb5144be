import { darknessOf, whitenessOf } from '../light/dyes.ts'
import { mirrorSilk, silkTint, type SilkMirror } from '../light/silkMirror.ts'
import { toLinear, toneMap } from '../light/tone.ts'
import { TILE_SIDE, type WeaveTile } from '../light/weaveTile.ts'
import { MEAN_LIGHT, RESPONSE } from '../studio/index.ts'
import { gatherSamples, gatherTriangle, type PixelSums, SUM, type SampledView } from './gatherSamples.ts'

export interface ShadedView extends SampledView {
  /** The weave of each of the kit's pieces as a pixel sees it; null where none is seen. */
  readonly weaves: readonly (WeaveTile | null)[]
  /** Clarity of single yarns in a pixel, 0-1. */
  readonly fine: number
  /** sRGB numbers 0-1 of the cloth's inner face. */
  readonly inside: readonly [number, number, number]
}

/** Strength of the difference in gloss between single threads of a woven cloth. */
const THREADS = 0.3

/** Mean slopes of the relief in the pixel at hand, to the right and down. */
const slopes = new Float64Array(2)

/**
 * Returns the light of a pixel in the relief of its yarns, as a share of that on smooth cloth. The weave is taken at every sample:
 * taken once it beats with the pixels, also where it is blurred.
 */
function reliefAt(
  weave: WeaveTile,
  { sums, places }: PixelSums,
  size: readonly [number, number],
  count: number,
): number {
  const { perMm, values } = weave
  const across = size[0] * perMm
  const along = size[1] * perMm
  let right = 0
  let down = 0
  let gained = 0
  let lost = 0
  for (let k = 0; k < count; k++) {
    const x = (places[2 * k]! * across) & (TILE_SIDE - 1)
    const y = (places[2 * k + 1]! * along) & (TILE_SIDE - 1)
    const i = 4 * (y * TILE_SIDE + x)
    right += values[i]!
    down += values[i + 1]!
    gained += values[i + 2]!
    lost += values[i + 3]!
  }
  const share = 1 / count
  slopes[0] = right * share
  slopes[1] = down * share
  const tilted = (right * sums[SUM.tilt]! + down * sums[SUM.tilt + 1]!) * share * share
  return Math.max(0.3, 1 + tilted) * (1 + gained * share) * (1 - lost * share)
}

const silk: SilkMirror = { light: new Float64Array(3), fit: new Float64Array(2) }
const place = new Float64Array(2)
const shine = new Float64Array(3)

/** Computes the mirror image on silky cloth of an albedo, which the light of its vertices lacks; none on other cloth. */
function shineOn(
  view: ShadedView,
  { sums, mirror }: PixelSums,
  surface: number,
  share: number,
  albedo: Float64Array,
): void {
  const cloth = view.cloths[surface >> 1]!
  shine.fill(0)
  if (cloth.grain === 0 || (surface & 1) === 0) return
  place[0] = sums[SUM.place]!
  place[1] = sums[SUM.place + 1]!
  mirrorSilk(mirror, share, cloth, { place, slopes }, silk)
  silkTint(cloth, albedo, silk, shine)
  for (let k = 0; k < 3; k++) shine[k] = silk.light[k]! * shine[k]!
}

/** Turns the sums of `count` samples into the colour of a surface. */
function finish(view: ShadedView, pixel: PixelSums, surface: number, count: number): void {
  const { sums, colour: to } = pixel
  const piece = surface >> 1
  const isOut = (surface & 1) === 1
  const share = 1 / count
  for (let k = 0; k < 3; k++) {
    const print = (sums[k]! * share) / 255
    // The inside is bare fabric with a faint print.
    to[k] = isOut ? print : view.inside[k]! + (print - view.inside[k]!) * RESPONSE.insidePrint
  }
  const { unevenness, grain, silk } = view.cloths[piece]!
  const white = whitenessOf(toLinear(Math.min(to[0]!, to[1]!, to[2]!)))
  const peak = toLinear(Math.max(to[0]!, to[1]!, to[2]!))
  const streak = sums[SUM.streak]! * share
  // Afar a pixel averages single yarns, which are even less told apart on woven cloth.
  const uneven = streak * (0.3 + (0.7 - grain) * view.fine) + sums[SUM.patch]! * share
  const yarn = 1 + unevenness * (1 - 0.8 * white) * uneven
  const dark = darknessOf(peak)
  for (let k = 0; k < 3; k++) to[k] = (toLinear(to[k]!) + dark * RESPONSE.darkAlbedo) * yarn
  const weave = view.weaves[piece]
  slopes.fill(0)
  const exposed = 1 + (RESPONSE.whiteExposure - 1) * white
  const exposure =
    weave && isOut && view.lit.tilts ? exposed * reliefAt(weave, pixel, view.sizesMm[piece]!, count) : exposed
  const threads = 1 + THREADS * grain * view.fine * streak
  const glint = (1 - silk * peak) * threads * (grain > 0 ? 1 : 1 + RESPONSE.darkGloss * dark)
  const between = sums[SUM.light + 6]! * share
  shineOn(view, pixel, surface, share, to)
  for (let k = 0; k < 3; k++) {
    const body = sums[SUM.light + k]! * share
    const gloss = sums[SUM.light + 3 + k]! * share
    const albedo = to[k]!
    to[k] = exposure * (albedo * (body + albedo * MEAN_LIGHT[k]! * between) + gloss * glint + shine[k]! * threads)
  }
  toneMap(to)
}

/**
 * Colours a surface in a pixel, and returns the number of samples that show it. `column` and `row`
 * are the pixel's first sample.
 */
export function shadePixel(view: ShadedView, pixel: PixelSums, surface: number, column: number, row: number): number {
  const count = gatherSamples(view, pixel, surface, column, row)
  finish(view, pixel, surface, count)
  return count
}

/** Colours a pixel that shows triangle `t` alone. */
export function shadeTriangle(view: ShadedView, pixel: PixelSums, t: number, column: number, row: number): void {
  const count = gatherTriangle(view, pixel, t, column, row)
  finish(view, pixel, view.surface[t]!, count)
}
