import { estimateLayerSize } from '@kitwright/artwork'
import { createDesign, createTextLayer, type DesignDocument } from '@kitwright/design'
import { getGarment, zoneOf } from '@kitwright/garment'
import { expect, test } from 'vitest'
import { listChanges } from './listChanges.ts'

const garment = getGarment('soccer')
const blank = createDesign('soccer')
const zone = zoneOf(garment, blank.options, 'backNumber')!
const text = createTextLayer('n', 'backNumber', '10', zone)
const design: DesignDocument = { ...blank, layers: [text] }
const kinds = (now: DesignDocument, old = design) =>
  listChanges(old, now, estimateLayerSize).map(({ kind, was, is }) => [kind, was, is].join(' ').trim())

test('a revision that is alike has no changes, whatever the order of its keys', () => {
  const again = Object.fromEntries(Object.entries(design).toReversed()) as DesignDocument
  expect(kinds(again)).toEqual([])
})

test('changes of layers are listed with their millimetres, words and colours', () => {
  const moved = { ...text, xMm: text.xMm + 12.2, yMm: text.yMm - 44, text: '11' }
  expect(kinds({ ...design, layers: [moved] })).toEqual(['text 10 11', 'moved 12 -44'])
  expect(kinds({ ...design, layers: [] })).toEqual(['removed'])
  expect(kinds(design, { ...design, layers: [] })).toEqual(['added'])
  expect(kinds({ ...design, layers: [{ ...text, isHidden: true }] })).toEqual(['hidden'])
  const red = { ...text, fill: { kind: 'solid', colour: '#ff0000' } as const }
  expect(kinds({ ...design, layers: [red] })[0]).toMatch(/^recoloured #\w+ #ff0000$/)
})

test('changes of parts and kits name the part and the kit', () => {
  const part = Object.keys(design.parts)[0]!
  const fill = { kind: 'solid', colour: '#123456' } as const
  const parts = { ...design.parts, [part]: { ...design.parts[part]!, fill } }
  const [first] = listChanges(design, { ...design, parts }, estimateLayerSize)
  expect(first).toMatchObject({ kind: 'partColour', part, kit: null, is: '#123456' })
  const away = { ...design, kits: [{ role: 'away', colours: {}, parts: {} } as const] }
  expect(listChanges(design, away, estimateLayerSize)).toMatchObject([{ kind: 'kitAdded', kit: 'away' }])
})
