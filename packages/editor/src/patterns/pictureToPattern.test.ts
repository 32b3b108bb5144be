import {
  createImageLayer,
  createPatternUse,
  patternsOn,
  partStyleOf,
  type Command,
  type ImageLayer,
} from '@kitwright/design'
import { patternTransform, placeArea } from '@kitwright/artwork'
import { areasOfPiece, findPiece, getGarment, zoneOf } from '@kitwright/garment'
import { toTable } from '@kitwright/garment/wrap'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { documentOf } from '../state/selectors.ts'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import { patternFrame, patternPlaces } from './patternHandles.ts'
import { coverGarmentCommand, uncoveredParts } from './coverGarmentCommand.ts'
import { transformPattern } from './transformPattern.ts'
import { wear } from '../testing/wear.ts'
import { unwrapPicture, wrapPicture } from './pictureToPattern.ts'

const garment = getGarment('soccer')
let editor: Editor
let hand: Driver
const now = () => documentOf(editor.getState())
const worn = (part = 'base') => patternsOn(partStyleOf(now(), part))

const zone = zoneOf(garment, { sleeve: 'short', collar: 'crew' }, 'frontText')!
const photo = (change: Partial<ImageLayer> = {}): ImageLayer => ({
  ...createImageLayer('photo', 'image', { source: 'file', id: 'p', widthPx: 400, heightPx: 200 }, zone),
  xMm: 40,
  yMm: 300,
  widthMm: 300,
  heightMm: 150,
  rotationDeg: 20,
  opacity: 0.8,
  ...change,
})
function add(layer: ImageLayer): void {
  editor.getState().commit({ kind: 'addLayer', layer })
}
function lay(layer: ImageLayer): void {
  const round = wrapPicture(now(), garment, layer)
  if (typeof round === 'string') throw new Error(round)
  editor.getState().commit(round.command)
  editor.getState().choose({ kind: 'part', part: round.part, pattern: round.at }, 'patterns')
}

/** Returns the command that fills the garment. Throws if that is impossible. */
function covered(): Command {
  const command = coverGarmentCommand(now(), garment, { part: 'base', at: 0 })
  if (command === null || command === 'too-narrow') throw new Error(String(command))
  return command
}

beforeEach(() => {
  editor = openEditor(defaultDesign('soccer', '#10b981', { team: 'A', name: 'B', number: '1' }))
  hand = createDriver(editor)
})

