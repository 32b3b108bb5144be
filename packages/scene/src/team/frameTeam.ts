import type { Frame, ScenePoint } from './frame.ts'
import type { Spot } from './lineUp.ts'

/** The margins of the team in the picture: shares of its height above the heads and below the feet, of its width beside. */
export interface FrameMargins {
  /** Width by height. */
  readonly aspect: number
  readonly above: number
  readonly below: number
  readonly beside: number
}

/** A player's reach from the place between the feet, as modelled, metres. */
const HALF_WIDTH = { standing: 0.42, kneeling: 0.46 } as const
const HEIGHT = { standing: 1.92, kneeling: 1.48 } as const
/** The camera is as high as a photographer's chest. */
const EYE = 1.28
/** The camera stands this far off, and farther by this share of the team's width: a long lens makes nobody broad. */
const DISTANCE = { least: 6, share: 1.35 } as const

/** Returns the corners of what a player takes up. */
export function cornersOf({ at, scale, isKneeling }: Spot): readonly ScenePoint[] {
  const kind = isKneeling ? 'kneeling' : 'standing'
  const half = HALF_WIDTH[kind] * scale
  const top = at.y + HEIGHT[kind] * scale
  return [-half, half].flatMap(x =>
    [at.y, top].map(y => ({ x: at.x + x, y, z: y === at.y && isKneeling ? at.z + 0.3 : at.z })),
  )
}

/** Returns the frame that shows a whole team. Spare width is divided, spare height goes above the heads. */
export function frameTeam(spots: readonly Spot[], { aspect, above, below, beside }: FrameMargins): Frame {
  const corners = spots.flatMap(cornersOf)
  const reach = Math.max(0.5, ...corners.map(({ x }) => Math.abs(x)))
  const distance = DISTANCE.least + DISTANCE.share * 2 * reach
  const seen = corners.map(({ x, y, z }) => {
    const scale = distance / (distance - z)
    return { x: x * scale, y: EYE + (y - EYE) * scale }
  })
  const half = Math.max(...seen.map(({ x }) => Math.abs(x)))
  const [low, high] = [Math.min(...seen.map(({ y }) => y)), Math.max(...seen.map(({ y }) => y))]
  const height = Math.max((high - low) / (1 - above - below), (2 * half) / (1 - 2 * beside) / aspect)
  const bottom = low - below * height
  return {
    left: (-height * aspect) / 2,
    right: (height * aspect) / 2,
    bottom,
    top: bottom + height,
    distance,
    eye: EYE,
  }
}
