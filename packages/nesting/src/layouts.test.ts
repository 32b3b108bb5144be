import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nest } from './nest.ts'
import { createRandom } from './search/random.ts'
import { outlineOfTower, polygonOf, rectangle, towerOf } from './testing.ts'
import type { Piece, Roll } from './geometry/types.ts'

const L = polygonOf([0, 0], [400, 0], [400, 100], [100, 100], [100, 400], [0, 400])
const SHIRT: Piece[] = [
  { id: 'L', count: 5, outline: L, turns: [0, 180] },
  { id: 'back', count: 3, outline: polygonOf([0, 0], [600, 40], [560, 480], [40, 480]), turns: [0, 180] },
  { id: 'cuff', count: 5, outline: rectangle(220, 60), turns: [0, 90, 180, 270] },
]
/** Rows of large pieces, in three sizes. */
const SQUAD: Piece[] = [0, 1, 2].flatMap((size): Piece[] => [
  {
    id: `back ${size}`,
    count: 4,
    outline: polygonOf([0, 0], [700 + 20 * size, 0], [660 + 20 * size, 500 + 30 * size], [0, 500 + 30 * size]),
    turns: [0, 180],
  },
  {
    id: `sleeve ${size}`,
    count: 4,
    outline: polygonOf([0, 0], [120, 0], [250 + 10 * size, 150], [250 + 10 * size, 250], [120, 400], [0, 400]),
    turns: [0, 90, 180, 270],
  },
])
const random = createRandom(5)
const TOWERS: Piece[] = Array.from({ length: 5 }, (_, i) => ({
  id: `tower ${i}`,
  count: 1 + (i % 3),
  outline: outlineOfTower(towerOf(random)).map(({ x, y }) => ({ x: 31 * x, y: 29 * y })),
  turns: i % 2 === 0 ? [0, 90, 180, 270] : [90, 270],
}))

const CASES: readonly (readonly [
  string,
  readonly Piece[],
  Roll,
  { readonly places: number; readonly seed: number },
])[] = [
  ['a shirt', SHIRT, { widthMm: 1_000, gapMm: 0 }, { places: 60_000, seed: 1 }],
  ['a shirt, apart', SHIRT, { widthMm: 1_150, gapMm: 7 }, { places: 30_000, seed: 2 }],
  ['a squad', SQUAD, { widthMm: 1_420, gapMm: 4 }, { places: 200_000, seed: 4 }],
  ['towers', TOWERS, { widthMm: 420, gapMm: 3 }, { places: 60_000, seed: 3 }],
]

test('equal seeds give equal layouts: `npx vitest run -u packages/nesting` accepts another search', async () => {
  const told = CASES.map(([name, pieces, roll, { places, seed }]) => {
    const lengths: string[] = []
    const onLayout = ({ lengthMm }: { readonly lengthMm: number }): void => void lengths.push(lengthMm.toFixed(3))
    const { placements } = nest(pieces, roll, { budget: { places }, seed, onLayout })
    const lying = placements.map(({ id, turn, xMm, yMm }) => `  ${id} ${turn}° ${xMm.toFixed(3)} ${yMm.toFixed(3)}`)
    return [`${name}: ${lengths.join(', ')}`, ...lying, ''].join('\n')
  })
  await expect(told.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'golden/layouts.txt'))
})
