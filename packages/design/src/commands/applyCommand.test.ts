import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  applyCommand,
  createDesign,
  createPatternUse,
  createTextLayer,
  parseDesign,
  partStyleOf,
  type DesignDocument,
} from '../index.ts'
import { getGarment, zoneOf } from '@kitwright/garment'
import { anyCommand, documents } from '../testing/arbitraries.ts'

const fresh = createDesign('soccer')
const zone = zoneOf(getGarment('soccer'), fresh.options, 'frontText')!
const text = (id: string) => createTextLayer(id, 'frontText', 'ANGKOR', zone)

describe('any command', () => {
  test('is taken back by its inverse, exactly', () => {
    fc.assert(
      fc.property(documents, anyCommand, (document, command) => {
        const { document: after, inverse } = applyCommand(document, command)
        expect(applyCommand(after, inverse).document).toStrictEqual(document)
      }),
    )
  })

  test('is done again by the inverse of its inverse', () => {
    fc.assert(
      fc.property(documents, anyCommand, (document, command) => {
        const done = applyCommand(document, command)
        const undone = applyCommand(done.document, done.inverse)
        expect(applyCommand(undone.document, undone.inverse).document).toStrictEqual(done.document)
      }),
    )
  })

  test('leaves a document that can be saved and read back the same', () => {
    fc.assert(
      fc.property(documents, document => {
        const read = parseDesign(asJson(document))
        if (!read.ok) throw new Error(`${read.reason} at ${read.path}`)
        // A use that claims a club colour but has another value becomes free. Nothing visible changes, and a second
        // parse changes nothing more.
        expect(withoutTones(read.document)).toEqual(withoutTones(document))
        expect(parseDesign(asJson(read.document))).toEqual(read)
      }),
    )
  })

  test('changes no document in place', () => {
    fc.assert(
      fc.property(documents, anyCommand, (document, command) => {
        const before = JSON.stringify(document)
        applyCommand(document, command)
        expect(JSON.stringify(document)).toBe(before)
      }),
    )
  })
})

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
/** Returns the document as JSON without the links of colours to club colours. */
const withoutTones = ({ clubColours, ...document }: DesignDocument): unknown => ({
  clubColours,
  ...JSON.parse(JSON.stringify(document), (name, value: unknown) => (name === 'tone' ? undefined : value)),
})

describe('layers', () => {
  const two = ['a', 'b'].reduce((d, id) => applyCommand(d, { kind: 'addLayer', layer: text(id) }).document, fresh)
  const order = (document: typeof two): string[] => document.layers.map(layer => layer.id)

  test('are put on top, or where they are told', () => {
    expect(order(two)).toEqual(['a', 'b'])
    expect(order(applyCommand(two, { kind: 'addLayer', layer: text('c'), below: 'b' }).document)).toEqual([
      'a',
      'c',
      'b',
    ])
  })

  test('move up and down in the order', () => {
    expect(order(applyCommand(two, { kind: 'orderLayer', id: 'a', below: null }).document)).toEqual(['b', 'a'])
    expect(order(applyCommand(two, { kind: 'orderLayer', id: 'b', below: 'a' }).document)).toEqual(['b', 'a'])
  })

  test('that are not there cannot be changed', () => {
    const gone = { document: two, refusal: 'layerGone' }
    expect(applyCommand(two, { kind: 'removeLayer', id: 'z' })).toMatchObject(gone)
    expect(applyCommand(two, { kind: 'changeLayer', id: 'z', change: { xMm: 1 } })).toMatchObject(gone)
    expect(applyCommand(two, { kind: 'orderLayer', id: 'z', below: null })).toMatchObject(gone)
  })

  test('never share an id', () => {
    const again = applyCommand(two, { kind: 'addLayer', layer: text('a') })
    expect(again).toMatchObject({ document: two, refusal: 'layerExists' })
  })

  test('take no key of another kind of layer', () => {
    const { document } = applyCommand(two, { kind: 'changeLayer', id: 'a', change: { widthMm: 5, xMm: 7 } })
    expect(document.layers[0]).toStrictEqual({ ...two.layers[0], xMm: 7 })
  })
})

