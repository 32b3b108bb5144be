/** How a body differs from the modelled one: shares of girth, except where metres are named. */
export interface Build {
  readonly chest: number
  readonly waist: number
  readonly hips: number
  /** Metres that the chest comes forward on either side. */
  readonly bust: number
  readonly arm: number
  readonly thigh: number
  readonly calf: number
  /** Size of the hands. */
  readonly hand: number
  /** Metres that each shoulder is farther out. */
  readonly shoulders: number
}

const MODELLED: Build = {
  chest: 0,
  waist: 0,
  hips: 0,
  bust: 0,
  arm: 0,
  thigh: 0,
  calf: 0,
  hand: 0,
  shoulders: 0,
}
const build = (change: Partial<Build>): Build => ({ ...MODELLED, ...change })

export const BUILDS = {
  mid: MODELLED,
  broad: build({
    chest: 0.06,
    waist: 0.06,
    hips: 0.03,
    arm: 0.13,
    thigh: 0.09,
    calf: 0.08,
    hand: 0.04,
    shoulders: 0.012,
  }),
  lean: build({ chest: -0.05, waist: -0.06, hips: -0.04, arm: -0.11, thigh: -0.1, calf: -0.09, shoulders: -0.006 }),
  slender: build({
    chest: -0.11,
    waist: -0.11,
    hips: 0.02,
    bust: 0.016,
    arm: -0.2,
    thigh: -0.04,
    calf: -0.08,
    hand: -0.12,
    shoulders: -0.016,
  }),
  strong: build({
    chest: -0.08,
    waist: -0.07,
    hips: 0.05,
    bust: 0.018,
    arm: -0.12,
    thigh: 0.06,
    calf: 0.02,
    hand: -0.1,
    shoulders: -0.012,
  }),
} as const satisfies Readonly<Record<string, Build>>

export type BuildId = keyof typeof BUILDS
