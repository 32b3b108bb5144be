import type { RoundCone } from './solids.ts'

const between = (slim: number, full: number, share: number): number => slim + (full - slim) * share

/** The thigh on the side x > 0, from slim (0) to full (1). */
export const legCones = (share: number): RoundCone[] => [
  {
    from: [between(0.088, 0.104, share), -0.8, -0.006],
    to: [between(0.14, 0.15, share), -1.22, 0.004],
    radii: [between(0.055, 0.083, share), between(0.045, 0.062, share)],
  },
]
