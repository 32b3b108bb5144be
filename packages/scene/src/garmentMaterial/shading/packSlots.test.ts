import { createPatternUse } from '@kitwright/design'
import { describe, expect, it } from 'vitest'
import { hasRoomForInk, PLAIN_ROOM, RICH_ROOM } from './groundShader.ts'
import { fillSlot, packSlot, toColour } from './packSlots.ts'

const frame = [0, 0, 100, 200] as const
const gradient = {
  kind: 'gradient' as const,
  shape: 'linear' as const,
  angleDeg: 180,
  stops: [
    { colour: '#ff0000', at: 25 },
    { colour: '#0000ff80', at: 75 },
  ] as [{ colour: string; at: number }, { colour: string; at: number }],
}

/** Computes the ramp as the shader does. */
const rampAt = ([a, b, c]: readonly number[], x: number, y: number): number => a! * x + b! * y + c!

describe('slots', () => {
  it('premultiplies colours by their alpha', () => {
    expect(toColour('#ff000080')).toEqual([128 / 255, 0, 0, 128 / 255])
    expect(toColour('nonsense')).toEqual([0, 0, 0, 0])
  })

  it('runs a gradient of 180° from top to bottom of its frame', () => {
    const { ramp, stops } = fillSlot(gradient, { frame })
    expect(ramp[3]).toBe(1)
    expect(rampAt(ramp, 50, 0)).toBeCloseTo(0)
    expect(rampAt(ramp, 3, 200)).toBeCloseTo(1)
    expect(stops).toEqual([0.25, 2])
  })

  it('reaches a corner of the frame with a radial gradient', () => {
    const { ramp } = fillSlot({ ...gradient, shape: 'radial' }, { frame })
    expect([ramp[0], ramp[1], ramp[3]]).toEqual([50, 100, 2])
    expect(Math.hypot(50, 100) * ramp[2]).toBeCloseTo(1)
  })

  it('makes a hard edge of stops in the wrong order', () => {
    const [first, second] = gradient.stops
    const { stops } = fillSlot({ ...gradient, stops: [{ ...first, at: 80 }, second] }, { frame })
    expect(stops[0]).toBe(0.8)
    expect(stops[1]).toBeGreaterThan(1000)
  })

  it('lays each pattern on its tile, in all its inks', () => {
    const fill = { kind: 'solid' as const, colour: '#ffffff' }
    const use = { ...createPatternUse('sash-club', '#112233'), inks: [{ colour: '#ff000080' }], opacity: 0.5, scale: 2 }
    const { patterns } = packSlot(fill, { frame }, [{ use, tileMm: { width: 10, height: 20 } }])
    expect(patterns.map(({ inks }) => inks.map(ink => ink[3]))).toEqual([[0.5, (0.5 * 128) / 255]])
    // The middle of a tile is in the middle of the frame; one tile is 20 mm wide.
    const [a, , c, , e] = patterns[0]!.tile
    expect(a * 50 + c * 100 + e).toBeCloseTo(0.5)
    expect(a * 70 + c * 100 + e).toBeCloseTo(1.5)
  })

  it('as a picture has only an opacity, distinguished from ink', () => {
    const asset = { source: 'local', id: 'a', widthPx: 10, heightPx: 10 } as const
    const laid = { widthMm: 10, heightMm: 20, gapXMm: 0, gapYMm: 0, rows: 'once' } as const
    const packed = (inks: number) => {
      const use = { ...createPatternUse('own', '#112233'), opacity: 0.5 }
      const motif = { kind: 'picture' as const, asset, inks, ...laid }
      return packSlot({ kind: 'solid', colour: '#ffffff' }, { frame }, [
        { use: { ...use, motif }, tileMm: { width: 10, height: 20 } },
      ]).patterns[0]
    }
    expect(packed(0)).toMatchObject({ inks: [[0, 0, 0, 0.5]], isPicture: true })
    expect(packed(1)).toMatchObject({ isPicture: false })
  })

  it('has no ink without a tile, since nothing prints of it', () => {
    const use = { ...createPatternUse('stripes', '#112233'), inks: [{ colour: '#ff0000' }, { colour: '#0000ff' }] }
    const { patterns } = packSlot({ kind: 'solid', colour: '#ffffff' }, { frame }, [
      { use, tileMm: { width: 10, height: 20 } },
    ])
    expect(patterns.map(({ inks }) => inks.length)).toEqual([1])
  })
})

describe('an ink that was taken out', () => {
  it('has room in every program but the one of four areas and many patterns', () => {
    expect([3, 4].map(slots => hasRoomForInk(slots, PLAIN_ROOM))).toEqual([true, true])
    expect([3, 4].map(slots => hasRoomForInk(slots, RICH_ROOM))).toEqual([true, false])
  })
})
