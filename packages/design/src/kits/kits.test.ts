import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  changesBetween,
  createDesign,
  createPatternUse,
  commandInKit,
  parseDesign,
  replaceColour,
  separatePartCommand,
  designForVersion,
  designInKit,
  withClubColours,
  type Command,
  type DesignDocument,
  type KitRole,
} from '../index.ts'
import { setClubColours } from '../testing/setClubColours.ts'

const [ROYAL, CHALK, GREEN] = ['#1e3a8a', '#f8fafc', '#22c55e'] as const
const solid = (colour: string) => ({ kind: 'solid' as const, colour })
const empty = createDesign('soccer')
const home = withClubColours({
  ...empty,
  parts: {
    base: { fill: solid(ROYAL), pattern: createPatternUse('stripes', CHALK), span: 'piece' },
    sleeves: { fill: solid(CHALK), pattern: null, span: 'piece' },
  },
})
const away: Command = { kind: 'setKit', role: 'away', kit: { role: 'away', colours: { main: GREEN }, parts: {} } }
const design = applyCommand(home, away).document
const fillOf = (document: DesignDocument, part = 'base') => document.parts[part]!.fill
const doIn = (document: DesignDocument, role: KitRole | null, command: Command): DesignDocument =>
  applyCommand(document, commandInKit(document, role, command)).document

