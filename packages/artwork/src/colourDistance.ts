import type { Rgba } from '@kitwright/measure'

const linear = (channel: number): number => {
  const c = channel / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

/** Lightness and the two hues of Björn Ottosson's OKLab, in which far apart looks far apart. */
function oklab({ r, g, b }: Rgba): readonly [number, number, number] {
  const [red, green, blue] = [linear(r), linear(g), linear(b)]
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** How far apart two colours look: 0 is the same, about 0.02 just noticed, 1 from black to white. */
export function colourDistance(one: Rgba, other: Rgba): number {
  const [from, to] = [oklab(one), oklab(other)]
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
}
