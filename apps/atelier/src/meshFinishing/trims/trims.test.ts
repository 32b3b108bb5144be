import { polygonContains } from '@kitwright/measure'
import { Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../sewingPattern/pattern.ts'
import type { SewnMesh } from '../cloth/sewnMesh.ts'
import type { Trim } from './trim.ts'
import { makeAppliedPatch } from './appliedPatch.ts'
import { button } from './button.ts'
import { clothPoints } from './clothPoint.ts'
import { cord } from './cord.ts'
import { laidOnCloth } from './cordPath.ts'
import { eyelet } from './eyelet.ts'
import { lightTrims } from './lightTrims.ts'
import { trimPiece } from './trimPiece.ts'

const ACROSS = 20
const RADIUS_M = 0.2

/** A front of 400 × 400 mm, bent round an upright cylinder. */
function bentCloth(): SewnMesh {
  const points = Array.from({ length: ACROSS * ACROSS }, (_, i) => ({
    x: ((i % ACROSS) / (ACROSS - 1) - 0.5) * 400,
    y: (Math.floor(i / ACROSS) / (ACROSS - 1)) * 400,
  }))
  const triangles: number[] = []
  for (let r = 0; r < ACROSS - 1; r++) {
    for (let c = 0; c < ACROSS - 1; c++) {
      const [a, b, below] = [r * ACROSS + c, r * ACROSS + c + 1, (r + 1) * ACROSS + c]
      triangles.push(a, below, b, b, below, below + 1)
    }
  }
  const positions = Float64Array.from(
    points.flatMap(p => {
      const angle = p.x / 1000 / RADIUS_M
      return [RADIUS_M * Math.sin(angle), -p.y / 1000, RADIUS_M * Math.cos(angle)]
    }),
  )
  const particle = Int32Array.from(points, (_, i) => i)
  return {
    positions,
    sheets: [{ id: 'front', isRib: false, points, triangles: Uint32Array.from(triangles), particle }],
  }
}

const corner = ({ positions, triangles }: Trim, i: number): Vector3 =>
  new Vector3().fromArray(positions, 3 * triangles[i]!)

/** Volume enclosed by the triangles; positive when they face outside. */
function volume(trim: Trim): number {
  let sum = 0
  for (let t = 0; t < trim.triangles.length; t += 3)
    sum += corner(trim, t).dot(corner(trim, t + 1).cross(corner(trim, t + 2))) / 6
  return sum
}

const radiusOf = (trim: Trim, v: number): number => Math.hypot(trim.positions[3 * v]!, trim.positions[3 * v + 2]!)

const cloth = clothPoints(bentCloth(), 'front')

describe('a point on the cloth', () => {
  it('lies where the flat point was draped, with directions along the cloth', () => {
    const { position, normal, across, down } = cloth({ x: 100, y: 50 })
    const angle = 0.1 / RADIUS_M
    expect(
      position.distanceTo(new Vector3(RADIUS_M * Math.sin(angle), -0.05, RADIUS_M * Math.cos(angle))),
    ).toBeLessThan(0.0005)
    expect(normal.dot(new Vector3(Math.sin(angle), 0, Math.cos(angle)))).toBeGreaterThan(0.999)
    expect(across.dot(new Vector3(Math.cos(angle), 0, -Math.sin(angle)))).toBeGreaterThan(0.99)
    expect(down.y).toBeCloseTo(-1)
  })

  it('is not made up beyond the piece', () => {
    expect(cloth({ x: 201.5, y: 20 }).position.z).toBeGreaterThan(0)
    expect(() => cloth({ x: 230, y: 20 })).toThrow('off piece front')
    expect(() => clothPoints(bentCloth(), 'back')).toThrow('back')
  })
})

describe('a cord', () => {
  const path = [0, 0.1, 0.2, 0.3].map((y, i) => new Vector3(i % 2 ? 0.01 : 0, -y, 0))

  it('is a closed tube of its radius and length', () => {
    const trim = cord({ piece: 'cord', path, radiusM: 0.002, sides: 16 })
    const length = Math.max(...trim.flat.map(p => p.y)) / 1000
    expect(length).toBeGreaterThan(0.3)
    expect(volume(trim) / (Math.PI * 0.002 ** 2 * length)).toBeCloseTo(1, 1)
  })

  it('is thicker at a knot and a tip', () => {
    const plain = volume(cord({ piece: 'cord', path, radiusM: 0.002 }))
    for (const to of ['knot', 'tip'] as const)
      expect(volume(cord({ piece: 'cord', path, radiusM: 0.002, ends: { to } }))).toBeGreaterThan(plain * 1.01)
    expect(() => cord({ piece: 'cord', path: [new Vector3(), new Vector3(0, 0.001, 0)], radiusM: 0.002 })).toThrow(
      'short',
    )
  })

  it('lies on the cloth and never in it', () => {
    const line = [
      { x: -100, y: 20 },
      { x: 100, y: 300 },
    ]
    for (const at of laidOnCloth({ cloth, line, liftM: 0.003 }))
      expect(Math.hypot(at.x, at.z)).toBeGreaterThan(RADIUS_M + 0.0025)
  })
})

describe('buttons and eyelets', () => {
  const seat = cloth({ x: 30, y: 60 })

  it('stand on the cloth, turned outside, in their own square', () => {
    for (const trim of [button({ piece: 'buttons', seat }), eyelet({ piece: 'eyelets', seat })]) {
      let out = 0
      for (let t = 0; t < trim.triangles.length; t += 3) {
        const face = corner(trim, t + 1)
          .sub(corner(trim, t))
          .cross(corner(trim, t + 2).sub(corner(trim, t)))
        out += face.dot(seat.normal)
      }
      expect(out).toBeGreaterThan(0)
      expect(Math.min(...trim.flat.map(p => Math.min(p.x, p.y)))).toBeGreaterThan(-0.01)
      const away = Array.from(trim.flat, (_, v) =>
        new Vector3().fromArray(trim.positions, 3 * v).distanceTo(seat.position),
      )
      expect(Math.max(...away)).toBeLessThan(0.008)
      expect(Math.min(...trim.openness!)).toBeLessThan(0.1)
    }
  })

  it('are shaded by the garment', () => {
    const [lit] = lightTrims(bentCloth(), [button({ piece: 'buttons', seat })])
    expect(Math.max(...lit!.openness!)).toBeGreaterThan(0.8)
    expect(Math.min(...lit!.openness!)).toBeLessThan(0.1)
  })
})

describe('an applied piece', () => {
  const pocket = { ...trimPiece({ id: 'pocket', widthMm: 120, heightMm: 90 }), isTrim: false }
  const trim = makeAppliedPatch({ piece: pocket, cloth, at: { x: -60, y: 200 }, liftMm: { left: 7, right: 7 } })

  it('lies a little over its sewn edges and stands off at its openings', () => {
    const near = (test: (p: { x: number; y: number }) => boolean): number =>
      Math.max(...trim.flat.flatMap((p, v) => (test(p) ? [(radiusOf(trim, v) - RADIUS_M) * 1000] : [])))
    expect(near(p => p.y === 0 && Math.abs(p.x - 60) < 20)).toBeLessThan(2)
    expect(near(p => p.x === 0 && Math.abs(p.y - 45) < 20)).toBeGreaterThan(6)
  })

  it('keeps to its own outline, in millimetres', () => {
    const outline = outlineOf(pocket).map(p => ({ x: (p.x - 60) * 1.001 + 60, y: (p.y - 45) * 1.001 + 45 }))
    for (const p of trim.flat) expect(polygonContains(outline, p)).toBe(true)
  })

  it('will not reach beyond its base', () => {
    expect(() => makeAppliedPatch({ piece: pocket, cloth, at: { x: 150, y: 200 } })).toThrow('off piece')
  })
})
