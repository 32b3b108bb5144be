import { describe, expect, test } from 'vitest'
import { contrast, parseHex } from '@kitwright/measure'
import {
  KIT_ROLES,
  applyCommand,
  createDesign,
  createPatternUse,
  findClashes,
  designInKit,
  withClubColours,
} from '../index.ts'
import type { DesignDocument, Kit, KitRole } from '../index.ts'
import { suggestKit } from './suggestKit.ts'

const solid = (colour: string) => ({ kind: 'solid' as const, colour })
const inColours = (main: string, second: string): DesignDocument => {
  const style = (colour: string) => ({ fill: solid(colour), pattern: null, span: 'piece' as const })
  const parts = { base: style(main), sleeves: style(main), collar: style(second), shorts: style(main) }
  return withClubColours({ ...createDesign('soccer'), parts })
}
const withKit = (document: DesignDocument, kit: Kit): DesignDocument =>
  applyCommand(document, { kind: 'setKit', role: kit.role, kit }).document
const kit = (role: KitRole, main: string): Kit => ({ role, colours: { main }, parts: {} })

type Parts = DesignDocument['parts']
const part = (fill: Parts[string]['fill'], pattern: Parts[string]['pattern'] = null): Parts[string] => ({
  fill,
  pattern,
  span: 'piece',
})
const toned = (colour: string, tone: 'main' | 'second') => ({ ...solid(colour), tone })
/** True if a kit that is black where home is white can be told from it; all else is grey in both. */
function isToldBy(parts: Parts): boolean {
  const clubColours = [
    { tone: 'main' as const, name: null, colour: '#808080' },
    { tone: 'second' as const, name: null, colour: '#ffffff' },
  ]
  const home: DesignDocument = { ...createDesign('soccer'), clubColours, parts }
  const away: Kit = { role: 'away', colours: { second: '#000000' }, parts: {} }
  return findClashes(withKit(home, away)).length === 0
}
const [grey, white] = [part(toned('#808080', 'main')), part(toned('#ffffff', 'second'))]

test.each([
  ['the body', { base: white, sleeves: grey, shorts: grey }, true],
  ['the shorts', { base: grey, sleeves: grey, shorts: white }, true],
  ['the sleeves', { base: grey, sleeves: white, shorts: grey }, true],
  ['a collar', { base: grey, collar: white }, false],
  ['nothing large', { collar: grey }, true],
])('from afar a kit is told by its large parts: %s', (_, parts, isTold) => expect(isToldBy(parts)).toBe(isTold))

test('from afar a pattern counts half by its strength, a gradient as its middle', () => {
  const pattern = (opacity: number) => ({
    ...createPatternUse('stripes', '#ffffff'),
    tone: 'second' as const,
    opacity,
  })
  const patterned = (opacity: number) => isToldBy({ base: part(toned('#808080', 'main'), pattern(opacity)) })
  expect([patterned(1), patterned(0.2)]).toEqual([true, false])
  const stop = (at: number, tone: 'main' | 'second') => ({ at, tone, colour: tone === 'main' ? '#808080' : '#ffffff' })
  const gradient = (from: 'main' | 'second', to: 'main' | 'second') =>
    isToldBy({
      base: part({ kind: 'gradient', shape: 'linear', angleDeg: 0, stops: [stop(0, from), stop(100, to)] }),
    })
  expect([gradient('main', 'second'), gradient('second', 'main'), gradient('main', 'main')]).toEqual([
    true,
    true,
    false,
  ])
})

test('from afar a pattern’s inks count equally in any order', () => {
  const pattern = (inks: readonly ('main' | 'second')[]) => {
    const [first, ...others] = inks.map(tone => ({ tone, colour: tone === 'main' ? '#808080' : '#ffffff' }))
    return { ...createPatternUse('sash-tricolour', first!.colour), ...first!, inks: others }
  }
  const isToldBySecond = (...inks: ('main' | 'second')[]) =>
    isToldBy({ base: part(toned('#808080', 'main'), pattern(inks)) })
  const all = [
    isToldBySecond('second', 'main', 'main', 'main'),
    isToldBySecond('main', 'main', 'main', 'second'),
    isToldBySecond('second', 'second', 'second', 'second'),
  ]
  expect(all).toEqual([false, false, true])
})

