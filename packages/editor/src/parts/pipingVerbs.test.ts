import { getGarment } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { documentOf } from '../state/selectors.ts'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import {
  addPiping,
  changePiping,
  freeSeams,
  isOneSidedPossible,
  withSide,
  pipedSeams,
  pipeEdge,
  withMiddle,
} from './pipingVerbs.ts'

const garment = getGarment('soccer')
let editor: Editor
let hand: Driver
const now = () => documentOf(editor.getState())
const edgesOf = (at = 0): string[] => (now().piping?.[at]?.edges ?? []).map(({ piece, edge }) => `${piece}.${edge}`)
const press = (piece: string, edge: string): boolean => pipeEdge(editor, { piece, edge })

beforeEach(() => {
  editor = openEditor(defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '1' }))
  hand = createDriver(editor)
})

describe('piping by hand', () => {
  it('runs along both sides of a pressed seam, undone at once', () => {
    const before = now()
    expect(press('back', 'shoulderL')).toBe(true)
    expect(edgesOf()).toEqual(['front.shoulderL', 'front.shoulderR'])
    expect(now().piping![0]).toMatchObject({ widthMm: 6 })
    hand.key('Ctrl+z')
    expect(now()).toEqual(before)
    hand.key('Ctrl+Shift+Z')
    expect(edgesOf()).toEqual(['front.shoulderL', 'front.shoulderR'])
  })
  it('goes all around an armhole and the neck, but along nothing that is knitted', () => {
    press('sleeveR', 'capFront')
    expect(edgesOf().toSorted()).toEqual(['back.armL', 'back.armR', 'front.armL', 'front.armR'])
    press('collar', 'frontL')
    expect(edgesOf(1)).toEqual(expect.arrayContaining(['front.neckL', 'back.neckR']))
    expect(press('collar', 'top')).toBe(false)
  })
  it('is never laid twice on a seam, nor offered again', () => {
    expect(press('front', 'sideL')).toBe(true)
    expect(press('back', 'sideR')).toBe(false)
    const ids = freeSeams(garment, now()).map(({ id }) => id)
    expect(ids).toContain('shoulders')
    expect(ids).not.toContain('sides')
  })
  it('is kept to one side, and taken off', () => {
    press('front', 'sideL')
    const [piping] = now().piping!
    const { group } = pipedSeams(garment, now(), piping!)
    expect([group?.id, isOneSidedPossible(group!)]).toEqual(['sides', true])
    changePiping(editor, 0, withSide(piping!, group!, 'right'))
    expect(edgesOf()).toEqual(['front.sideR'])
    expect(pipedSeams(garment, now(), now().piping![0]!).side).toBe('right')
    changePiping(editor, 0, null)
    expect(now().piping).toBeUndefined()
  })
  it('wears the club’s accent, and follows it; dragged widths are one step', () => {
    const { commit } = editor.getState()
    commit({ kind: 'setClubColour', clubColour: { tone: 'accent', name: null, colour: '#facc15' } })
    addPiping(editor, [{ piece: 'front', edge: 'hem' }])
    expect(now().piping![0]).toMatchObject({ colour: '#facc15', tone: 'accent' })
    const before = now()
    for (const widthMm of [8, 9, 10]) changePiping(editor, 0, { ...now().piping![0]!, widthMm }, 'slide')
    expect(now().piping![0]!.widthMm).toBe(10)
    hand.key('Ctrl+z')
    expect(now()).toEqual(before)
    commit({ kind: 'setClubColour', clubColour: { tone: 'accent', name: null, colour: '#b91c1c' } })
    expect(now().piping![0]!.colour).toBe('#b91c1c')
  })
  it('in two colours has one along its middle that is seen on it', () => {
    const { commit } = editor.getState()
    for (const { tone } of now().clubColours) commit({ kind: 'removeClubColour', tone })
    commit({ kind: 'setClubColour', clubColour: { tone: 'light', name: null, colour: '#ffffff' } })
    press('front', 'sideL')
    const [white] = now().piping!
    expect(white).toMatchObject({ colour: '#ffffff', tone: 'light' })
    expect(withMiddle(now(), white!).middle).toEqual({ colour: '#0f172a' })
    expect(withMiddle(now(), { ...white!, colour: '#111111' }).middle).toEqual({ colour: '#ffffff', tone: 'light' })
  })
  it('is offered in the flat view with the parts tool, until another opens', () => {
    editor.getState().openTool('text')
    editor.getState().askSeam(true)
    expect(editor.getState()).toMatchObject({ isSeamAsked: true, tool: 'parts', mode: 'flat' })
    editor.getState().openTool('text')
    expect(editor.getState().isSeamAsked).toBe(false)
  })
})
