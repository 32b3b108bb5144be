import { srgbToLinear, type Rgba } from './colour.ts'

/** Types of colour vision: normal, without red, without green, without blue. */
export const COLOUR_VISIONS = ['normal', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type ColourVision = (typeof COLOUR_VISIONS)[number]

type Row = readonly [number, number, number]

/** Light that reaches the eye, row by row in linear sRGB (Machado, Oliveira and Fernandes 2009, severity 1). */
const SIMULATIONS: Readonly<Record<Exclude<ColourVision, 'normal'>, readonly [Row, Row, Row]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const encoded = (light: number): number => {
  const c = Math.min(1, Math.max(0, light))
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)
}

/** Simulates how a person with this colour vision sees a colour. */
export function simulateVision(vision: ColourVision, { r, g, b, a }: Rgba): Rgba {
  if (vision === 'normal') return { r, g, b, a }
  const light = [srgbToLinear(r), srgbToLinear(g), srgbToLinear(b)] as const
  const [red, green, blue] = SIMULATIONS[vision].map(row =>
    encoded(row[0] * light[0] + row[1] * light[1] + row[2] * light[2]),
  ) as [number, number, number]
  return { r: red, g: green, b: blue, a }
}

/** Share of white light that cloth reflects at its surface, whatever its dye: a black shirt in daylight is no blacker. */
const CLOTH_GLARE = 0.005

/** Returns a colour as cloth in daylight shows it. Blacks that differ on a screen look the same on a pitch. */
export function onCloth({ r, g, b, a }: Rgba): Rgba {
  const shown = (channel: number): number => encoded(CLOTH_GLARE + (1 - CLOTH_GLARE) * srgbToLinear(channel))
  return { r: shown(r), g: shown(g), b: shown(b), a }
}
