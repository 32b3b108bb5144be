import { describe, expect, it } from 'vitest'
import { interpolatePose, START_POSE, panBy, rotatePose, viewPose, zoomedAt } from './orbit.ts'

describe('orbit', () => {
  it('turns the short way round', () => {
    const halfway = interpolatePose({ ...START_POSE, yawDeg: 170 }, viewPose('right'), 1)
    expect(halfway.yawDeg).toBe(270)
    expect(interpolatePose({ ...START_POSE, yawDeg: 350 }, viewPose('front'), 0.5).yawDeg).toBeGreaterThan(350)
  })

  it('begins and ends where it should, even late', () => {
    const from = rotatePose(START_POSE, 40, 20)
    expect(interpolatePose(from, viewPose('front'), 0)).toEqual(from)
    expect(interpolatePose(from, viewPose('front'), 3).yawDeg).toBe(0)
  })

  it('does not turn over the top', () => {
    expect(rotatePose(START_POSE, 0, 500).pitchDeg).toBeLessThanOrEqual(90)
    expect(rotatePose(START_POSE, 0, -500).pitchDeg).toBeGreaterThanOrEqual(-90)
  })

  it('keeps what lies under the pointer there while zooming in', () => {
    const before = zoomedAt(START_POSE, 2)
    const after = zoomedAt(before, 1.5, [0.1, -0.05])
    // The point is 0.1 m right of the look-at point. Its offset on screen, distance times zoom, must not change.
    const seen = (pose: typeof before, world: number): number => (world - pose.pan[0]) * pose.zoom
    expect(seen(after, before.pan[0] + 0.1)).toBeCloseTo(seen(before, before.pan[0] + 0.1))
  })

  it('has limits, and comes back to the middle when zoomed out', () => {
    expect(zoomedAt(START_POSE, 1e9).zoom).toBeLessThan(20)
    const away = panBy(zoomedAt(START_POSE, 3), 9, 9)
    expect(Math.hypot(...away.pan)).toBeLessThan(1)
    expect(zoomedAt(away, 0.01).pan).toEqual([0, 0])
  })
})
