import {
  createDesign,
  createImageLayer,
  createPatternUse,
  createTextLayer,
  type DesignDocument,
  type Layer,
} from '@kitwright/design'
import { getGarment, piecesOf, zoneOf } from '@kitwright/garment'
import { loadWraps } from '@kitwright/garment/wrap'
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { clearingOf } from '../ground/knockout.ts'
import { assetKey, drawPiece, patternsOf, rasterise, type Drawable } from '../index.ts'
import { findLowContrast } from '../checks/lowContrast.ts'
import { nodeSources, nodeSurface } from '../node/index.ts'
import { pixelsOf } from '../testing/ink.ts'

const garment = getGarment('soccer')
await loadWraps('soccer')
const plain = createDesign('soccer')
const asset = { source: 'file', id: 'crest', widthPx: 40, heightPx: 40 } as const
const name = createTextLayer('name', 'playerName', 'DARA', zoneOf(garment, plain.options, 'playerName')!)
const crest = {
  ...createImageLayer('crest', 'logo', asset, zoneOf(garment, plain.options, 'backNumber')!),
  widthMm: 60,
  heightMm: 60,
}
const STRIPES = { ...createPatternUse('stripes', '#ff0000'), opacity: 1, scale: 0.5 }

function shirt(layers: readonly Layer[], change: Partial<DesignDocument['parts'][string]> = {}): DesignDocument {
  const fill = { kind: 'solid' as const, colour: '#0000ff' }
  const base = { fill, pattern: STRIPES, span: 'piece' as const, clearMm: 6, ...change }
  return { ...plain, parts: { ...plain.parts, base }, layers: [...layers] }
}
const layersOf = (document: DesignDocument) =>
  drawPiece(document, garment, 'back').instructions.flatMap(each => (each.kind === 'layer' ? [each.layer] : []))

/** Returns a round crest in one green. */
function disc(): Drawable {
  const canvas = createCanvas(40, 40)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#00ff00'
  pen.arc(20, 20, 20, 0, 2 * Math.PI)
  pen.fill()
  return canvas as unknown as Drawable
}

type Rgb = readonly [red: number, green: number, blue: number]
const like = (wanted: Rgb, pixels: Uint8ClampedArray, at: number): boolean =>
  wanted.every((value, i) => Math.abs(value - pixels[at + i]!) < 80)
const RED: Rgb = [255, 0, 0]

/** Checks whether the pattern is visible this many millimetres beside a colour. */
async function isPatternedBeside(document: DesignDocument, ink: Rgb, mm: number): Promise<boolean> {
  const sources = await nodeSources(patternsOf(document), new Map([[assetKey(asset), disc()]]))
  const canvas = rasterise(drawPiece(document, garment, 'back'), { pxPerMm: 2, surface: nodeSurface, sources })
  const pixels = pixelsOf(canvas)
  const ways = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8).map(
    angle => 4 * (Math.round(2 * mm * Math.sin(angle)) * canvas.width + Math.round(2 * mm * Math.cos(angle))),
  )
  for (let at = 0; at < pixels.length; at += 4)
    if (like(ink, pixels, at) && ways.some(way => like(RED, pixels, at + way))) return true
  return false
}

