import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  clubOfPicture,
  commit,
  createDesign,
  createPatternUse,
  createTextLayer,
  freeColours,
  harmonies,
  snapToClubColours,
  linkCommand,
  linkColours,
  parseDesign,
  replaceColour,
  startHistory,
  undo,
  withClubColours,
  zoneForRole,
  type ClubColour,
  type Command,
  type DesignDocument,
  type TextLayer,
} from '../index.ts'
import { getGarment } from '@kitwright/garment'
import { setClubColours } from '../testing/setClubColours.ts'
import { contrast, parseHex, type Rgba } from '@kitwright/measure'

const [ROYAL, CHALK, RED] = ['#1e3a8a', '#f8fafc', '#b91c1c'] as const
const solid = (colour: string) => ({ kind: 'solid' as const, colour })
const empty = createDesign('soccer')
const zone = zoneForRole(getGarment('soccer'), empty.options, 'frontText')
const text: TextLayer = {
  ...createTextLayer('name', 'frontText', 'ANGKOR', zone),
  fill: {
    kind: 'gradient',
    shape: 'linear',
    angleDeg: 0,
    stops: [
      { colour: CHALK, at: 0 },
      { colour: RED, at: 100 },
    ],
  },
  outline: { colour: ROYAL, widthMm: 2 },
  shadow: { colour: RED, xMm: 1, yMm: 1 },
}
const plain: DesignDocument = {
  ...empty,
  parts: {
    base: { fill: solid(ROYAL), pattern: createPatternUse('stripes', CHALK), span: 'piece' },
    sleeves: { fill: solid(ROYAL), pattern: null, span: 'piece' },
  },
  layers: [text],
}
const design = withClubColours(plain)
const inClub = (document: DesignDocument, change: Partial<Record<string, string>>): ClubColour[] =>
  document.clubColours.map(own => ({ ...own, colour: change[own.tone] ?? own.colour }))
const setting = (change: Partial<Record<string, string>>): Command => setClubColours(inClub(design, change))

