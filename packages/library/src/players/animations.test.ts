import { describe, expect, it } from 'vitest'
import { ANIMATIONS, poseAt, STANDING_POSE, type PlayerPose } from './index.ts'

/** All numbers of a pose; metres as centimetres, to count like degrees. */
const figures = (pose: PlayerPose): number[] =>
  Object.values(pose).flatMap(group =>
    Object.entries(group as Readonly<Record<string, number>>).map(([name, value]) =>
      ['side', 'drop', 'ahead', 'out'].includes(name) ? 100 * value : value,
    ),
  )
const farthest = (a: PlayerPose, b: PlayerPose): number => {
  const there = figures(b)
  return Math.max(...figures(a).map((value, i) => Math.abs(value - there[i]!)))
}

it('players can do four things, by the ids that mockups know', () => {
  expect(ANIMATIONS.map(({ id }) => id)).toEqual(['happy_idle', 'offensive_idle', 'salute', 'warrior_idle'])
})

describe.each(ANIMATIONS)('$id', animation => {
  const STEP_MS = 1000 / 60
  const steps = Math.floor(animation.ms / STEP_MS)
  const at = (step: number): PlayerPose => poseAt(animation, step * STEP_MS) ?? STANDING_POSE

  it('moves without a jump, also from its end on', () => {
    for (let step = 1; step <= steps + 2; step++) expect(farthest(at(step), at(step - 1))).toBeLessThan(5)
  })

  it('moves the hips and at least one arm', () => {
    const [a, b] = [animation.poseAt(0.1), animation.poseAt(0.5)]
    expect(farthest({ ...a, left: b.left, right: b.right }, b)).toBeGreaterThan(0.2)
    expect(farthest({ ...b, left: a.left, right: a.right }, b)).toBeGreaterThan(0.2)
  })

  it('ends after its time unless it is endless', () => {
    expect(poseAt(animation, animation.ms * 5.3) !== null).toBe(animation.isEndless)
  })
})
