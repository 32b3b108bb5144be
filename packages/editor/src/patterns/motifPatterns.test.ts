import { createImageLayer, patternsOn, partStyleOf, type ImageLayer } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { documentOf } from '../state/selectors.ts'
import { createDriver, type Driver } from '../testing/driver.ts'
import { openEditor } from '../testing/openEditor.ts'
import {
  clubLettering,
  withPictureInks,
  restrictToPieces,
  withMotifRows,
  picturePattern,
  picturesOf,
  textPattern,
} from './motifPatterns.ts'
import { patternPlaces } from './patternHandles.ts'
import { sharedPatternCommand, putPattern } from './garmentWidePatterns.ts'
import { replacePattern } from './newPattern.ts'

const garment = getGarment('soccer')
let editor: Editor
let hand: Driver
const now = () => documentOf(editor.getState())
const worn = () => patternsOn(partStyleOf(now(), 'base'))
const fill = () => partStyleOf(now(), 'base').fill
const zone = zoneOf(garment, { sleeve: 'short', collar: 'crew' }, 'frontText')!
const picture = (id: string, role: ImageLayer['role']): ImageLayer =>
  createImageLayer(id, role, { source: 'file', id: `of-${id}`, widthPx: 400, heightPx: 200 }, zone)

beforeEach(() => {
  editor = openEditor(defaultDesign('soccer', '#10b981', { team: 'ខ្លា FC', name: 'B', number: '1' }))
  editor.getState().openTool('patterns')
  hand = createDriver(editor)
})

describe('the club’s name as a pattern', () => {
  it('shows the club’s name in its lettering, or a sample', () => {
    const front = now().layers.find(({ role }) => role === 'frontText')
    expect(clubLettering(now(), 'CLUB')).toMatchObject({ text: 'ខ្លា FC', font: front?.kind === 'text' && front.font })
    expect(clubLettering({ layers: [] }, 'CLUB').text).toBe('CLUB')
  })
  it('is laid tone on tone, dragged, turned and undone like patterns', () => {
    const size = { widthMm: 120, heightMm: 40 }
    const before = now()
    editor.getState().commit(putPattern(now(), garment, 'base', textPattern(clubLettering(now(), ''), size, fill())))
    expect(worn()[0]).toMatchObject({ blend: 'tone', motif: { kind: 'text', ...size, rows: 'brick' } })
    hand.press('front', { x: 0, y: 600 }).drag('front', { x: 12, y: 590 }).release()
    expect(worn()[0]).toMatchObject({ offsetXMm: 12, offsetYMm: -10, motif: { text: 'ខ្លា FC' } })
    hand.key('Ctrl+z').key('Ctrl+z')
    expect(now()).toEqual(before)
  })
  it('is replaced by a packaged pattern in its place without its words', () => {
    const own = textPattern(clubLettering(now(), ''), { widthMm: 100, heightMm: 40 }, fill())
    const colourings = [{ ground: '#000000', inks: ['#ffffff'] as [string] }] as const
    const next = replacePattern(own, { id: 'dots', colourings }, fill(), () => 1)
    expect(next).toMatchObject({ id: 'dots', rotationDeg: own.rotationDeg })
    expect(next.motif).toBeUndefined()
  })
})

describe('a crest as a watermark', () => {
  it('is the club’s own before a sponsor’s, each picture once', () => {
    const layers = [picture('s', 'sponsor'), picture('c', 'logo'), { ...picture('c', 'logo'), id: 'again' }]
    expect(picturesOf({ layers }).map(({ id }) => id)).toEqual(['c', 's'])
  })
  it('has its picture’s shape and as many inks as that has colours', () => {
    const use = picturePattern(picture('c', 'logo'), ['#111111', '#222222', '#333333'], fill())
    expect(use).toMatchObject({ colour: '#111111', motif: { inks: 3, widthMm: 60, heightMm: 30 } })
    expect(use.inks).toEqual([{ colour: '#222222' }, { colour: '#333333' }])
    expect(use.motif).toMatchObject({ palette: ['#111111', '#222222', '#333333'] })
    const one = withPictureInks(use, ['#444444'])
    expect([one.colour, one.inks, one.motif]).toEqual(['#444444', undefined, expect.objectContaining({ inks: 1 })])
    expect(one.motif).not.toHaveProperty('palette')
  })
  it('alone is large and upright, and small again among others', () => {
    const many = { ...picturePattern(picture('c', 'logo'), ['#111111'], fill()), rotationDeg: 30 }
    const once = withMotifRows(many, 'once')
    expect([once.scale * 60, once.rotationDeg]).toEqual([expect.closeTo(280, 0), 0])
    expect(withMotifRows(once, 'brick').scale).toBe(1)
    expect(withMotifRows(many, 'straight').scale).toBe(many.scale)
  })
  it('kept to the back has its handles there alone', () => {
    const use = restrictToPieces(picturePattern(picture('c', 'logo'), ['#111111'], fill()), ['back'])
    editor.getState().commit(putPattern(now(), garment, 'base', use))
    expect(patternPlaces(now(), garment, 'base').map(({ piece }) => piece)).toEqual(['back'])
    editor.getState().commit(sharedPatternCommand(now(), 'base', restrictToPieces(use, [])))
    expect(patternPlaces(now(), garment, 'base').length).toBeGreaterThan(1)
  })
})
