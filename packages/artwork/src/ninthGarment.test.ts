import { createDesign, adaptLayer, parseDesign, textRolesOf, adaptToGarment, zoneForRole } from '@kitwright/design'
import { createTextLayer } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { addGarment, BIB } from '@kitwright/garment/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contextOf } from './surface/canvasTools.ts'
import { drawPiece, placeArea, rasterise } from './index.ts'
import { nodeSources, nodeSurface } from './node/index.ts'

let takeAway: () => void
beforeAll(() => void (takeAway = addGarment(BIB)))
afterAll(() => takeAway())

test('a ninth garment’s fresh design has its part and option, and reads back', () => {
  const fresh = createDesign('bib')
  expect(fresh.parts['tape']?.fill).toEqual({ kind: 'solid', colour: '#fde047' })
  expect(fresh.options).toEqual({ fastening: 'closed' })
  expect(parseDesign(structuredClone(fresh))).toEqual({ ok: true, document: fresh })
})

test('a ninth garment’s options and parts are refused where it does not offer them', () => {
  const fresh = createDesign('bib')
  const fault = (change: object) => parseDesign({ ...fresh, ...change })
  expect(fault({ options: { fastening: 'laced' } })).toMatchObject({ reason: 'invalid', path: 'options' })
  expect(fault({ options: { ...fresh.options, sleeve: 'short' } })).toMatchObject({ path: 'options' })
  expect(fault({ parts: { collar: fresh.parts['base'] } })).toMatchObject({ path: 'parts.collar' })
})

test('a ninth garment’s numbers use its named zone, and no shorts', () => {
  const [garment, { options }] = [getGarment('bib'), createDesign('bib')]
  expect(zoneForRole(garment, options, 'frontNumber').id).toBe('chest')
  expect(zoneForRole(garment, options, 'frontText').id).toBe('frontText')
  expect(textRolesOf(garment, options)).not.toContain('shortsNumber')
})

test('a ninth garment wears another’s look: tape as stripes, number on the chest', () => {
  const kit = createDesign('soccer')
  const soccer = getGarment('soccer')
  const number = createTextLayer('n', 'frontNumber', '7', zoneForRole(soccer, kit.options, 'frontNumber'))
  const stripes = { ...kit.parts['stripes']!, fill: { kind: 'solid' as const, colour: '#123456' } }
  const worn = adaptToGarment({ ...kit, parts: { ...kit.parts, stripes }, layers: [number] }, 'bib')
  expect(worn.parts['tape']?.fill).toEqual({ kind: 'solid', colour: '#123456' })
  expect(worn.layers).toHaveLength(1)
  expect([worn.layers[0]!.xMm, worn.layers[0]!.yMm]).toEqual([0, 260])
  expect(parseDesign(worn).ok).toBe(true)
})

test('what a ninth garment wears goes back on one of the eight', () => {
  const bib = { garment: getGarment('bib'), options: { fastening: 'open' } }
  const hoodie = { garment: getGarment('hoodie'), options: createDesign('hoodie').options }
  const number = createTextLayer('n', 'frontNumber', '7', zoneForRole(bib.garment, bib.options, 'frontNumber'))
  expect(adaptLayer(number, bib, hoodie)?.piece).toBe('front')
  expect(adaptToGarment({ ...createDesign('bib'), layers: [number] }, 'tshirt').options).toEqual(
    createDesign('tshirt').options,
  )
})

test.each(['closed', 'open'])('a ninth garment’s pieces are drawn, %s', async fastening => {
  const garment = getGarment('bib')
  const design = { ...createDesign('bib'), options: { fastening } }
  expect(JSON.stringify(drawPiece(design, garment, 'front'))).toContain('#fde047')
  const sources = await nodeSources([])
  for (const piece of ['front', 'back']) {
    const drawing = drawPiece(design, garment, piece)
    const canvas = rasterise(drawing, { pxPerMm: 0.1, surface: nodeSurface, sources })
    const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height)
    const painted = data.filter((alpha, i) => i % 4 === 3 && alpha > 200).length
    expect(painted / (data.length / 4), piece).toBeGreaterThan(0.5)
  }
})

test('a ninth garment’s artwork crosses sewn side seams, not open ones', () => {
  const garment = getGarment('bib')
  const area = garment.models[0]!.areas.find(({ piece }) => piece === 'back')!
  const frame = (fastening: string) => placeArea({ garment, options: { fastening }, span: 'part' }, area).place
  expect(frame('closed')).not.toEqual(frame('open'))
})
