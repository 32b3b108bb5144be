import { createTextLayer, type ImageLayer, type Layer, type TextLayer } from '@kitwright/design'
import type { Garment, Piece, Zone } from '@kitwright/garment'
import type { Box } from '@kitwright/measure'
import { describe, expect, test } from 'vitest'
import { kitWith, picture } from '../testing/pictures.ts'
import { placeWithoutCollision, nearestFree } from './freePlace.ts'
import { findProblems, fixCommand } from './designProblems.ts'
import { boxesOverlap } from '../geometry/boxes.ts'
import { isClearOfSeams, isFree, freeSpaceOn, occupiesSpace, type CompositionContext } from './freeSpace.ts'
import { tidyCommand } from './tidyCommand.ts'

// A garment of rectangles, on which the place of a layer is known without measuring.

const piece = (id: string, width: number, height: number, more: Partial<Piece> = {}): Piece => ({
  id,
  box: [0, 0, width, height],
  outline: [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ],
  edges: [],
  ...more,
})
const zone = (id: string, on: string, x: number, y: number, [width, height] = [100, 50]): Zone => ({
  id,
  piece: on,
  centre: { x, y },
  width,
  height,
})
const FRONT = piece('front', 400, 600)
const flat = (pieces: readonly Piece[], zones: readonly Zone[], samples: readonly object[] = []): Garment =>
  ({
    id: 'flat',
    models: [{ id: 'm', pieces, zones, areas: [] }],
    variants: [{ options: {}, models: ['m'] }],
    look: { samples },
  }) as unknown as Garment

const sizeOf = (layer: Layer) =>
  layer.kind === 'image'
    ? { widthMm: layer.widthMm, heightMm: layer.heightMm }
    : { widthMm: layer.text.length * layer.sizeMm, heightMm: layer.sizeMm }
const composing = (garment: Garment, layers: readonly Layer[] = []): CompositionContext => ({
  garment,
  document: { ...kitWith(...layers), options: {} },
  sizeOf,
})
const at = (id: string, x: number, y: number, more: Partial<ImageLayer> = {}) => picture(id, 'front', x, y, more)
const placeOf = ({ piece: on, xMm, yMm }: Layer) => [on, xMm, yMm]
const put = (garment: Garment, layer: Layer, others: readonly Layer[] = []) =>
  placeWithoutCollision(layer, others, composing(garment, others))

describe('two boxes', () => {
  const middle: Box = [10, 10, 20, 20]
  test('are one over the other only where they share cloth, not where they touch', () => {
    const others: Box[] = [
      [0, 12, 10, 18],
      [20, 12, 30, 18],
      [12, 0, 18, 10],
      [12, 20, 18, 30],
      [0, 0, 40, 5],
      [0, 0, 5, 40],
    ]
    expect(others.filter(other => boxesOverlap(middle, other) || boxesOverlap(other, middle))).toEqual([])
    expect(boxesOverlap(middle, [19, 19, 40, 40]) && boxesOverlap(middle, [0, 0, 11, 11])).toBe(true)
  })
})

describe('a box lies clear of seams', () => {
  const clear = (box: Box, of: Piece = FRONT) => isClearOfSeams(box, of, 10)
  test('where all of it keeps so far from every edge', () => {
    expect(clear([20, 20, 380, 580])).toBe(true)
    for (const box of [
      [5, 20, 90, 90],
      [20, 5, 90, 90],
      [300, 20, 395, 90],
      [20, 500, 90, 595],
    ] as Box[])
      expect(clear(box), box.join()).toBe(false)
  })
  test('avoids notches and bays at its corners and between', () => {
    const bay = (...points: [number, number][]): Piece => ({ ...FRONT, outline: points.map(([x, y]) => ({ x, y })) })
    const neck = bay([0, 0], [180, 0], [200, 80], [220, 0], [400, 0], [400, 600], [0, 600])
    expect([clear([120, 20, 280, 200], neck), clear([20, 20, 160, 200], neck)]).toEqual([false, true])
    const waist = bay([0, 0], [400, 0], [400, 250], [200, 300], [400, 350], [400, 600], [0, 600])
    expect(clear([220, 150, 380, 450], waist)).toBe(false)
    const cut = bay([0, 0], [400, 0], [400, 600], [300, 600], [200, 200], [100, 600], [0, 600])
    expect(clear([120, 300, 280, 560], cut)).toBe(false)
  })
})