describe('two kits', () => {
  test('that nobody takes for each other do not clash', () => {
    expect(findClashes(withKit(inColours('#1e3a8a', '#fde047'), kit('away', '#f8fafc')))).toEqual([])
  })
  test('of nearly one colour clash for everybody', () => {
    const clashes = findClashes(withKit(inColours('#1e3a8a', '#fde047'), kit('away', '#1d4ed8')))
    expect(clashes).toEqual([{ one: null, other: 'away', vision: 'normal' }])
  })
  test('of a red and a green as bright clash for who cannot tell those', () => {
    const [clash] = findClashes(withKit(inColours('#c2410c', '#ffffff'), kit('away', '#4d7c0f')))
    expect(clash).toMatchObject({ one: null, other: 'away' })
    expect(['protanopia', 'deuteranopia']).toContain(clash!.vision)
  })
  test('clash between each two, but for what is only trained in', () => {
    const three = withKit(withKit(inColours('#1e3a8a', '#fde047'), kit('away', '#f8fafc')), kit('third', '#f1f5f9'))
    expect(findClashes(three)).toEqual([{ one: 'away', other: 'third', vision: 'normal' }])
    expect(findClashes(withKit(inColours('#1e3a8a', '#fde047'), kit('training', '#1e3a8b')))).toEqual([])
  })
})

test.each([
  ['#1e3a8a', '#f8fafc'],
  ['#f8fafc', '#b91c1c'],
  ['#22c55e', '#0b0f1a'],
  ['#fde047', '#15803d'],
  ['#0b0f1a', '#d4a017'],
])('all kits that are suggested for %s and %s can be told apart', (main, second) => {
  const all = KIT_ROLES.reduce<DesignDocument>(
    (document, role) => withKit(document, suggestKit(document, role)),
    inColours(main, second),
  )
  expect(findClashes(all)).toEqual([])
  // Colours legible on each other at home still are.
  const reads = (club: DesignDocument['clubColours'], i: number, j: number) =>
    contrast(parseHex(club[i]!.colour)!, parseHex(club[j]!.colour)!)
  for (const { role } of all.kits) {
    const worn = designInKit(all, role).clubColours
    worn.forEach((_, i) =>
      worn.forEach((__, j) => {
        if (reads(all.clubColours, i, j) > 2.2) expect(reads(worn, i, j), `${role}: ${i} on ${j}`).toBeGreaterThan(1.7)
      }),
    )
  }
})

test('a green club’s goalkeeper has a loud colour and a legible number', () => {
  const club = withClubColours({
    ...createDesign('soccer'),
    parts: Object.fromEntries(
      [
        ['base', '#0e9d6e'],
        ['shorts', '#0b3b30'],
        ['collar', '#ffffff'],
      ].map(([part, colour]) => [part, { fill: solid(colour!), pattern: null, span: 'piece' as const }]),
    ),
  })
  const worn = designInKit(withKit(club, suggestKit(club, 'goalkeeper')), 'goalkeeper')
  const [main, second, light] = worn.clubColours.map(({ colour }) => parseHex(colour)!)
  expect(Math.max(main!.r, main!.g, main!.b) - Math.min(main!.r, main!.g, main!.b)).toBeGreaterThan(100)
  expect(contrast(second!, light!)).toBeGreaterThan(2)
})

test('an away kit is in the club’s own colours, in other places', () => {
  expect(suggestKit(inColours('#1e3a8a', '#f8fafc'), 'away').colours).toEqual({ main: '#f8fafc', light: '#1e3a8a' })
})

test('a kit is suggested beside those that are there, its own role’s left out', () => {
  const home = inColours('#1e3a8a', '#f8fafc')
  const away = suggestKit(home, 'away')
  expect(suggestKit(withKit(home, away), 'away')).toEqual(away)
  // Colours that the away kit has taken are not another’s.
  expect(suggestKit(withKit(home, away), 'third').colours).not.toEqual(away.colours)
})

test('a goalkeeper’s kit is the first usual one that nobody else wears', () => {
  const mainOf = (document: DesignDocument) => suggestKit(document, 'goalkeeper').colours.main
  expect(mainOf(inColours('#1e3a8a', '#f8fafc'))).toBe('#22c55e')
  expect(mainOf(inColours('#22c55e', '#f8fafc'))).not.toBe('#22c55e')
})