describe('a group', () => {
  const group = { id: 'g', name: 'Chest' }
  const two = ['a', 'b'].reduce((d, id) => applyCommand(d, { kind: 'addLayer', layer: text(id) }).document, fresh)
  const grouped = ['a', 'b'].reduce(
    (d, id) => applyCommand(d, { kind: 'changeLayer', id, change: { group } }).document,
    two,
  )

  test('follows from its layers, survives saving and disappears without a trace', () => {
    expect(grouped.layers.map(layer => layer.group)).toEqual([group, group])
    expect(parseDesign(asJson(grouped))).toEqual({ ok: true, document: grouped })
    const freed = ['a', 'b'].reduce(
      (d, id) => applyCommand(d, { kind: 'changeLayer', id, change: { group: null } }).document,
      grouped,
    )
    expect(freed).toStrictEqual(two)
  })
  test.each([{ id: '', name: null }, { id: 'g' }, { id: 'g', name: '' }, { id: 'g', name: 'x'.repeat(61) }, 'g'])(
    'that is %j is refused',
    wrong => {
      const layers = [{ ...two.layers[0], group: wrong }]
      expect(parseDesign(asJson({ ...two, layers }))).toMatchObject({ ok: false, reason: 'invalid' })
    },
  )
})

describe('guides of the rulers', () => {
  const guide = { piece: 'front', axis: 'x', atMm: 40 } as const
  test('survive saving, and undo removes them without a trace', () => {
    const { document, inverse } = applyCommand(fresh, { kind: 'addRulerGuide', guide })
    expect(parseDesign(asJson(document))).toEqual({ ok: true, document })
    expect(applyCommand(document, inverse).document).toStrictEqual(fresh)
  })
  test.each([
    [[{ ...guide, piece: 'cape' }], 'rulerGuides.0.piece'],
    [[guide, { ...guide, axis: 'z' }], 'rulerGuides.1.axis'],
    [[{ ...guide, atMm: 2001 }], 'rulerGuides.0.atMm'],
    [Array.from({ length: 101 }, () => guide), 'rulerGuides'],
    [[], 'rulerGuides'],
  ])('that are not in order are refused', (rulerGuides, path) => {
    expect(parseDesign(asJson({ ...fresh, rulerGuides }))).toMatchObject({ ok: false, reason: 'invalid', path })
  })
})

describe('a part', () => {
  const { parts: _, ...rest } = fresh
  const bare = { ...rest, parts: {}, fabric: { colour: '#123456' } }

  test('of which the design says nothing shows the fabric', () => {
    expect(partStyleOf(bare, 'collar')).toEqual({
      fill: { kind: 'solid', colour: '#123456' },
      pattern: null,
      span: 'piece',
    })
  })

  test('keeps its colour when its pattern changes, and its pattern when its colour does', () => {
    const pattern = createPatternUse('dots', '#000000')
    const fill = { kind: 'solid', colour: '#ff0000' } as const
    const patterned = applyCommand(bare, { kind: 'addPattern', part: 'base', pattern }).document
    expect(patterned.parts.base).toEqual({ fill: { kind: 'solid', colour: '#123456' }, pattern, span: 'piece' })
    expect(applyCommand(patterned, { kind: 'setPartFill', part: 'base', fill }).document.parts.base).toEqual({
      fill,
      pattern,
      span: 'piece',
    })
  })

  test('keeps running on across seams whatever its colour and pattern become', () => {
    const on = applyCommand(bare, { kind: 'setPartSpan', part: 'base', span: 'part' }).document
    const fill = { kind: 'solid', colour: '#ff0000' } as const
    const filled = applyCommand(on, { kind: 'setPartFill', part: 'base', fill }).document
    expect(filled.parts.base).toEqual({ fill, pattern: null, span: 'part' })
  })
})

test('a whole design replaces another, which returns by undo', () => {
  const other = { ...fresh, fabric: { colour: '#123456' } }
  const replaced = applyCommand(fresh, { kind: 'replaceDocument', document: other })
  expect(replaced.document).toBe(other)
  expect(applyCommand(replaced.document, replaced.inverse).document).toStrictEqual(fresh)
  expect(JSON.stringify(replaced.inverse)).not.toContain('replaceDocument')
})
