import { readFileSync, statSync } from 'node:fs'
import { boxContains, distance } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import {
  areasOfPiece,
  EDITOR_PATHS,
  editorPathOf,
  findGarment,
  findGarmentByProductType,
  getGarment,
  isSewn,
  loadGarment,
  modelsOf,
  PART_IDS,
  piecesOf,
  PRODUCT_TYPES,
  productTypeAt,
  seamNeighbour,
  sewnGarments,
  sleevesOf,
  zoneOf,
} from './index.ts'

const soccer = getGarment('soccer')
const ASSETS = new URL('../assets/soccer/', import.meta.url)

describe('the soccer kit', () => {
  it('is found by id and by product type, and nothing else is', () => {
    expect(findGarmentByProductType('SOCCER_KIT')).toBe(soccer)
    expect(findGarment('trousers')).toBeUndefined()
    expect(() => getGarment('trousers')).toThrow('trousers')
  })

  it('has a jersey and shorts for every choice of options', () => {
    for (const sleeve of soccer.choices.sleeve) {
      for (const collar of soccer.choices.collar) {
        expect(modelsOf(soccer, { sleeve, collar }).map(m => m.id)).toEqual([`jersey-${sleeve}-${collar}`, 'shorts'])
      }
    }
  })

  it('has pieces with unique ids in every variant, inside their boxes', () => {
    for (const { options } of soccer.variants) {
      const pieces = piecesOf(soccer, options)
      expect(new Set(pieces.map(p => p.piece.id)).size).toBe(pieces.length)
      for (const { piece } of pieces) {
        for (const point of piece.outline) expect(boxContains(piece.box, point), piece.id).toBe(true)
      }
    }
  })

  it('covers each piece with a whole area first, and at most three regions', () => {
    for (const { options } of soccer.variants) {
      for (const { piece } of piecesOf(soccer, options)) {
        const [whole, ...regions] = areasOfPiece(soccer, options, piece.id)
        expect(whole?.region, piece.id).toBeUndefined()
        expect(regions.length).toBeLessThanOrEqual(3)
        for (const area of regions) expect(area.region?.length).toBeGreaterThan(0)
      }
    }
  })

  it('lists the parts that have an area, in the order of the specification', () => {
    const drawn = new Set(soccer.models.flatMap(m => m.areas.map(a => a.part)))
    expect(soccer.parts).toEqual(PART_IDS.filter(part => drawn.has(part)))
  })

  it('has every zone of the design tool in every variant', () => {
    const ids = ['frontText', 'frontNumber', 'logo', 'sponsor', 'playerName', 'backNumber', 'backText']
    const more = ['sleeveLeft', 'sleeveRight', 'shortsNumber', 'shortsLogo']
    for (const { options } of soccer.variants) {
      for (const id of [...ids, ...more]) expect(zoneOf(soccer, options, id)?.id).toBe(id)
    }
    expect(zoneOf(soccer, soccer.variants[0]!.options, 'hood')).toBeUndefined()
  })

  it('finds what an edge is sewn to, both walked the same way', () => {
    const model = soccer.models[0]!
    const front = model.pieces.find(p => p.id === 'front')!
    const side = front.edges.find(e => e.name === 'sideL')!
    const back = seamNeighbour(model, 'front', 'sideL')!
    expect(back.piece.id).toBe('back')
    expect(Math.sign(side.points[0]!.y - side.points.at(-1)!.y)).toBe(
      Math.sign(back.edge.points[0]!.y - back.edge.points.at(-1)!.y),
    )
    expect(distance(side.points[0]!, side.points.at(-1)!)).toBeCloseTo(
      distance(back.edge.points[0]!, back.edge.points.at(-1)!),
      0,
    )
    expect(seamNeighbour(model, 'front', 'hem')).toBeUndefined()
  })

  it('is light enough for the browser, and tells its files as they are', () => {
    expect(readFileSync(new URL('garment.json', ASSETS)).byteLength).toBeLessThan(200_000)
    for (const { levels } of soccer.models)
      for (const { glb, bytes } of Object.values(levels)) expect(statSync(new URL(glb, ASSETS)).size).toBe(bytes)
  })
})

describe('garments that come when they are asked for', () => {
  it('are known by name before', async () => {
    expect(sewnGarments()).toContain('soccer')
    expect(sewnGarments().map(id => isSewn(productTypeAt(id)!))).not.toContain(false)
    expect(await loadGarment('soccer')).toBe(soccer)
    await expect(loadGarment('trousers')).rejects.toThrow('trousers')
  })

  it.each(sewnGarments())('%s is what is said of it beforehand', id => {
    const garment = getGarment(id)
    expect(garment.id).toBe(id)
    expect(garment.productType).toBe(productTypeAt(id))
    expect(garment.choices.sleeve).toEqual(sleevesOf(garment.productType))
  })
})

describe('editor paths', () => {
  it('lead to each product type once, and back', () => {
    expect(EDITOR_PATHS).toEqual({
      soccer: 'SOCCER_KIT',
      polo: 'POLO_SHIRT',
      sleeveless: 'SLEEVELESS_SHIRT',
      oversizedshirt: 'OVERSIZED_SHIRT',
      tshirt: 'TSHIRT',
      hoodie: 'HOODIE',
      boxyfit: 'BOXY_FIT',
      boxingtrunk: 'BOXING_TRUNK',
    })
    expect(Object.values(EDITOR_PATHS).toSorted()).toEqual([...PRODUCT_TYPES].toSorted())
    for (const type of PRODUCT_TYPES) expect(productTypeAt(editorPathOf(type))).toBe(type)
    expect(productTypeAt('toString')).toBeUndefined()
  })
})
