import type { Level } from '@kitwright/garment'
import type { Surface, SurfacePart } from '../cloth/surface.ts'
import type { Trim } from './trim.ts'

export interface ShadedSurface {
  readonly surface: Surface
  /** Openness per particle, 0-1. */
  readonly openness: Float32Array
}

const concat = (parts: readonly Float32Array[]): Float32Array => {
  const all = new Float32Array(parts.reduce((sum, p) => sum + p.length, 0))
  parts.reduce((at, p) => (all.set(p, at), at + p.length), 0)
  return all
}

/** Appends trims to the cloth; several trims of one piece become one part. Each vertex is a particle of its own. */
export function addTrims({ surface, openness }: ShadedSurface, trims: readonly Trim[], level: Level): ShadedSurface {
  const wanted = trims.filter(trim => !trim.level || trim.level === level)
  if (wanted.length === 0) return { surface, openness }
  const indices = new Map<string, number[]>()
  let vertices = surface.flat.length
  for (const trim of wanted) {
    const list = indices.get(trim.piece) ?? []
    for (const v of trim.triangles) list.push(v + vertices)
    indices.set(trim.piece, list)
    vertices += trim.flat.length
  }
  const added = vertices - surface.flat.length
  const parts = [...indices].map(([piece, list]): SurfacePart => ({
    piece,
    isRim: false,
    triangles: Uint32Array.from(list),
  }))
  return {
    surface: {
      positions: concat([surface.positions, ...wanted.map(t => t.positions)]),
      normals: concat([surface.normals, ...wanted.map(t => t.normals)]),
      flat: [...surface.flat, ...wanted.flatMap(t => t.flat)],
      particle: Int32Array.from([...surface.particle, ...Array.from({ length: added }, (_, i) => openness.length + i)]),
      parts: [...surface.parts, ...parts],
    },
    openness: concat([openness, ...wanted.map(t => t.openness ?? new Float32Array(t.flat.length).fill(1))]),
  }
}
