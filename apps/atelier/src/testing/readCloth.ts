import { NodeIO, type Primitive } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import { MeshoptDecoder } from 'meshoptimizer'

const ASSETS = new URL('../../../../packages/garment/src/', import.meta.url).pathname

export type Vector = readonly [number, number, number]

/** One node of a GLB as it is checked in. */
export interface Cloth {
  readonly piece: string
  readonly isRim: boolean
  readonly indices: ArrayLike<number>
  readonly count: number
  /** Whole steps of the file's grid: sewn vertices are equal to the bit. */
  readonly position: (v: number) => Vector
  /** Metres for a step of the grid. */
  readonly scale: number
  readonly normal: (v: number) => Vector
  readonly uv: (v: number) => readonly [number, number]
}

/** Decodes all elements once, because reading them one by one through accessors is slow. */
function elements<T extends readonly number[]>(primitive: Primitive, name: string): T[] {
  const accessor = primitive.getAttribute(name)!
  return Array.from({ length: accessor.getCount() }, (_, v) => accessor.getElement(v, []) as unknown as T)
}

let last: { readonly path: string; readonly cloths: Promise<Cloth[]> } | undefined

/** The pieces of a checked-in model. Cached after the first read, because tests request it several times in a row. */
export async function readCloth(garment: string, glb: string): Promise<readonly Cloth[]> {
  const path = `${ASSETS}${garment}/${glb}`
  if (last?.path !== path) last = { path, cloths: decode(path) }
  return last.cloths
}

async function decode(path: string): Promise<Cloth[]> {
  await MeshoptDecoder.ready
  const io = new NodeIO()
    .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })
  const document = await io.read(path)
  return document
    .getRoot()
    .listNodes()
    .map(node => {
      const primitive = node.getMesh()!.listPrimitives()[0]!
      const positions = elements<Vector>(primitive, 'POSITION')
      const normals = elements<Vector>(primitive, 'NORMAL')
      const uvs = elements<readonly [number, number]>(primitive, 'TEXCOORD_0')
      return {
        piece: String(node.getExtras()['piece']),
        isRim: node.getExtras()['rim'] === true,
        scale: node.getScale()[0],
        indices: primitive.getIndices()!.getArray()!,
        count: positions.length,
        position: v => positions[v]!,
        normal: v => normals[v]!,
        uv: v => uvs[v]!,
      }
    })
}

export function eachTriangle({ indices }: Cloth, visit: (a: number, b: number, c: number) => void): void {
  for (let t = 0; t < indices.length; t += 3) visit(indices[t]!, indices[t + 1]!, indices[t + 2]!)
}

/** Twice the area of a triangle, along its normal. */
export function cross(a: readonly number[], b: readonly number[], c: readonly number[]): Vector {
  const [ux, uy, uz] = [b[0]! - a[0]!, b[1]! - a[1]!, b[2]! - a[2]!]
  const [vx, vy, vz] = [c[0]! - a[0]!, c[1]! - a[1]!, c[2]! - a[2]!]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}
