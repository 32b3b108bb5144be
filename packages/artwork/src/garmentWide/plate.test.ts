import { createDesign, type DesignDocument, type Fill } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { loadWraps } from '@kitwright/garment/wrap'
import { describe, expect, test } from 'vitest'
import { contextOf } from '../surface/canvasTools.ts'
import { drawPiece } from '../drawing/drawPiece.ts'
import { nodeSources, nodeSurface } from '../node/index.ts'
import { patternsOf } from '../ground/paintPattern.ts'
import { rasterise } from '../drawing/rasterise.ts'
import type { Drawable } from '../surface/types.ts'
import type { PlateRenderer } from '../surface/inkPlate.ts'

const garment = getGarment('soccer')
await loadWraps('soccer')
const PX_PER_MM = 1

function over(fill: Fill, patternId: string | null): DesignDocument {
  const plain = createDesign('soccer')
  const place = { scale: 0.8, rotationDeg: 20, offsetXMm: 5, offsetYMm: -7 }
  const pattern = patternId === null ? null : { id: patternId, colour: '#facc15', opacity: 0.7, ...place }
  const style = { fill, pattern, span: 'garment' as const }
  return { ...plain, parts: { ...plain.parts, base: style, sleeves: style } }
}

/** Renders a plate as pixels, as a reader of the printed file shows it. */
const show: PlateRenderer = (plate, ink) => {
  const [x0, y0, x1, y1] = plate.cover
  const [widthPx, heightPx] = [Math.ceil((x1 - x0) * PX_PER_MM), Math.ceil((y1 - y0) * PX_PER_MM)]
  const canvas = nodeSurface.createCanvas(widthPx, heightPx)
  const image = contextOf(canvas).createImageData(widthPx, heightPx)
  plate.read({ widthPx, heightPx }).forEach((value, i) => {
    const { r, g, b, a } = 'colour' in ink ? { ...ink.colour, a: value / 255 } : ink.ramp[value]!
    image.data.set([r, g, b, a * 255], 4 * i)
  })
  contextOf(canvas).putImageData(image, 0, 0)
  return canvas as unknown as Drawable
}

const SOLID = { kind: 'solid', colour: '#0f766e' } as const
const fade = (shape: 'linear' | 'radial'): Fill => ({
  kind: 'gradient',
  shape,
  angleDeg: 150,
  stops: [
    { colour: '#7c2d12', at: 10 },
    { colour: '#1e3a8a', at: 90 },
  ],
})

describe('a plate of what goes over the whole garment', () => {
  test.each([
    ['a pattern that repeats', over(SOLID, 'hoops')],
    ['one that is seen once, with its wider tile', over(SOLID, 'sash')],
    ['a gradient', over(fade('linear'), null)],
    ['a round one', over(fade('radial'), null)],
  ])('shows %s as the studio does, on every piece', async (_, document) => {
    const sources = await nodeSources(patternsOf(document))
    for (const piece of ['back', 'sleeveL']) {
      const drawing = drawPiece(document, garment, piece)
      const paint = { pxPerMm: PX_PER_MM, surface: nodeSurface, sources, withClip: true }
      const [wanted, found] = [paint, { ...paint, isPage: true, takePlate: show }].map(how => {
        const canvas = rasterise(drawing, how)
        return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data
      })
      let [sum, most] = [0, 0]
      wanted!.forEach((value, i) => {
        const off = Math.abs(value - found![i]!)
        sum += off
        if (off > 60) most += 1
      })
      expect({ piece, mean: sum / wanted!.length < 0.6, strays: most < wanted!.length / 2000 }).toEqual({
        piece,
        mean: true,
        strays: true,
      })
    }
  })

  test('has no ink where there is no cloth: beside the cap of a sleeve', async () => {
    const document = over(SOLID, 'hoops')
    const corners: number[] = []
    const take: PlateRenderer = (plate, ink) => {
      const [widthPx, heightPx] = [180, 120]
      const values = plate.read({ widthPx, heightPx })
      for (const x of [2, 12, widthPx - 13, widthPx - 3]) for (const y of [2, 8]) corners.push(values[y * widthPx + x]!)
      expect(values.some(value => value > 0)).toBe(true)
      return show(plate, ink)
    }
    const paint = { pxPerMm: PX_PER_MM, surface: nodeSurface, sources: await nodeSources(patternsOf(document)) }
    rasterise(drawPiece(document, garment, 'sleeveL'), { ...paint, isPage: true, takePlate: take })
    expect(corners.length).toBeGreaterThan(0)
    expect(new Set(corners)).toEqual(new Set([0]))
  })
})
