import { LIMITS, type PatternUse } from '@kitwright/design'
import { clamp, rotatePoint, type Point } from '@kitwright/measure'
import { tidyDegrees } from '../layers/layerChanges.ts'
import { scaledPattern } from './scaledPattern.ts'

export interface PatternMove {
  readonly by?: Point
  readonly factor?: number
  readonly turnDeg?: number
  /** Fixed point, relative to the pattern's middle. */
  readonly about?: Point
}

const NOWHERE: Point = { x: 0, y: 0 }
const tenth = (mm: number): number => Math.round(clamp(mm, -LIMITS.positionMm, LIMITS.positionMm) * 10) / 10 + 0

const sizeOf = ({ scale, motif }: PatternUse): number => scale * (motif?.widthMm ?? 1)

/** Moves, scales and rotates the pattern, within its limits. */
export function transformPattern(pattern: PatternUse, move: PatternMove): PatternUse {
  const { by = NOWHERE, factor = 1, turnDeg = 0, about = NOWHERE } = move
  const next = scaledPattern(pattern, pattern.scale * factor)
  const grown = sizeOf(next) / sizeOf(pattern)
  const kept = rotatePoint({ x: about.x * grown, y: about.y * grown }, turnDeg)
  return {
    ...next,
    rotationDeg: tidyDegrees(pattern.rotationDeg + turnDeg),
    offsetXMm: tenth(pattern.offsetXMm + about.x - kept.x + by.x),
    offsetYMm: tenth(pattern.offsetYMm + about.y - kept.y + by.y),
  }
}
