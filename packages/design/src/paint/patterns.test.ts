import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  commandInKit,
  createDesign,
  createPatternUse,
  findClashes,
  parseDesign,
  replaceColour,
  seenPatterns,
  partStyleOf,
  type Command,
  type DesignDocument,
  type PatternUse,
} from '../index.ts'

const fresh = createDesign('soccer')
const [dots, stripes, kbach] = ['dots', 'stripes', 'kbach'].map((id, i) => createPatternUse(id, `#aa000${i}`)) as [
  PatternUse,
  PatternUse,
  PatternUse,
]
const inked: PatternUse = { ...kbach, inks: [{ colour: '#00bb00' }] }
const wear = (patterns: readonly PatternUse[], part = 'base'): Command => ({
  kind: 'batch',
  commands: patterns.map(pattern => ({ kind: 'addPattern', part, pattern })),
})
const after = (document: DesignDocument, command: Command): DesignDocument => applyCommand(document, command).document
const fillWith = (colour: string): Command => ({ kind: 'setPartFill', part: 'base', fill: { kind: 'solid', colour } })
const seenOn = (document: DesignDocument) => seenPatterns(partStyleOf(document, 'base'))

describe('patterns of a part, one over the other', () => {
  test('are read back as they lie, and taken back by one undo', () => {
    const { document, inverse } = applyCommand(fresh, wear([dots, inked]))
    expect(parseDesign(structuredClone(document))).toEqual({ ok: true, document })
    expect(seenOn(document)).toEqual([dots, inked])
    expect(after(document, inverse)).toEqual(fresh)
  })

  test('are at most three, of four inks each', () => {
    const many = (count: number) => Array.from({ length: count }, () => dots)
    const over = { ...partStyleOf(fresh, 'base'), pattern: dots, over: many(3) }
    expect(parseDesign(after(fresh, wear(many(3)))).ok).toBe(true)
    expect(parseDesign({ ...fresh, parts: { base: over } }).ok).toBe(false)
    expect(applyCommand(fresh, wear(many(4)))).toMatchObject({ document: fresh, refusal: 'full' })
    const inks = (count: number) =>
      parseDesign(after(fresh, wear([{ ...dots, inks: Array.from({ length: count }, () => ({ colour: '#000000' })) }])))
        .ok
    expect([inks(3), inks(4)]).toEqual([true, false])
  })

  test('without the lowest, what lay over it comes down', () => {
    const two = after(fresh, wear([dots, stripes]))
    expect(partStyleOf(after(two, { kind: 'removePattern', part: 'base', at: 0 }), 'base')).toEqual({
      ...partStyleOf(fresh, 'base'),
      pattern: stripes,
    })
  })

  test('that are hidden or let everything through are not seen', () => {
    expect(seenOn(after(fresh, wear([{ ...dots, isHidden: true }, { ...stripes, opacity: 0 }, kbach])))).toEqual([
      kbach,
    ])
  })

  test('have their inks replaced wherever they are', () => {
    const club = after(fresh, wear([dots, inked]))
    const replaced = replaceColour(club, '#00bb00', { colour: '#123456' })
    expect(seenOn(replaced).flatMap(({ inks }) => inks ?? [])).toEqual([{ colour: '#123456' }])
  })

  test('are a kit’s own where the part goes its own way there', () => {
    const base = { ...partStyleOf(fresh, 'base') }
    const away = { role: 'away' as const, colours: {}, parts: { base } }
    const kits = after(fresh, { kind: 'setKit', role: 'away', kit: away })
    const next = after(kits, commandInKit(kits, 'away', wear([dots, stripes])))
    expect(partStyleOf(next, 'base').pattern).toBeNull()
    expect(next.kits[0]!.parts['base']).toMatchObject({ pattern: dots, over: [stripes] })
  })

  test('are part of what a kit looks like from afar', () => {
    const parts = Object.fromEntries(
      Object.entries(fresh.parts).map(([part, style]) => [
        part,
        { ...style, fill: { kind: 'solid' as const, colour: '#ffffff' } },
      ]),
    )
    const black = Array.from({ length: 3 }, () => createPatternUse('stripes', '#000000'))
    const base = { ...parts['base']!, pattern: black[0]!, over: black.slice(1) }
    const others = Object.fromEntries(['sleeves', 'shorts'].map(part => [part, { ...parts[part]!, ...base }]))
    const kits = [{ role: 'away' as const, colours: {}, parts: { ...others, base } }]
    expect(findClashes({ ...fresh, parts, kits: [{ ...kits[0]!, parts: {} }] })).toHaveLength(1)
    expect(findClashes({ ...fresh, parts, kits })).toEqual([])
  })
})

describe('tone on tone', () => {
  const tonal = wear([{ ...inked, blend: 'tone' }])
  test('is a shade of its part’s colour, darker on light, lighter on dark', () => {
    const [white] = seenOn(after(after(fresh, tonal), fillWith('#ffffff')))
    expect([white!.colour, white!.inks![0]!.colour]).toEqual(['#d6d6d6', '#bdbdbd'])
    const [black] = seenOn(after(after(fresh, tonal), fillWith('#000000')))
    expect(black!.colour).toBe('#292929')
  })

  test('lets a gradient through', () => {
    const stops = ['#ffffff', '#ff0000'].map((colour, i) => ({ colour, at: 100 * i })) as never
    const fading = {
      kind: 'setPartFill',
      part: 'base',
      fill: { kind: 'gradient', shape: 'linear', angleDeg: 0, stops },
    }
    expect(seenOn(after(after(fresh, tonal), fading as Command))[0]!.colour).toBe('#00000029')
  })

  test('keeps the inks that it has when it is not', () => {
    const replaced = replaceColour(after(fresh, tonal), '#00bb00', { colour: '#123456' })
    expect(partStyleOf(replaced, 'base').pattern).toEqual({ ...inked, blend: 'tone' })
  })
})
