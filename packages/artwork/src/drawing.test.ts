import {
  createDesign,
  createImageLayer,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  type Layer,
} from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { beforeAll, describe, expect, test } from 'vitest'
import { asDrawable, contextOf } from './surface/canvasTools.ts'
import { assetKey, drawPiece, rasterise, type Drawing, type Sources, type SurfaceCanvas } from './index.ts'
import { nodeSources, nodeSurface } from './node/index.ts'

const garment = getGarment('soccer')
const plain = createDesign('soccer')
const backNumber = zoneOf(garment, plain.options, 'backNumber')!
const text = (id: string, change: Partial<Layer> = {}): Layer =>
  ({ ...createTextLayer(id, 'text', 'AB', backNumber), ...change }) as Layer
const withLayers = (...layers: Layer[]): DesignDocument => ({ ...plain, layers })

let sources: Sources
beforeAll(async () => {
  sources = await nodeSources(['checks'])
})

function pixel(canvas: SurfaceCanvas, x: number, y: number): number[] {
  return [...contextOf(canvas).getImageData(x, y, 1, 1).data]
}

describe('drawPiece', () => {
  const layersOf = (document: DesignDocument, piece = 'back'): string[] =>
    drawPiece(document, garment, piece).instructions.flatMap(i => (i.kind === 'layer' ? [i.layer.id] : []))

  test('grounds come first, then layers, bottom first', () => {
    const { instructions } = drawPiece(withLayers(text('a'), text('b'), text('c')), garment, 'back')
    const kinds = instructions.map(i => i.kind)
    expect(kinds.lastIndexOf('ground')).toBeLessThan(kinds.indexOf('layer'))
    expect(layersOf(withLayers(text('a'), text('b'), text('c')))).toEqual(['a', 'b', 'c'])
  })
  test('a whole piece’s ground lies under its regions', () => {
    const grounds = drawPiece(plain, garment, 'front').instructions.filter(i => i.kind === 'ground')
    expect(grounds[0]!.part).toBe('base')
    expect(grounds[0]!.region).toBeNull()
    expect(grounds.slice(1).map(ground => ground.region)).not.toContain(null)
  })
  test('hidden layers, clear ones and those of other pieces are left out', () => {
    const document = withLayers(
      text('a', { isHidden: true }),
      text('b', { opacity: 0 }),
      text('c', { piece: 'front' }),
      text('d'),
    )
    expect(layersOf(document)).toEqual(['d'])
  })
  test('groups of layers and the rulers’ guides change no pixel', () => {
    const layers = [text('a'), text('b', { rotationDeg: 20 })]
    const grouped = layers.map(layer => ({ ...layer, group: { id: 'g', name: null } }))
    const guided = { ...withLayers(...grouped), rulerGuides: [{ piece: 'back', axis: 'y' as const, atMm: 300 }] }
    const pixels = (document: DesignDocument) => {
      const canvas = rasterise(drawPiece(document, garment, 'back'), { pxPerMm: 0.5, surface: nodeSurface, sources })
      return Buffer.from(contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data)
    }
    expect(pixels(guided).equals(pixels(withLayers(...layers)))).toBe(true)
    expect(pixels(guided).equals(pixels(withLayers(layers[0]!)))).toBe(false)
  })
  test('a rib carries no layers', () => {
    expect(layersOf(withLayers(text('a', { piece: 'collar' })), 'collar')).toEqual([])
  })
  test('the outline is the chosen variant’s', () => {
    const long = drawPiece({ ...plain, options: { sleeve: 'long', collar: 'crew' } }, garment, 'sleeveL')
    expect(long.box[3]).toBeGreaterThan(drawPiece(plain, garment, 'sleeveL').box[3])
  })
  test('an unknown piece is an error', () => {
    expect(() => drawPiece(plain, garment, 'cape')).toThrow(RangeError)
  })
})

