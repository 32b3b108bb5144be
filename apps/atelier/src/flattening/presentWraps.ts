import type { Garment, Model } from '@kitwright/garment'
import { packMesh, type PackedMesh, type WrapModel, type WrapPiece, type Wraps } from '@kitwright/garment/wrap'
import { boxAround, unionBox, type Box } from '@kitwright/measure'
import { cutOf, onFront, sideOf } from './pieceMeshes/pieceSet.ts'
import { type FlatGarment, flattenGarment } from './layout/flattenGarment.ts'
import type { SewnPiece } from './pieceMeshes/sewnMesh.ts'

/** Rounding tolerance between left and right, which are solved as one. */
const SAME_MM = 0.05

/** Returns a store with each mesh once: the sleeves of a crew and of a V are the same. */
function meshStore(): { readonly all: PackedMesh[]; place(mesh: PackedMesh): number } {
  const all: PackedMesh[] = []
  const places = new Map<string, number>()
  return {
    all,
    place(mesh) {
      const key = mesh.points + mesh.triangles
      const place = places.get(key) ?? all.push(mesh) - 1
      places.set(key, place)
      return place
    },
  }
}

/** Returns a piece's corners on the cloth and on the flattened garment. */
const cornersOf = ({ points, vertices }: SewnPiece, { table }: FlatGarment): number[] =>
  points.flatMap((point, i) => [point.x, point.y, table.x[vertices[i]!]!, table.y[vertices[i]!]!])

const partnerOf = ({ piece }: SewnPiece, pieces: readonly SewnPiece[]): SewnPiece | undefined =>
  piece.id.endsWith('R') ? pieces.find(other => other.piece.id === piece.id.replace(/R$/, 'L')) : undefined

/** Returns whether a piece's mesh mirrors another's, whatever the order of their points. */
function isMirrorOf(own: readonly number[], other: readonly number[]): boolean {
  // Math.round would round 2.5 and −2.5 to different distances from 0.
  const hundredths = (mm: number): number => Math.sign(mm) * Math.round(Math.abs(mm) * 100) + 0
  const key = (x: number, y: number): string => `${hundredths(x)},${hundredths(y)}`
  const at = new Map<string, readonly [number, number]>()
  for (let i = 0; i < other.length; i += 4) at.set(key(-other[i]!, other[i + 1]!), [-other[i + 2]!, other[i + 3]!])
  for (let i = 0; i < own.length; i += 4) {
    const there = at.get(key(own[i]!, own[i + 1]!))
    if (!there || Math.hypot(there[0] - own[i + 2]!, there[1] - own[i + 3]!) > SAME_MM) return false
  }
  return true
}

function bodyBox({ mesh, table }: FlatGarment): Box {
  const sides = mesh.pieces.filter(({ piece }) => sideOf(piece) !== 0)
  const body = sides.length > 0 ? sides : mesh.pieces
  return body
    .map(({ vertices }) => boxAround(vertices.map(v => ({ x: table.x[v]!, y: table.y[v]! }))))
    .reduce(unionBox)
    .map(mm => Math.round(mm * 10) / 10) as unknown as Box
}

/** Returns a piece's mesh, or a reference to its left partner's if that is the same mirrored. */
function meshOf(own: SewnPiece, flat: FlatGarment, place: (mesh: PackedMesh) => number): WrapPiece {
  const partner = partnerOf(own, flat.mesh.pieces)
  const isMirrored = partner !== undefined && isMirrorOf(cornersOf(own, flat), cornersOf(partner, flat))
  const kept = isMirrored ? partner : own
  const points = Float32Array.from(cornersOf(kept, flat))
  const mesh = place(packMesh({ points, triangles: Uint16Array.from(kept.triangles.flat()) }))
  return isMirrored ? { mesh, isMirrored } : { mesh }
}

function presentModel(model: Model, flat: FlatGarment, place: (mesh: PackedMesh) => number): WrapModel {
  const wayOf = (own: SewnPiece): WrapPiece => {
    const side = sideOf(own.piece)
    if (side === 0) return meshOf(own, flat, place)
    return side === 1 ? 'front' : 'back'
  }
  const laid = flat.mesh.pieces.map(own => [own.piece.id, wayOf(own)] as const)
  const over = onFront(model).map(id => [id, 'front'] as const)
  return { frame: bodyBox(flat), pieces: Object.fromEntries([...laid, ...over]) }
}

/** Flattens every model of a garment. `tell` receives each model's number of folded triangles. */
export function presentWraps(garment: Garment, tell: (model: string, folds: number) => void = () => {}): Wraps {
  const store = meshStore()
  const models = Object.fromEntries(
    garment.models.map(model => {
      const flat = flattenGarment(cutOf(model))
      tell(model.id, flat.folds)
      return [model.id, presentModel(model, flat, store.place)]
    }),
  )
  return { garment: garment.id, models, meshes: store.all }
}
