import { Box3, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createCamera } from './camera.ts'
import { START_POSE } from './orbit.ts'

const WIDTH = 800
const CLEAR = 600
const BELOW = 56

function cameraOver(belowPx: number) {
  const view = createCamera()
  view.setBounds(new Box3(new Vector3(-0.4, -0.8, -0.15), new Vector3(0.4, 0, 0.15)))
  view.setFrame({ widthPx: WIDTH, heightPx: CLEAR + belowPx, belowPx })
  view.setPose(START_POSE)
  const toPx = (...place: readonly [x: number, y: number, z: number]): { x: number; y: number } => {
    const at = new Vector3(...place).project(view.camera)
    return { x: ((at.x + 1) / 2) * WIDTH, y: ((1 - at.y) / 2) * (CLEAR + belowPx) }
  }
  return { view, toPx }
}

describe('a canvas that goes on below the garment', () => {
  it('shows the garment where a canvas without that would', () => {
    const [whole, clear] = [cameraOver(BELOW), cameraOver(0)]
    const places: readonly (readonly [number, number, number])[] = [
      [0, -0.4, 0],
      [0.4, 0, 0.15],
      [-0.3, -0.8, -0.1],
    ]
    for (const place of places) {
      const [a, b] = [whole.toPx(...place), clear.toPx(...place)]
      expect(a.x).toBeCloseTo(b.x, 3)
      expect(a.y).toBeCloseTo(b.y, 3)
    }
  })

  it('is measured by what lies above', () => {
    const { view, toPx } = cameraOver(BELOW)
    const px = toPx(0.1, -0.4, 0).x - toPx(0, -0.4, 0).x
    expect(0.1 / px).toBeCloseTo(view.metresPerPx({ widthPx: WIDTH, heightPx: CLEAR + BELOW, belowPx: BELOW }), 5)
  })

  it('is pointed at through the same lens', () => {
    const { view, toPx } = cameraOver(BELOW)
    const { x, y } = toPx(0.2, -0.7, 0)
    const { origin, direction } = view.ray((x / WIDTH) * 2 - 1, 1 - (y / (CLEAR + BELOW)) * 2)
    const far = (0 - origin[2]) / direction[2]
    expect(origin[0] + direction[0] * far).toBeCloseTo(0.2, 4)
    expect(origin[1] + direction[1] * far).toBeCloseTo(-0.7, 4)
  })
})
