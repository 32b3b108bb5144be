import { readFileSync } from 'node:fs'
import { nodeSources } from '@kitwright/artwork/node'
import { createDesign, createTextLayer, type DesignDocument, type PartStyle } from '@kitwright/design'
import { getGarment, modelsOf, zoneOf } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { type PortraitView, readPieces } from './index.ts'
import { garmentHash } from './node/hash.ts'
import { portraitOf } from './node/index.ts'

const sources = await nodeSources([])
const soccer = getGarment('soccer')
const plain = createDesign('soccer')
const dyed = (colour: string): PartStyle => ({ fill: { kind: 'solid', colour }, pattern: null, span: 'piece' })
const kit: DesignDocument = {
  ...plain,
  parts: { ...plain.parts, base: dyed('#c01020'), sleeves: dyed('#1030c0'), shorts: dyed('#108030') },
}
const text = (zone: string, words: string) =>
  createTextLayer(zone, zone === 'playerName' ? 'playerName' : 'frontText', words, zoneOf(soccer, plain.options, zone)!)

const SIZE = { widthPx: 200, heightPx: 250 }
interface Picture {
  readonly width: number
  readonly data: Uint8ClampedArray
}
async function draw(document: DesignDocument, view: PortraitView = 'front', more = {}): Promise<Picture> {
  const canvas = await portraitOf({ document, view, sources, ground: null, ...SIZE, ...more })
  const { width, height } = canvas!
  return { width, data: canvas!.getContext('2d')!.getImageData(0, 0, width, height).data }
}
/** Returns the pixel at a share of the picture's width and height. */
function at({ width, data }: Picture, x: number, y: number): number[] {
  const i = (Math.round(y * SIZE.heightPx) * width + Math.round(x * width)) * 4
  return [...data.subarray(i, i + 4)]
}
/** Returns the rows and columns of pixels that differ, as shares; null when none does. */
function difference(a: Picture, b: Picture): { x: [number, number]; y: [number, number] } | null {
  const found: { x: [number, number]; y: [number, number] } = { x: [1, 0], y: [1, 0] }
  let isSame = true
  for (let i = 0; i < a.data.length; i += 4) {
    if ([0, 1, 2, 3].every(k => Math.abs(a.data[i + k]! - b.data[i + k]!) < 3)) continue
    isSame = false
    const [x, y] = [((i / 4) % a.width) / a.width, Math.floor(i / 4 / a.width) / SIZE.heightPx]
    found.x = [Math.min(found.x[0], x), Math.max(found.x[1], x)]
    found.y = [Math.min(found.y[0], y), Math.max(found.y[1], y)]
  }
  return isSame ? null : found
}