describe('a picture laid round the garment', () => {
  it('keeps its place and size over sleeves, a layer again by undo', () => {
    add(photo())
    const before = now()
    lay(photo())
    expect(now().layers.some(({ id }) => id === 'photo')).toBe(false)
    const [own] = worn()
    expect(own).toMatchObject({ rotationDeg: 20, opacity: 0.8, scale: 1, offsetXMm: 40 })
    expect(own!.motif).toMatchObject({ kind: 'picture', inks: 0, isRound: true, widthMm: 300, heightMm: 150 })
    expect(worn('sleeves')).toEqual([own])
    expect([partStyleOf(now(), 'base').span, partStyleOf(now(), 'sleeves').span]).toEqual(['garment', 'garment'])
    hand.key('Ctrl+z')
    expect(now()).toEqual(before)
  })
  it('has its corner handles below a text too, except its knob', () => {
    const text = now().layers.find(layer => layer.role === 'frontText')!
    // Like a photograph of 90 mm that the studio places below the club's name.
    const below = photo({ widthMm: 90, heightMm: 90, xMm: text.xMm, yMm: text.yMm + 85, rotationDeg: 0 })
    add(below)
    lay(below)
    const place = patternPlaces(now(), garment, 'base').find(({ piece }) => piece === 'front')!
    expect(place.extent).toEqual({ widthMm: 90, heightMm: 90 })
    expect(place.handle).toEqual(place.centre)
  })
  it('has its handles at its own corners; beside a number that lies on it', () => {
    const frame = () => patternFrame(patternPlaces(now(), garment, 'base').find(({ piece }) => piece === 'front')!)
    const size = ({ corners: [a, b, c] }: ReturnType<typeof frame>) =>
      [Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - b.x, c.y - b.y)].map(Math.round)
    const small = photo({ widthMm: 160, heightMm: 80, yMm: 480, xMm: 0 })
    add(small)
    lay(small)
    expect(size(frame())).toEqual([160, 80])
    expect(frame().centre).toMatchObject({ x: expect.closeTo(0, 0), y: expect.closeTo(480, 0) })
    const number = now().layers.find(({ role }) => role === 'frontNumber')!
    editor.getState().commit({ kind: 'addLayer', layer: { ...number, id: 'over', xMm: 0, yMm: 480 } })
    expect(size(frame())).toEqual([120, 120])
    expect(Math.hypot(frame().centre.x, frame().centre.y - 480)).toBeGreaterThan(100)
  })
  it('is dragged as one over all that it lies on', () => {
    add(photo())
    lay(photo())
    const [from] = worn()
    hand.press('front', { x: 0, y: 600 }).drag('front', { x: 12, y: 590 }).release()
    expect(worn()[0]).toMatchObject({ offsetXMm: from!.offsetXMm + 12, offsetYMm: from!.offsetYMm - 10 })
    expect(worn('sleeves')).toEqual(worn())
  })
  it('from the back keeps its look, mirrored on the table', () => {
    const behind = photo({ piece: 'back' })
    add(behind)
    lay(behind)
    expect(worn()[0]).toMatchObject({ offsetXMm: -40, rotationDeg: -20, motif: { isMirrored: true } })
    hand.key('Ctrl+z').key('Ctrl+z')
    const twice = photo({ piece: 'back', isMirrored: true })
    add(twice)
    lay(twice)
    expect(worn()[0]!.motif).not.toHaveProperty('isMirrored')
  })
  it('is laid back on the piece that it lies on most, where it was', () => {
    for (const layer of [photo(), photo({ piece: 'back', isMirrored: true })]) {
      add(layer)
      lay(layer)
      const command = unwrapPicture(now(), garment, { part: 'base', at: 0 }, 'again')!
      editor.getState().commit(command)
      expect([worn(), worn('sleeves')]).toEqual([[], []])
      const found = now().layers.find(({ id }) => id === 'again')!
      const isSame = found.piece === layer.piece
      expect(found).toMatchObject({
        widthMm: 300,
        heightMm: 150,
        opacity: 0.8,
        yMm: 300,
        xMm: isSame ? 40 : -40,
        rotationDeg: isSame ? 20 : -20,
        isMirrored: isSame === layer.isMirrored,
      })
      for (let i = 0; i < 3; i++) hand.key('Ctrl+z')
    }
  })
  it.each([300, 60, 24])('of %d mm fills the garment with panels, undone at once', widthMm => {
    const layer = photo({ widthMm, heightMm: widthMm / 2 })
    add(layer)
    lay(layer)
    const before = now()
    editor.getState().commit(covered())
    const [use] = worn()
    const parts = ['sleeves', 'sidePanel', 'shoulderPanel']
    expect(parts.map(worn)).toEqual(parts.map(() => [use]))
    expect([worn('collar'), worn('shorts')]).toEqual([[], []])
    const { options } = now()
    for (const { piece } of patternPlaces(now(), garment, 'base')) {
      const { wrap, frame } = placeArea(
        { garment, options, span: 'garment' },
        areasOfPiece(garment, options, piece)[0]!,
      )
      const [a, b, c, d, e, f] = patternTransform(
        use!,
        { width: use!.motif!.widthMm, height: use!.motif!.heightMm },
        frame,
      ).toTile
      const outline = findPiece(garment, options, piece)!.piece.outline.map(at => toTable(wrap!, at))
      const reach = outline.flatMap(({ x, y }) => [a * x + c * y + e, b * x + d * y + f])
      expect([Math.min(...reach) > -0.001, Math.max(...reach) < 1.001]).toEqual([true, true])
    }
    hand.key('Ctrl+z')
    expect(now()).toEqual(before)
  })
  it('says when it is too narrow to fill the garment', () => {
    const strip = photo({ widthMm: 400, heightMm: 16 })
    add(strip)
    lay(strip)
    expect(coverGarmentCommand(now(), garment, { part: 'base', at: 0 })).toBe('too-narrow')
  })
  it('uncoveredParts names the parts that stay bare, and why', () => {
    add(photo())
    lay(photo())
    expect(uncoveredParts(now(), garment, { part: 'base', at: 0 })).toEqual([])
    const dots = createPatternUse('dots', '#ffffff')
    wear(editor, 'sidePanel', dots, dots, dots)
    expect(uncoveredParts(now(), garment, { part: 'base', at: 0 })).toEqual([{ part: 'sidePanel', reason: 'full' }])
  })
  it('leaves a hood without the pattern and names it', () => {
    const hoodie = getGarment('hoodie')
    const { options } = defaultDesign('hoodie', '#10b981', { team: 'A', name: 'B', number: '1' })
    editor = openEditor(defaultDesign('hoodie', '#10b981', { team: 'A', name: 'B', number: '1' }))
    const layer = photo({ xMm: 0, yMm: findPiece(hoodie, options, 'front')!.piece.box[3] - 200 })
    editor.getState().commit({ kind: 'addLayer', layer })
    const round = wrapPicture(now(), hoodie, layer)
    if (typeof round === 'string') throw new Error(round)
    editor.getState().commit(round.command)
    expect(worn('hood')).toEqual([])
    expect(uncoveredParts(now(), hoodie, round)).toEqual([{ part: 'hood', reason: 'out' }])
  })
  it('grows by hand beyond ten times the size it was laid in', () => {
    add(photo({ widthMm: 60, heightMm: 30 }))
    lay(photo({ widthMm: 60, heightMm: 30 }))
    const grown = transformPattern(transformPattern(worn()[0]!, { factor: 8 }), { factor: 3 })
    expect(grown.scale * grown.motif!.widthMm).toBeCloseTo(1_440, 0)
    expect(grown.scale).toBeLessThanOrEqual(10)
  })
  it('lies on top of its part’s pattern, and leaves different sleeves', () => {
    const dots = createPatternUse('dots', '#ffffff')
    wear(editor, 'base', dots)
    wear(editor, 'sleeves', dots)
    add(photo())
    lay(photo())
    expect(worn().map(({ id }) => id)).toEqual(['dots', 'own-picture'])
    expect(worn('sleeves').map(({ id }) => id)).toEqual(['dots'])
  })
  it('says why it fails: a full part, or one off the table', () => {
    add(photo())
    const dots = createPatternUse('dots', '#ffffff')
    wear(editor, 'base', dots, dots, dots)
    expect(wrapPicture(now(), garment, photo())).toBe('full')
    expect(wrapPicture(now(), garment, photo({ piece: 'collar', xMm: 0, yMm: 0 }))).toBe('out')
  })
})
