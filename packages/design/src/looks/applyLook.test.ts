import { getGarment } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import {
  applyLook,
  createDesign,
  createImageLayer,
  createPatternUse,
  createTextLayer,
  designInKit,
  type DesignDocument,
  type KitRole,
  type Layer,
  LIMITS,
  type TextLayer,
  zoneForRole,
} from '../index.ts'
import { groundsOf, isLegible } from '../paint/legibility.ts'

const garment = getGarment('soccer')
const fresh = createDesign('soccer')
const zone = zoneForRole(garment, fresh.options, 'frontText')
const ASSET = { source: 'file', id: 'f', widthPx: 200, heightPx: 200 } as const
const textOf = (id: string, change: Partial<TextLayer> = {}): TextLayer => ({
  ...createTextLayer(id, 'frontText', 'ANGKOR', zone),
  ...change,
})
const picture = (id: string, role: 'logo' | 'image' = 'logo') => createImageLayer(id, role, ASSET, zone)
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const withLayers = (layers: Layer[]): DesignDocument => ({ ...fresh, layers })
const solid = (colour: string) => ({ fill: { kind: 'solid', colour }, pattern: null, span: 'piece' }) as const
const inColours = (colours: readonly string[]): DesignDocument => ({
  ...fresh,
  parts: Object.fromEntries(garment.parts.map((part, i) => [part, solid(colours[i % colours.length]!)])),
})

describe('lettering that takes after a look’s', () => {
  const look = withLayers([
    textOf('theirs', {
      sizeMm: 20,
      outline: { colour: '#000000', widthMm: 3 },
      outerOutline: { colour: '#111111', widthMm: 8 },
      shadow: { colour: '#222222', xMm: 4, yMm: -30 },
    }),
  ])
  const lettered = (sizeMm: number) =>
    applyLook(withLayers([textOf('own', { sizeMm })]), look).layers.find(({ id }) => id === 'own') as TextLayer
  it('is outlined and shadowed in proportion to its own size', () => {
    expect(lettered(40)).toMatchObject({
      sizeMm: 40,
      outline: { widthMm: 6 },
      outerOutline: { widthMm: 16 },
      shadow: { xMm: 8, yMm: -60 },
    })
    expect(lettered(10)).toMatchObject({ outline: { widthMm: 1.5 }, shadow: { xMm: 2, yMm: -15 } })
  })
  it('takes no more of it than a document may have', () => {
    const { outline, outerOutline, shadow } = lettered(200)
    expect([outline!.widthMm, outerOutline!.widthMm, shadow!.xMm, shadow!.yMm]).toEqual([20, 20, 40, -100])
  })
  it('is not that of free texts, which are no part of the team', () => {
    const free = withLayers([textOf('free', { role: 'text', font: 'anton' })])
    const own = textOf('own', { role: 'text' })
    expect(applyLook(withLayers([own]), free).layers.at(-1)).toMatchObject({ id: 'own', font: own.font })
  })
})

it('letters that a look would hide take the most legible of its inks', () => {
  const pale = '#fef9c3'
  const navies = ['#1e3a8a', '#1e1b4b', '#172554']
  const look = inColours([pale, ...navies, ...navies, ...navies])
  const unread = textOf('own', { fill: { kind: 'solid', colour: '#1e3a8a' } })
  const inked = (from: DesignDocument) => applyLook(withLayers([unread]), from).layers.at(-1) as TextLayer
  const ground = { ...look, parts: { ...look.parts, base: solid(navies[0]!), stripes: solid(pale) } }
  expect(inked(ground).fill).toMatchObject({ kind: 'solid', colour: '#ffffff' })
  expect(
    inked({ ...inColours([pale, navies[0]!]), parts: { ...inColours([pale]).parts, base: solid(navies[0]!) } }).fill,
  ).toMatchObject({ kind: 'solid', colour: pale })
})

it('legible letters stay, but get an outline on a busy pattern', () => {
  const pattern = createPatternUse('stripes', '#767676')
  const busy = { ...solid('#000000'), pattern: { ...pattern, opacity: 1 } }
  const look = { ...fresh, parts: Object.fromEntries(garment.parts.map(part => [part, busy])) }
  const worn = (outline: TextLayer['outline']) => {
    const own = textOf('own', { fill: { kind: 'solid', colour: '#ffffff' }, outline })
    return applyLook(withLayers([own]), look).layers.at(-1) as TextLayer
  }
  const edge = { colour: '#000000', widthMm: 2 }
  expect(worn(edge)).toMatchObject({ fill: { colour: '#ffffff' }, outline: edge })
  expect(worn(null).outline).not.toBeNull()
})

