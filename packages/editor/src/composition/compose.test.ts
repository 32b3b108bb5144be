import { measureLayer } from '@kitwright/artwork'
import { nodeSurface } from '@kitwright/artwork/node'
import { applyCommand, textRolesOf, type DesignDocument, type Layer } from '@kitwright/design'
import { findPiece, sewnGarments } from '@kitwright/garment'
import { describe, expect, it } from 'vitest'
import { imageLayerFor, textLayerFor } from '../arrangement/createLayers.ts'
import { addLayers } from '../arrangement/layerVerbs.ts'
import type { Editor } from '../createEditor.ts'
import { boxOfLayer, boxesOverlap } from '../geometry/boxes.ts'
import { defaultDesign } from '../defaultDesign/defaultDesign.ts'
import { openEditor } from '../testing/openEditor.ts'
import { kitWith, picture } from '../testing/pictures.ts'
import { findProblems, fixCommand } from './designProblems.ts'
import { tidyCommand } from './tidyCommand.ts'

const measure = (layer: Layer) => measureLayer(layer, nodeSurface)
const open = (document: DesignDocument): Editor => openEditor(document, { measure })
const composing = (editor: Editor) => ({
  garment: editor.getState().garment,
  document: editor.getState().history.document,
  sizeOf: measure,
})
const told = (editor: Editor): string[] =>
  findProblems(composing(editor)).map(({ kind, layer, other }) => [kind, layer.id, other?.id].join(' ').trim())

const SCRIPTS = {
  Latin: { team: 'ANGKOR KITS', name: 'SOK DARA', number: '10' },
  Khmer: { team: 'អង្គរគីត', name: 'សុខ ដារ៉ា', number: '10' },
} as const
const each = sewnGarments().flatMap(id => (['Latin', 'Khmer'] as const).map(script => [id, script] as const))
const asset = { source: 'local', id: 'a', widthPx: 400, heightPx: 400 } as const

describe.each(each)('of %s in %s', (id, script) => {
  const fresh = () => open(defaultDesign(id, '#10b981', SCRIPTS[script]))

  it('a fresh design has nothing that looks wrong', () => expect(told(fresh())).toEqual([]))

  it('added layers avoid seams, sewn-on parts and other layers', () => {
    const editor = fresh()
    const { garment, history } = editor.getState()
    const before = told(editor)
    for (const role of ['logo', 'sponsor'] as const) addLayers(editor, [imageLayerFor(editor, role, asset)])
    for (const role of textRolesOf(garment, history.document.options))
      if (!history.document.layers.some(layer => layer.role === role))
        addLayers(editor, [textLayerFor(editor, role, role.endsWith('Number') ? '10' : SCRIPTS[script].name)])
    expect(told(editor)).toEqual(before)
    for (const applied of ['pocket', 'placket']) {
      const box = findPiece(garment, history.document.options, applied)?.piece.box
      const onFront = editor.getState().history.document.layers.filter(({ piece }) => piece === 'front')
      if (box) expect(onFront.filter(layer => boxesOverlap(boxOfLayer(layer, measure), box))).toEqual([])
    }
  })

  it('tidying leaves a fresh design as it is', () => expect(tidyCommand(composing(fresh()))).toBeNull())
})

