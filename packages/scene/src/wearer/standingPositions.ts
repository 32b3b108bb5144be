import { BUILDS, STANDING_POSE, type BuildId } from '@kitwright/library/players'
import { createBody, movePoint, poseBody, setBuild, type Triple } from '../body/index.ts'
import type { WearerAppearance } from './appearance.ts'

/** The left wrist as the atelier models it: long sleeves are draped with more bent elbows. */
const WRISTS = {
  short: [0.371, -0.588, 0.072],
  long: [0.344, -0.566, 0.121],
} as const satisfies Readonly<Record<WearerAppearance['sleeve'], Triple>>

export const wristOf = (sleeve: WearerAppearance['sleeve']): Triple => WRISTS[sleeve]

/** Returns where positions of the modelled figure are while a player stands. */
export function standingPositions(positions: Float32Array, build: BuildId): Float32Array {
  const body = createBody()
  setBuild(body, BUILDS[build])
  poseBody(body, STANDING_POSE)
  const moved = new Float32Array(positions.length)
  for (let i = 0; i < positions.length; i += 3)
    moved.set(movePoint(body, [positions[i]!, positions[i + 1]!, positions[i + 2]!]), i)
  return moved
}
