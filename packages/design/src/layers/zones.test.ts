import { findPiece, getGarment } from '@kitwright/garment'
import { describe, expect, it, test } from 'vitest'
import {
  createDesign,
  createTextLayer,
  type Layer,
  parseDesign,
  TEXT_ROLES,
  type TextLayer,
  textRolesOf,
  zoneForRole,
} from '../index.ts'
import { sizeToFit } from './sampleTeamText.ts'
import { moveToZone, zoneAround } from './adaptLayer.ts'

const garment = getGarment('soccer')
const { options } = createDesign('soccer')
const zone = zoneForRole(garment, options, 'frontText')
const layer = createTextLayer('t', 'frontText', 'ANGKOR', zone)

describe('a layer that goes from one zone to another', () => {
  const styled: TextLayer = {
    ...layer,
    xMm: zone.centre.x + 8,
    yMm: zone.centre.y - 6,
    sizeMm: 40,
    maxWidthMm: 200,
    outline: { colour: '#000000', widthMm: 4 },
    outerOutline: { colour: '#ffffff', widthMm: 6 },
    shadow: { colour: '#ff0000', xMm: 2, yMm: -10 },
    curve: { kind: 'wave', heightMm: 12, waves: 1 },
  }
  const to = (by: { width: number; height: number }) => ({
    ...zone,
    piece: 'back',
    centre: { x: 100, y: 50 },
    width: zone.width * by.width,
    height: zone.height * by.height,
  })

  it.each([[{ width: 0.5, height: 1 }], [{ width: 1, height: 0.5 }], [{ width: 0.5, height: 3 }]])(
    'shrinks in all that it has by what the narrower side of %j asks',
    by => {
      expect(moveToZone(styled, zone, to(by))).toMatchObject({
        piece: 'back',
        xMm: 104,
        yMm: 47,
        sizeMm: 20,
        maxWidthMm: 100,
        outline: { widthMm: 2 },
        outerOutline: { widthMm: 3 },
        shadow: { xMm: 1, yMm: -5 },
        curve: { heightMm: 6 },
      })
    },
  )

  it('keeps its size where there is room, and a picture shrinks in both ways', () => {
    expect(moveToZone(styled, zone, to({ width: 2, height: 2 }))).toMatchObject({ sizeMm: 40, xMm: 108, yMm: 44 })
    const picture = { ...styled, kind: 'image', widthMm: 60, heightMm: 30 } as unknown as Layer
    expect(moveToZone(picture, zone, to({ width: 0.5, height: 1 }))).toMatchObject({ widthMm: 30, heightMm: 15 })
  })
})

test('a layer is in a zone up to its edges, not beyond', () => {
  const { centre, width, height } = zone
  const at = (x: number, y: number) => zoneAround({ ...layer, xMm: x, yMm: y }, { garment, options })?.id
  expect(at(centre.x + width / 2, centre.y)).toBe(zone.id)
  expect(at(centre.x, centre.y - height / 2)).toBe(zone.id)
  expect(at(centre.x + width / 2 + 0.1, centre.y)).not.toBe(zone.id)
  expect(at(centre.x, centre.y - height / 2 - 0.1)).not.toBe(zone.id)
})

test('a garment without zones puts layers mid-back or mid-front, half its width', () => {
  const bare = { ...garment, zonesFor: {}, models: garment.models.map(model => ({ ...model, zones: [] })) }
  for (const role of [...TEXT_ROLES, 'logo'] as const) {
    const { piece, centre, width, height } = zoneForRole(bare, options, role)
    expect(piece, role).toBe(['backText', 'backNumber', 'playerName'].includes(role) ? 'back' : 'front')
    const [x0, y0, x1, y1] = findPiece(bare, options, piece)!.piece.box
    expect([centre.x - x0, centre.y - y0]).toEqual([x1 - centre.x, y1 - centre.y])
    expect([width / (x1 - x0), height / (y1 - y0)]).toEqual([0.5, 0.25])
  }
})

test('a garment offers a shorts number with shorts, other texts always', () => {
  const offered = (id: string) => textRolesOf(getGarment(id), createDesign(id).options)
  expect(offered('soccer')).toEqual(TEXT_ROLES)
  expect(offered('boxingtrunk')).toContain('shortsNumber')
  expect(offered('hoodie')).toEqual(TEXT_ROLES.filter(role => role !== 'shortsNumber'))
})

test('a new text is visible, movable and within its zone’s width', () => {
  expect(layer).toMatchObject({ isHidden: false, isLocked: false, opacity: 1, rotationDeg: 0, maxWidthMm: zone.width })
  expect([layer.xMm, layer.yMm]).toEqual([zone.centre.x, zone.centre.y])
})

test('a new text has a weight that fonts come in', () => {
  for (const role of TEXT_ROLES) {
    const { weight } = createTextLayer('t', role, '10', zoneForRole(garment, options, role))
    expect(weight % 100, role).toBe(0)
  }
})

test('a text that fits keeps its size; otherwise it shrinks to 5 mm', () => {
  const fits = (text: string, width: number) => sizeToFit(text, 100, width)
  expect(fits('M', 78)).toBe(100)
  expect(fits('M', 77)).toBe(98)
  expect(fits('aa', 100)).toBe(100)
  expect(fits('aa', 99)).toBe(99)
  expect(fits('a'.repeat(1000), 50)).toBe(5)
  expect(sizeToFit('aa', 100, 140, 'graduate')).toBe(100)
  expect(sizeToFit('aa', 100, 139, 'graduate')).toBe(99)
})

describe('a number of a text that is out of its bounds is refused', () => {
  const read = (change: object) => parseDesign({ ...createDesign('soccer'), layers: [{ ...layer, ...change }] }).ok
  it.each([
    ['letterSpacingEm', -0.2, 2, 0.01],
    ['lineHeight', 0.6, 3, 0.01],
    ['skewDeg', -45, 45, 1],
    ['weight', 100, 900, 100],
    ['opacity', 0, 1, 0.01],
  ])('%s from %d to %d', (name, least, most, step) => {
    expect([least, most].map(value => read({ [name]: value }))).toEqual([true, true])
    expect([least - step, most + step].map(value => read({ [name]: value }))).toEqual([false, false])
  })

  it('a shadow that is farther than 100 mm', () => {
    const shadow = (xMm: number, yMm: number) => read({ shadow: { colour: '#000000', xMm, yMm } })
    expect([shadow(100, -100), shadow(-100, 100)]).toEqual([true, true])
    expect([shadow(101, 0), shadow(0, -101), shadow(-101, 0), shadow(0, 101)]).toEqual([false, false, false, false])
  })
})
