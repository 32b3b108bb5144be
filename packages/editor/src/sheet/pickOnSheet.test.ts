import { getGarment } from '@kitwright/garment'
import { createDesign } from '@kitwright/design'
import { beforeEach, describe, expect, it } from 'vitest'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'
import { partOf } from './pickOnSheet.ts'

const kit = kitWith(
  picture('a', 'front', -50, 500),
  picture('b', 'front', 50, 500),
  picture('c', 'back', -50, 500),
  picture('hidden', 'front', 0, 500, { isHidden: true }),
  picture('locked', 'front', 0, 530, { isLocked: true }),
)
let hand: Driver
const box = (x0: number, y0: number, x1: number, y1: number, how = {}): Driver =>
  hand.press('front', { x: x0, y: y0 }, how).drag('front', { x: x1, y: y1 }).release()

beforeEach(() => {
  hand = createDriver(openEditor(kit))
})

describe('a box drawn over the pieces', () => {
  it('selects what it touches, but nothing hidden or locked', () => {
    box(-120, 420, 120, 600).expectSelected('a', 'b')
    box(-120, 420, -60, 490).expectSelected('a')
    box(120, 600, 60, 510).expectSelected('b')
  })
  it('selects by the last millimetre of each side, and nothing beside that', () => {
    box(-120, 500, -70, 501).expectSelected('a')
    box(-120, 500, -71, 501).expectSelected()
    box(0, 440, -30, 560).expectSelected('a')
    box(0, 440, -29, 560).expectSelected()
    box(-90, 450, -10, 480).expectSelected('a')
    box(-90, 450, -10, 479).expectSelected()
    box(-90, 560, -10, 520).expectSelected('a')
    box(-90, 560, -10, 521).expectSelected()
  })
  it('selects across pieces, leaving out pieces not worn', () => {
    hand.press('front', { x: -120, y: 450 }).drag('back', { x: 0, y: 600 }).release().expectSelected('a', 'b', 'c')
    hand.editor.getState().commit({ kind: 'addLayer', layer: picture('lost', 'sleeveLong', 0, 500) })
    hand.press('front', { x: -120, y: 450 }).drag('back', { x: 0, y: 600 }).release().expectSelected('a', 'b', 'c')
  })
  it('is not drawn by a finger, which scrolls', () => {
    box(-120, 420, 120, 600, { touch: true }).expectSelected()
  })
})

describe('what lies under a press', () => {
  it('is the selected layer, else the top one', () => {
    hand.editor.getState().commit({ kind: 'addLayer', layer: picture('over', 'front', -40, 500) })
    hand.click('front', { x: -45, y: 500 }).expectSelected('over')
    hand.click('front', { x: -65, y: 500 }).expectSelected('a').click('front', { x: -45, y: 500 }).expectSelected('a')
  })
  it('is added to the selection with Shift, Ctrl or Cmd', () => {
    hand.click('front', { x: -50, y: 500 }).click('front', { x: 50, y: 500 }, { ctrl: true }).expectSelected('a', 'b')
    hand.click('front', { x: 50, y: 500 }, { meta: true }).expectSelected('a')
  })
  it('of a layer reaches to its edge and no farther, however it is turned', () => {
    const edge = (x: number, y: number): Driver => hand.click('front', { x, y })
    edge(-70, 480).expectSelected('a')
    edge(-70.5, 480).expectSelected()
    edge(-70, 479.5).expectSelected()
    hand.editor.getState().commit({ kind: 'changeLayer', id: 'a', change: { rotationDeg: 30, heightMm: 10 } })
    edge(-50 + 18 * Math.cos(Math.PI / 6), 500 + 9).expectSelected('a')
    edge(-50 + 18 * Math.cos(Math.PI / 6), 500 - 9).expectSelected()
  })
})

describe('the part under a place', () => {
  it('is the last drawn there: a trim over its cloth', () => {
    const garment = getGarment('soccer')
    const { options } = createDesign('soccer')
    const at = (piece: string, x: number, y: number) => partOf(garment, options, { piece, at: { x, y } })
    expect(at('front', 0, 400)).toBe('base')
    expect(at('collar', 0, 10)).toBe('collar')
    expect(at('sleeveL', -120, 150)).toBe('sleeves')
    expect(at('nowhere', 0, 0)).toBeNull()
    const seen = new Set<string | null>()
    for (let x = -250; x <= 250; x += 10) for (let y = 5; y <= 700; y += 5) seen.add(at('front', x, y))
    expect([...seen]).toEqual(expect.arrayContaining(['base', 'sidePanel', 'shoulderPanel']))
  })
})
