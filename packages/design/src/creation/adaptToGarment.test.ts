import { findPiece, getGarment, sewnGarments } from '@kitwright/garment'
import { boxContains } from '@kitwright/measure'
import { describe, expect, it } from 'vitest'
import {
  createDesign,
  createImageLayer,
  createTextLayer,
  parseDesign,
  TEXT_ROLES,
  adaptToGarment,
  zoneForRole,
  type DesignDocument,
  type TextLayer,
} from '../index.ts'

const PAIRS = sewnGarments().flatMap(from => sewnGarments().map(to => ({ from, to })))
const ASSET = { source: 'file', id: 'crest', widthPx: 400, heightPx: 400 } as const

/** Returns a design with every role in its zone, red where possible. */
function dressed(id: string): DesignDocument {
  const empty = createDesign(id)
  const garment = getGarment(id)
  const zone = (role: (typeof TEXT_ROLES)[number] | 'logo') => zoneForRole(garment, empty.options, role)
  const red = { fill: { kind: 'solid', colour: '#dc2626' }, pattern: null, span: 'part' } as const
  return {
    ...empty,
    parts: Object.fromEntries(garment.parts.map(part => [part, red])),
    rulerGuides: garment.models.flatMap(model =>
      model.pieces.map(({ id: piece, box }) => ({ piece, axis: 'x' as const, atMm: box[2] })),
    ),
    layers: [
      ...TEXT_ROLES.map(role => createTextLayer(role, role, '10', zone(role))),
      createImageLayer('logo', 'logo', ASSET, zone('logo')),
    ],
  }
}

describe('a look on another garment', () => {
  it.each(PAIRS)('from $from to $to is a whole design in the same colours', ({ from, to }) => {
    const worn = adaptToGarment(dressed(from), to)
    expect(parseDesign(worn)).toMatchObject({ ok: true })
    expect(worn.garment).toBe(to)
    expect(new Set(Object.values(worn.parts).map(style => style.fill.kind === 'solid' && style.fill.colour))).toEqual(
      new Set(['#dc2626']),
    )
    const isNumber = (role: string): boolean => role.endsWith('Number')
    expect(worn.layers.filter(({ role }) => !isNumber(role))).toHaveLength(TEXT_ROLES.length + 1 - 3)
    expect(worn.layers.filter(({ role }) => isNumber(role)).length).toBeGreaterThan(0)
    for (const layer of worn.layers) {
      const found = findPiece(getGarment(to), worn.options, layer.piece)
      expect(found && boxContains(found.piece.box, { x: layer.xMm, y: layer.yMm }), layer.id).toBe(true)
    }
  })

  it.each([
    ['soccer', 'hoodie', ['frontNumber@front', 'backNumber@back']],
    ['soccer', 'boxingtrunk', ['backNumber@shortsBackL', 'shortsNumber@shortsFrontL']],
    ['hoodie', 'boxingtrunk', ['frontNumber@shortsFrontL', 'backNumber@shortsBackL']],
  ] as const)('from %s to %s wears no number over another', (from, to, numbers) => {
    const design = dressed(from)
    const layers = design.layers.filter(({ role }) => from === 'soccer' || role !== 'shortsNumber')
    const worn = adaptToGarment({ ...design, layers }, to).layers.filter(({ role }) => role.endsWith('Number'))
    expect(worn.map(({ role, piece }) => `${role}@${piece}`).toSorted()).toEqual(numbers.toSorted())
  })

  it('keeps the only number, wherever it came from', () => {
    const design = dressed('boxingtrunk')
    const layers = design.layers.filter(({ role }) => role === 'shortsNumber')
    expect(adaptToGarment({ ...design, layers }, 'tshirt').layers).toMatchObject([
      { role: 'shortsNumber', piece: 'front' },
    ])
  })

  it('on the same garment is the same design', () => {
    const design = dressed('soccer')
    expect(adaptToGarment(design, 'soccer')).toEqual(design)
  })

  it.each([
    ['tshirt', 'oversizedshirt'],
    ['oversizedshirt', 'tshirt'],
  ])('from %s to %s moves a free layer by its piece, never enlarging it', (from, to) => {
    const design = dressed(from)
    const low = { ...design.layers[0]!, xMm: -200, yMm: 660 } as TextLayer
    const { xMm, yMm, sizeMm } = adaptToGarment({ ...design, layers: [low] }, to).layers[0] as TextLayer
    const [a, b] = [from, to].map(id => findPiece(getGarment(id), createDesign(id).options, low.piece)!.piece.box)
    const [across, down] = [(b![2] - b![0]) / (a![2] - a![0]), (b![3] - b![1]) / (a![3] - a![1])]
    expect(xMm - b![0]).toBeCloseTo((-200 - a![0]) * across, 6)
    expect(yMm - b![1]).toBeCloseTo((660 - a![1]) * down, 6)
    expect(sizeMm).toBeCloseTo(low.sizeMm * Math.min(1, across, down), 6)
  })

  it('keeps a layer that lies outside every zone where it was on its piece', () => {
    const design = dressed('soccer')
    const low = { ...design.layers[0]!, id: 'low', xMm: -200, yMm: 660 }
    expect(adaptToGarment({ ...design, layers: [low] }, 'soccer').layers).toEqual([low])
  })
})
