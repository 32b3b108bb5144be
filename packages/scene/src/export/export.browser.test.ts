import { getBounds } from '@gltf-transform/core'
import type { DesignDocument } from '@kitwright/design'
import { getGarment, modelsOf } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { continuousDesign, richDesign } from '../testing/richDesign.ts'
import { areaOf, readGlb, readZip } from './testing/readFiles.ts'
import { shots } from './testing/shots.ts'

const said = vi.spyOn(console, 'error')
afterAll(() => {
  shots.end()
  said.mockRestore()
})

const take = async (wanted: Parameters<typeof shots.take>[1]): Promise<void> => shots.take(richDesign, wanted)
const { difference, corner } = shots

describe('a picture', () => {
  it('is what the stage shows', async () => {
    const size = { widthPx: 350, heightPx: 350, ground: null }
    await shots.takeFromStage('stage', richDesign, 350)
    await take({ front: { ...size, angles: ['front'] }, back: { ...size, angles: ['back'] } })
    expect(difference('stage', 'front')).toBeLessThan(1)
    expect(difference('stage', 'back')).toBeGreaterThan(3)
  })

  it('put together from tiles is the same as one in a piece', async () => {
    const of = { angles: ['angle'] as const, ground: 'studio' as const, shownPx: 400 }
    await take({
      one: { ...of, widthPx: 800, heightPx: 600 },
      tiles: { ...of, widthPx: 1600, heightPx: 1200 },
    })
    expect(difference('one', 'tiles')).toBeLessThan(1)
  })

  it('is clear or on the studio ground, and holds both sides side by side', async () => {
    const size = { widthPx: 300, heightPx: 400, ground: null }
    await take({
      front: { ...size, angles: ['front'] },
      back: { ...size, angles: ['back'] },
      ground: { ...size, angles: ['front'], ground: 'studio' as const },
      both: { ...size, widthPx: 600, angles: ['front', 'back'] },
    })
    expect(corner('front')).toEqual([0, 0, 0, 0])
    const [red, green, blue, alpha] = corner('ground')
    expect(Math.min(red!, green!, blue!)).toBeGreaterThan(200)
    expect(alpha).toBe(255)
    expect(difference('front', 'both')).toBeLessThan(0.5)
    expect(difference('back', 'both', 300)).toBeLessThan(0.5)
    expect(difference('back', 'both')).toBeGreaterThan(3)
  })

  it('tells its progress by part, can be cancelled, and fills corners', async () => {
    const shot = { angles: ['front'] as const, widthPx: 3200, heightPx: 200, ground: ['#0e9d6e', '#ffffff'] }
    expect(await shots.shoot(richDesign, shot, 2)).toHaveLength(2)
    expect(shots.has('shot')).toBe(false)
    expect(await shots.shoot(richDesign, shot)).toEqual([1 / 3, 2 / 3, 1])
    expect(corner('shot')).toEqual([0x0e, 0x9d, 0x6e, 255])
  })
})

/** Returns a piece's area in square metres. */
function cutArea(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, { x, y }, i) => {
    const next = outline[(i + 1) % outline.length]!
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2 / 1e6
}

/** Covers seams, too: continuous patterns and gradients, lettering on an arc, a picture. */
const fullDesign: DesignDocument = {
  ...continuousDesign,
  layers: [
    ...continuousDesign.layers,
    ...richDesign.layers.map(layer =>
      layer.id === 'khmer' && layer.kind === 'text'
        ? {
            ...layer,
            curve: { kind: 'arc' as const, degrees: 120 },
            outline: { colour: '#facc15', widthMm: 4 },
            outerOutline: { colour: '#b91c1c', widthMm: 3 },
          }
        : layer,
    ),
  ],
}
const COMPARED = ['front', 'back', 'sleeveL']

/** The pictures are compressed: a few pixels differ beside edges and in fine patterns. */
function expectAlike(apart: Readonly<Record<string, number>>): void {
  expect(Object.keys(apart).toSorted()).toEqual(COMPARED.toSorted())
  expect(Object.values(apart).filter(share => share > 0.01)).toEqual([])
}

/** Returns the file of a piece's picture, found through its material. */
function pictureOf(scene: string, piece: string): string | undefined {
  const material = new RegExp(`def Xform "${piece}"[^]*?</Materials/(Material_\\d+)>`).exec(scene)?.[1]
  return new RegExp(`def Material "${material}"[^]*?@(textures/[^@]+)@`).exec(scene)?.[1]
}

describe('the model for one’s own room', () => {
  it('as GLB has pictured pieces, stands on the ground, true to size', async () => {
    const model = await readGlb(await shots.model(richDesign, 'glb'))
    const root = model.getRoot()
    const garment = getGarment('soccer')
    const pieces = modelsOf(garment, richDesign.options).flatMap(each => each.pieces.map(({ id }) => id))
    const named = new Set(root.listNodes().map(node => node.getName()))
    expect(pieces.filter(id => !named.has(id))).toEqual([])
    expect(new Set(root.listTextures().map(texture => texture.getMimeType()))).toEqual(new Set(['image/jpeg']))
    const { min, max } = getBounds(root.listScenes()[0]!)
    expect(min[1]).toBeCloseTo(0, 3)
    expect(max[1]).toBeGreaterThan(0.9)
    // The worn cloth has the area of the cut piece.
    for (const id of ['front', 'back', 'sleeveL']) {
      const cut = cutArea(modelsOf(garment, richDesign.options)[0]!.pieces.find(piece => piece.id === id)!.outline)
      expect([id, Math.abs(areaOf(model, id) / cut - 1) < 0.05]).toEqual([id, true])
    }
  })

  it('as GLB is read by another program with each piece’s drawing', async () => {
    const { plain, apart } = await shots.readBack(fullDesign, await shots.model(fullDesign, 'glb'), COMPARED)
    // Nothing is printed on the inside.
    const inside = Object.keys(plain)
    expect([inside.filter(name => !name.endsWith('Inside')), inside.length > 5]).toEqual([[], true])
    expect([...new Set(Object.values(plain))]).toEqual([fullDesign.fabric.colour])
    expectAlike(apart)
  })

  it('as USDZ is a plain archive whose files begin at multiples of 64', async () => {
    const files = await readZip(await shots.model(fullDesign, 'usdz'))
    expect(files[0]!.name).toBe('model.usda')
    expect(files.filter(({ start, isStored }) => start % 64 !== 0 || !isStored)).toEqual([])
    const pictures = files.filter(({ name }) => name.startsWith('textures/'))
    expect(pictures.length).toBeGreaterThan(5)
    expect(pictures.every(({ bytes: [first, second] }) => first === 0xff && second === 0xd8)).toBe(true)
    const scene = new TextDecoder().decode(files[0]!.bytes)
    expect(scene).toContain('metersPerUnit = 1')
    expect(scene).toContain('def Shader "PreviewSurface"')
    const drawn = COMPARED.map(piece => {
      const { bytes } = files.find(({ name }) => name === pictureOf(scene, piece))!
      return [piece, new Blob([bytes], { type: 'image/jpeg' })] as const
    })
    expectAlike(await shots.compare(fullDesign, Object.fromEntries(drawn)))
  })
})

it('taking pictures and models says nothing on the console', () => {
  expect(said).not.toHaveBeenCalled()
})
