import { createDesign, createPatternUse, createTextLayer, type DesignDocument, type PartStyle } from '@kitwright/design'
import { loadGarment, zoneOf } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import type { Stage } from '../index.ts'
import { richDesign } from '../testing/richDesign.ts'
import { scene } from '../testing/scene.ts'

/** Texts and a piping in one colour, outlines and a crest in others. */
const inColour = (colour: string): DesignDocument => ({
  ...richDesign,
  layers: richDesign.layers.map(layer =>
    layer.kind === 'text' ? { ...layer, fill: { kind: 'solid' as const, colour } } : layer,
  ),
  piping: [{ ...richDesign.piping![0]!, colour, widthMm: 40 }],
})
const [START, BETWEEN, LAST] = ['#1e3a8a', '#f97316', '#16a34a'].map(inColour) as [
  DesignDocument,
  DesignDocument,
  DesignDocument,
]

const moved = (document: DesignDocument): DesignDocument => ({
  ...document,
  layers: document.layers.map(layer => (layer.id === 'name' ? { ...layer, yMm: 420 } : layer)),
})

const largest = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((most, value, i) => Math.max(most, Math.abs(value - b[i]!)), 0)

/** Returns the pixels of the same stage with all sheets repainted: another stage may still show the light level. */
async function paintedAnew(stage: Stage, document: DesignDocument): Promise<number[]> {
  await stage.show(START)
  await stage.show(document)
  return scene.pixels(stage)
}

describe('an ink that is changed again and again', () => {
  it('looks as if it had been painted, and is at rest, with nothing kept', async () => {
    const stage = scene.share()
    await stage.show(START)
    await scene.pixels(stage)
    stage.update(LAST, true)
    const painted = scene.pixelsNow(stage)
    const { textures } = stage.info
    stage.update(START, true)
    stage.update(BETWEEN, true)
    const between = scene.pixelsNow(stage)
    stage.update(LAST, true)
    const again = scene.pixelsNow(stage)
    const more = stage.info.textures
    stage.update(LAST)
    const rested = await scene.settledPixels(stage)
    const after = stage.info.textures
    const anew = await paintedAnew(stage, LAST)
    expect(more, 'it was taken out').toBeGreaterThan(textures)
    expect(scene.meanDifference(between, painted)).toBeGreaterThan(0.4)
    expect(largest(again, painted)).toBeLessThanOrEqual(3)
    expect(scene.meanDifference(again, painted)).toBeLessThan(0.02)
    expect(after).toBeLessThanOrEqual(textures)
    expect(scene.meanDifference(rested, anew)).toBe(0)
  })

  it('goes back in where anything else is changed', async () => {
    const stage = scene.share()
    await stage.show(START)
    await scene.pixels(stage)
    for (const next of [BETWEEN, START, LAST, moved(LAST)]) stage.update(next, true)
    const now = scene.pixelsNow(stage)
    stage.update(moved(LAST))
    const rested = await scene.settledPixels(stage)
    const expected = await paintedAnew(stage, moved(LAST))
    // The moving picture is coarse, the expected one sharp.
    expect(scene.meanDifference(now, expected)).toBeLessThan(4)
    expect(scene.meanDifference(rested, expected)).toBe(0)
  })

  it('goes back in where patterns come that leave no room for it', async () => {
    const shirt = await loadGarment('tshirt')
    const empty = createDesign('tshirt')
    const zone = zoneOf(shirt, empty.options, 'frontText')!
    const white: PartStyle = { fill: { kind: 'solid', colour: '#ffffff' }, pattern: null, span: 'piece' }
    const patterned = {
      ...white,
      pattern: createPatternUse('stripes', '#dc2626'),
      over: [createPatternUse('dots', '#16a34a')],
    }
    const named = (colour: string, base = white): DesignDocument => ({
      ...empty,
      // The sleeves already use the patterns, so they are loaded.
      parts: { base, sleeves: patterned },
      layers: [
        {
          ...createTextLayer('a', 'text', 'ANGKOR', zone),
          sizeMm: 160,
          maxWidthMm: null,
          fill: { kind: 'solid', colour },
        },
      ],
    })
    const stage = scene.share(shirt)
    await stage.show(named('#dc2626'))
    const show = (document: DesignDocument): number[] => {
      stage.update(document, true)
      return scene.pixelsNow(stage)
    }
    show(named('#16a34a'))
    const { textures } = stage.info
    const blue = named('#1e3a8a')
    const out = show(blue)
    const more = stage.info.textures
    const back = show({ ...blue, parts: { ...blue.parts, base: patterned } })
    const after = stage.info.textures
    const red = show(named('#dc2626', patterned))
    const painted = show(named('#1e3a8a', patterned))
    expect([more > textures, after <= textures]).toEqual([true, true])
    expect(scene.meanDifference(out, back), 'the patterns are seen').toBeGreaterThan(0.4)
    expect(scene.meanDifference(red, painted)).toBeGreaterThan(0.4)
    expect(scene.meanDifference(back, painted)).toBe(0)
  })
})
