const round = (value: number): number => Math.round(value * 100) / 100 + 0

/** Radius of the arc that a ribbon follows; its centre lies far above. */
export const RIBBON_RADIUS = 120
export const RIBBON_HEIGHT = 15

/**
 * Returns the paths of a ribbon around (50, y) that spans `degrees` to either side of its middle, with its folded ends
 * behind it.
 */
export function ribbonPaths(y: number, degrees: number): { front: string; ends: string; folds: string } {
  const centre = y - RIBBON_RADIUS
  const at = (angle: number, radius: number): string => {
    const turned = (angle * Math.PI) / 180
    return `${round(50 + radius * Math.sin(turned))} ${round(centre + radius * Math.cos(turned))}`
  }
  const [inner, outer] = [RIBBON_RADIUS - RIBBON_HEIGHT / 2, RIBBON_RADIUS + RIBBON_HEIGHT / 2]
  const middle = (from: number, to: number, radius: number): string => {
    const bend = ((to - from) / 2) * (Math.PI / 180)
    return `Q${at((from + to) / 2, radius / Math.cos(bend))} ${at(to, radius)}`
  }
  const arc = (from: number, to: number, radius: number): string =>
    middle(from, (from + to) / 2, radius) + middle((from + to) / 2, to, radius)
  const front = `M${at(-degrees, inner)}${arc(-degrees, degrees, inner)}L${at(degrees, outer)}${arc(degrees, -degrees, outer)}Z`
  const end = (side: number): string => {
    const [near, far] = [side * (degrees - 4.5), side * (degrees + 6)]
    const lift = 6
    return `M${at(near, inner - lift)}L${at(far, inner - lift)}L${at(far - side * 2.6, (inner + outer) / 2 - lift)}L${at(far, outer - lift)}L${at(near, outer - lift)}Z`
  }
  const fold = (side: number): string =>
    `M${at(side * degrees, inner)}L${at(side * (degrees - 4.5), inner)}L${at(side * (degrees - 4.5), inner - 6)}Z`
  return { front, ends: end(-1) + end(1), folds: fold(-1) + fold(1) }
}
