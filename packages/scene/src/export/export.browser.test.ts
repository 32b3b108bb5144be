import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DesignDocument } from '@kitwright/design'
import { getGarment, loadGarment, modelsOf } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { continuousDesign, richDesign } from '../testing/richDesign.ts'
import { openScenePage, type OpenPage } from '../testing/scenePage.ts'
import type { ExportPage } from './testing/main.ts'
import { areaOf, readGlb, readZip } from './testing/readFiles.ts'

declare const shots: ExportPage

let open: OpenPage
beforeAll(async () => {
  await loadGarment('soccer')
  open = await openScenePage(fileURLToPath(new URL('testing', import.meta.url)))
}, 120_000)
afterAll(() => open.close())

/** Set to a folder to look at what was made. */
const KEEP = process.env.KITWRIGHT_SCENE_PICTURES

async function modelOf(format: 'glb' | 'usdz', design = richDesign): Promise<Buffer> {
  const url = await open.page.evaluate(([design, wanted]) => shots.model(design, wanted), [design, format] as [
    DesignDocument,
    'glb' | 'usdz',
  ])
  const bytes = Buffer.from(url.split(',')[1]!, 'base64')
  if (KEEP) {
    mkdirSync(KEEP, { recursive: true })
    writeFileSync(`${KEEP}/kit.${format}`, bytes)
  }
  return bytes
}

const take = (wanted: Parameters<ExportPage['take']>[1]): Promise<void> =>
  open.page.evaluate(([design, shotsWanted]) => shots.take(design, shotsWanted), [richDesign, wanted] as [
    DesignDocument,
    typeof wanted,
  ])
const difference = (small: string, large: string, left = 0): Promise<number> =>
  open.page.evaluate(([a, b, at]) => shots.difference(a, b, at), [small, large, left] as [string, string, number])

describe('a picture', () => {
  it('is what the stage shows', async () => {
    const size = { widthPx: 700, heightPx: 700, hasGround: false }
    await open.page.evaluate((design: DesignDocument) => shots.takeFromStage('stage', design, 700), richDesign)
    await take({ front: { ...size, angles: ['front'] }, back: { ...size, angles: ['back'] } })
    expect(await difference('stage', 'front')).toBeLessThan(1)
    expect(await difference('stage', 'back')).toBeGreaterThan(3)
  }, 90_000)

  it('put together from tiles is the same as one in a piece', async () => {
    const of = { angles: ['angle'] as const, hasGround: true, shownPx: 400 }
    await take({
      one: { ...of, widthPx: 1200, heightPx: 900 },
      tiles: { ...of, widthPx: 2400, heightPx: 1800 },
    })
    expect(await difference('one', 'tiles')).toBeLessThan(1)
  }, 90_000)

  it('is clear or on the studio ground, and holds both sides side by side', async () => {
    const size = { widthPx: 300, heightPx: 400, hasGround: false }
    await take({
      front: { ...size, angles: ['front'] },
      back: { ...size, angles: ['back'] },
      ground: { ...size, angles: ['front'], hasGround: true },
      both: { ...size, widthPx: 600, angles: ['front', 'back'] },
    })
    const corner = (name: string): Promise<number[]> => open.page.evaluate(of => shots.corner(of), name)
    expect(await corner('front')).toEqual([0, 0, 0, 0])
    const [red, green, blue, alpha] = await corner('ground')
    expect(Math.min(red!, green!, blue!)).toBeGreaterThan(200)
    expect(alpha).toBe(255)
    expect(await difference('front', 'both')).toBeLessThan(0.5)
    expect(await difference('back', 'both', 300)).toBeLessThan(0.5)
    expect(await difference('back', 'both')).toBeGreaterThan(3)
  }, 90_000)
})

/** Height in metres of what stands in a GLB. */
function heightOf({ nodes, meshes, accessors }: ReturnType<typeof readGlb>): { low: number; high: number } {
  const lift = nodes.find(({ matrix }) => matrix)?.matrix?.[13] ?? 0
  const boxes = meshes.flatMap(({ primitives }) => primitives.map(({ attributes }) => accessors[attributes.POSITION]!))
  return {
    low: Math.min(...boxes.map(({ min }) => min[1]!)) + lift,
    high: Math.max(...boxes.map(({ max }) => max[1]!)) + lift,
  }
}

