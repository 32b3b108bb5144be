import { getGarment } from '@kitwright/garment'
import { describe, expect, test } from 'vitest'
import { createDesign, createTextLayer } from '../creation/createDesign.ts'
import { zoneForRole } from '../layers/zones.ts'
import type { DesignDocument } from '../schema/document.ts'
import { listDesignChanges } from './listDesignChanges.ts'

const plain = createDesign('soccer')
const zone = zoneForRole(getGarment('soccer'), plain.options, 'frontText')
const lions: DesignDocument = { ...plain, layers: [createTextLayer('club', 'frontText', 'LIONS', zone)] }
const [club] = lions.layers
const whatOf = (before: DesignDocument, after: DesignDocument): string[] =>
  listDesignChanges(before, after).map(({ what }) => what)

describe('changes of a design', () => {
  test('name the words before and after', () => {
    const tigers = { ...lions, layers: [{ ...club!, text: 'TIGERS' } as typeof club & object] }
    expect(listDesignChanges(lions, tigers)).toEqual([{ what: 'text', before: 'LIONS', after: 'TIGERS' }])
    expect(listDesignChanges(lions, plain)).toEqual([{ what: 'text', before: 'LIONS', after: '' }])
  })

  test('equal designs, locked layers and renamed layers are no changes', () => {
    expect(whatOf(lions, structuredClone(lions))).toEqual([])
    const style = { fill: { kind: 'solid' as const, colour: '#ff0000' }, pattern: null, span: 'piece' as const }
    const other = { ...style, fill: { kind: 'solid' as const, colour: '#0000ff' } }
    const parts = { ...lions.parts, zz: style, yy: other }
    const turned = Object.fromEntries(Object.entries(parts).toReversed())
    expect(whatOf({ ...lions, parts }, { ...lions, parts: turned })).toEqual([])
    expect(whatOf(lions, { ...lions, layers: [{ ...club!, isLocked: true, name: 'Club' }] })).toEqual([])
  })

  test('name cut, colours, kits and garment', () => {
    const part = Object.keys(plain.parts)[0] ?? 'front'
    const red = { fill: { kind: 'solid' as const, colour: '#ff0000' }, pattern: null, span: 'piece' as const }
    expect(whatOf(plain, { ...plain, parts: { ...plain.parts, [part]: red } })).toEqual(['colours'])
    expect(whatOf(plain, { ...plain, options: { ...plain.options, sleeve: 'other' } })).toEqual(['cut'])
    expect(whatOf(plain, { ...plain, kits: [{ role: 'away', colours: {}, parts: {} }] })).toEqual(['kits'])
    expect(whatOf(plain, createDesign('hoodie'))).toEqual(['garment'])
  })
})
