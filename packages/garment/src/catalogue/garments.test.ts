import { readFileSync, statSync } from 'node:fs'
import { boxContains, distance } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import {
  areasOfPiece,
  editorPathOf,
  findGarment,
  findGarmentByProductType,
  findPiece,
  findVariant,
  type GarmentOptions,
  getGarment,
  getProduct,
  isLeg,
  isProductType,
  isSewn,
  loadGarment,
  modelsOf,
  optionsKey,
  partInfo,
  PARTS,
  piecesOf,
  productTypeAt,
  productTypes,
  productTypesIn,
  seamNeighbour,
  sewnGarments,
  sleeveOf,
  variantOf,
  zoneOf,
} from '../index.ts'
import { publishedStartOf, startOf } from './garmentStarts.ts'

const soccer = getGarment('soccer')
const ASSETS = new URL('../soccer/', import.meta.url)

describe('the soccer kit', () => {
  it('is found by id and by product type, and nothing else is', () => {
    expect(findGarmentByProductType('SOCCER_KIT')).toBe(soccer)
    expect(findGarment('trousers')).toBeUndefined()
    expect(() => getGarment('trousers')).toThrow(new Error('there is no garment trousers'))
  })

  it('has a jersey and shorts for every choice of options', () => {
    for (const sleeve of soccer.choices['sleeve']!) {
      for (const collar of soccer.choices['collar']!) {
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

  it('has each piece by id in its variant, and no other’s', () => {
    const short = soccer.variants.find(({ options }) => options['sleeve'] === 'short')!.options
    for (const { piece, model } of piecesOf(soccer, short))
      expect(findPiece(soccer, short, piece.id)).toMatchObject({ piece: { id: piece.id }, model: { id: model.id } })
    expect(findPiece(soccer, short, 'hood')).toBeUndefined()
  })

  it('has four legs, and whatever else it is cut of is none', () => {
    const pieces = piecesOf(soccer, soccer.variants[0]!.options).map(({ piece }) => piece)
    const legs = pieces.filter(isLeg).map(({ id }) => id)
    expect(legs).toEqual(['shortsFrontL', 'shortsFrontR', 'shortsBackL', 'shortsBackR'])
  })

  it('tells its variants apart by their options, in whatever order these are named', () => {
    const keys = soccer.variants.map(({ options }) => optionsKey(options))
    expect(new Set(keys).size).toBe(soccer.variants.length)
    expect(optionsKey({ collar: 'v', sleeve: 'long' })).toBe(optionsKey({ sleeve: 'long', collar: 'v' }))
    expect(findVariant(soccer, { collar: 'v', sleeve: 'long' })?.options).toEqual({ sleeve: 'long', collar: 'v' })
    expect(findVariant(soccer, { collar: 'v' })).toBeUndefined()
    expect(findVariant(soccer, { collar: 'v', sleeve: 'long', hood: 'yes' })).toBeUndefined()
    expect(() => variantOf(soccer, { collar: 'ruff', sleeve: 'long' })).toThrow('ruff')
  })

  it('covers each piece with a whole area first, and at most three regions', () => {
    for (const { options } of soccer.variants) {
      for (const { piece } of piecesOf(soccer, options)) {
        const [whole, ...regions] = areasOfPiece(soccer, options, piece.id)
        expect(whole?.piece).toBe(piece.id)
        expect(whole?.region, piece.id).toBeUndefined()
        for (const area of regions) expect(area.piece).toBe(piece.id)
        expect(regions.length).toBeLessThanOrEqual(3)
        for (const area of regions) expect(area.region?.length).toBeGreaterThan(0)
      }
    }
  })

  it('lists the parts that have an area, in the order of the specification', () => {
    const drawn = new Set(soccer.models.flatMap(m => m.areas.map(a => a.part)))
    expect(soccer.parts).toEqual(Object.keys(PARTS).filter(part => drawn.has(part)))
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
    const { choices } = getProduct(garment.productType)
    expect(garment.choices, 'npm run atelier -- present').toEqual(choices)
    expect(garment, 'npm run atelier -- present').toMatchObject(publishedStartOf(startOf(garment.productType)))
    const offered = Object.entries(choices).reduce<GarmentOptions[]>(
      (all, [name, values]) => all.flatMap(options => values.map(value => ({ ...options, [name]: value }))),
      [{}],
    )
    expect(garment.variants.map(({ options }) => optionsKey(options)).toSorted()).toEqual(
      offered.map(optionsKey).toSorted(),
    )
  })
})

describe('the sleeves that a design is ordered with', () => {
  it.each([
    ['soccer', { sleeve: 'long', collar: 'v' }, 'long'],
    ['hoodie', { sleeve: 'long', collar: 'hood' }, 'long'],
    ['sleeveless', { collar: 'v' }, 'short'],
    ['boxingtrunk', {}, 'short'],
    ['trousers', { sleeve: 'long' }, 'short'],
  ])('of %s in %j are %s', (garment, options, sleeve) => expect(sleeveOf({ garment, options })).toBe(sleeve))
})

describe('the prices that a new shop begins with', () => {
  it.each(productTypes())('are whole half dollars for a %s, and within 5 and 30 dollars', type => {
    const cents = Object.values(startOf(type).pricesCents)
    expect(cents.length).toBeGreaterThan(1)
    expect(cents.filter(price => price % 50 !== 0)).toEqual([])
    expect(cents.filter(price => price < 500 || price > 3000)).toEqual([])
  })
})

describe('editor paths', () => {
  it('lead to each product type once, and back', () => {
    expect(productTypes().map(type => [editorPathOf(type), type])).toEqual([
      ['soccer', 'SOCCER_KIT'],
      ['oversizedshirt', 'OVERSIZED_SHIRT'],
      ['polo', 'POLO_SHIRT'],
      ['sleeveless', 'SLEEVELESS_SHIRT'],
      ['tshirt', 'TSHIRT'],
      ['hoodie', 'HOODIE'],
      ['boxyfit', 'BOXY_FIT'],
      ['boxingtrunk', 'BOXING_TRUNK'],
    ])
    for (const type of productTypes()) expect(productTypeAt(editorPathOf(type))).toBe(type)
    expect(productTypeAt('toString')).toBeUndefined()
  })

  it('are of product types that there are, and of no other word', () => {
    expect(productTypes().filter(type => !isProductType(type))).toEqual([])
    expect(['TENT', 'soccer', '', 7, null].filter(isProductType)).toEqual([])
    expect(productTypesIn(['HOODIE', 'TENT', 'SOCCER_KIT'])).toEqual(['SOCCER_KIT', 'HOODIE'])
  })
})

describe('a part', () => {
  it('is what its garment says, else usual, else a body part', () => {
    expect(partInfo({}, 'collar')).toBe(PARTS['collar'])
    const own = { ...PARTS['collar']!, group: 'body' } as const
    expect(partInfo({ ownParts: { collar: own } }, 'collar')).toBe(own)
    expect(partInfo({}, 'tail')).toMatchObject({ group: 'body', takesAfter: [] })
  })
})
