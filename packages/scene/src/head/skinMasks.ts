const ramp = (value: number, from: number, to: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** The beard's upper edge on the cheek, by the distance from the middle. */
const cheekLine = (x: number): number => -3.1 + 0.42 * Math.max(0, x - 2.2) + Math.max(0, x - 5.6) * 1.6
/** The lips and a little around them: no hair grows there. */
const lips = (x: number, y: number): number => ramp(1 - (x / 2.65) ** 2 - ((y + 4.4) / 0.9) ** 2, -0.05, 0.2)
const moustache = (x: number, y: number, z: number): number =>
  ramp(y, -2.1, -3.2) * ramp(y, -5.4, -4.4) * ramp(x, 3.4, 1.6) * ramp(z, 4, 4.8)

/** Density of a beard at a place of the neutral head, 0-1: cheeks, jaw, upper lip and side whiskers. */
export function beardAt(px: number, y: number, z: number): number {
  const x = Math.abs(px)
  const line = cheekLine(x)
  const chin = ramp(y, line + 1.4, line - 2) * ramp(z, -3, -2)
  const whiskers = ramp(x, 5.2, 6.8) * ramp(y, 3.4, -2.2) * ramp(y, -6.5, -4) * ramp(z, -3.3, -2.2)
  const all = Math.max(chin, moustache(x, y, z), whiskers) * (1 - lips(x, y))
  const underJaw = y + 4.8 + 0.77 * (Math.min(4.2, z) + 1.75)
  return all * ramp(z, -3.4, -1.9) * ramp(underJaw, -2.2, -0.3)
}

/** Density of a beard that is only about mouth and chin. */
export function goateeAt(px: number, y: number, z: number): number {
  const x = Math.abs(px)
  const chin = ramp(Math.hypot(x / 2.5, (y + 7.5) / 2.2), 1.15, 0.55)
  const round = Math.hypot(x / 2.75, (y + 5.1) / 2.45)
  const sides = 0.85 * ramp(Math.abs(round - 1), 0.36, 0.08) * ramp(y, -2.6, -3.4)
  const all = Math.max(0.9 * moustache(x, y, z), chin, sides) * (1 - lips(x, y))
  return all * ramp(z, 2, 3.2) * ramp(y, -9.9, -9)
}
