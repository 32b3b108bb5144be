import { getGarment, sewnGarments } from '@kitwright/garment'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyLook,
  createDesign,
  createImageLayer,
  createTextLayer,
  applyRecipe,
  LOOK_RECIPES,
  parseDesign,
  randomLooks,
  textRolesOf,
  tonesOf,
  zoneForRole,
  type DesignDocument,
  type Layer,
} from '../index.ts'
import { documents } from '../testing/arbitraries.ts'
import { groundsOf, isLegible } from '../paint/legibility.ts'

const TEXT = { frontText: 'ANGKOR', playerName: 'សុខ ដារ៉ា' } as Record<string, string>
const ASSET = { source: 'file', id: 'f', widthPx: 200, heightPx: 200 } as const

/** Returns a design with every text that the garment offers, and a logo. */
function written(garmentId: string): DesignDocument {
  const [garment, fresh] = [getGarment(garmentId), createDesign(garmentId)]
  const texts = textRolesOf(garment, fresh.options).map(role =>
    createTextLayer(`own-${role}`, role, TEXT[role] ?? '10', zoneForRole(garment, fresh.options, role)),
  )
  const logo = createImageLayer('own-logo', 'logo', ASSET, zoneForRole(garment, fresh.options, 'logo'))
  return { ...fresh, layers: [...texts, logo] }
}

const illegible = (document: DesignDocument): string[] =>
  document.layers.flatMap(layer =>
    layer.kind === 'text' && !isLegible(layer, groundsOf(document, getGarment(document.garment), layer))
      ? [`${layer.role} on ${layer.piece}`]
      : [],
  )
const said = ({ layers }: DesignDocument): unknown[] =>
  layers.map(layer => [layer.id, layer.piece, layer.xMm, layer.yMm, layer.kind === 'text' ? layer.text : layer.asset])