describe('a kit', () => {
  test('is the design in other club colours; home stays as it is', () => {
    const worn = designInKit(design, 'away')
    expect(fillOf(worn)).toEqual({ ...solid(GREEN), tone: 'main' })
    expect(worn.parts.base!.pattern).toEqual(home.parts.base!.pattern)
    expect(parseDesign(worn)).toMatchObject({ ok: true })
    expect([designInKit(design, null), designInKit(design, 'third')]).toEqual([design, design])
  })

  test('is worn by goalkeepers where there is one for them', () => {
    const role = 'goalkeeper'
    const both = applyCommand(design, { kind: 'setKit', role, kit: { role, colours: { main: '#000000' }, parts: {} } })
    expect(fillOf(designForVersion(both.document, 'goalkeeper'))).toMatchObject({ colour: '#000000' })
    expect([designForVersion(both.document, 'player'), designForVersion(design, role)]).toEqual([both.document, design])
  })

  test('shows a shared change at once in each kit’s colours', () => {
    const worn = designInKit(design, 'away')
    const fill = { ...solid(GREEN), tone: 'main' as const }
    const next = doIn(design, 'away', { kind: 'setPartFill', part: 'sleeves', fill })
    expect(fillOf(next, 'sleeves')).toEqual({ ...solid(ROYAL), tone: 'main' })
    expect(fillOf(designInKit(next, 'away'), 'sleeves')).toEqual(fill)
    expect(worn.clubColours[0]).toMatchObject({ tone: 'main', colour: GREEN })
  })

  test('has its own club colours; home adds only new ones', () => {
    const club = designInKit(design, 'away').clubColours
    const white = doIn(
      design,
      'away',
      setClubColours([
        ...club.map(own => (own.tone === 'main' ? { ...own, colour: '#ffffff' } : own)),
        { tone: 'accent', name: 'Gold', colour: '#d4a017' },
      ]),
    )
    expect([fillOf(white), fillOf(designInKit(white, 'away'))]).toMatchObject([
      { colour: ROYAL },
      { colour: '#ffffff' },
    ])
    expect(white.clubColours).toContainEqual({ tone: 'accent', name: 'Gold', colour: '#d4a017' })
    expect(white.kits[0]!.colours).toEqual({ main: '#ffffff' })
  })

  test('takes a part apart, which then goes its own way, and joins it again', () => {
    const apart = applyCommand(design, separatePartCommand(design, 'away', 'sleeves', true)!).document
    const ways = (document: DesignDocument) =>
      [document, designInKit(document, 'away')].map(each => fillOf(each, 'sleeves'))
    expect(ways(apart)).toEqual(ways(design))
    const own = doIn(apart, 'away', { kind: 'setPartFill', part: 'sleeves', fill: solid('#111111') })
    expect(ways(own)).toMatchObject([{ colour: CHALK }, { colour: '#111111' }])
    expect(doIn(own, null, { kind: 'setPartFill', part: 'sleeves', fill: solid('#222222') }).kits).toEqual(own.kits)
    expect(ways(applyCommand(own, separatePartCommand(own, 'away', 'sleeves', false)!).document)).toEqual(ways(design))
  })

  test('a document made from it gives colours to itself, all else to every kit', () => {
    const worn = designInKit(design, 'away')
    const document = replaceColour(
      { ...worn, layers: [], parts: { ...worn.parts, sleeves: { ...worn.parts.sleeves!, fill: solid('#333333') } } },
      '#333333',
      { colour: GREEN, tone: 'main' },
    )
    const next = doIn(design, 'away', changesBetween(worn, document))
    expect([fillOf(next, 'sleeves'), fillOf(designInKit(next, 'away'), 'sleeves')]).toMatchObject([
      { colour: ROYAL, tone: 'main' },
      { colour: GREEN, tone: 'main' },
    ])
    expect([next.clubColours, next.kits]).toEqual([design.clubColours, design.kits])
  })

  test('takes several steps as one edit, each on what the one before has left', () => {
    const apart = applyCommand(design, separatePartCommand(design, 'away', 'sleeves', true)!).document
    const steps: Command[] = [
      { kind: 'setPartFill', part: 'sleeves', fill: solid('#111111') },
      { kind: 'addPattern', part: 'sleeves', pattern: createPatternUse('dots', '#222222') },
    ]
    const next = doIn(apart, 'away', { kind: 'batch', commands: steps })
    expect(designInKit(next, 'away').parts.sleeves).toMatchObject({
      fill: { colour: '#111111' },
      pattern: { id: 'dots' },
    })
  })

  test('keeps its own part through changes, until its style is removed', () => {
    const apart = applyCommand(design, separatePartCommand(design, 'away', 'sleeves', true)!).document
    const own = (command: Command) => doIn(apart, 'away', command).kits[0]!.parts.sleeves
    expect(own({ kind: 'setPartSpan', part: 'sleeves', span: 'garment' })).toMatchObject({
      span: 'garment',
      fill: solid(CHALK),
    })
    const style = { fill: solid('#111111'), pattern: null, span: 'piece' as const }
    expect(own({ kind: 'setPart', part: 'sleeves', style })).toEqual(style)
    expect(own({ kind: 'setPart', part: 'sleeves', style: null })).toBeUndefined()
    // A change to a part shared with the others changes all kits.
    expect(doIn(apart, 'away', { kind: 'setPartSpan', part: 'base', span: 'garment' }).parts.base!.span).toBe('garment')
    expect(separatePartCommand(design, 'third', 'sleeves', true)).toBeNull()
  })

  test('has no own colour where equal to home’s, and home stays', () => {
    const next = doIn(design, 'away', setClubColours(design.clubColours))
    expect(next).toEqual({ ...design, kits: [{ role: 'away', colours: {}, parts: {} }] })
  })

  test('takes whole values into its own parts, and leaves home’s', () => {
    const apart = applyCommand(design, separatePartCommand(design, 'away', 'sleeves', true)!).document
    const worn = designInKit(apart, 'away')
    const sleeves = { ...worn.parts.sleeves!, fill: solid('#333333') }
    const next = doIn(apart, 'away', changesBetween(worn, { ...worn, parts: { ...worn.parts, sleeves } }))
    expect([next.parts.sleeves, next.kits[0]!.parts.sleeves]).toEqual([design.parts.sleeves, sleeves])
    const without = doIn(apart, 'away', changesBetween(worn, { ...worn, parts: { base: worn.parts.base! } }))
    expect(without.kits[0]!.parts).toEqual({})
  })

  test('leaves a document from elsewhere as it is', () => {
    const elsewhere = { ...home, kits: [] }
    const command: Command = { kind: 'replaceDocument', document: elsewhere }
    expect(commandInKit(design, 'away', command)).toBe(command)
    expect(commandInKit(design, null, command)).toBe(command)
  })

  test('shows what is not changed as the very objects that it showed before', () => {
    // Other kits have used the same parts in between.
    const fresh = structuredClone(design)
    const worn = designInKit(fresh, 'away')
    const next = doIn(fresh, 'away', { kind: 'setPartSpan', part: 'sleeves', span: 'garment' })
    expect(designInKit(next, 'away').parts.base).toBe(worn.parts.base)
    expect(designInKit(fresh, 'away')).toBe(worn)
    const other = doIn(fresh, 'away', setClubColours(worn.clubColours.map(own => ({ ...own, colour: '#111111' }))))
    expect(fillOf(designInKit(other, 'away'))).toMatchObject({ colour: '#111111' })
  })
})
