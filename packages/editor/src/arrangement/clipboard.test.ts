import { createImageLayer, parseDesign } from '@kitwright/design'
import { zoneOf } from '@kitwright/garment'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Editor } from '../createEditor.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { openEditor } from '../testing/openEditor.ts'
import { layersOf } from '../state/selectors.ts'
import { parseCopiedLayers, serialiseLayers } from './clipboard.ts'
import { pasteText } from './pasteLayers.ts'

const TEXTS = { team: 'ANGKOR', name: 'SOK', number: '10' }
const soccer = defaultDesign('soccer', '#10b981', TEXTS)
const [team, number] = soccer.layers
const copied = serialiseLayers(soccer, [team!, number!])

let editor: Editor
const open = (garment: string): void => {
  editor = openEditor(defaultDesign(garment, '#10b981', TEXTS), { hasPicture: async () => false })
}
const now = () => editor.getState().history.document
beforeEach(() => open('soccer'))

describe('the clipboard', () => {
  it('gives back the layers that were copied', async () => {
    expect(await parseCopiedLayers(copied)).toMatchObject({
      ok: true,
      copied: { garment: 'soccer', layers: [team, number] },
    })
  })
  it.each([
    ['nothing', ''],
    ['nothing', 'a shopping list'],
    ['nothing', '{"format":"another","about":"kitwright-layers"}'],
    ['nothing', copied.slice(0, -9)],
    ['nothing', `${copied}${' '.repeat(600_000)}`],
    ['damaged', copied.replace('"sizeMm":', '"sizeFt":')],
    ['damaged', copied.replace(/"xMm":-?[\d.]+/, '"xMm":1e9')],
    ['damaged', copied.replace('"ANGKOR"', '"\\u0000"')],
    ['damaged', copied.replace('"layers":[', '"layers":[],"more":[')],
    ['damaged', copied.replace('"garment":"soccer"', '"garment":7')],
    ['damaged', copied.replace('"document":', '"was":')],
    ['tooNew', copied.replace('"migrations":[', '"migrations":["9999-from-next-year",')],
  ])('takes %s from what is not in order', async (reason, text) => {
    expect(await parseCopiedLayers(text)).toEqual({ ok: false, reason })
  })
})

describe('layers of an older version', () => {
  it('are brought up to date as a saved document is', async () => {
    const {
      isMirrored: _,
      name: __,
      ...old
    } = createImageLayer(
      'crest',
      'logo',
      { source: 'file', id: 'a', widthPx: 9, heightPx: 9 },
      zoneOf(editor.getState().garment, soccer.options, 'logo')!,
    )
    const migrations = soccer.migrations.slice(0, soccer.migrations.indexOf('0003-studio-whole'))
    const text = serialiseLayers({ ...soccer, migrations, parts: {} }, [old as never])
    expect(await parseCopiedLayers(text)).toMatchObject({
      ok: true,
      copied: { layers: [{ id: 'crest', isMirrored: false }] },
    })
  })
})

describe('pasting', () => {
  it('adds fresh layers beside those they are copies of, as one edit', async () => {
    const start = now()
    expect(await pasteText(editor, copied)).toEqual({ ok: true, count: 2, isPictureMissing: false })
    const [first] = layersOf(editor.getState())
    expect(first).toMatchObject({ text: 'ANGKOR', xMm: team!.xMm + 15, yMm: team!.yMm + 15 })
    await pasteText(editor, copied)
    expect(layersOf(editor.getState())[0]).toMatchObject({ xMm: team!.xMm + 30 })
    expect(parseDesign(now()).ok).toBe(true)
    editor.getState().undo()
    editor.getState().undo()
    expect(now()).toEqual(start)
  })
  it('goes to the zone of the same meaning on another garment', async () => {
    open('hoodie')
    editor.getState().commit({ kind: 'replaceDocument', document: { ...now(), layers: [] } })
    await pasteText(editor, copied)
    const added = now().layers
    const zone = zoneOf(editor.getState().garment, now().options, 'frontText')!
    expect(added[0]).toMatchObject({ text: 'ANGKOR', piece: zone.piece, xMm: zone.centre.x })
    expect(parseDesign(now()).ok).toBe(true)
  })
  it.each([
    ['pasteNothing', 'hello'],
    ['pasteDamaged', copied.replace('"garment":"soccer"', '"garment":"tent"')],
    ['pasteDamaged', copied.replace('"collar":"crew"', '"collar":"ruff"')],
    ['pasteTooNew', copied.replace('"migrations":[', '"migrations":["9999-from-next-year",')],
  ])('says %s and changes nothing', async (trouble, text) => {
    const start = now()
    expect(await pasteText(editor, text)).toEqual({ ok: false, trouble })
    expect(now()).toBe(start)
  })
  it('leaves out a picture that this browser does not hold, and says so', async () => {
    const zone = zoneOf(editor.getState().garment, now().options, 'logo')!
    const crest = createImageLayer('crest', 'logo', { source: 'local', id: 'gone', widthPx: 9, heightPx: 9 }, zone)
    expect(await pasteText(editor, serialiseLayers(soccer, [crest]))).toEqual({ ok: false, trouble: 'pasteMissing' })
    const both = await pasteText(editor, serialiseLayers(soccer, [crest, team!]))
    expect(both).toEqual({ ok: true, count: 1, isPictureMissing: true })
  })
  it('adds nothing where the design is full', async () => {
    const full = Array.from({ length: 199 }, (_, i) => ({ ...team!, id: `c${i}` }))
    editor.getState().commit({ kind: 'replaceDocument', document: { ...now(), layers: full } })
    expect(await pasteText(editor, copied)).toEqual({ ok: false, trouble: 'tooManyLayers' })
    expect(now().layers).toHaveLength(199)
  })
})
