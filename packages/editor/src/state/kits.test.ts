import type { Player } from '@kitwright/contract'
import type { Fill } from '@kitwright/design'
import { suggestKit } from '@kitwright/design/suggestKit'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { openEditor } from '../testing/openEditor.ts'
import { designOf, documentOf, shownDocument } from './selectors.ts'

const fresh = defaultDesign('soccer', '#1e3a8a', { team: 'ANGKOR', name: 'SOK', number: '10' })
const kit = { role: 'goalkeeper' as const, colours: { main: '#22c55e' }, parts: {} }
const sleeves = (document: typeof fresh): Fill => document.parts.sleeves!.fill

let editor: Editor
const state = () => editor.getState()

beforeEach(() => {
  editor = openEditor(fresh)
  state().commit({ kind: 'setKit', role: 'goalkeeper', kit })
})

describe('a kit that is open', () => {
  beforeEach(() => state().openKit('goalkeeper'))

  it('is shown and edited, while home’s design is stored', () => {
    expect(sleeves(documentOf(state()))).toMatchObject({ colour: '#22c55e' })
    expect(sleeves(designOf(state()))).toEqual(sleeves(fresh))
  })
  it('takes a colour to itself, in one entry for a whole slide', () => {
    for (const colour of ['#eab308', '#f97316'])
      state().commit({ kind: 'setClubColour', clubColour: { tone: 'main', name: null, colour } }, 'slide')
    expect([sleeves(documentOf(state())), sleeves(designOf(state()))]).toMatchObject([
      { colour: '#f97316' },
      { colour: sleeves(fresh).kind === 'solid' ? fresh.clubColours[0]!.colour : '' },
    ])
    state().undo()
    expect(sleeves(documentOf(state()))).toMatchObject({ colour: '#22c55e' })
  })
  it('changes texts and places in every kit', () => {
    state().commit({ kind: 'changeLayer', id: 'frontText', change: { text: 'BAYON', xMm: 12 } })
    state().openKit(null)
    expect(documentOf(state()).layers.find(({ id }) => id === 'frontText')).toMatchObject({ text: 'BAYON', xMm: 12 })
  })
  it('closes when it is undone, and a missing one never opens', () => {
    state().undo()
    expect(state().kit).toBeNull()
    state().openKit('third')
    expect(state().kit).toBeNull()
  })
})

describe('what is set in the studio', () => {
  it('to just a club colour wears it, and follows', () => {
    const [main] = fresh.clubColours
    state().commit({ kind: 'setPartFill', part: 'shorts', fill: { kind: 'solid', colour: main!.colour } })
    state().commit({ kind: 'setClubColour', clubColour: { ...main!, colour: '#7f1d1d' } })
    expect(documentOf(state()).parts.shorts!.fill).toEqual({ kind: 'solid', colour: '#7f1d1d', tone: 'main' })
  })
})

describe('the squad’s goalkeeper', () => {
  const keeper = { id: 'k', name: 'CHAN', printName: '', number: 1, size: 'L', version: 'goalkeeper' } as Player
  it('wears the goalkeeper’s kit on the stage, wherever one looks from', () => {
    state().setPlayers([keeper, { ...keeper, id: 'p', version: 'player' }])
    state().showPlayer('k')
    expect(sleeves(shownDocument(state()))).toMatchObject({ colour: '#22c55e' })
    state().showPlayer('p')
    expect(sleeves(shownDocument(state()))).toEqual(sleeves(fresh))
  })
  it('has a kit that is suggested in club colours of its own', () => {
    const suggested = suggestKit(fresh, 'goalkeeper')
    expect(suggested.colours.main).not.toBe(fresh.clubColours[0]!.colour)
  })
})
