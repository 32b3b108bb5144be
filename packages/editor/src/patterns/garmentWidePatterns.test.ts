import {
  applyCommand,
  createPatternUse,
  partStyleOf,
  type Command,
  type DesignDocument,
  type PatternUse,
} from '@kitwright/design'
import { getGarment } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { openEditor } from '../testing/openEditor.ts'
import { startPatternDrag } from '../gesture/patternDrag.ts'
import { patternFrame, patternPlaces } from './patternHandles.ts'
import {
  canSpanGarment,
  participationOf,
  isSeenOnce,
  sharedPatternCommand,
  putPattern,
  setParticipation,
  sharingParts,
} from './garmentWidePatterns.ts'

const garment = getGarment('soccer')
const kit = defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '1' })
const SASH: PatternUse = { ...createPatternUse('sash', '#facc15'), opacity: 1 }
const after = (document: DesignDocument, command: Command): DesignDocument => applyCommand(document, command).document
const worn = (document: DesignDocument, part: string) => {
  const { pattern, span } = partStyleOf(document, part)
  return [pattern?.id ?? null, span]
}
const sashed = after(kit, putPattern(kit, garment, 'base', SASH))

describe('a pattern that is seen once', () => {
  it('is one, whatever repeats is not', () => {
    const isOnce = (id: string) => isSeenOnce({ id })
    expect(['sash', 'big-star', 'fade-hem'].map(isOnce)).toEqual([true, true, true])
    expect(['stripes', 'kbach', 'nothing'].map(isOnce)).toEqual([false, false, false])
  })
  it('covers body, shoulder panels and sleeves when chosen, as one edit', () => {
    expect(worn(sashed, 'base')).toEqual(['sash', 'garment'])
    expect(worn(sashed, 'shoulderPanel')).toEqual(['sash', 'garment'])
    expect(worn(sashed, 'sleeves')).toEqual(['sash', 'garment'])
    expect(worn(sashed, 'shorts')[0]).toBeNull()
    expect(sharingParts(sashed, 'sleeves').toSorted()).toEqual(['base', 'shoulderPanel', 'sleeves'])
    const { inverse } = applyCommand(kit, putPattern(kit, garment, 'base', SASH))
    expect(after(sashed, inverse)).toEqual(kit)
  })
  it('leaves sleeves alone that wear something else', () => {
    const dotted = after(kit, { kind: 'addPattern', part: 'sleeves', pattern: createPatternUse('dots', '#ffffff') })
    expect(worn(after(dotted, putPattern(dotted, garment, 'base', SASH)), 'sleeves')).toEqual(['dots', 'piece'])
  })
  it('leaves shoulder panels alone that wear something else', () => {
    const pattern = createPatternUse('dots', '#ffffff')
    const dotted = after(kit, { kind: 'addPattern', part: 'shoulderPanel', pattern })
    expect(worn(after(dotted, putPattern(dotted, garment, 'base', SASH)), 'shoulderPanel')).toEqual(['dots', 'piece'])
  })
  it('lies as the one did that it takes the place of', () => {
    const hoop = after(sashed, putPattern(sashed, garment, 'base', { ...SASH, id: 'chest-hoop' }))
    expect([worn(hoop, 'base'), worn(hoop, 'sleeves')]).toEqual([
      ['chest-hoop', 'garment'],
      ['chest-hoop', 'garment'],
    ])
    const old = after(kit, { kind: 'addPattern', part: 'base', pattern: SASH })
    expect(worn(after(old, putPattern(old, garment, 'base', { ...SASH, id: 'saltire' })), 'base')).toEqual([
      'saltire',
      'piece',
    ])
  })
  it('stays on its part where that is not laid on the table: a collar', () => {
    const collared = after(kit, putPattern(kit, garment, 'collar', SASH))
    expect(worn(collared, 'collar')).toEqual(['sash', 'piece'])
    expect(['base', 'sleeves', 'collar'].map(part => canSpanGarment(kit, garment, part))).toEqual([true, true, false])
  })
  it('is taken off all parts that wear it at once', () => {
    const bare = after(sashed, sharedPatternCommand(sashed, 'base', null))
    expect([worn(bare, 'base')[0], worn(bare, 'sleeves')[0]]).toEqual([null, null])
  })
  it('goes on over a part, has it by itself, or stays out of it', () => {
    expect(['base', 'sleeves', 'shorts'].map(part => participationOf(sashed, part, 'base'))).toEqual([
      'on',
      'on',
      'out',
    ])
    const own = after(sashed, setParticipation(sashed, 'sleeves', 'base', 'own'))
    expect([worn(own, 'sleeves'), participationOf(own, 'sleeves', 'base')]).toEqual([['sash', 'part'], 'own'])
    const out = after(own, setParticipation(own, 'sleeves', 'base', 'out'))
    expect([worn(out, 'sleeves')[0], participationOf(out, 'sleeves', 'base')]).toEqual([null, 'out'])
    const on = after(out, setParticipation(out, 'shorts', 'base', 'on'))
    expect([worn(on, 'shorts'), participationOf(on, 'shorts', 'base')]).toEqual([['sash', 'garment'], 'on'])
  })
})

describe('dragging what goes over the garment', () => {
  let editor: Editor
  const now = () => editor.getState().history.document
  const around = (x: number, y: number) => ({ place: null, relative: { x, y }, isStepped: false, isFree: true })
  const dragOn = (piece: string, grip: 'move' | 'rotate', to: readonly [number, number]): PatternUse => {
    const place = patternPlaces(now(), garment, 'base').find(each => each.piece === piece)!
    const held = startPatternDrag(editor, place, grip, around(0, grip === 'move' ? 0 : -50))!
    held.move(around(...to))
    held.end()
    return partStyleOf(now(), 'base').pattern!
  }
  beforeEach(() => {
    editor = openEditor(kit)
    editor.getState().commit(putPattern(now(), garment, 'base', SASH))
    editor.getState().openTool('patterns')
  })

  it('moves it on the front and, mirrored, on the back; the sleeves follow', () => {
    expect(dragOn('front', 'move', [30, 20])).toMatchObject({ offsetXMm: 30, offsetYMm: 20 })
    expect(dragOn('back', 'move', [30, 20])).toMatchObject({ offsetXMm: 0, offsetYMm: 40 })
    expect(partStyleOf(now(), 'sleeves').pattern).toEqual(partStyleOf(now(), 'base').pattern)
  })
  it('turns the other way round on the back', () => {
    expect(dragOn('front', 'rotate', [50, 0])).toMatchObject({ rotationDeg: 90 })
    expect(dragOn('back', 'rotate', [50, 0])).toMatchObject({ rotationDeg: 0 })
  })
  it('has its handles where it lies, upright as one sees it from there', () => {
    editor
      .getState()
      .commit(sharedPatternCommand(now(), 'base', { ...SASH, rotationDeg: 30, offsetXMm: 60, offsetYMm: -40 }))
    const places = patternPlaces(now(), garment, 'base')
    const on = (piece: string) => places.find(each => each.piece === piece)!
    expect(on('front').centre).toEqual({ x: 60, y: 310 })
    expect(on('back').centre).toEqual({ x: -60, y: 310 })
    const tilt = (piece: string): number => {
      const [a, b] = patternFrame(on(piece)).corners
      return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI)
    }
    expect([tilt('front'), tilt('back')]).toEqual([30, -30])
  })
})
