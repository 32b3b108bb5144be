import { getGarment, zoneOf } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { layerInZone, mirrorLayer, printableZones } from './layerPlacement.ts'
import { createImageLayer, createTextLayer } from '../creation/createDesign.ts'
import type { GarmentWithOptions } from './adaptLayer.ts'

const worn: GarmentWithOptions = { garment: getGarment('soccer'), options: { sleeve: 'short', collar: 'crew' } }
const zone = (id: string) => zoneOf(worn.garment, worn.options, id)!
const crest = createImageLayer('crest', 'logo', { source: 'local', id: 'a', widthPx: 100, heightPx: 100 }, zone('logo'))
const slogan = createTextLayer('slogan', 'text', 'KHMER', zone('sleeveLeft'))

describe('mirroring a layer', () => {
  it('mirrors a picture across its piece’s middle, turned the other way', () => {
    const wing = { ...crest, role: 'image', rotationDeg: 15 } as const
    expect(mirrorLayer(wing, worn)).toEqual({ ...wing, xMm: -crest.xMm, rotationDeg: -15, isMirrored: true })
  })
  it.each(['logo', 'sponsor'] as const)('never prints a %s backwards', role => {
    const mark = { ...crest, role, rotationDeg: 15 }
    expect(mirrorLayer(mark, worn)).toEqual({ ...mark, xMm: -crest.xMm, rotationDeg: -15 })
  })
  it('goes to the twin piece, whichever of the two it lies on', () => {
    const onLeft = { ...slogan, xMm: 30, align: 'left' } as const
    const onRight = mirrorLayer(onLeft, worn)!
    expect(onRight).toMatchObject({ piece: 'sleeveR', xMm: -30, align: 'right', text: 'KHMER', rotationDeg: 0 })
    expect(mirrorLayer(onRight, worn)).toEqual(onLeft)
    const hoodie: GarmentWithOptions = { garment: getGarment('hoodie'), options: { sleeve: 'long', collar: 'hood' } }
    expect(mirrorLayer({ ...slogan, piece: 'sleeveR' }, hoodie)?.piece).toBe('sleeveL')
  })
  it('lies on mirrored cloth where left and right are cut differently', () => {
    const [x0, , x1] = worn.garment.models.flatMap(model => model.pieces).find(({ id }) => id === 'shortsFrontL')!.box
    const onShorts = { ...crest, piece: 'shortsFrontL', xMm: x0 + 20, yMm: 100 }
    const right = mirrorLayer(onShorts, worn)!
    expect(right.piece).toBe('shortsFrontR')
    expect(right.xMm).toBeCloseTo(-x0 - 20, 6)
    expect(x0).not.toBe(-x1)
  })
  it('is nothing where the piece is not worn', () => {
    expect(mirrorLayer({ ...crest, piece: 'hoodL' }, worn)).toBeNull()
  })
})

describe('copying to another zone', () => {
  it('keeps its place in the zone and takes the room there is', () => {
    const small = layerInZone({ ...crest, xMm: crest.xMm + 9 }, zone('shortsLogo'), worn)
    expect(small).toMatchObject({ piece: 'shortsFrontR', widthMm: crest.widthMm, xMm: zone('shortsLogo').centre.x + 9 })
    const number = createTextLayer('n', 'backNumber', '10', zone('backNumber'))
    const onFront = layerInZone(number, zone('frontNumber'), worn)
    const { centre, width } = zone('frontNumber')
    expect(onFront).toMatchObject({ piece: 'front', xMm: centre.x, yMm: centre.y })
    expect(onFront.kind === 'text' && onFront.sizeMm).toBeCloseTo((300 * width) / zone('backNumber').width, 6)
  })
  it('takes what lies in no zone to the middle', () => {
    const loose = { ...crest, xMm: -200, yMm: 650 }
    expect(layerInZone(loose, zone('sponsor'), worn)).toEqual({ ...loose, xMm: 0, yMm: zone('sponsor').centre.y })
  })
  it('offers the zones of what is worn', () => {
    const ids = printableZones(worn).map(({ id }) => id)
    expect(ids).toContain('sleeveLeft')
    expect(ids).toContain('shortsLogo')
    expect(ids).not.toContain('hood')
  })
})
