import { parseHex } from './colour.ts'

/** CIELAB for either D50 or D65: L, a, b. */
export type Lab = readonly [number, number, number]

const WHITE = [0.95047, 1, 1.08883] as const

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const curve = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)

/** Converts sRGB, 0 to 255, to CIELAB. */
export function labOf(rgb: readonly number[]): Lab {
  const [r, g, b] = rgb.map(linear) as [number, number, number]
  const x = curve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / WHITE[0])
  const y = curve((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / WHITE[1])
  const z = curve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / WHITE[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const cosine = (degrees: number): number => Math.cos(radians(degrees))
const angleOf = (a: number, b: number): number =>
  a === 0 && b === 0 ? 0 : (Math.atan2(b, a) * 180) / Math.PI + (b < 0 ? 360 : 0)
const POWER = 25 ** 7

/** Returns the shorter difference of two hues and their mean. Grey has no hue. */
function hues(one: number, other: number, isGrey: boolean): readonly [difference: number, mean: number] {
  if (isGrey) return [0, one + other]
  const difference = other - one
  const isFar = Math.abs(difference) > 180
  const sum = one + other
  return [
    isFar ? difference - 360 * Math.sign(difference) : difference,
    isFar ? (sum + (sum < 360 ? 360 : -360)) / 2 : sum / 2,
  ]
}

/** Perceptual distance of two colours: CIEDE2000 (ISO/CIE 11664-6). A difference below 1 is invisible. */
export function deltaE([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const chroma = ((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) ** 7
  const g = 1 + 0.5 * (1 - Math.sqrt(chroma / (chroma + POWER)))
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)]
  const [hueStep, hue] = hues(angleOf(a1 * g, b1), angleOf(a2 * g, b2), c1 * c2 === 0)
  const [light, strong] = [(l1 + l2) / 2, (c1 + c2) / 2]
  const t =
    1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2 * cosine(4 * hue - 63)
  const lightness = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2))
  const saturation = (c2 - c1) / (1 + 0.045 * strong)
  const turn = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(hueStep / 2))) / (1 + 0.015 * strong * t)
  const turning = 2 * Math.sqrt(strong ** 7 / (strong ** 7 + POWER))
  const twist = -turning * Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2))))
  return Math.sqrt(lightness ** 2 + saturation ** 2 + turn ** 2 + twist * saturation * turn)
}

/**
 * Returns the colour of a list that is perceptually nearest to another, the first of equals, with its distance; null
 * for an empty list.
 */
export function nearestColour<T extends { readonly hex: string }>(
  list: readonly T[],
  hex: string,
): { readonly colour: T; readonly deltaE: number } | null {
  const wanted = labOfHex(hex)
  let nearest: { readonly colour: T; readonly deltaE: number } | null = null
  for (const colour of list) {
    const far = deltaE(wanted, labOfHex(colour.hex))
    if (!nearest || far < nearest.deltaE) nearest = { colour, deltaE: far }
  }
  return nearest
}

function labOfHex(hex: string): Lab {
  const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 }
  return labOf([r, g, b])
}
