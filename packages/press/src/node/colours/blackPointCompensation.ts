/** Pixels of sRGB. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
  /** Number of channels; the fourth, alpha, is ignored. */
  readonly channels: 3 | 4
}

const STEPS = 256
const [SLOPE, EDGE, POWER, RISE] = [12.92, 0.0031308, 2.4, 0.055]
const toLinear = (value: number): number =>
  value <= EDGE * SLOPE ? value / SLOPE : ((value + RISE) / (1 + RISE)) ** POWER
const fromLinear = (light: number): number => (light <= EDGE ? light * SLOPE : (1 + RISE) * light ** (1 / POWER) - RISE)

/** Maximum black lightness: halfway to the cloth. */
const LIGHTEST = 50
function lightOf(lightness: number): number {
  const bounded = Math.max(0, Math.min(LIGHTEST, lightness))
  return bounded > 8 ? ((bounded + 16) / 116) ** 3 : bounded / 903.3
}

/**
 * Returns the new value of each step of a channel when black is mapped to a lightness (0-100). XYZ is scaled so that
 * white stays; for a black without a colour this is the same scaling of red, green and blue as light. ICC calls it
 * black-point compensation.
 */
export function blackTable(lightness: number): Uint8Array {
  const black = lightOf(lightness)
  return Uint8Array.from({ length: STEPS }, (_, i) => {
    const light = black + (1 - black) * toLinear(i / (STEPS - 1))
    return Math.round(fromLinear(light) * (STEPS - 1))
  })
}

/** Maps red, green and blue of each pixel through the table. */
export function applyTable({ data, width, height, channels }: Pixels, table: Uint8Array): Pixels {
  const mapped = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; to < mapped.length; from += channels, to += 3) {
    mapped[to] = table[data[from]!]!
    mapped[to + 1] = table[data[from + 1]!]!
    mapped[to + 2] = table[data[from + 2]!]!
  }
  return { data: mapped, width, height, channels: 3 }
}