/** Of a piece in square metres. */
function cutArea(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, { x, y }, i) => {
    const next = outline[(i + 1) % outline.length]!
    return sum + x * next.y - next.x * y
  }, 0)
  return Math.abs(twice) / 2 / 1e6
}

/** Over its seams, too: patterns and gradients that run on, lettering on an arc, a picture. */
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

/** The pictures are compressed: beside edges and in fine patterns a few pixels are another colour. */
function expectAlike(apart: Readonly<Record<string, number>>): void {
  expect(Object.keys(apart).toSorted()).toEqual(COMPARED.toSorted())
  expect(Object.values(apart).filter(share => share > 0.01)).toEqual([])
}

/** The file of a piece's picture, by way of its material. */
function pictureOf(scene: string, piece: string): string | undefined {
  const material = new RegExp(`def Xform "${piece}"[^]*?</Materials/(Material_\\d+)>`).exec(scene)?.[1]
  return new RegExp(`def Material "${material}"[^]*?@(textures/[^@]+)@`).exec(scene)?.[1]
}

describe('the model for one’s own room', () => {
  it('as GLB has every piece with its picture, stands on the ground and is true to size', async () => {
    const bytes = await modelOf('glb')
    const gltf = readGlb(bytes)
    const garment = getGarment('soccer')
    const pieces = modelsOf(garment, richDesign.options).flatMap(model => model.pieces.map(({ id }) => id))
    const named = new Set(gltf.nodes.map(({ name }) => name))
    expect(pieces.filter(id => !named.has(id))).toEqual([])
    expect(new Set(gltf.images.map(({ mimeType }) => mimeType))).toEqual(new Set(['image/jpeg']))
    const { low, high } = heightOf(gltf)
    expect(low).toBeCloseTo(0, 3)
    expect(high).toBeGreaterThan(0.9)
    // Worn, the cloth is as large as it was cut.
    for (const id of ['front', 'back', 'sleeveL']) {
      const cut = cutArea(modelsOf(garment, richDesign.options)[0]!.pieces.find(piece => piece.id === id)!.outline)
      expect([id, Math.abs(areaOf(bytes, gltf, id) / cut - 1) < 0.05]).toEqual([id, true])
    }
  }, 90_000)

  it('as GLB is read by another program, which sees on each piece what is drawn on it', async () => {
    const { plain, apart } = await open.page.evaluate(
      async ([design, pieces]) => shots.readBack(design, await shots.model(design, 'glb'), pieces),
      [fullDesign, COMPARED] as [DesignDocument, readonly string[]],
    )
    // Nothing is printed on the inside.
    const inside = Object.keys(plain)
    expect([inside.filter(name => !name.endsWith('Inside')), inside.length > 5]).toEqual([[], true])
    expect([...new Set(Object.values(plain))]).toEqual([fullDesign.fabric.colour])
    expectAlike(apart)
  }, 90_000)

  it('as USDZ is a plain archive whose files begin at multiples of 64', async () => {
    const bytes = await modelOf('usdz', fullDesign)
    const files = readZip(bytes)
    expect(files[0]!.name).toBe('model.usda')
    expect(files.filter(({ start, isStored }) => start % 64 !== 0 || !isStored)).toEqual([])
    const pictures = files.filter(({ name }) => name.startsWith('textures/'))
    expect(pictures.length).toBeGreaterThan(5)
    expect(pictures.every(({ bytes: picture }) => picture.readUInt16BE(0) === 0xffd8)).toBe(true)
    const scene = files[0]!.bytes.toString()
    expect(scene).toContain('metersPerUnit = 1')
    expect(scene).toContain('def Shader "PreviewSurface"')
    const urls = COMPARED.map(piece => {
      const picture = files.find(({ name }) => name === pictureOf(scene, piece))!.bytes.toString('base64')
      return [piece, `data:image/jpeg;base64,${picture}`] as const
    })
    const drawn = [fullDesign, Object.fromEntries(urls)] as [DesignDocument, Record<string, string>]
    expectAlike(await open.page.evaluate(([design, of]) => shots.compare(design, of), drawn))
  }, 90_000)
})

it('nothing is said on the console', () => {
  expect(open.errors.filter(text => !text.includes('favicon') && !text.includes('404'))).toEqual([])
})