describe('rasterise', () => {
  const square: Drawing = {
    piece: 'p',
    box: [-50, 0, 50, 100],
    outline: [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
      { x: 50, y: 100 },
    ],
    instructions: [],
  }
  const ground = (colour: string, region: Drawing['outline'] | null = null) =>
    ({
      kind: 'ground',
      part: 'base',
      fill: { kind: 'solid', colour },
      patterns: [],
      frame: square.box,
      region: region && [region],
    }) as const
  const draw = (drawing: Drawing, withClip = false): SurfaceCanvas =>
    rasterise(drawing, { pxPerMm: 1, surface: nodeSurface, sources, withClip })

  test('a region is painted over the ground and nowhere else', () => {
    const region = [
      { x: -50, y: 0 },
      { x: 0, y: 0 },
      { x: 0, y: 100 },
      { x: -50, y: 100 },
    ]
    const canvas = draw({ ...square, instructions: [ground('#ff0000'), ground('#00ff00', region)] })
    expect(pixel(canvas, 25, 50)).toEqual([0, 255, 0, 255])
    expect(pixel(canvas, 75, 50)).toEqual([255, 0, 0, 255])
  })
  test('a region in its neighbour’s pattern has no line along its edge', () => {
    // A slanted edge, so that pixels of every coverage lie on it.
    const region = [
      { x: -50, y: 0 },
      { x: 3, y: 0 },
      { x: -20, y: 100 },
      { x: -50, y: 100 },
    ]
    // A tile so large that its middle covers the box: both sides have the same ink.
    const pattern = { ...createPatternUse('checks', '#0000ff'), scale: 40, offsetXMm: 200, offsetYMm: 200 }
    const both = [ground('#ffffff'), ground('#ffffff', region)].map(each => ({ ...each, patterns: [pattern] }))
    const { data } = contextOf(draw({ ...square, instructions: both })).getImageData(0, 0, 100, 100)
    expect(new Set(data.filter((_, i) => i % 4 === 0)).size).toBe(1)
  })
  test('the box is filled for bleed unless it is clipped to the outline', () => {
    const drawing = { ...square, instructions: [ground('#ff0000')] }
    expect(pixel(draw(drawing), 10, 90)).toEqual([255, 0, 0, 255])
    expect(pixel(draw(drawing, true), 10, 90)[3]).toBe(0)
    expect(pixel(draw(drawing, true), 90, 10)).toEqual([255, 0, 0, 255])
  })
  test('the cloth’s colour shows through a clear ground', () => {
    const canvas = draw({ ...square, fabricColour: '#123456', instructions: [ground('#ff000000')] })
    expect(pixel(canvas, 50, 50)).toEqual([0x12, 0x34, 0x56, 255])
  })
  test('a pattern covers the whole box with its colour at its opacity', () => {
    const pattern = { ...createPatternUse('checks', '#0000ff'), opacity: 0.5, scale: 0.5 }
    const canvas = draw({ ...square, instructions: [{ ...ground('#ff0000'), patterns: [pattern] }] })
    const { data } = contextOf(canvas).getImageData(0, 0, 100, 100)
    const mixed = Array.from({ length: 10_000 }, (_, i) => data[i * 4 + 2]! > 100).filter(Boolean).length
    expect(mixed / 10_000).toBeGreaterThan(0.45)
    expect(mixed / 10_000).toBeLessThan(0.55)
    expect(Math.max(...data.filter((_, i) => i % 4 === 2))).toBeLessThanOrEqual(128)
  })
  test('a picture is turned about its centre; one that is missing is left out', () => {
    const asset = { source: 'file', id: 'x', widthPx: 10, heightPx: 10 } as const
    const tall = { ...createImageLayer('i', 'image', asset, backNumber), xMm: 0, yMm: 50, widthMm: 10, heightMm: 80 }
    const red = nodeSurface.createCanvas(10, 10)
    contextOf(red).fillStyle = '#ff0000'
    contextOf(red).fillRect(0, 0, 10, 10)
    const picture = (rotationDeg: number, images: Sources['images']): SurfaceCanvas =>
      rasterise(
        { ...square, instructions: [{ kind: 'layer', layer: { ...tall, rotationDeg } }] },
        { pxPerMm: 1, surface: nodeSurface, sources: { ...sources, images } },
      )
    const images = new Map([[assetKey(asset), asDrawable(red)]])
    expect(pixel(picture(0, images), 50, 20)[3]).toBe(255)
    expect(pixel(picture(90, images), 50, 20)[3]).toBe(0)
    expect(pixel(picture(90, images), 20, 50)[3]).toBe(255)
    expect(pixel(picture(0, new Map()), 50, 50)[3]).toBe(0)
  })
})