describe('club colours', () => {
  test('are made from a design’s colours, and change nothing of its look', () => {
    expect(design.clubColours.map(({ tone, colour }) => [tone, colour])).toEqual([
      ['main', ROYAL],
      ['second', RED],
      ['light', CHALK],
    ])
    expect(freeColours(design)).toEqual([])
    expect(parseDesign(design)).toEqual({ ok: true, document: design })
    const bare = (document: DesignDocument) =>
      JSON.stringify({ ...document, clubColours: [] }, (name, value: unknown) => (name === 'tone' ? undefined : value))
    expect(bare(design)).toBe(bare(plain))
  })

  test('leave an equal cloth colour alone until one is chosen for it', () => {
    const cloth = (document: DesignDocument) => document.fabric
    const onChalk = withClubColours({ ...plain, fabric: { colour: CHALK } })
    expect(cloth(onChalk)).toEqual({ colour: CHALK })
    expect(cloth(applyCommand(onChalk, setting({ light: '#000000' })).document)).toEqual({ colour: CHALK })
    const set: Command = { kind: 'setFabricColour', colour: CHALK }
    expect(linkCommand(onChalk, { kind: 'batch', commands: [set] })).toEqual({ kind: 'batch', commands: [set] })
    expect(linkCommand(onChalk, { ...set, tone: 'light' })).toEqual({ ...set, tone: 'light' })
    const free = { ...onChalk, clubColours: [] }
    expect(cloth(replaceColour(free, CHALK, { colour: '#000000' }))).toEqual({ colour: CHALK })
  })

  test('change fill, pattern, gradient, outline and shadow, undone at once', () => {
    let history = startHistory(design)
    for (const colour of ['#111111', '#222222', '#0f766e']) history = commit(history, setting({ main: colour }), 'drag')
    history = commit(history, setting({ main: '#0f766e', second: '#fde047', light: '#000000' }), 'drag')
    const { parts, layers } = history.document
    expect(parts.base).toMatchObject({ fill: { colour: '#0f766e' }, pattern: { colour: '#000000' } })
    expect(layers[0]).toMatchObject({
      fill: { stops: [{ colour: '#000000' }, { colour: '#fde047' }] },
      outline: { colour: '#0f766e' },
      shadow: { colour: '#fde047' },
    })
    expect(undo(history).document).toEqual(design)
  })

  test('one change leaves other objects identical, and gradients in their other stops', () => {
    const { parts, layers } = applyCommand(design, setting({ second: '#fde047' })).document
    expect(parts.base).toBe(design.parts.base)
    expect(layers[0]).toMatchObject({ fill: { stops: [{ colour: CHALK }, { colour: '#fde047' }] } })
    expect((layers[0] as TextLayer).outline).toBe((design.layers[0] as TextLayer).outline)
    expect(applyCommand(design, setting({ accent: '#fde047' })).document.layers[0]).toBe(design.layers[0])
  })

  test('that leave also leave other kits, whose parts keep the seen colour', () => {
    const wearing = (tone: 'main' | 'second' | 'light') => ({
      fill: { ...solid(ROYAL), tone },
      pattern: null,
      span: 'piece' as const,
    })
    const parts = { sleeves: wearing('main'), collar: wearing('second'), shorts: wearing('light') }
    const away = { role: 'away' as const, colours: { main: '#111111', second: '#222222' }, parts }
    const both = applyCommand(design, { kind: 'setKit', role: 'away', kit: away }).document
    const gone = both.clubColours.filter(({ tone }) => tone !== 'second')
    const commands = gone.map(({ tone }): Command => ({ kind: 'removeClubColour', tone }))
    const [kit] = applyCommand(both, { kind: 'batch', commands }).document.kits
    expect(kit).toEqual({
      role: 'away',
      colours: { second: '#222222' },
      parts: {
        sleeves: { ...parts.sleeves, fill: solid('#111111') },
        collar: parts.collar,
        shorts: { ...parts.shorts, fill: solid(ROYAL) },
      },
    })
  })

  test('stay two where one is dragged over the other', () => {
    const over = applyCommand(design, setting({ main: RED })).document
    const beyond = applyCommand(over, setClubColours(inClub(over, { main: '#0f766e' })))
    expect(beyond.document.layers[0]).toMatchObject({ shadow: { colour: RED, tone: 'second' } })
    expect(beyond.document.parts.base).toMatchObject({ fill: { colour: '#0f766e' } })
  })

  test('leave a removed one’s colour free; undone it follows again', () => {
    const { document, inverse } = applyCommand(design, { kind: 'removeClubColour', tone: 'main' })
    expect(document.parts.base!.fill).toEqual(solid(ROYAL))
    expect(applyCommand(document, inverse).document).toEqual(design)
  })

  test('are followed by equal colours, unless freed on purpose', () => {
    const set = (fill: DesignDocument['parts'][string]['fill']) =>
      applyCommand(design, linkCommand(design, { kind: 'setPartFill', part: 'sleeves', fill })).document.parts.sleeves!
        .fill
    expect(set(solid(RED))).toEqual({ ...solid(RED), tone: 'second' })
    expect(set({ ...solid(RED), tone: null })).toEqual({ ...solid(RED), tone: null })
    expect(set({ ...solid('#123456'), tone: 'main' })).toEqual(solid('#123456'))
    // The same applies inside a batch.
    const one: Command = { kind: 'setPartFill', part: 'sleeves', fill: solid(RED) }
    expect(linkCommand(design, { kind: 'batch', commands: [one] })).toEqual({
      kind: 'batch',
      commands: [linkCommand(design, one)],
    })
    const free = {
      ...design,
      parts: { ...design.parts, sleeves: { ...design.parts.sleeves!, fill: { ...solid(RED), tone: null } } },
    }
    const changed = applyCommand(free, setting({ second: '#fde047' })).document
    expect(changed.parts.sleeves!.fill).toMatchObject({ colour: RED })
    expect(linkColours(free).parts.sleeves).toEqual(free.parts.sleeves)
  })

  test('are followed by added patterns, parts, layers and their changes', () => {
    const pattern = createPatternUse('dots', RED)
    const style = { fill: solid(RED), pattern, span: 'piece' as const }
    const [own, ownPattern] = [
      { ...solid(RED), tone: 'second' },
      { ...pattern, tone: 'second' },
    ]
    const each: [Command, object][] = [
      [{ kind: 'changePattern', part: 'base', at: 0, pattern }, { pattern: ownPattern }],
      [{ kind: 'setPart', part: 'base', style }, { style: { ...style, fill: own, pattern: ownPattern } }],
      [{ kind: 'addLayer', layer: { ...text, fill: solid(RED) } }, { layer: { fill: own } }],
      [{ kind: 'changeLayer', id: 'name', change: { fill: solid(RED) } }, { change: { fill: own } }],
    ]
    for (const [command, brought] of each) {
      expect(linkCommand(design, command)).toMatchObject({ ...command, ...brought })
      expect(linkCommand(plain, command)).toEqual(command)
    }
    const none: Command = { kind: 'removePattern', part: 'base', at: 0 }
    const gone: Command = { kind: 'setPart', part: 'base', style: null }
    expect([none, gone].map(command => linkCommand(design, command))).toEqual([none, gone])
  })

  test('of a design are kept; otherwise the body’s comes first', () => {
    expect(withClubColours(design)).toBe(design)
    const { base, sleeves } = plain.parts
    const turned = { ...plain, parts: { sleeves: { ...sleeves!, fill: solid(RED) }, base: base! } }
    expect(withClubColours(turned).clubColours[0]).toMatchObject({ tone: 'main', colour: ROYAL })
    const bodiless = { ...plain, parts: { sleeves: sleeves! } }
    expect(withClubColours(bodiless).clubColours[0]).toMatchObject({ tone: 'main', colour: ROYAL })
  })

  test('claimed by what has another colour are not believed', () => {
    const base = { ...design.parts.base!, fill: { ...solid('#123456'), tone: 'main' } }
    const read = parseDesign({ ...design, parts: { base } })
    expect(read.ok && read.document.parts.base!.fill).toEqual(solid('#123456'))
  })

  test('are five at most: a dark, a light, and the first colour as main', () => {
    const told = (colours: readonly string[]) => clubOfPicture(colours).map(({ tone, colour }) => `${tone} ${colour}`)
    expect(told(['#ffffff', '#000000', RED, ROYAL, '#22c55e', RED])).toEqual([
      `main ${RED}`,
      `second ${ROYAL}`,
      'accent #22c55e',
      'deep #000000',
      'light #ffffff',
    ])
    expect(told(['#0b0f1a', '#ffffff', '#808080'])).toEqual(['main #0b0f1a', 'second #808080', 'light #ffffff'])
  })
})