describe('room', () => {
  test('is on cloth only, minus visible layers and sewn-on parts', () => {
    const pieces = [
      FRONT,
      piece('back', 400, 600),
      piece('rib', 9, 9, { isRib: true }),
      piece('eyelet', 9, 9, { isTrim: true }),
      piece('pocket', 80, 90, { box: [100, 300, 180, 390] }),
    ]
    const layers = [
      at('a', 200, 100),
      at('hidden', 200, 200, { isHidden: true }),
      at('tiger', 200, 300, { role: 'image' }),
      picture('b', 'back', 50, 60),
    ]
    const of = (id: string) => freeSpaceOn(id, layers, composing(flat(pieces, [])))
    expect(['rib', 'eyelet', 'nowhere'].map(of)).toEqual([undefined, undefined, undefined])
    expect(of('front')).toEqual({
      piece: FRONT,
      taken: [
        [100, 300, 180, 390],
        [180, 80, 220, 120],
      ],
    })
    expect(of('back')!.taken).toEqual([[30, 40, 70, 80]])
    expect(layers.map(occupiesSpace)).toEqual([true, false, false, true])
  })
  test('is free for what touches nothing and looks like none of it', () => {
    const room = { piece: FRONT, taken: [[100, 100, 140, 140]] as Box[] }
    const beside = (x: number): Box => [x, 100, x + 40, 140]
    expect([isFree(beside(142), room), isFree(beside(150), room)]).toEqual([false, true])
    // Existing layers may come nearer.
    const staying = { layerMm: -4, seamMm: 6 }
    expect([isFree(beside(130), room, staying), isFree(beside(138), room, staying)]).toEqual([false, true])
  })
})

describe('a new layer is put', () => {
  const garment = flat([FRONT], [zone('logo', 'front', 200, 300)])
  test('into the middle of its zone', () => {
    expect(placeOf(put(garment, at('a', 0, 0)))).toEqual(['front', 200, 300])
  })
  test('below what is there, else above it, else beside it', () => {
    const there = [at('b', 200, 300)]
    expect(placeOf(put(garment, at('a', 0, 0), there))).toEqual(['front', 200, 348])
    there.push(at('c', 200, 348))
    expect(placeOf(put(garment, at('a', 0, 0), there))).toEqual(['front', 200, 252])
    const column = [at('b', 200, 300, { heightMm: 540 })]
    expect(placeOf(put(garment, at('a', 0, 0), column))).toEqual(['front', 152, 300])
  })
  test('sideways only where up and down are twice as far', () => {
    const tall = (heightMm: number) => placeOf(put(garment, at('a', 0, 0), [at('b', 200, 300, { heightMm })]))
    expect(tall(100)).toEqual(['front', 200, 384])
    expect(tall(180)).toEqual(['front', 152, 300])
  })
  test('where it touches no seam, at the very ends of the cloth too', () => {
    const strip = [at('b', 200, 300, { widthMm: 400, heightMm: 480 })]
    expect(placeOf(put(garment, at('a', 0, 0, { heightMm: 30 }), strip))).toEqual(['front', 200, 564])
    const low = flat([FRONT], [zone('logo', 'front', 200, 569)])
    expect(placeOf(put(low, at('a', 0, 0)))).toEqual(['front', 200, 569])
  })
  test('into a zone that is large enough for it, though another one comes first', () => {
    const two = flat(
      [FRONT],
      [zone('logo', 'front', 100, 100, [40, 40]), zone('frontText', 'front', 200, 300, [200, 80])],
    )
    expect(placeOf(put(two, at('a', 0, 0)))).toEqual(['front', 100, 100])
    expect(placeOf(put(two, at('a', 0, 0, { widthMm: 90 })))).toEqual(['front', 200, 300])
    expect(placeOf(put(two, at('a', 0, 0, { heightMm: 90 })))).toEqual(['front', 200, 300])
  })
  test('is smaller where needed, and unchanged where no room exists', () => {
    const narrow = (width: number) => flat([piece('front', width, 200)], [zone('logo', 'front', width / 2, 100)])
    expect(put(narrow(56), at('a', 0, 0))).toMatchObject({ widthMm: 34, heightMm: 34, xMm: 28 })
    expect(put(narrow(49), at('a', 0, 0))).toMatchObject({ widthMm: 28 })
    expect(put(narrow(43), at('a', 0, 0))).toMatchObject({ widthMm: 22 })
    const layer = at('a', 0, 0)
    expect(put(narrow(30), layer)).toBe(layer)
    expect(put(flat([FRONT], []), layer)).toBe(layer)
  })
  test('is on the most usual piece, and the next when full', () => {
    const both = flat(
      [FRONT, piece('shortsFront', 300, 300)],
      [zone('frontNumber', 'front', 200, 300), zone('shortsNumber', 'shortsFront', 100, 100)],
    )
    const number = { ...createTextLayer('n', 'frontNumber', '10', zone('z', 'front', 0, 0)), sizeMm: 20 }
    expect(put(both, number, [at('b', 200, 300)]).piece).toBe('front')
    const full = at('b', 200, 300, { widthMm: 400, heightMm: 600 })
    expect(placeOf(put(both, number, [full]))).toEqual(['shortsFront', 100, 100])
  })
  test('into the column of its zone on legs, which fall in pleats', () => {
    const leg = piece('leg', 300, 300, { edges: [{ name: 'crotch', points: [] }] })
    const legs = flat([leg], [zone('shortsLogo', 'leg', 100, 150, [60, 50])])
    const there = [picture('b', 'leg', 100, 150, { heightMm: 200 })]
    // The ends of the column have space for a smaller layer; beside it there would be space for the full size.
    const { piece: on, xMm, widthMm } = put(legs, at('a', 0, 0), there) as ImageLayer
    expect([on, widthMm < 40, xMm >= 70 && xMm <= 130]).toEqual(['leg', true, true])
  })
})

