import { applyCommand, createDesign, createPatternUse, styleOf, type DesignDocument } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { contrast, parseHex } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import {
  centredPattern,
  clothParts,
  swapPattern,
  isOnAllParts,
  inColouring,
  newPatternUse,
  onAllParts,
  replacePattern,
  resetPlacement,
} from './patternUse.ts'

const design = createDesign('soccer')
const { parts } = getGarment('soccer')
const pattern = { ...createPatternUse('kbach', '#ffffff'), scale: 2, rotationDeg: 30, offsetXMm: 12, offsetYMm: -8 }

describe('a pattern on the whole garment', () => {
  const command = onAllParts(design, parts, [pattern])
  const dressed = applyCommand(design, command)
  const isDressed = (document: DesignDocument): boolean =>
    parts.every(part => styleOf(document, part).pattern?.id === 'kbach' && styleOf(document, part).span === 'part')

  it('is one edit: every part wears it, running on, in its own colours', () => {
    expect(isDressed(dressed.document)).toBe(true)
    for (const part of parts) expect(styleOf(dressed.document, part).fill).toEqual(styleOf(design, part).fill)
  })

  it('is taken back by one undo', () => {
    expect(applyCommand(dressed.document, dressed.inverse).document).toEqual(design)
  })

  it('is taken off everywhere; the parts stay as they run', () => {
    const bare = applyCommand(dressed.document, onAllParts(dressed.document, parts, [])).document
    for (const part of parts) expect(styleOf(bare, part)).toMatchObject({ pattern: null, span: 'part' })
  })

  it('is known as such until one part differs', () => {
    expect([design, dressed.document].map(each => isOnAllParts(each, parts))).toEqual([true, true])
    const paler = { kind: 'setPartPattern', part: 'base', pattern: { ...pattern, opacity: 0.5 } } as const
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
    const use = newPatternUse('kbach', { kind: 'solid', colour })
    const apart = contrast(parseHex(use.colour)!, parseHex(colour)!)
    expect(apart).toBeGreaterThan(1.15)
    expect(apart).toBeLessThan(4)
  })

  it('is centred without losing its size and turn, or set back altogether', () => {
    expect(centredPattern(pattern)).toEqual({ ...pattern, offsetXMm: 0, offsetYMm: 0 })
    expect(resetPlacement(pattern, 1)).toEqual({ ...createPatternUse('kbach', '#ffffff') })
  })

  it('begins as small as its part asks, and another in its place does too; a size that was chosen stays', () => {
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

  it('begins in the colouring whose inks are all seen on the part, at full strength', () => {
    expect(newPatternUse(flag.id, white!, { colourings })).toMatchObject({
      colour: '#12213f',
      inks: [{ colour: '#c8202f' }, { colour: '#f6c72d' }],
      opacity: 1,
    })
    expect(newPatternUse(flag.id, navy!, { colourings }).colour).toBe('#ffffff')
  })

  it('takes colours that suit it in the place of one of fewer inks, and keeps those of one of as many', () => {
    const placed = { ...one, offsetXMm: 12, rotationDeg: 5 }
    const replaced = replacePattern(placed, flag, white!, () => 1)
    expect(replaced).toMatchObject({ ...inColouring(placed, colourings[0]), id: flag.id })
    const mine = { ...replaced, colour: '#0f766e' }
    expect(replacePattern(mine, { ...flag, id: 'vees-club' }, white!, () => 1)).toEqual({ ...mine, id: 'vees-club' })
  })

  it('drops the inks that the next pattern has not, so that they are no colours of the design any more', () => {
    const three = inColouring({ ...one, id: flag.id }, colourings[0])
    expect(replacePattern(three, { ...flag, id: 'sash-club' }, white!, () => 1).inks).toEqual([{ colour: '#c8202f' }])
    expect(replacePattern(three, { ...flag, id: 'kbach' }, white!, () => 1)).not.toHaveProperty('inks')
  })

  it('in a colouring follows no colour of the club and no shade any more', () => {
    const toned = { ...one, tone: 'main', blend: 'tone' } as const
    expect(inColouring(toned, colourings[0])).not.toHaveProperty('tone')
    expect(inColouring(toned, colourings[0])).not.toHaveProperty('blend')
  })
})
