import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { DesignDocument } from '@kitwright/design'
import { getGarment, loadGarment, modelsOf } from '@kitwright/garment'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { richDesign } from '../testing/richDesign.ts'
import { openScenePage, type OpenPage } from '../testing/scenePage.ts'
import type { ExportPage } from './testing/main.ts'
import { readGlb, readZip } from './testing/readFiles.ts'

declare const shots: ExportPage

let open: OpenPage
beforeAll(async () => {
  await loadGarment('soccer')
  open = await openScenePage(fileURLToPath(new URL('testing', import.meta.url)))
}, 120_000)
afterAll(() => open.close())

/** Set to a folder to look at what was made. */
const KEEP = process.env.KITWRIGHT_SCENE_PICTURES

async function modelOf(format: 'glb' | 'usdz'): Promise<Buffer> {
  const url = await open.page.evaluate(
    ([design, wanted]) => shots.model(design, wanted),
    [richDesign, format] as [DesignDocument, 'glb' | 'usdz'],
  )
  const bytes = Buffer.from(url.split(',')[1]!, 'base64')
  if (KEEP) {
    mkdirSync(KEEP, { recursive: true })
    writeFileSync(`${KEEP}/kit.${format}`, bytes)
  }
  return bytes
}

const meanDifference = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length

describe('a picture', () => {
  it('is what the stage shows', async () => {
    const [stage, taken, back] = await open.page.evaluate(async (design: DesignDocument) => {
      const size = { widthPx: 700, heightPx: 700, hasGround: false }
      const onStage = await shots.onStage(design, 700, 700)
      return [
        onStage,
        ...(await shots.take(design, [
          { ...size, angles: ['front'] },
          { ...size, angles: ['back'] },
        ])),
      ]
    }, richDesign)
    expect(meanDifference(stage!, taken!)).toBeLessThan(1)
    expect(meanDifference(stage!, back!)).toBeGreaterThan(3)
  }, 90_000)

  it('put together from tiles is the same as one in a piece', async () => {
    const [small, large] = await open.page.evaluate(
      (design: DesignDocument) =>
        shots.take(design, [
          { angles: ['angle'], widthPx: 1200, heightPx: 900, hasGround: true, shownPx: 400 },
          { angles: ['angle'], widthPx: 2400, heightPx: 1800, hasGround: true, shownPx: 400 },
        ]),
      richDesign,
    )
    expect(meanDifference(small!, large!)).toBeLessThan(1)
  }, 90_000)

  it('is clear or on the studio ground, and holds both sides side by side', async () => {
    const [clear, ground, both, front, back] = await open.page.evaluate((design: DesignDocument) => {
      const size = { widthPx: 300, heightPx: 400 }
      return shots.take(design, [
        { ...size, angles: ['front'], hasGround: false },
        { ...size, angles: ['front'], hasGround: true },
        { angles: ['front', 'back'], widthPx: 600, heightPx: 400, hasGround: false },
        { ...size, angles: ['front'], hasGround: false },
        { ...size, angles: ['back'], hasGround: false },
      ])
    }, richDesign)
    expect(clear!.slice(0, 4)).toEqual([0, 0, 0, 0])
    expect(Math.min(...ground!.slice(0, 3))).toBeGreaterThan(200)
    expect(ground![3]).toBe(255)
    const half = (from: number): number[] =>
      Array.from({ length: 400 }, (_, y) => both!.slice((y * 600 + from) * 4, (y * 600 + from + 300) * 4)).flat()
    expect(meanDifference(half(0), front!)).toBeLessThan(0.5)
    expect(meanDifference(half(300), back!)).toBeLessThan(0.5)
  }, 90_000)
})

/** Height in metres of what stands in a GLB. */
function heightOf({ nodes, meshes, accessors }: ReturnType<typeof readGlb>): { low: number; high: number } {
  const lift = nodes.find(({ translation }) => translation)?.translation?.[1] ?? 0
  const boxes = meshes.flatMap(({ primitives }) => primitives.map(({ attributes }) => accessors[attributes.POSITION!]!))
  return {
    low: Math.min(...boxes.map(({ min }) => min[1]!)) + lift,
    high: Math.max(...boxes.map(({ max }) => max[1]!)) + lift,
  }
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
    // From the shoulder to the shorts' hem: the jersey's 70 cm hang over the shorts' waistband.
    const tall = await open.page.evaluate(async (design: DesignDocument) => {
      const { meshes, pictured } = await shots.readBack(await shots.model(design, 'glb'))
      return { meshes, pictured }
    }, richDesign)
    expect(tall.meshes).toBe(gltf.meshes.length)
    expect(tall.pictured).toBe(tall.meshes)
    expect(high).toBeGreaterThan(0.7)
    console.log('GLB', bytes.length, low, high, gltf.images.length)
  }, 90_000)

  it('as USDZ is a plain archive whose files begin at multiples of 64', async () => {
    const bytes = await modelOf('usdz')
    const files = readZip(bytes)
    console.log('USDZ', bytes.length, files.length)
    expect(files[0]!.name).toBe('model.usda')
    expect(files.filter(({ start, isStored }) => start % 64 !== 0 || !isStored)).toEqual([])
    const pictures = files.slice(1)
    expect(pictures.length).toBeGreaterThan(5)
    expect(pictures.every(({ bytes: picture }) => picture.readUInt16BE(0) === 0xffd8)).toBe(true)
    const scene = files[0]!.bytes.toString()
    expect(scene).toContain('metersPerUnit = 1')
    expect(scene).toContain('def Mesh')
  }, 90_000)
})

it('nothing is said on the console', () => {
  expect(open.errors.filter(text => !text.includes('favicon') && !text.includes('404'))).toEqual([])
})