describe('what patterns stay away from', () => {
  test('each layer has its clearing beneath all layers, kept while it is unchanged', () => {
    const document = shirt([name, crest])
    const layers = layersOf(document)
    expect(layers.map(({ id }) => id)).toEqual(['name~clear', 'crest~clear', 'name', 'crest'])
    expect(clearingOf(layers[0]!)).toEqual({ colour: '#0000ff', marginMm: 6 })
    expect(layersOf({ ...document, layers: [...document.layers] })[0]).toBe(layers[0])
    const [green] = layersOf(shirt([name], { fill: { kind: 'solid', colour: '#00ff00' } }))
    expect(clearingOf(green!)?.colour).toBe('#00ff00')
  })

  test('no clearing without a visible pattern, for hidden layers, or unasked', () => {
    const ids = (document: DesignDocument) => layersOf(document).map(({ id }) => id)
    expect(ids(shirt([name], { pattern: null }))).toEqual(['name'])
    expect(ids(shirt([name], { pattern: { ...STRIPES, isHidden: true } }))).toEqual(['name'])
    expect(ids(shirt([{ ...name, isHidden: true }]))).toEqual([])
    const { clearMm: _, ...base } = shirt([]).parts['base']!
    expect(ids({ ...shirt([name]), parts: { ...plain.parts, base } })).toEqual(['name'])
  })

  test.each([
    ['a crest', crest, [0, 255, 0]],
    ['letters', { ...name, fill: { kind: 'solid', colour: '#ffffff' } }, [255, 255, 255]],
  ] as [string, Layer, Rgb][])('the pattern keeps its margin around %s, and goes on beyond', async (_, layer, ink) => {
    const document = shirt([layer])
    expect(await isPatternedBeside(document, ink, 5)).toBe(false)
    expect(await isPatternedBeside(document, ink, 8)).toBe(true)
    const under = { ...document.parts['base']!, clearMm: 1 }
    expect(await isPatternedBeside({ ...document, parts: { ...document.parts, base: under } }, ink, 5)).toBe(true)
  })

  const steep = { kind: 'gradient', shape: 'linear', angleDeg: 200 } as const
  const [from, to] = [
    { at: 10, colour: '#ffffff' },
    { at: 90, colour: '#001a33' },
  ]
  test.each([
    ['letters', name, {}],
    ['leaning letters with a shadow', { ...name, skewDeg: 20, shadow: { xMm: 4, yMm: 3, colour: '#112233' } }, {}],
    ['turned letters on an arc', { ...name, curve: { kind: 'arc', degrees: 60 }, rotationDeg: 37 }, {}],
    ['squeezed letters', { ...name, fit: 'squeeze', maxWidthMm: 60 }, {}],
    ['a crest', { ...crest, rotationDeg: 20 }, {}],
    ['letters on what goes over the whole garment', name, { span: 'garment' }],
    ['letters on a round gradient', name, { fill: { ...steep, shape: 'radial', stops: [from, to] } }],
    [
      'letters on a gradient that lets cloth through',
      name,
      { fill: { ...steep, stops: [from, { ...to, colour: '#001a3340' }] } },
    ],
  ] as [string, Layer, object][])(
    'under %s a gradient goes on as if there were no pattern',
    async (_, layer, change) => {
      const worn = { fill: { ...steep, stops: [from, to] as const }, clearMm: 30, ...change } as object
      const pixelsWith = async (pattern: typeof STRIPES | null) => {
        const document = shirt([layer], { ...worn, pattern })
        const sources = await nodeSources(patternsOf(document), new Map([[assetKey(asset), disc()]]))
        const canvas = rasterise(drawPiece(document, garment, 'back'), { pxPerMm: 1, surface: nodeSurface, sources })
        return { pixels: pixelsOf(canvas), canvas }
      }
      const [{ pixels: bare, canvas }, { pixels }] = [await pixelsWith(null), await pixelsWith(STRIPES)]
      const { box } = piecesOf(garment, plain.options).find(({ piece }) => piece.id === 'back')!.piece
      const off: number[] = []
      for (let y = -15; y <= 15; y++)
        // Samples beside a crest, because it covers its own middle.
        for (let x = layer.kind === 'image' ? 34 : -25; x <= (layer.kind === 'image' ? 50 : 25); x++) {
          const at = 4 * (Math.round(layer.yMm + y - box[1]) * canvas.width + Math.round(layer.xMm + x - box[0]))
          off.push(Math.max(...[0, 1, 2].map(i => Math.abs(pixels[at + i]! - bare[at + i]!))))
        }
      expect(Math.max(...off)).toBeLessThan(5)
    },
  )

  test('letters hard to read on a pattern are legible on their clearing', () => {
    const yellow = { ...name, fill: { kind: 'solid' as const, colour: '#ffff00' } }
    const dense = { ...createPatternUse('stripes', '#ffff00'), opacity: 1, scale: 10, offsetXMm: 60 }
    const isHidden = (clearMm: number | undefined) => {
      const { clearMm: __, ...base } = shirt([yellow], { pattern: dense }).parts['base']!
      const parts = { ...plain.parts, base: clearMm ? { ...base, clearMm } : base }
      return findLowContrast({ ...shirt([yellow]), parts }, garment).has('name')
    }
    expect([isHidden(undefined), isHidden(6)]).toEqual([true, false])
  })
})
