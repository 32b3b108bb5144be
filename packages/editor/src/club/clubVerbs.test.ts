import { createDesign, withClubColours, type ClubColour, type DesignDocument, type KitRole } from '@kitwright/design'
import { suggestKit } from '@kitwright/design/suggestKit'
import { beforeEach, describe, expect, it } from 'vitest'
import { documentOf, designOf } from '../state/selectors.ts'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { paintPart } from '../parts/partVerbs.ts'
import {
  addClubColour,
  freeTone,
  makeClubColours,
  recolourClub,
  removeClubColour,
  renameClubColour,
  replaceFreeColour,
  snapToClub,
  wearClubColours,
} from './clubVerbs.ts'
import { removeKit, separatePart, suggestKitFor } from './kitVerbs.ts'
import { restoreDocument, wearRandomLook, wearTemplate } from './lookVerbs.ts'

const sample = defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '1' })
const main = sample.clubColours[0]!.colour
const start: DesignDocument = {
  ...sample,
  parts: {
    ...sample.parts,
    base: { fill: { kind: 'solid', colour: main, tone: 'main' }, pattern: null, span: 'piece' },
  },
}
let hand: Driver
const now = () => documentOf(hand.editor.getState())
const club = (): readonly ClubColour[] => now().clubColours
const colours = () => Object.fromEntries(club().map(({ tone, colour }) => [tone, colour]))
const base = () => now().parts.base!.fill
const addKit = (role: KitRole): void => suggestKitFor(hand.editor, role, suggestKit)

beforeEach(() => {
  hand = createDriver(openEditor(start))
})

/** Checks that one undo restores the design before some work. */
function undoneAtOnce(work: () => void): void {
  const before = designOf(hand.editor.getState())
  work()
  expect(designOf(hand.editor.getState())).not.toEqual(before)
  hand.key('Ctrl+z')
  expect(designOf(hand.editor.getState())).toEqual(before)
  hand.key('Ctrl+Shift+Z')
}

describe('club colours', () => {
  it('are recoloured in one entry a slide, and every use follows', () => {
    undoneAtOnce(() => {
      for (const colour of ['#123456', '#b91c1c']) recolourClub(hand.editor, 'main', colour, 'slide')
    })
    expect([colours().main, base()]).toMatchObject(['#b91c1c', { colour: '#b91c1c', tone: 'main' }])
  })
  it('are named, added up to one a tone, and removed', () => {
    undoneAtOnce(() => renameClubColour(hand.editor, 'main', 'Emerald'))
    expect(club()[0]).toMatchObject({ tone: 'main', name: 'Emerald' })
    for (let i = 0; i < 9; i++) addClubColour(hand.editor)
    expect(club().map(({ tone }) => tone)).toEqual(['main', 'second', 'accent', 'deep', 'light'])
    expect(freeTone(club())).toBeUndefined()
    undoneAtOnce(() => removeClubColour(hand.editor, 'main'))
    expect(base()).toEqual({ kind: 'solid', colour: main })
  })
  it('taken from elsewhere keep their names and remove none', () => {
    renameClubColour(hand.editor, 'main', 'Emerald')
    const before = club()
    undoneAtOnce(() =>
      wearClubColours(hand.editor, [
        { tone: 'main', name: 'Theirs', colour: '#111111' },
        { tone: 'deep', name: null, colour: '#222222' },
      ]),
    )
    expect(club()[0]).toEqual({ tone: 'main', name: 'Emerald', colour: '#111111' })
    expect(club().map(({ tone }) => tone)).toEqual(expect.arrayContaining(before.map(({ tone }) => tone)))
    expect(colours().deep).toBe('#222222')
  })
  it('are made of the colours of a design without any', () => {
    hand = createDriver(openEditor({ ...createDesign('soccer'), clubColours: [] }))
    paintPart(hand.editor, 'base', { kind: 'solid', colour: '#1e3a8a' })
    undoneAtOnce(() => makeClubColours(hand.editor))
    expect([club()[0], base()]).toMatchObject([{ tone: 'main', colour: '#1e3a8a' }, { tone: 'main' }])
  })
  it('take in free colours one by one or together', () => {
    paintPart(hand.editor, 'base', { kind: 'solid', colour: '#0e9f70' })
    undoneAtOnce(() => {
      replaceFreeColour(hand.editor, '#0e9f70', '#0e9f71', 'slide')
      replaceFreeColour(hand.editor, '#0e9f71', '#0e9f72', 'slide')
    })
    expect(base()).toEqual({ kind: 'solid', colour: '#0e9f72' })
    undoneAtOnce(() => snapToClub(hand.editor))
    expect(base()).toEqual({ kind: 'solid', colour: colours().main, tone: 'main' })
  })
})

describe('kits', () => {
  it('are suggested, given a separate part and removed', () => {
    undoneAtOnce(() => addKit('away'))
    hand.editor.getState().openKit('away')
    const shown = base()
    expect(shown).not.toEqual(start.parts.base!.fill)
    undoneAtOnce(() => separatePart(hand.editor, 'base', true))
    undoneAtOnce(() => paintPart(hand.editor, 'base', { kind: 'solid', colour: '#123456' }))
    expect(designOf(hand.editor.getState()).parts.base).toEqual(start.parts.base)
    separatePart(hand.editor, 'base', false)
    expect(base()).toEqual(shown)
    undoneAtOnce(() => removeKit(hand.editor, 'away'))
    expect(designOf(hand.editor.getState()).kits).toEqual([])
  })
  it('give a design without club colours its own', () => {
    hand = createDriver(openEditor({ ...createDesign('soccer'), clubColours: [] }))
    paintPart(hand.editor, 'base', { kind: 'solid', colour: '#1e3a8a' })
    undoneAtOnce(() => addKit('away'))
    expect([club().length > 0, now().kits.map(({ role }) => role)]).toEqual([true, ['away']])
  })
  it('keep their colours when a free colour is replaced in one of them', () => {
    addKit('away')
    paintPart(hand.editor, 'collar', { kind: 'solid', colour: '#0e9f70' })
    hand.editor.getState().openKit('away')
    const home = designOf(hand.editor.getState())
    undoneAtOnce(() => replaceFreeColour(hand.editor, '#0e9f70', '#123456'))
    const after = designOf(hand.editor.getState())
    expect([after.clubColours, after.kits, after.parts.base]).toEqual([home.clubColours, home.kits, home.parts.base])
    expect(after.parts.collar!.fill).toEqual({ kind: 'solid', colour: '#123456' })
  })
})

describe('looks', () => {
  const template = withClubColours({
    ...createDesign('soccer'),
    parts: { base: { fill: { kind: 'solid', colour: '#7c2d12' }, pattern: null, span: 'piece' } },
  })
  it('of a template and of chance are each undone at once', () => {
    undoneAtOnce(() => wearTemplate(hand.editor, template))
    expect(base()).toMatchObject({ colour: '#7c2d12' })
    const how = { colours: ['#1e3a8a', '#f8fafc'], seed: 7, count: 6 }
    undoneAtOnce(() => expect(wearRandomLook(hand.editor, how, 2)).toBe(true))
    expect(wearRandomLook(hand.editor, how, 6)).toBe(false)
  })
  it('restored with its kits is the whole design, whichever kit is open', () => {
    addKit('away')
    hand.editor.getState().openKit('away')
    undoneAtOnce(() => restoreDocument(hand.editor, start))
    expect(designOf(hand.editor.getState())).toEqual(start)
  })
})
