import { expect, it } from 'vitest'
import { itemShapeOf, NoFitTables, TURNS } from './itemShapes.ts'
import { Packing } from './packing.ts'
import { createRandom } from '../search/random.ts'
import { CollisionQuery } from './collisionQuery.ts'
import { polygonOf, rectangle } from '../testing.ts'

const [ROLL, LENGTH] = [{ widthMm: 300, gapMm: 3 }, 900]
/** More pieces than fit in one word of bits. */
const PIECES = [
  { id: 'kite', count: 40, outline: polygonOf([-50, 0], [10, -35], [50, 5], [-5, 35]), turns: TURNS },
  { id: 'strip', count: 30, outline: rectangle(160, 24), turns: TURNS },
]

it('collisions are equal for an updated and a fresh query', () => {
  const random = createRandom(9)
  const kinds = PIECES.map(piece => itemShapeOf(piece, ROLL))
  const packing = new Packing(kinds, new NoFitTables(kinds, ROLL.gapMm), ROLL.widthMm)
  const { count, x, y, quarter, surroundings } = packing
  packing.lengthMm = LENGTH
  let [met, alone] = [0, 0]
  for (let t = 0; t < 80; t++) {
    for (let k = 0; k < 5; k++) {
      const i = Math.floor(random() * count)
      x[i] = random() * packing.lengthMm
      y[i] = random() * ROLL.widthMm
      quarter[i] = Math.floor(random() * 4)
    }
    if (t % 20 === 19) packing.shorten(0.7 * packing.lengthMm, random() * LENGTH)
    const placed = t % 3 === 0 ? Uint8Array.from({ length: count }, () => Math.round(random())) : null
    const [first, piece] = [new CollisionQuery(packing), Math.floor(random() * count)]
    surroundings.begin(piece, placed)
    first.begin(piece, placed)
    for (let k = 0; k < 20; k++) {
      // Includes positions beside the roll.
      const place = { quarter: k & 3, x: (1.4 * random() - 0.2) * LENGTH, y: (1.4 * random() - 0.2) * 300, loss: -1 }
      const same = { ...place }
      expect(surroundings.isBetter(place, { loss: Infinity })).toBe(first.isBetter(same, { loss: Infinity }))
      expect(place.loss).toBe(same.loss)
      let sum = 0
      surroundings.overlaps(place.quarter, place.x, place.y, (j, depth) => {
        expect(j).not.toBe(piece)
        expect(placed?.[j]).not.toBe(0)
        sum += depth * packing.scale[piece * count + j]!
      })
      expect(sum).toBeCloseTo(place.loss, 12)
      if (sum > 0) met++
      else alone++
    }
  }
  expect(met).toBeGreaterThan(500)
  expect(alone).toBeGreaterThan(100)
})
