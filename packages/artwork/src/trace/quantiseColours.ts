import { parseHex, toHex } from '@kitwright/measure'
import type { Pixels } from '../pixels/pixels.ts'

/** A colour in OKLab, where distance matches perception. */
type Lab = readonly [number, number, number]

const linear = (value: number): number => {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
}
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => linear(value))

export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [LINEAR[red]!, LINEAR[green]!, LINEAR[blue]!]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

const apart = (a: Lab, b: Lab): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

export function nearestInk(lab: Lab, inks: readonly { readonly lab: Lab }[]): number {
  let [best, least] = [0, Infinity]
  for (let i = 0; i < inks.length; i++) {
    const off = apart(lab, inks[i]!.lab)
    if (off < least) [best, least] = [i, off]
  }
  return best
}

export interface Ink {
  readonly lab: Lab
  readonly colour: string
}

interface Sample {
  readonly lab: Lab
  readonly rgb: readonly [number, number, number]
}

const MAX_SAMPLES = 12_000
const OPAQUE = 200
/** Neighbours that differ by more lie on an edge: their colours are mixtures, not inks. */
const FLAT = 24

/** Returns pixels from within areas of one colour; from everywhere if there is no such area, as in a photo. */
function samplesOf({ width, height, data }: Pixels): Sample[] {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / MAX_SAMPLES)))
  const [flat, all]: Sample[][] = [[], []]
  for (let y = 0; y < height - 1; y += step) {
    for (let x = 0; x < width - 1; x += step) {
      const at = 4 * (y * width + x)
      if (data[at + 3]! < OPAQUE) continue
      const rgb = [data[at]!, data[at + 1]!, data[at + 2]!] as const
      const sample = { lab: labOf(...rgb), rgb }
      all!.push(sample)
      const differs = [at + 4, at + 4 * width].some(
        other => Math.max(...[0, 1, 2, 3].map(i => Math.abs(data[other + i]! - data[at + i]!))) > FLAT,
      )
      if (!differs) flat!.push(sample)
    }
  }
  return flat!.length > all!.length / 4 ? flat! : all!
}

/** Returns the most common colour, then repeatedly the one farthest from those chosen. */
function firstInks(samples: readonly Sample[], count: number): Lab[] {
  const counts = new Map<string, { times: number; lab: Lab }>()
  for (const { lab, rgb } of samples) {
    const key = rgb.map(value => value >> 4).join()
    counts.set(key, { times: (counts.get(key)?.times ?? 0) + 1, lab: counts.get(key)?.lab ?? lab })
  }
  const least = samples.length * 0.002
  const choices = [...counts.values()].toSorted((a, b) => b.times - a.times)
  const inks = choices.slice(0, 1).map(({ lab }) => lab)
  const often = choices.filter(({ times }) => times >= least)
  // In a colourful photo no colour is common.
  const held = often.reduce((sum, { times }) => sum + times, 0)
  const common = held < samples.length / 2 ? choices : often
  while (inks.length < count) {
    const far = ({ times, lab }: (typeof choices)[number]): number =>
      Math.min(...inks.map(ink => apart(ink, lab))) * Math.sqrt(times)
    const next = common.reduce<(typeof choices)[number] | null>(
      (best, each) => (best === null || far(each) > far(best) ? each : best),
      null,
    )
    if (!next || far(next) < 1e-6) break
    inks.push(next.lab)
  }
  return inks
}

const ROUNDS = 8
/** Colours closer than this are one ink. */
const ONE_INK = 0.035 ** 2

/**
 * Returns the few colours that represent a picture best in perceived colour (k-means). The same picture always gives
 * the same colours.
 */
export function quantiseColours(source: Pixels, count: number): Ink[] {
  const samples = samplesOf(source)
  let inks = firstInks(samples, count).map((lab): Ink => ({ lab, colour: '#000000' }))
  for (let round = 0; round < ROUNDS && inks.length > 0; round++) {
    const sums = inks.map(() => [0, 0, 0, 0, 0, 0, 0])
    for (const { lab, rgb } of samples) {
      const sum = sums[nearestInk(lab, inks)]!
      ;[...lab, ...rgb, 1].forEach((value, i) => (sum[i]! += value))
    }
    inks = sums
      .filter(sum => sum[6]! > 0)
      .map(([l = 0, a = 0, b = 0, red = 0, green = 0, blue = 0, n = 1]) => ({
        lab: [l / n, a / n, b / n],
        colour: toHex({ r: red / n, g: green / n, b: blue / n, a: 1 }),
      }))
  }
  return inks.filter((ink, i) => !inks.slice(0, i).some(other => apart(other.lab, ink.lab) < ONE_INK))
}

/** Returns the OKLab colour of `#rrggbb`. */
export function labOfHex(hex: string): Lab {
  const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 }
  return labOf(r, g, b)
}

/** Returns the index of the darkest of some colours. */
export const darkestOf = (colours: readonly string[]): number => {
  const lights = colours.map(colour => labOfHex(colour)[0])
  return lights.indexOf(Math.min(...lights))
}