const colour = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}`)
const colours = fc.array(colour, { maxLength: 4 })

describe('a surprise', () => {
  it('leaves the fabric colour alone, as a template does', () => {
    const cloth = { colour: '#fffbeb' }
    const document = { ...written('soccer'), fabric: cloth }
    const [surprise] = randomLooks(document, { colours: ['#0a1f44', '#d4af37'], seed: 7, count: 1 })
    expect(surprise!.fabric).toEqual(cloth)
    expect(applyLook(document, { ...surprise!, fabric: { colour: '#0a1f44' } }).fabric).toEqual(cloth)
  })

  it.each(sewnGarments())('on %s is a valid, legible design with all given, for any colours', garmentId => {
    const document = written(garmentId)
    fc.assert(
      fc.property(colours, fc.nat(), (team, seed) => {
        for (const look of randomLooks(document, { colours: team, seed, count: 6 })) {
          expect(parseDesign(look)).toMatchObject({ ok: true })
          expect(illegible(look)).toEqual([])
          expect(said(look)).toEqual(said(document))
        }
      }),
      { numRuns: 15 },
    )
  })

  it('is the same for a seed, distinct otherwise, without repeats in a draw', () => {
    const document = written('soccer')
    const draw = (seed: number) => randomLooks(document, { colours: ['#b91c1c', '#1e3a8a'], seed, count: 6 })
    expect(draw(7)).toEqual(draw(7))
    expect(draw(8)).not.toEqual(draw(7))
    expect(new Set(draw(7).map(look => JSON.stringify(look.parts))).size).toBe(6)
  })

  it('is another one for each seed', () => {
    const draw = (seed: number) => JSON.stringify(randomLooks(written('soccer'), { colours: [], seed, count: 6 }))
    expect(new Set(Array.from({ length: 12 }, (_, seed) => draw(seed))).size).toBe(12)
  })

  it('varies a pattern’s size from a fifth less to a third more', () => {
    const seeds = Array.from({ length: 12 }, (_, seed) => seed)
    const looks = seeds.flatMap(seed => randomLooks(written('soccer'), { colours: ['#15803d'], seed, count: 20 }))
    const scales = Map.groupBy(
      looks.flatMap(({ parts }) => Object.values(parts).flatMap(({ pattern }) => pattern ?? [])),
      ({ id }) => id,
    )
    expect(scales.size).toBeGreaterThan(3)
    // Smaller, larger and unchanged.
    expect(new Set(scales.get('hoops')!.map(({ scale }) => scale)).size).toBe(3)
    for (const [id, uses] of scales) {
      const recipe = LOOK_RECIPES.filter(({ pattern }) => pattern?.id === id).map(({ pattern }) => pattern!.scale ?? 1)
      for (const { scale } of uses)
        expect(
          recipe.some(own => scale >= own * 0.8 - 0.001 && scale <= own * 1.3 + 0.001),
          `${id} at ${scale}`,
        ).toBe(true)
    }
  })

  it('lets the second colour lead in every third look, and in no other', () => {
    const [red, blue] = ['#b91c1c', '#1e3a8a'] as const
    const seen = (style: unknown) =>
      JSON.stringify(style, (name, value: unknown) => (name === 'tone' ? undefined : value))
    const draw = (colours: string[]) => randomLooks(written('soccer'), { colours, seed: 3, count: 9 })
    const [redFirst, blueFirst] = [draw([red, blue]), draw([blue, red])]
    const plain = LOOK_RECIPES.map(recipe =>
      seen(applyRecipe(written('soccer'), recipe, tonesOf([red, blue])).parts.base),
    )
    const leads = redFirst.map(
      ({ parts }, i) =>
        [i, plain.includes(seen(parts.base)), seen(parts.base) === seen(blueFirst[i]!.parts.base)] as const,
    )
    expect(leads.filter(([i, , isSame]) => i % 3 !== 2 && isSame)).toEqual([])
    for (const [i, isRedLed] of leads) if (i % 3 === 2) expect(isRedLed, `look ${i}`).toBe(false)
    expect(leads.filter(([i, isRedLed]) => i % 3 !== 2 && isRedLed).length).toBeGreaterThan(0)
  })

  it('outlines letters on a contrasting pattern, not on a quiet one', () => {
    const tones = tonesOf(['#15803d', '#ffffff'])
    const outlinesIn = (recipe: string) => {
      const dressed = applyRecipe(
        written('soccer'),
        LOOK_RECIPES.find(({ id }) => id === recipe)!,
        tones,
      )
      const front = dressed.layers.filter(({ kind, piece }) => kind === 'text' && piece === 'front')
      return front.map(layer => layer.kind === 'text' && layer.outline?.colour)
    }
    expect(new Set(outlinesIn('hoops'))).toEqual(new Set(['#ffffff']))
    expect(new Set(outlinesIn('pinstripes'))).toEqual(new Set([undefined]))
  })

  it('leaves out the decoration of a look before', () => {
    const decorated = { ...written('soccer') }
    const [first] = decorated.layers
    const before = { ...decorated, layers: [{ ...first!, id: 'look-0' }, ...decorated.layers] }
    const [look] = randomLooks(before, { colours: [], seed: 1, count: 1 })
    expect(look!.layers.map(({ id }) => id)).toEqual(decorated.layers.map(({ id }) => id))
  })
})

describe('a look that is applied', () => {
  const garment = getGarment('soccer')
  const lookOf = (layers: Layer[] = []): DesignDocument => ({
    ...applyRecipe(
      written('soccer'),
      LOOK_RECIPES.find(({ id }) => id === 'hoops')!,
      tonesOf(['#b91c1c', '#ffffff']),
    ),
    layers,
  })
  const decoration = createTextLayer('deco', 'text', 'FC', zoneForRole(garment, createDesign('soccer').options, 'text'))

  it('brings colours and decoration, beneath the team’s own layers, which stay as they were', () => {
    const document = written('soccer')
    const dressed = applyLook(document, lookOf([decoration]))
    expect(dressed.parts).toMatchObject(lookOf().parts)
    expect(dressed.layers[0]).toMatchObject({ text: 'FC', role: 'text' })
    expect(said({ ...dressed, layers: dressed.layers.slice(1) })).toEqual(said(document))
    expect(parseDesign(dressed)).toMatchObject({ ok: true })
  })

  it('applied after another leaves nothing of that', () => {
    const document = written('soccer')
    const twice = applyLook(applyLook(document, lookOf([decoration])), lookOf())
    expect(twice).toEqual(applyLook(document, lookOf()))
  })

  it('letters names and numbers as the look does, Khmer in its own font', () => {
    const styled = written('soccer').layers.map(layer =>
      layer.kind === 'text'
        ? { ...layer, font: 'anton', sizeMm: layer.sizeMm / 2, outline: { colour: '#000000', widthMm: 2 } }
        : layer,
    )
    const document = written('soccer')
    const dressed = applyLook(document, lookOf(styled))
    const textOf = (role: string) => dressed.layers.find(layer => layer.role === role)
    expect(textOf('backNumber')).toMatchObject({ font: 'anton', outline: { widthMm: 4 } })
    expect(textOf('playerName')).toMatchObject({ font: 'teko', text: TEXT['playerName'] })
  })

  it('gives an empty design its sample texts as well', () => {
    const look = written('soccer')
    expect(applyLook(createDesign('soccer'), look).layers.map(({ role }) => role)).toEqual(
      look.layers.map(({ role }) => role),
    )
  })

  it('of another garment is worn on this one', () => {
    const dressed = applyLook(written('hoodie'), lookOf([decoration]))
    expect(dressed.garment).toBe('hoodie')
    expect(parseDesign(dressed)).toMatchObject({ ok: true })
    expect(dressed.parts.base!).toMatchObject(lookOf().parts.base!)
  })

  it('never makes an invalid design, nor one with the team’s letters unread', () => {
    fc.assert(
      fc.property(documents, documents, (document, look) => {
        const dressed = applyLook(document, look)
        expect(parseDesign(dressed)).toMatchObject({ ok: true })
        const own = dressed.layers.filter(layer => !layer.id.startsWith('look-') && layer.kind === 'text')
        if (document.layers.length > 0) expect(illegible({ ...dressed, layers: own })).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
