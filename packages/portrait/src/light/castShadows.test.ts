import { describe, expect, it } from 'vitest'
import { cameraFor } from '../camera.ts'
import { assemble } from '../model/kit.ts'
import type { PieceMesh } from '../model/pieceMesh.ts'
import { KEY, type Vector } from '../studio/index.ts'
import { keyVisibility } from './castShadows.ts'

/** A square across the camera's axis, of `cells` by `cells` vertices around its middle. */
function square(middle: Vector, halfM: number, cells: number): PieceMesh {
  const at = (i: number): number => -halfM + (2 * halfM * i) / (cells - 1)
  const places = Array.from({ length: cells * cells }, (_, i) => [at(i % cells), at(Math.floor(i / cells))] as const)
  const corner = Array.from(
    { length: (cells - 1) ** 2 },
    (_, i) => (i % (cells - 1)) + cells * Math.floor(i / (cells - 1)),
  )
  return {
    piece: 'front',
    isRim: false,
    position: Float32Array.from(places.flatMap(([x, y]) => [middle[0] + x, middle[1] + y, middle[2]])),
    normal: Float32Array.from(places.flatMap(() => [0, 0, 1])),
    uv: new Float32Array(2 * places.length),
    openness: new Float32Array(places.length).fill(1),
    index: Uint32Array.from(corner.flatMap(k => [k, k + 1, k + cells, k + 1, k + cells + 1, k + cells])),
  }
}

const [x, y, z] = KEY.towards
const wall = square([0, 0, 0], 0.5, 11)
/** Between the middle of the wall and the key. */
const plate = square([0.2 * x, 0.2 * y, 0.2 * z], 0.1, 3)
const MIDDLE = 60
const CORNER = 0

describe('the shadows of the key', () => {
  it('fall on cloth behind other cloth, and nowhere else', () => {
    const kit = assemble([wall, plate])
    const { outside } = keyVisibility(kit, cameraFor('front', kit.bounds))
    expect(outside[MIDDLE]).toBeLessThan(0.2)
    expect(outside[CORNER]).toBe(1)
    expect(Math.min(...outside.subarray(121))).toBe(1)
  })

  it('turn with the camera', () => {
    const kit = assemble([wall, plate])
    const { outside } = keyVisibility(kit, cameraFor('left', kit.bounds))
    expect(outside[MIDDLE]).toBe(1)
  })

  it('leave a single plane in the light', () => {
    const kit = assemble([wall])
    const { outside } = keyVisibility(kit, cameraFor('front', kit.bounds))
    expect(Math.min(...outside)).toBe(1)
  })
})