test('a moved layer goes to the nearest room on its piece, or stays', () => {
  const garment = flat([FRONT], [zone('logo', 'front', 60, 60)])
  const there = [at('b', 200, 300)]
  expect(placeOf(nearestFree(at('a', 200, 310), there, composing(garment, there))!)).toEqual(['front', 200, 346])
  expect(nearestFree(picture('a', 'gone', 0, 0), [], composing(garment))).toBeNull()
})

describe('problems', () => {
  const garment = flat([FRONT, piece('back', 400, 600)], [])
  const told = (...layers: Layer[]) =>
    findProblems(composing(garment, layers)).map(({ kind, layer, other }) => [kind, layer.id, other?.id ?? ''])
  const text = (said: string, maxWidthMm: number | null): TextLayer => ({
    ...createTextLayer('t', 'text', said, zone('z', 'front', 200, 300)),
    sizeMm: 20,
    maxWidthMm,
  })
  test('are of one piece, and of what says something', () => {
    expect(told(at('a', 200, 300), picture('b', 'back', 200, 300))).toEqual([])
    expect(told(at('a', 200, 300), text(' ', null))).toEqual([])
    expect(told(at('a', 200, 300), text('FC', null))).toEqual([['overlap', 't', 'a']])
    expect(told(picture('a', 'gone', 0, 0))).toEqual([])
  })
  test('include texts wider than allowed, not those as wide as allowed', () => {
    expect([told(text('CLUB', 80)), told(text('CLUB', null))]).toEqual([[], []])
    expect(told(text('CLUB', 79))).toEqual([['tooWide', 't', '']])
  })
  test('of width shrink letters within legibility, never on locked layers', () => {
    const mend = (layer: TextLayer) =>
      fixCommand({ kind: 'tooWide', layer }, composing(garment, [layer])) as { change?: object } | null
    expect(mend(text('CLUB', 50))?.change).toEqual({ sizeMm: 12.5 })
    expect(mend(text('CLUB', 5))?.change).toEqual({ sizeMm: 4 })
    expect(mend({ ...text('CLUB', 50), isLocked: true })).toBeNull()
    expect(mend(text('CLUB', null))).toBeNull()
  })
  test('of overlap move the upper layer, or the lower if the upper is locked', () => {
    const moved = (...layers: [Layer, Layer]) => {
      const [problem] = findProblems(composing(garment, layers))
      return fixCommand(problem!, composing(garment, layers))
    }
    const [a, b] = [at('a', 200, 300), at('b', 200, 310)]
    expect(moved(a, b)).toEqual({ kind: 'changeLayer', id: 'b', change: { yMm: 346 } })
    expect(moved(a, { ...b, isLocked: true })).toMatchObject({ id: 'a', change: { yMm: 264 } })
  })
})

