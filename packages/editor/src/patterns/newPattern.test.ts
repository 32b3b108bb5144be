import {
  applyCommand,
  commandInKit,
  createDesign,
  createPatternUse,
  createTextLayer,
  designInKit,
  linkCommand,
  seenPatterns,
  partStyleOf,
  withClubColours,
  type Command,
  type DesignDocument,
  type Fill,
} from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { contrast, parseHex } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import { clothParts, isOnAllParts, applyToAllPartsCommand } from './applyToAllParts.ts'
import {
  centredPattern,
  swapPattern,
  withColouring,
  lettersOn,
  newPatternUse,
  replacePattern,
  resetPlacement,
} from './newPattern.ts'

const design = createDesign('soccer')
const { parts } = getGarment('soccer')
const fillBase = (colour: string): Command => ({ kind: 'setPartFill', part: 'base', fill: { kind: 'solid', colour } })
function saturation(colour: string): number {
  const { r, g, b } = parseHex(colour)!
  return (Math.max(r, g, b) - Math.min(r, g, b)) / 255
}
const pattern = { ...createPatternUse('kbach', '#ffffff'), scale: 2, rotationDeg: 30, offsetXMm: 12, offsetYMm: -8 }

describe('a pattern on the whole garment', () => {
  const command = applyToAllPartsCommand(design, parts, [pattern])
  const dressed = applyCommand(design, command)
  const isDressed = (document: DesignDocument): boolean =>
    parts.every(
      part => partStyleOf(document, part).pattern?.id === 'kbach' && partStyleOf(document, part).span === 'part',
    )

  it('is one edit: every part wears it, running on, in its own colours', () => {
    expect(isDressed(dressed.document)).toBe(true)
    for (const part of parts) expect(partStyleOf(dressed.document, part).fill).toEqual(partStyleOf(design, part).fill)
  })

  it('is taken back by one undo', () => {
    expect(applyCommand(dressed.document, dressed.inverse).document).toEqual(design)
  })

  it('is taken off everywhere; the parts stay as they run', () => {
    const bare = applyCommand(dressed.document, applyToAllPartsCommand(dressed.document, parts, [])).document
    for (const part of parts) expect(partStyleOf(bare, part)).toMatchObject({ pattern: null, span: 'part' })
  })

  it('is known as such until one part differs', () => {
    expect([design, dressed.document].map(each => isOnAllParts(each, parts))).toEqual([true, true])
    const paler = { kind: 'changePattern', part: 'base', at: 0, pattern: { ...pattern, opacity: 0.5 } } as const
    expect(isOnAllParts(applyCommand(dressed.document, paler).document, parts)).toBe(false)
    expect(isOnAllParts(dressed.document, ['base'])).toBe(false)
  })

  it('leaves out what is no cloth', () => {
    expect(clothParts(getGarment('polo').parts)).not.toContain('buttons')
    expect(clothParts(getGarment('hoodie').parts)).toEqual(expect.arrayContaining(['base', 'hood', 'pocket']))
    expect(clothParts(getGarment('hoodie').parts)).not.toContain('drawstring')
  })
})