describe('what a look brings', () => {
  const decoration = (count: number) => withLayers(many(count, i => picture(`deco${i}`, 'image')))
  const imagesIn = ({ layers }: DesignDocument) => layers.filter(({ kind }) => kind === 'image').length

  it('of pictures is no more than there is room for beside the team’s own', () => {
    const own = (count: number) => withLayers(many(count, i => picture(`own${i}`)))
    expect(imagesIn(applyLook(own(LIMITS.images), decoration(3)))).toBe(LIMITS.images)
    expect(imagesIn(applyLook(own(LIMITS.images - 2), decoration(3)))).toBe(LIMITS.images)
    expect(imagesIn(applyLook(own(LIMITS.images - 4), decoration(3)))).toBe(LIMITS.images - 1)
  })

  it('of layers is no more than a design may have', () => {
    const own = withLayers(many(LIMITS.layers - 2, i => textOf(`own${i}`)))
    const deco = (count: number) => withLayers(many(count, i => textOf(`deco${i}`, { role: 'text' })))
    expect(applyLook(own, deco(3)).layers).toHaveLength(LIMITS.layers)
    expect(applyLook(own, deco(1)).layers).toHaveLength(LIMITS.layers - 1)
  })

  it('are its colour codes too; where there are too many, the design’s own stay', () => {
    const codes = (first: number, count: number, name: string) =>
      Object.fromEntries(many(count, i => [`#${first + i}`, name]))
    const own = { ...withLayers([textOf('own')]), colourCodes: codes(200_000, 10, 'own') }
    const both = applyLook(own, { ...fresh, colourCodes: codes(100_000, 5, 'theirs') }).colourCodes
    expect(both).toEqual({ ...codes(100_000, 5, 'theirs'), ...codes(200_000, 10, 'own') })
    const full = applyLook(own, { ...fresh, colourCodes: codes(100_000, LIMITS.colourCodes, 'theirs') }).colourCodes
    expect(Object.keys(full)).toHaveLength(LIMITS.colourCodes)
    expect(full).toMatchObject(own.colourCodes)
  })

  it('brings its kits for the same roles, and leaves others', () => {
    const kit = (role: KitRole, main: string) => ({ role, colours: { main }, parts: {} })
    const own = { ...withLayers([textOf('own')]), kits: [kit('away', '#111111'), kit('third', '#222222')] }
    const look = { ...fresh, kits: [kit('away', '#333333'), kit('goalkeeper', '#444444')] }
    expect(applyLook(own, look).kits).toEqual([own.kits[1], ...look.kits])
    expect(applyLook(own, fresh).kits).toEqual(own.kits)
  })

  it('letters that are read in each of its kits', () => {
    const clubColours = [
      { tone: 'main' as const, name: null, colour: '#0b1b3a' },
      { tone: 'light' as const, name: null, colour: '#ffffff' },
    ]
    const parts = Object.fromEntries(
      garment.parts.map(part => [
        part,
        { ...solid('#0b1b3a'), fill: { kind: 'solid' as const, colour: '#0b1b3a', tone: 'main' as const } },
      ]),
    )
    const away = (light: string) => [{ role: 'away' as const, colours: { main: '#f6efdf', light }, parts: {} }]
    const own = withLayers([textOf('own', { fill: { kind: 'solid', colour: '#ffffff' } })])
    const inkOf = (light: string, role: KitRole | null) => {
      const worn = applyLook(own, { ...fresh, parts, clubColours, kits: away(light) })
      return designInKit(worn, role).layers[0] as TextLayer
    }
    expect([inkOf('#0b1b3a', null), inkOf('#0b1b3a', 'away')]).toMatchObject([
      { fill: { colour: '#ffffff', tone: 'light' }, outline: null },
      { fill: { colour: '#0b1b3a' }, outline: null },
    ])
    // If no club colour is legible on both, the letters have an edge that is.
    expect(inkOf('#fff6e0', 'away').outline).not.toBeNull()
  })

  it('legible letters in each of its kits, also with one club colour', () => {
    const clubColours = [{ tone: 'main' as const, name: null, colour: '#f8fafc' }]
    const kits = [{ role: 'away' as const, colours: { main: '#1e3a8a' }, parts: {} }]
    const fill = { kind: 'solid' as const, colour: '#f8fafc', tone: 'main' as const }
    const parts = Object.fromEntries(garment.parts.map(part => [part, { ...solid('#f8fafc'), fill }]))
    const own = withLayers([textOf('own', { fill: { kind: 'solid', colour: '#0f172a' } })])
    const worn = applyLook(own, { ...fresh, parts, clubColours, kits })
    for (const role of [null, 'away'] as const) {
      const inKit = designInKit(worn, role)
      const layer = inKit.layers[0] as TextLayer
      expect(isLegible(layer, groundsOf(inKit, garment, layer))).toBe(true)
    }
  })

  it('adds its sample texts and decoration to a design without layers', () => {
    const look = withLayers([textOf('deco', { role: 'text' }), textOf('team')])
    const worn = applyLook(fresh, look)
    expect(worn.layers.map(({ id }) => id)).toEqual(['look-0', 'team'])
    expect(applyLook(worn, fresh).layers.map(({ id }) => id)).toEqual(['team'])
  })

  it('is not what lies on a piece that is not worn', () => {
    const look = withLayers([textOf('deco', { role: 'text', piece: 'hood' }), textOf('stays', { role: 'text' })])
    expect(applyLook(withLayers([textOf('own')]), look).layers.map(({ id }) => id)).toEqual(['look-0', 'own'])
  })
})