describe('what looks wrong', () => {
  it('is named with what lies below, and mended in one undoable step', () => {
    const editor = open(kitWith(picture('a', 'front', 0, 300), picture('b', 'front', 20, 310)))
    expect(told(editor)).toEqual(['overlap b a'])
    const start = composing(editor).document
    const [problem] = findProblems(composing(editor))
    editor.getState().commit(fixCommand(problem!, composing(editor))!)
    expect(told(editor)).toEqual([])
    editor.getState().undo()
    expect(composing(editor).document).toEqual(start)
  })
  it('is what a seam would swallow', () => {
    const editor = open(kitWith(picture('a', 'front', 240, 500)))
    expect(told(editor)).toEqual(['seam a'])
    const [problem] = findProblems(composing(editor))
    const { document } = applyCommand(composing(editor).document, fixCommand(problem!, composing(editor))!)
    expect(findProblems({ ...composing(editor), document })).toEqual([])
  })
  it('is a text that does not fit its width, which becomes smaller', () => {
    const editor = open(defaultDesign('soccer', '#10b981', SCRIPTS.Latin))
    editor
      .getState()
      .commit({ kind: 'changeLayer', id: 'frontText', change: { text: 'CHANTHAVONGSOKUNTHEARA', maxWidthMm: 60 } })
    expect(told(editor)).toEqual(['tooWide frontText'])
    const [problem] = findProblems(composing(editor))
    editor.getState().commit(fixCommand(problem!, composing(editor))!)
    expect(told(editor)).toEqual([])
  })
  it('is never a picture behind everything, nor what is hidden', () => {
    const wide = picture('a', 'front', 0, 300, { role: 'image', widthMm: 600, heightMm: 600 })
    expect(told(open(kitWith(wide, picture('b', 'front', 20, 310))))).toEqual([])
    expect(
      told(open(kitWith(picture('a', 'front', 0, 300), picture('b', 'front', 0, 300, { isHidden: true })))),
    ).toEqual([])
  })
  it('has no mend where all of it is locked', () => {
    const editor = open(
      kitWith(picture('a', 'front', 0, 300, { isLocked: true }), picture('b', 'front', 0, 300, { isLocked: true })),
    )
    expect(fixCommand(findProblems(composing(editor))[0]!, composing(editor))).toBeNull()
  })
})

describe('tidying', () => {
  it('restores the usual order of a scattered kit, as one edit', () => {
    const editor = open(defaultDesign('soccer', '#10b981', SCRIPTS.Khmer))
    const start = composing(editor).document
    for (const [i, { id }] of start.layers.entries())
      editor
        .getState()
        .commit({ kind: 'changeLayer', id, change: { xMm: 30 * i - 40, yMm: 200 + 5 * i, rotationDeg: 10 } })
    const thrown = composing(editor).document
    editor.getState().commit(tidyCommand(composing(editor))!)
    expect(composing(editor).document).toEqual(start)
    editor.getState().undo()
    expect(composing(editor).document).toEqual(thrown)
  })
  it('gives a second number of the chest no place of another’s', () => {
    const editor = open(defaultDesign('soccer', '#10b981', SCRIPTS.Latin))
    const start = composing(editor).document.layers
    addLayers(editor, [textLayerFor(editor, 'frontNumber', '10')])
    const command = tidyCommand(composing(editor))
    const { layers } = command ? applyCommand(composing(editor).document, command).document : composing(editor).document
    expect(layers.slice(0, -1)).toEqual(start)
    expect(layers.at(-1)).toMatchObject({ piece: 'front' })
  })
  it.each([
    ['soccer', 'frontText', ['frontNumber', 'sponsor'], [0, 1]],
    ['sleeveless', 'frontText', ['frontNumber', 'sponsor'], [1, 1]],
    ['sleeveless', 'frontNumber', ['frontText', 'sponsor'], [0, 1]],
  ] as const)('on %s moves what is below %s up once that is gone', (id, gone, roles, rises) => {
    const editor = open(defaultDesign(id, '#10b981', SCRIPTS.Latin))
    addLayers(editor, [imageLayerFor(editor, 'logo', asset)])
    addLayers(editor, [imageLayerFor(editor, 'sponsor', { ...asset, widthPx: 1200 })])
    editor.getState().commit(tidyCommand(composing(editor)) ?? { kind: 'batch', commands: [] })
    const heights = () =>
      roles.map(role => composing(editor).document.layers.find(layer => layer.role === role)!.yMm) as [number, number]
    const before = heights()
    editor.getState().commit({ kind: 'removeLayer', id: gone })
    editor.getState().commit(tidyCommand(composing(editor))!)
    const after = heights()
    expect(after.map((y, i) => Number(y < before[i]! - 40))).toEqual(rises)
    expect(after[1]).toBeGreaterThan(after[0])
    expect(told(editor)).toEqual([])
    expect(tidyCommand(composing(editor))).toBeNull()
  })
  it('leaves alone what is locked, and goes around it', () => {
    const editor = open(kitWith(picture('a', 'front', 108, 188, { isLocked: true }), picture('b', 'front', 0, 600)))
    editor.getState().commit(tidyCommand(composing(editor))!)
    expect(composing(editor).document.layers[0]).toMatchObject({ xMm: 108, yMm: 188 })
    expect(told(editor)).toEqual([])
  })
})