describe('a portrait', () => {
  it('shows each part in its colour', async () => {
    const front = await draw(kit)
    const [chest, sleeve, shorts] = [at(front, 0.5, 0.35), at(front, 0.2, 0.25), at(front, 0.36, 0.8)]
    expect(chest[0]).toBeGreaterThan(3 * Math.max(chest[1]!, chest[2]!))
    expect(sleeve[2]).toBeGreaterThan(2 * Math.max(sleeve[0]!, sleeve[1]!))
    expect(shorts[1]).toBeGreaterThan(1.5 * Math.max(shorts[0]!, shorts[2]!))
    expect(at(front, 0.02, 0.02)[3]).toBe(0)
  })

  it('is lit: folds and a far side make shades of one colour', async () => {
    const { data } = await draw({ ...kit, parts: Object.fromEntries(soccer.parts.map(id => [id, dyed('#808080')])) })
    const greys = new Set<number>()
    for (let i = 0; i < data.length; i += 4) if (data[i + 3] === 255) greys.add(data[i]!)
    expect(Math.max(...greys) - Math.min(...greys)).toBeGreaterThan(60)
  })

  it('has no holes where pieces are sewn', async () => {
    for (const view of ['front', 'back', 'angle'] as const) {
      const { width, data } = await draw(kit, view)
      // From the chest to the hem of the jersey.
      for (let y = Math.round(0.35 * SIZE.heightPx); y < 0.6 * SIZE.heightPx; y++) {
        const alphas = Array.from({ length: width }, (_, x) => data[(y * width + x) * 4 + 3]!)
        const whole = alphas.slice(alphas.indexOf(255), alphas.lastIndexOf(255) + 1)
        expect(whole.length).toBeGreaterThan(width / 4)
        expect(Math.min(...whole), `${view} row ${y}`).toBe(255)
      }
    }
  })

  it('shows a Khmer name on the back, and only there', async () => {
    const named = { ...kit, layers: [text('playerName', 'សុខ ដារ៉ា')] }
    const found = difference(await draw(kit, 'back'), await draw(named, 'back'))!
    expect(found.y[0]).toBeGreaterThan(0.05)
    expect(found.y[1]).toBeLessThan(0.3)
    expect(found.x[1] - found.x[0]).toBeGreaterThan(0.15)
    expect(difference(await draw(kit), await draw(named))).toBeNull()
  })

  it('leaves a hidden layer out', async () => {
    const layer = text('frontText', 'ANGKOR')
    expect(difference(await draw(kit), await draw({ ...kit, layers: [layer] }))).not.toBeNull()
    expect(difference(await draw(kit), await draw({ ...kit, layers: [{ ...layer, isHidden: true }] }))).toBeNull()
  })

  it('shows the bare fabric inside the neck', async () => {
    const lined = { ...kit, fabric: { colour: '#00ff00' } }
    const found = difference(await draw(kit), await draw(lined))!
    expect(found.y[0]).toBeLessThan(0.12)
    const { data } = await draw(lined)
    let greens = 0
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3] === 255 && data[i + 1]! > 3 * Math.max(data[i]!, data[i + 2]!)) greens++
    expect(greens).toBeGreaterThan(20)
    // The far end of the same cloth shows its artwork.
    expect(at(await draw(lined, 'back'), 0.5, 0.35)[0]).toBeGreaterThan(100)
  })

  it('of both sides has front left and back right', async () => {
    const wide = { widthPx: 2 * SIZE.widthPx }
    const named = { ...kit, layers: [text('playerName', 'DARA')] }
    const bare = await draw(kit, 'both', wide)
    const changed = difference(bare, await draw(named, 'both', wide))!
    expect(changed.x[0]).toBeGreaterThan(0.5)
    const lettered = { ...kit, layers: [text('frontText', 'X')] }
    const front = difference(bare, await draw(lettered, 'both', wide))!
    expect(front.x[1]).toBeLessThan(0.5)
  })

  it('stands on a ground when it is given one', async () => {
    const { data } = await draw(kit, 'angle', { ground: '#e9ebee' })
    expect(data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true)
  })

  it('is the same again, byte by byte', async () => {
    const [first, second] = [await draw(kit, 'angle'), await draw(kit, 'angle')]
    expect(Buffer.from(first.data).equals(Buffer.from(second.data))).toBe(true)
  })

  it('is of the garment that its hash tells', async () => {
    const hash = async (options: DesignDocument['options'], heightPx = 250) =>
      garmentHash({ document: { ...kit, options }, heightPx })
    const [crew, v] = [await hash({ sleeve: 'short', collar: 'crew' }), await hash({ sleeve: 'short', collar: 'v' })]
    expect(crew).not.toBe(v)
    expect(await hash({ sleeve: 'short', collar: 'crew' })).toBe(crew)
    expect(await hash({ sleeve: 'short', collar: 'crew' }, 1500)).not.toBe(crew)
  })
})

describe('a model file', () => {
  const [{ levels }] = modelsOf(soccer, plain.options) as [ReturnType<typeof modelsOf>[0]]
  const file = readFileSync(new URL(`../../garment/src/soccer/${levels.light.glb}`, import.meta.url))

  it('is read whole: every triangle, on its piece', async () => {
    const pieces = await readPieces(file)
    expect(pieces.reduce((sum, { index }) => sum + index.length / 3, 0)).toBe(levels.light.triangles)
    for (const { uv, index, openness } of pieces) {
      expect(uv.every(value => value >= 0 && value <= 1)).toBe(true)
      expect(index.every(vertex => vertex < openness.length)).toBe(true)
    }
  })

  it('may lack normals and shades', async () => {
    const poorer = Buffer.from(
      file.toString('latin1').replaceAll('"NORMAL"', '"ABSENT"').replaceAll('"COLOR_0"', '"COLOR_9"'),
      'latin1',
    )
    const [rich, poor] = [await readPieces(file), await readPieces(poorer)]
    const turned = rich[0]!.normal.map((value, i) => value * poor[0]!.normal[i]!)
    const facing = turned.filter((_, i) => i % 3 === 0).map((x, v) => x + turned[3 * v + 1]! + turned[3 * v + 2]!)
    expect(facing.filter(dot => dot > 0).length / facing.length).toBeGreaterThan(0.99)
    expect(poor[0]!.openness.every(value => value === 1)).toBe(true)
  })

  it('that is damaged is refused', async () => {
    await expect(readPieces(file.subarray(0, 2000))).rejects.toThrow('cut short')
    await expect(readPieces(new TextEncoder().encode('not a model, but long enough'))).rejects.toThrow('not a GLB')
  })
})
