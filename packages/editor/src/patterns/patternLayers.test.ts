import { createDesign, createPatternUse, patternsOn, partStyleOf, type PatternUse } from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { createDriver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { selectedPatternIndex } from './selectedPattern.ts'
import { patternPlaces } from './patternHandles.ts'
import { wear } from '../testing/wear.ts'
import { hasRoom, sharedPatternCommand, orderPatterns, putPattern, setParticipation } from './garmentWidePatterns.ts'

const garment = getGarment('soccer')
const DOTS = createPatternUse('dots', '#ff0000')
const SASH = createPatternUse('sash', '#ffffff')

describe('patterns one over the other', () => {
  let editor: Editor
  const now = () => editor.getState().history.document
  const worn = (part = 'base') => patternsOn(partStyleOf(now(), part))
  const ids = (part?: string) => worn(part).map(({ id }) => id)
  const commit = (...commands: Parameters<ReturnType<Editor['getState']>['commit']>) =>
    editor.getState().commit(...commands)
  const put = (pattern: PatternUse, at: number) => commit(putPattern(now(), garment, 'base', pattern, at))

  beforeEach(() => {
    editor = openEditor(createDesign('soccer'))
    editor.getState().openTool('patterns')
    put(DOTS, 0)
    put(SASH, 1)
    editor.getState().select({ kind: 'part', part: 'base', pattern: 1 })
  })

  it('come on top, change places and are taken off, each by one undo', () => {
    expect(ids()).toEqual(['dots', 'sash'])
    commit(orderPatterns(now(), 'base', 1, 0))
    expect(ids()).toEqual(['sash', 'dots'])
    editor.getState().undo()
    expect(ids()).toEqual(['dots', 'sash'])
    commit(sharedPatternCommand(now(), 'base', null, 0))
    expect(ids()).toEqual(['sash'])
    editor.getState().undo()
    editor.getState().undo()
    expect(ids()).toEqual(['dots'])
  })

  it('go over the garment with the first that is seen once', () => {
    expect(partStyleOf(now(), 'base').span).toBe('garment')
    expect(ids('sleeves')).toEqual([])
  })

  it('are moved one by one, the chosen one by pressing the cloth', () => {
    const [place] = patternPlaces(now(), garment, 'base', 1)
    const at = place!.handle
    createDriver(editor)
      .press('front', at)
      .drag('front', { x: at.x + 10, y: at.y })
      .release()
    expect(worn().map(({ offsetXMm }) => offsetXMm)).toEqual([0, 10])
  })

  it('are moved by keys one by one', () => {
    createDriver(editor).key('ArrowRight')
    expect(worn()[0]).toEqual(DOTS)
    expect(worn()[1]!.offsetXMm).toBeGreaterThan(0)
  })

  it('stay chosen while their part is pressed; in shorter lists the top is', () => {
    createDriver(editor).click('front', { x: 0, y: 330 })
    expect(selectedPatternIndex(editor.getState(), 'base')).toBe(1)
    commit(sharedPatternCommand(now(), 'base', null, 1))
    expect(selectedPatternIndex(editor.getState(), 'base')).toBe(0)
  })

  it('are shared one by one: a sleeve joins the sash, keeping its own', () => {
    wear(editor, 'sleeves', createPatternUse('stripes', '#000000'))
    commit(setParticipation(now(), 'sleeves', 'base', 'on', 1))
    expect(ids('sleeves')).toEqual(['stripes', 'sash'])
    expect(selectedPatternIndex(editor.getState(), 'sleeves')).toBe(1)
    commit(sharedPatternCommand(now(), 'base', { ...SASH, opacity: 0.5 }, 1))
    expect(worn('sleeves')[1]!.opacity).toBe(0.5)
    commit(setParticipation(now(), 'sleeves', 'base', 'out', 1))
    expect(ids('sleeves')).toEqual(['stripes'])
  })

  it('are not shared with a part that is full: it keeps what it wears', () => {
    const three = ['stripes', 'hoops', 'checks'].map(id => createPatternUse(id, '#000000'))
    wear(editor, 'sleeves', ...three)
    expect(hasRoom(now(), 'sleeves')).toBe(false)
    commit(setParticipation(now(), 'sleeves', 'base', 'on', 1))
    expect(ids('sleeves')).toEqual(['stripes', 'hoops', 'checks'])
  })

  it('have no handles while they are hidden', () => {
    commit(sharedPatternCommand(now(), 'base', { ...SASH, isHidden: true }, 1))
    expect(patternPlaces(now(), garment, 'base', 1)).toEqual([])
  })
})