describe('a pattern just chosen', () => {
  it.each(['#ffffff', '#101418', '#dc2626', '#fde047'])('is a quiet tone of %s that can be seen on it', colour => {
    const fill = { kind: 'solid', colour } as const
    const use = newPatternUse('kbach', fill)
    // This also holds for its own colour, should the pattern switch to that.
    const [seen] = seenPatterns({ fill, pattern: use, span: 'piece' })
    for (const ink of [seen!.colour, use.colour]) {
      const apart = contrast(parseHex(ink)!, parseHex(colour)!)
      expect(apart).toBeGreaterThan(1.15)
      expect(apart).toBeLessThan(4)
    }
  })

  it('in an away kit suits the colours at home as well', () => {
    const club = withClubColours(applyCommand(design, fillBase('#0e9d6e')).document)
    const away = { role: 'away', colours: { main: '#ffffff' }, parts: {} } as const
    const both = applyCommand(club, { kind: 'setKit', role: 'away', kit: away }).document
    const shown = designInKit(both, 'away')
    const pattern = newPatternUse('kbach', partStyleOf(shown, 'base').fill)
    const meant = commandInKit(both, 'away', linkCommand(shown, { kind: 'addPattern', part: 'base', pattern }))
    const worn = applyCommand(both, meant).document
    const inkIn = (role: 'away' | null) => seenPatterns(partStyleOf(designInKit(worn, role), 'base'))[0]!.colour
    // One ink is a shade of white, the other a shade of green; before, it was grey on green.
    expect(saturation(inkIn('away'))).toBeLessThan(0.02)
    expect(saturation(inkIn(null))).toBeGreaterThan(0.4)
  })

  it('placed once uses the club’s most visible colour', () => {
    const sash = (club: readonly string[]) => newPatternUse('sash', { kind: 'solid', colour: '#0e9d6e' }, { club })
    expect(sash(['#0e9d6e', '#093831', '#ffffff'])).toMatchObject({ colour: '#ffffff', opacity: 1 })
    expect(sash(['#0e9d6e'])).toMatchObject({ blend: 'tone' })
  })

  it('keeps its part’s letters legible, and shows on a whole gradient', () => {
    const club = ['#0e9d6e', '#093831', '#ffffff']
    const number = createTextLayer(
      'n',
      'frontNumber',
      '10',
      zoneOf(getGarment('soccer'), design.options, 'frontNumber')!,
    )
    const letters = lettersOn({ ...design, layers: [number] }, getGarment('soccer'), 'base')
    expect(letters).toEqual(['#ffffff'])
    expect(lettersOn({ ...design, layers: [number] }, getGarment('soccer'), 'shorts')).toEqual([])
    expect(newPatternUse('sash', { kind: 'solid', colour: '#0e9d6e' }, { club, letters }).colour).toBe('#093831')
    const [first, second] = club.map((colour, i) => ({ colour, at: 100 * i }))
    const fading = { kind: 'gradient', shape: 'linear', angleDeg: 180, stops: [first!, second!] } as const
    expect(newPatternUse('sash', fading as unknown as Fill, { club, letters })).toMatchObject({ blend: 'tone' })
    expect(newPatternUse('sash', fading as unknown as Fill, { club }).colour).toBe('#ffffff')
  })

  it('over another uses the most visible club colour, or a tone', () => {
    const on = { kind: 'solid', colour: '#0e9d6e' } as const
    const over = (club: readonly string[]) => newPatternUse('kbach', on, { isOver: true, club })
    expect(over(['#0e9d6e', '#0f766e', '#ffffff'])).toMatchObject({ colour: '#ffffff', opacity: 1 })
    expect(over(['#0e9d6e', '#109e70'])).toMatchObject({ opacity: 0.8 })
    expect(over([])).not.toHaveProperty('blend')
    const under = (letters: readonly string[]) => newPatternUse('kbach', on, { isOver: true, letters })
    for (const ink of ['#ffffff', '#0b0f1a'])
      expect(contrast(parseHex(under([ink]).colour)!, parseHex(ink)!), `${ink} is read on it`).toBeGreaterThan(4)
  })

  it('is centred without losing its size and turn, or set back altogether', () => {
    expect(centredPattern(pattern)).toEqual({ ...pattern, offsetXMm: 0, offsetYMm: 0 })
    expect(resetPlacement(pattern, 1)).toEqual({ ...createPatternUse('kbach', '#ffffff') })
  })

  it('begins in its part’s size, and a chosen size stays', () => {
    const startOf = (id: string): number => (id === 'kbach' ? 0.2 : 0.4)
    const begun = newPatternUse('kbach', { kind: 'solid', colour: '#ffffff' }, { scale: startOf('kbach') })
    expect(begun.scale).toBe(0.2)
    expect(swapPattern(begun, 'argyle', startOf)).toMatchObject({ id: 'argyle', scale: 0.4 })
    expect(swapPattern({ ...begun, scale: 0.7 }, 'argyle', startOf)).toMatchObject({ id: 'argyle', scale: 0.7 })
    expect(swapPattern(begun, 'kbach', startOf, () => 1).scale).toBe(1)
  })
})

describe('a pattern of several inks', () => {
  const colourings = [
    { ground: '#ffffff', inks: ['#12213f', '#c8202f', '#f6c72d'] },
    { ground: '#12213f', inks: ['#ffffff', '#8fc4ee', '#d9a63a'] },
  ] as const
  const flag = { id: 'sash-tricolour', colourings }
  const [white, navy] = ['#ffffff', '#12213f'].map(colour => ({ kind: 'solid', colour }) as const)
  const one = createPatternUse('kbach', '#5b3a21')

  it('begins in colours that all show on the part, at full strength', () => {
    expect(newPatternUse(flag.id, white!, { colourings })).toMatchObject({
      colour: '#12213f',
      inks: [{ colour: '#c8202f' }, { colour: '#f6c72d' }],
      opacity: 1,
    })
    expect(newPatternUse(flag.id, navy!, { colourings }).colour).toBe('#ffffff')
  })

  it('begins in the club’s own colours where enough are distinct', () => {
    const club = ['#12213f', '#ffffff', '#b91c1c', '#facc15']
    const use = newPatternUse(flag.id, navy!, { colourings, club })
    expect([use.colour, ...use.inks!.map(({ colour }) => colour)].toSorted()).toEqual(['#b91c1c', '#facc15', '#ffffff'])
    // Two of these colours look the same from a distance.
    const few = ['#12213f', '#ffffff', '#b91c1c', '#b91d1d']
    expect(newPatternUse(flag.id, navy!, { colourings, club: few })).toMatchObject({
      inks: [{ colour: '#8fc4ee' }, {}],
    })
  })

  it('replaces colours of fewer inks, and keeps those of as many', () => {
    const placed = { ...one, offsetXMm: 12, rotationDeg: 5 }
    const replaced = replacePattern(placed, flag, white!, () => 1)
    expect(replaced).toMatchObject({ ...withColouring(placed, colourings[0]), id: flag.id })
    const mine = { ...replaced, colour: '#0f766e' }
    expect(replacePattern(mine, { ...flag, id: 'vees-club' }, white!, () => 1)).toEqual({ ...mine, id: 'vees-club' })
  })

  it('drops inks the next pattern lacks from the design’s colours', () => {
    const three = withColouring({ ...one, id: flag.id }, colourings[0])
    expect(replacePattern(three, { ...flag, id: 'sash-club' }, white!, () => 1).inks).toEqual([{ colour: '#c8202f' }])
    expect(replacePattern(three, { ...flag, id: 'kbach' }, white!, () => 1)).not.toHaveProperty('inks')
  })

  it('in a colouring follows no colour of the club and no shade any more', () => {
    const toned = { ...one, tone: 'main', blend: 'tone' } as const
    expect(withColouring(toned, colourings[0])).not.toHaveProperty('tone')
    expect(withColouring(toned, colourings[0])).not.toHaveProperty('blend')
  })
})
