import type { Garment, Model, Piece, Size } from '@kitwright/garment'
import {
  packMesh,
  type PackedMesh,
  type WrapModel,
  type WrapPiece,
  type Wraps,
  type WrapScale,
} from '@kitwright/garment/wrap'
import { boxAround, unionBox, type Box } from '@kitwright/measure'
import { lineOf } from './crease.ts'
import { cutOf, onFront, sideOf } from './cut.ts'
import { type FlatGarment, layOut } from './layOut.ts'
import type { SewnPiece } from './sewnMesh.ts'

/** A model's pieces in one size. */
export type PiecesIn = (model: Model, size: Size) => readonly Piece[]

/** Left and right are solved as one; what rounding leaves between them. */
const SAME_MM = 0.05

/** What artwork keeps from size to size: its share of the half chest, and of the heights above and below the underarm. */
function scaleOf(pieces: readonly Piece[]): WrapScale {
  const front = pieces.find(piece => sideOf(piece) === 1)
  if (front) {
    const [first, last] = [lineOf(front, 'sideL')[0]!, lineOf(front, 'sideL').at(-1)!]
    const underarm = first.y < last.y ? first : last
    return [underarm.x, underarm.y, front.box[3]]
  }
  const leg = pieces.find(({ id }) => id === 'shortsFrontL')
  if (!leg) throw new Error('a garment without front and back has legs')
  const fork = Math.max(...lineOf(leg, 'crotch').map(({ y }) => y))
  return [leg.box[2] - leg.box[0], fork, leg.box[3]]
}

/** Each mesh once: the sleeves of a crew and of a V are the same. */
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

/** A piece's corners on the cloth and on the table, the latter carried to the base size. */
function cornersOf(
  { points, vertices }: SewnPiece,
  { table }: FlatGarment,
  carry: (x: number, y: number) => number[],
): number[] {
  return points.flatMap((point, i) => [point.x, point.y, ...carry(table.x[vertices[i]!]!, table.y[vertices[i]!]!)])
}

/** What carries the table of one size to that of the base size. */
const carrying =
  ([half, level, hem]: WrapScale, [baseHalf, baseLevel, baseHem]: WrapScale) =>
  (x: number, y: number): number[] => [
    (x * baseHalf) / half,
    y < level ? (y * baseLevel) / level : baseLevel + ((y - level) * (baseHem - baseLevel)) / (hem - level),
  ]

const partnerOf = ({ piece }: SewnPiece, pieces: readonly SewnPiece[]): SewnPiece | undefined =>
  piece.id.endsWith('R') ? pieces.find(other => other.piece.id === piece.id.replace(/R$/, 'L')) : undefined

/** Whether a piece's mesh is another's mirrored, whatever the order of their points. */
function isMirrorOf(own: readonly number[], other: readonly number[]): boolean {
  // Not Math.round, which takes 2.5 and −2.5 to different distances from 0.
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

export interface Laid {
  readonly model: string
  readonly size: Size
  readonly folds: number
}

/** Irons every model of a garment flat in each of the sizes, of which `M` is one. `tell` hears of each. */
export function presentWraps(
  garment: Garment,
  sizes: readonly Size[],
  piecesIn: PiecesIn,
  tell: (laid: Laid) => void = () => {},
): Wraps {
  const store = meshStore()
  const present = (model: Model): WrapModel => {
    const scaleIn = new Map(sizes.map(size => [size, scaleOf(cutOf(model, piecesIn(model, size)).pieces)] as const))
    const base = scaleIn.get('M')!
    const flat = sizes.map(size => {
      const laid = layOut(cutOf(model, piecesIn(model, size)))
      tell({ model: model.id, size, folds: laid.folds })
      return { laid, carry: carrying(scaleIn.get(size)!, base) }
    })
    const pieces: Record<string, WrapPiece> = {}
    for (const { piece } of flat[0]!.laid.mesh.pieces) {
      const side = sideOf(piece)
      if (side !== 0) pieces[piece.id] = side === 1 ? 'front' : 'back'
      else pieces[piece.id] = meshesOf(piece.id, flat, store.place)
    }
    for (const id of onFront(model)) pieces[id] = 'front'
    return { frame: bodyBox(flat[sizes.indexOf('M')]!.laid), bands: sizes.map(size => scaleIn.get(size)!), pieces }
  }
  const models = Object.fromEntries(garment.models.map(model => [model.id, present(model)]))
  return { garment: garment.id, sizes, models, meshes: store.all }
}

type Flat = { readonly laid: FlatGarment; readonly carry: (x: number, y: number) => number[] }

/** A piece's meshes by size: its left partner's, mirrored, where that is the same. */
function meshesOf(id: string, flat: readonly Flat[], place: (mesh: PackedMesh) => number): WrapPiece {
  const packed = (piece: SewnPiece, { laid, carry }: Flat): number =>
    place(
      packMesh({
        points: Float32Array.from(cornersOf(piece, laid, carry)),
        triangles: Uint16Array.from(piece.triangles.flat()),
      }),
    )
  const ofSizes = flat.map(each => {
    const own = each.laid.mesh.pieces.find(({ piece }) => piece.id === id)!
    const partner = partnerOf(own, each.laid.mesh.pieces)
    const isTwin =
      partner && isMirrorOf(cornersOf(own, each.laid, each.carry), cornersOf(partner, each.laid, each.carry))
    return { each, own, partner: isTwin ? partner : undefined }
  })
  const isMirrored = ofSizes.every(({ partner }) => partner !== undefined)
  const meshes = ofSizes.map(({ each, own, partner }) => packed(isMirrored ? partner! : own, each))
  return isMirrored ? { meshes, isMirrored } : { meshes }
}
