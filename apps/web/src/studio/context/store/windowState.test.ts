import { createEditor, defaultDesign } from '@kitwright/editor'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeOverlay, windowPart, type WindowPart } from './windowState.ts'

const open = () =>
  createEditor<WindowPart>(
    { document: defaultDesign('soccer', '#10b981', { team: 'A', name: 'DARA', number: '7' }), players: [] },
    {
      measure: () => ({ widthMm: 1, heightMm: 1 }),
      newId: () => 'new',
      now: () => 0,
      hasPicture: async () => true,
    },
    windowPart,
  )

let studio: ReturnType<typeof open>
const state = () => studio.getState()

beforeEach(() => {
  studio = open()
})

describe('the studio’s window', () => {
  it('opens with nothing above the garment', () => {
    expect(state()).toMatchObject({ isSheetUp: false, isFontListOpen: false, isHelpOpen: false, menuAt: null })
    expect(state().naming).toBeNull()
  })
  it('shows a tool’s sheet on phones until it is closed', () => {
    state().openPanel('text')
    expect(state()).toMatchObject({ tool: 'text', isSheetUp: true })
    state().closeSheet()
    expect(state()).toMatchObject({ tool: 'text', isSheetUp: false })
    state().choose({ kind: 'layer', id: 'a' }, 'images')
    expect(state()).toMatchObject({ tool: 'images', isSheetUp: false })
  })
  it('opens the font list in the text tool; another panel closes it', () => {
    state().showFontList(true)
    expect(state()).toMatchObject({ tool: 'text', isSheetUp: true, isFontListOpen: true })
    state().openPanel('images')
    expect(state().isFontListOpen).toBe(false)
    state().showFontList(false)
    expect(state()).toMatchObject({ tool: 'images', isFontListOpen: false })
  })
  it('ends picking a seam with another panel', () => {
    state().askSeam(true)
    state().openPanel('text')
    expect(state().isSeamAsked).toBe(false)
  })
  it('shows the help, and names a layer in the list', () => {
    state().showHelp(true)
    state().nameLayer('a')
    expect(state()).toMatchObject({ isHelpOpen: true, naming: 'a' })
  })
})

describe('closing overlays', () => {
  it('closes the menu first, then a phone’s sheet', () => {
    state().openPanel('images')
    state().openMenu({ x: 1, y: 2 })
    expect([closeOverlay(studio, true), state().menuAt, state().isSheetUp]).toEqual([true, null, true])
    expect([closeOverlay(studio, true), state().isSheetUp]).toEqual([true, false])
    expect(closeOverlay(studio, true)).toBe(false)
  })
  it('leaves the panel of a large screen open', () => {
    state().openPanel('images')
    expect([closeOverlay(studio, false), state().isSheetUp]).toEqual([false, true])
  })
})
