import { describe, expect, it } from 'vitest'
import { ANIMATIONS, poseAt, REST_POSE, type PlayerPose } from './index.ts'

const figures = ({ head, left, right }: PlayerPose): number[] =>
  [head, left, right].flatMap(each => Object.values(each))
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
  const at = (step: number): PlayerPose => poseAt(animation, step * STEP_MS) ?? REST_POSE

  it('moves without a jump, also from its end on', () => {
    for (let step = 1; step <= steps + 2; step++) expect(farthest(at(step), at(step - 1))).toBeLessThan(4)
  })

  it('ends after its time unless it is endless', () => {
    expect(poseAt(animation, animation.ms * 5.3) !== null).toBe(animation.isEndless)
  })
})