describe('tidying', () => {
  const zones = [
    zone('backText', 'back', 200, 100, [200, 50]),
    zone('playerName', 'back', 200, 200, [200, 50]),
    zone('sponsor', 'front', 200, 300, [200, 50]),
  ]
  const garment = flat([FRONT, piece('back', 400, 600)], zones)
  const text = (id: string, role: TextLayer['role'], on: string, xMm: number, yMm: number): TextLayer => ({
    ...createTextLayer(id, role, 'FC', zone('z', on, xMm, yMm)),
    sizeMm: 30,
    maxWidthMm: null,
  })
  /** Returns the changes of the moved layers, by id. */
  const tidied = (layers: readonly Layer[], of = garment) => {
    const command = tidyCommand(composing(of, layers))
    if (command?.kind !== 'batch') return command
    return Object.fromEntries(command.commands.map(each => (each.kind === 'changeLayer' ? [each.id, each.change] : [])))
  }
  test('a text in its zones stays; a nearly placed one moves into the first', () => {
    expect(tidied([text('a', 'backText', 'back', 200.5, 200.5)])).toEqual({ a: { xMm: 200, yMm: 200 } })
    expect(tidied([text('a', 'backText', 'back', 200, 200)])).toBeNull()
    for (const [on, x, y] of [
      ['back', 203, 200],
      ['back', 197, 200],
      ['back', 200, 203],
      ['back', 200, 197],
      ['front', 200, 200],
    ] as const)
      expect(tidied([text('a', 'backText', on, x, y)])).toMatchObject({ a: { yMm: 100 } })
  })
  test('gives a shared place to the first of a kit’s order', () => {
    const layers = [at('s', 100, 500, { role: 'sponsor' }), text('f', 'frontText', 'front', 300, 500)]
    for (const order of [layers, layers.toReversed()]) {
      const moved = tidied(order)!
      expect(moved).toMatchObject({ f: { xMm: 200, yMm: 300 } })
      expect(moved).not.toMatchObject({ s: { yMm: 300 } })
    }
    // A second layer of a role comes after all others.
    const again = [text('f', 'frontText', 'front', 200, 300), text('g', 'frontText', 'front', 50, 500), layers[0]!]
    expect(tidied(again)).toMatchObject({ s: { xMm: 200, yMm: 348 } })
  })
  test('leaves harmless free texts, and moves them off others', () => {
    const free = text('t', 'text', 'front', 80, 500)
    expect(tidied([free])).toBeNull()
    expect(tidied([free, at('l', 80, 500, { isLocked: true })])).toEqual({ t: { xMm: 200, yMm: 300 } })
    expect(tidied([text('t', 'text', 'front', 200, 300), text('f', 'frontText', 'front', 80, 500)])).toMatchObject({
      f: { xMm: 200, yMm: 300 },
    })
  })
  test('sets upright and makes smaller what is larger than its zone, and nothing larger', () => {
    const lean = at('s', 200, 300, { role: 'sponsor', rotationDeg: 12 })
    expect(tidied([lean])).toEqual({ s: { rotationDeg: 0 } })
    const wide = tidied([at('s', 200, 300, { role: 'sponsor', widthMm: 380, heightMm: 20 })])!
    expect(wide['s']).toMatchObject({ widthMm: expect.closeTo(220, 0) })
    const high = tidied([at('s', 200, 300, { role: 'sponsor', widthMm: 20, heightMm: 200 })])!
    expect(high['s']).toMatchObject({ heightMm: expect.closeTo(100, 0) })
  })
  test('takes where a fresh kit has it for where it belongs', () => {
    const own = flat([FRONT, piece('back', 400, 600)], zones, [
      { role: 'frontText', zone: 'sponsor' },
      { role: 'backText', zone: 'playerName' },
    ])
    expect(tidied([text('a', 'backText', 'back', 50, 500)], own)).toEqual({ a: { xMm: 200, yMm: 200 } })
  })
  test('leaves what belongs nowhere on this garment', () => {
    const bare = flat([FRONT], [])
    expect(tidied([at('s', 100, 500, { role: 'sponsor' })], bare)).toBeNull()
    expect(tidied([at('h', 100, 500, { isHidden: true }), at('i', 100, 500, { role: 'image' })])).toBeNull()
  })
})
