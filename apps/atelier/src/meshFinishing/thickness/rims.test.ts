import { describe, expect, it } from 'vitest'
import { addRims } from './rims.ts'
import type { SewnMesh } from '../cloth/sewnMesh.ts'
import type { Surface } from '../cloth/surface.ts'
import { thickenRibs } from './thicken.ts'

const LENGTH = 6
const flat = Array.from({ length: 3 * LENGTH }, (_, v) => ({ x: 20 * Math.floor(v / 3), y: 7 * (v % 3) }))

/** A rib of two rows; where it is thinned, triangles reach from edge to edge and leave its middle out. */
function triangles(isThinned: (column: number) => boolean): Uint32Array {
  const all: number[] = []
  for (let c = 0; c + 1 < LENGTH; c++) {
    const [a, b, d, e, f, g] = [0, 1, 2, 3, 4, 5].map(k => 3 * c + k) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    all.push(...(isThinned(c) ? [a, d, e, e, d, g] : [a, b, e, e, b, f, b, d, f, f, d, g]))
  }
  return Uint32Array.from(all)
}

function rib(isThinned: (column: number) => boolean): Surface {
  const particle = Int32Array.from(flat, (_, v) => v)
  const positions = Float64Array.from(flat.flatMap(({ x, y }) => [x / 1000, -y / 1000, 0]))
  const sheet = { id: 'bindingL', isRib: true, points: flat, triangles: triangles(() => false), particle }
  const fine: SewnMesh = { positions, sheets: [sheet] }
  const thickened = thickenRibs(fine, () => 3)
  const surface: Surface = {
    positions: Float32Array.from(thickened.mesh.positions),
    normals: Float32Array.from(flat.flatMap(() => [0, 0, 1])),
    flat,
    particle,
    parts: [{ piece: 'bindingL', isRim: false, triangles: triangles(isThinned) }],
  }
  return addRims(surface, thickened, 0.0014)
}

/** Triangles by their corners' places on the file's grid of 0.05 mm, whichever side they face. */
const placesOf = ({ positions, parts }: Surface, isRim: boolean): string[] =>
  parts
    .filter(part => part.isRim === isRim)
    .flatMap(({ triangles: t }) =>
      Array.from({ length: t.length / 3 }, (_, k) =>
        [...t.subarray(3 * k, 3 * k + 3)]
          .map(v => [...positions.subarray(3 * v, 3 * v + 3)].map(m => Math.round(m / 5e-5) + 0).join(','))
          .toSorted()
          .join(' '),
      ),
    )

describe('the inner face of a rib', () => {
  it.each([
    ['nowhere', () => false],
    ['here and there', (column: number) => column % 2 === 0],
    ['everywhere', () => true],
  ] as const)('lies nowhere in its outer one when the rib is thinned to its edges %s', (_, isThinned) => {
    const surface = rib(isThinned)
    const outer = new Set(placesOf(surface, false))
    expect(placesOf(surface, true).filter(place => outer.has(place))).toEqual([])
  })

  it('is there wherever the rib is thick: all but two corners of its ends', () => {
    const whole = rib(() => false)
    expect(placesOf(whole, true)).toHaveLength(4 * (LENGTH - 1) - 2)
  })
})
