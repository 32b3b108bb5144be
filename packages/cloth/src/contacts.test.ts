import { describe, expect, it } from 'vitest'
import { type Cloth, layOut } from './cloth.ts'
import { clothContacts } from './contacts.ts'

/** Returns two triangles that lie over each other, the upper one `gapMm` above. */
function layers(gapMm: number): Cloth {
  const sheet = (id: string) => ({
    id,
    isRib: false,
    points: [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ],
    triangles: Uint32Array.of(0, 1, 2),
    edges: new Map(),
  })
  return layOut({
    sheets: [sheet('lower'), sheet('upper')],
    seams: [],
    placeOf: id => (x, y) => [x / 1000, y / 1000, (id === 'upper' ? gapMm : 0) / 1000],
    fabricOf: () => ({ stretch: 1e-6, bend: 1e-3 }),
    seamBend: 1e-3,
    seamDraw: 1,
  })
}

const gapMm = ({ positions: x }: Cloth): number => (x[11]! - x[2]!) * 1000

/** Parts the layers after the upper one slid by 1 mm, and returns the slide that is left, in mm. */
function slideLeft(friction: number): number {
  const cloth = layers(3)
  cloth.previous.set(cloth.positions)
  for (let i = 9; i < 18; i += 3) cloth.positions[i]! += 0.001
  const contacts = clothContacts(cloth, { radius: 0.005, friction })
  contacts.gather()
  contacts.part()
  const moved = (i: number): number => cloth.positions[i]! - cloth.previous[i]!
  return (moved(9) - moved(0)) * 1000
}

describe('contacts of cloth with cloth', () => {
  it('separate layers that are too near', () => {
    const cloth = layers(3)
    const contacts = clothContacts(cloth, { radius: 0.005, friction: 0 })
    contacts.gather()
    contacts.part()
    expect(gapMm(cloth)).toBeCloseTo(4)
    for (let pass = 0; pass < 10; pass++) contacts.part()
    expect(gapMm(cloth)).toBeCloseTo(5, 1)
  })

  it('separate layers that meet only after they were gathered', () => {
    const cloth = layers(7)
    const contacts = clothContacts(cloth, { radius: 0.005, friction: 0 })
    contacts.gather()
    for (let i = 11; i < 18; i += 3) cloth.positions[i] = 0.003
    contacts.part()
    expect(gapMm(cloth)).toBeCloseTo(4)
  })

  it('leave neighbours on one sheet alone', () => {
    const cloth = layers(20)
    const before = [...cloth.positions]
    const contacts = clothContacts(cloth, { radius: 0.012, friction: 0.3 })
    contacts.gather()
    contacts.part()
    expect([...cloth.positions]).toEqual(before)
  })

  it('slow layers that slide over each other', () => {
    expect(slideLeft(0)).toBeGreaterThan(slideLeft(0.3))
    expect(slideLeft(0.3)).toBeGreaterThan(slideLeft(1))
  })
})