describe('free colours', () => {
  const strange = applyCommand(design, { kind: 'setPartFill', part: 'sleeves', fill: solid('#1d3c90') }).document
  test('are told with how often they are used, and become another everywhere', () => {
    expect(freeColours(strange)).toEqual([{ colour: '#1d3c90', uses: 1 }])
    const next = replaceColour(strange, '#1d3c90', { colour: RED, tone: 'second' })
    expect([next.parts.sleeves!.fill, next.parts.base]).toEqual([{ ...solid(RED), tone: 'second' }, design.parts.base])
  })
  test('are told the most used first', () => {
    const once = applyCommand(plain, { kind: 'setPartFill', part: 'collar', fill: solid('#123456') }).document
    expect(freeColours(once).map(({ uses }) => uses)).toEqual([3, 2, 2, 1])
    expect(freeColours(once)[3]).toEqual({ colour: '#123456', uses: 1 })
  })
  test('become the club’s that looks most like each', () => {
    expect(snapToClubColours(strange)).toEqual(design)
    const fills = [
      ['sleeves', '#b71c1f'],
      ['collar', '#fafafa'],
    ] as const
    const two: Command[] = fills.map(([part, colour]) => ({ kind: 'setPartFill', part, fill: solid(colour) }))
    const { parts } = snapToClubColours(applyCommand(design, { kind: 'batch', commands: two }).document)
    expect([parts.sleeves!.fill, parts.collar!.fill]).toMatchObject([{ tone: 'second' }, { tone: 'light' }])
  })
  test('stay where the cloth shines through them, and where a design has no club', () => {
    const through = applyCommand(design, { kind: 'setPartFill', part: 'sleeves', fill: solid('#1d3c9080') }).document
    expect(snapToClubColours(through)).toEqual(through)
    expect(snapToClubColours(plain)).toEqual(plain)
  })
})

test.each(['#1e3a8a', '#f8fafc', '#fde047', '#808080', '#000000'])('what is said to go with %s reads on it', main => {
  const ideas = harmonies(main)
  expect(ideas).toHaveLength(4)
  for (const [own, second, deep, light] of ideas) {
    expect(own).toMatchObject({ tone: 'main', colour: main })
    expect(contrast(parseHex(second!.colour)!, parseHex(main)!)).toBeGreaterThanOrEqual(2.95)
    expect(contrast(parseHex(deep!.colour)!, parseHex(light!.colour)!)).toBeGreaterThan(4.5)
  }
})

test.each([
  ['where most is red', '#ffe020', '#203fff'],
  ['where most is green', '#a0ff20', '#7f20ff'],
  ['where most is blue', '#2030c0', '#c0b020'],
])('across the wheel is as full and as light a colour: %s', (_, main, across) => {
  expect(harmonies(main)[0]![1]!.colour).toBe(across)
})

test('a third along the wheel, red suggests green, green blue, blue red', () => {
  expect(harmonies('#10f830')[3]![1]!.colour).toBe('#3010f8')
})

test('what suits black and white is a colour; no colour suits nothing', () => {
  const [onBlack, onWhite] = ['#000000', '#ffffff'].map(main => parseHex(harmonies(main)[0]![1]!.colour)!)
  for (const { r, g, b } of [onBlack!, onWhite!]) {
    expect(Math.min(g, b) - r).toBeGreaterThan(50)
  }
  expect(harmonies('emerald')).toEqual([])
})

test('what suits a red lies opposite, beside, and a third along the wheel', () => {
  const seconds = harmonies('#c00000').map(([, second]) => parseHex(second!.colour)!)
  const [across, beside, otherSide, third] = seconds as [Rgba, Rgba, Rgba, Rgba]
  expect(across.g).toBe(across.b)
  expect(across.g).toBeGreaterThan(across.r)
  expect(beside.r > beside.g && beside.g > beside.b).toBe(true)
  expect(otherSide.r > otherSide.b && otherSide.b > otherSide.g).toBe(true)
  expect(third.r).toBe(third.b)
  expect(third.g).toBeGreaterThan(third.r)
})
