import { describe, expect, it } from 'vitest'
import { frameTeam, type FrameMargins } from './frameTeam.ts'
import { project, type PictureSize } from './frame.ts'
import { lineUp, MOST_PLAYERS, rowSizes, type LineUpShape, type Spot } from './lineUp.ts'

const squadOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ isGoalkeeper: i === 3, scale: 0.95 + ((i * 7) % 5) * 0.02 }))

/** Heights of the chin, the crown and the sole as shares of the modelled height, metres; a kneeling player is lower. */
const FACE = { standing: [1.58, 1.86], kneeling: [1.12, 1.42] } as const
const HALF_HEAD = 0.11

type PictureCase = readonly [LineUpShape, PictureSize, Omit<FrameMargins, 'aspect'>]
const PICTURES: readonly PictureCase[] = [
  ['wide', { widthPx: 3840, heightPx: 2160 }, { above: 0.14, below: 0.09, beside: 0.05 }],
  ['tall', { widthPx: 2480, heightPx: 3508 }, { above: 0.26, below: 0.21, beside: 0.06 }],
  ['tall', { widthPx: 2160, heightPx: 2700 }, { above: 0.46, below: 0.06, beside: 0.05 }],
]
const COUNTS = [1, 2, 4, 5, 11, 14, 16, 17, 23, 36, MOST_PLAYERS]

function pictureOf(count: number, [shape, size, framing]: PictureCase) {
  const spots = lineUp(squadOf(count), shape)
  const frame = frameTeam(spots, { ...framing, aspect: size.widthPx / size.heightPx })
  const at = ({ at: { x, y, z }, scale }: Spot, side: number, up: number) =>
    project(frame, size, { x: x + side, y: y + up * scale, z })
  return { spots, size, framing, at }
}

describe('a line-up', () => {
  it.each(COUNTS)('of %i places every player once, back row first', count => {
    for (const shape of ['wide', 'tall'] as const) {
      const spots = lineUp(squadOf(count), shape)
      expect(spots.map(({ player }) => player).toSorted((a, b) => a - b)).toEqual([...Array(count).keys()])
      expect(rowSizes(count, shape).reduce((sum, size) => sum + size, 0)).toBe(count)
      expect(spots.map(({ row }) => row)).toEqual(spots.map(({ row }) => row).toSorted((a, b) => a - b))
    }
  })

  it('leaves nobody out up to the most, and says how many fit', () => {
    expect(lineUp(squadOf(MOST_PLAYERS + 9), 'wide')).toHaveLength(MOST_PLAYERS)
    expect(lineUp([], 'tall')).toEqual([])
  })

  it('places goalkeepers in the middle of the back row', () => {
    const keeper = lineUp(squadOf(11), 'wide').find(({ player }) => player === 3)!
    expect([keeper.row, keeper.isKneeling, Math.abs(keeper.at.x) < 0.5]).toEqual([0, false, true])
  })

  it.each(PICTURES)('in a %s picture shows every face: nobody stands before one', (...picture) => {
    for (const count of COUNTS) {
      const { spots, at } = pictureOf(count, picture)
      for (const behind of spots)
        for (const before of spots) {
          if (before.row <= behind.row) continue
          const [chin] = FACE[behind.isKneeling ? 'kneeling' : 'standing']
          const [, crown] = FACE[before.isKneeling ? 'kneeling' : 'standing']
          const isBeside =
            Math.abs(at(before, 0, 1).x - at(behind, 0, 1).x) > at(behind, 2 * HALF_HEAD, 1).x - at(behind, 0, 1).x
          expect(
            isBeside || at(before, 0, crown).y > at(behind, 0, chin).y,
            `${count}: ${before.player} ${behind.player}`,
          ).toBe(true)
        }
    }
  })

  it.each(PICTURES)('in a %s picture fits between its margins', (...picture) => {
    for (const count of COUNTS) {
      const { spots, at, size, framing } = pictureOf(count, picture)
      for (const spot of spots) {
        const crown = FACE[spot.isKneeling ? 'kneeling' : 'standing'][1]
        expect(at(spot, 0, crown).y).toBeGreaterThan(framing.above * size.heightPx * 0.99)
        expect(at(spot, 0, 0).y).toBeLessThan((1 - framing.below) * size.heightPx * 1.001)
        expect(at(spot, -0.4, 1).x).toBeGreaterThan(framing.beside * size.widthPx * 0.9)
        expect(at(spot, 0.4, 1).x).toBeLessThan((1 - framing.beside * 0.9) * size.widthPx)
      }
    }
  })
})
