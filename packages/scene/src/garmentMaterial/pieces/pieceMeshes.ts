import type { Level } from '@kitwright/garment'
import type { Point } from '@kitwright/measure'
import { BufferAttribute, BufferGeometry, Group, Mesh, Vector3, type Material } from 'three'
import type { PieceMesh } from '../../pieceMesh.ts'

/** A piece on the garment, in one draw call. Both levels share everything but their triangles. */
export interface PieceMeshes {
  readonly group: Group
  readonly mesh: Mesh
  /** The meshes to draw. */
  readonly sources: readonly PieceMesh[]
  readonly hasFull: boolean
  /** Sorts the meshes by their distance from the camera. */
  sortFrom(from: Vector3): void
  setFull(sources: readonly PieceMesh[]): void
  /** Sets the openness to light under another garment; without it each mesh has its own. */
  setOpenness(of: OpennessOf): void
  /** Sets the garment table's place of each position of the piece (0-1 each way), in mm. A set table stays. */
  setTable(at: TableAt): void
  /** Shows the full level only once it is loaded. */
  setLevel(level: Level): void
  dispose(): void
}

export type OpennessOf = (mesh: PieceMesh) => Float32Array
export type TableAt = (u: number, v: number) => Point

function addTable(geometry: BufferGeometry, at: TableAt): void {
  const uv = geometry.getAttribute('uv')
  const table = new Float32Array(uv.count * 2)
  for (let i = 0; i < uv.count; i++) {
    const { x, y } = at(uv.getX(i), uv.getY(i))
    table.set([x, y], 2 * i)
  }
  geometry.setAttribute('aTable', new BufferAttribute(table, 2))
}

/** Added to the shade of rims; tells the shader that they have no inside. */
const RIM = 2

function joined(meshes: readonly PieceMesh[], name: 'position' | 'normal' | 'tangent' | 'uv'): Float32Array {
  const [only] = meshes
  if (meshes.length === 1) return only![name]
  const all = new Float32Array(meshes.reduce((sum, mesh) => sum + mesh[name].length, 0))
  meshes.reduce((at, mesh) => (all.set(mesh[name], at), at + mesh[name].length), 0)
  return all
}

const ownOpenness: OpennessOf = ({ openness }) => openness

const joinedShade = (meshes: readonly PieceMesh[], opennessOf: OpennessOf): Float32Array =>
  Float32Array.from(meshes.flatMap(mesh => Array.from(opennessOf(mesh), value => (mesh.isRim ? value + RIM : value))))

function joinedIndex(meshes: readonly PieceMesh[]): Uint32Array {
  const index = new Uint32Array(meshes.reduce((sum, mesh) => sum + mesh.index.length, 0))
  let [at, vertices] = [0, 0]
  for (const mesh of meshes) {
    for (const vertex of mesh.index) index[at++] = vertex + vertices
    vertices += mesh.position.length / 3
  }
  return index
}

function toGeometry(meshes: readonly PieceMesh[], opennessOf = ownOpenness): BufferGeometry {
  const geometry = new BufferGeometry()
  const attribute = (values: Float32Array, size: number): BufferAttribute => new BufferAttribute(values, size)
  geometry.setAttribute('position', attribute(joined(meshes, 'position'), 3))
  geometry.setAttribute('normal', attribute(joined(meshes, 'normal'), 3))
  geometry.setAttribute('uv', attribute(joined(meshes, 'uv'), 2))
  geometry.setAttribute('aTangent', attribute(joined(meshes, 'tangent'), 3))
  geometry.setAttribute('aShade', attribute(joinedShade(meshes, opennessOf), 1))
  geometry.setIndex(new BufferAttribute(joinedIndex(meshes), 1))
  return geometry
}

function middleOf(meshes: readonly PieceMesh[]): Vector3 {
  const sum = new Vector3()
  const point = new Vector3()
  let count = 0
  for (const { position } of meshes)
    for (let i = 0; i < position.length; i += 3, count++) sum.add(point.fromArray(position, i))
  return sum.divideScalar(Math.max(1, count))
}

interface MeshLevel {
  readonly sources: readonly PieceMesh[]
  readonly geometry: BufferGeometry
}

/** Starts with the light level. */
export function createPieceMeshes(light: readonly PieceMesh[], material: Material): PieceMeshes {
  const levels: { light: MeshLevel; full: MeshLevel | null } = {
    light: { sources: light, geometry: toGeometry(light) },
    full: null,
  }
  let shown = levels.light
  let tableAt: TableAt | null = null
  let opennessOf = ownOpenness
  const mesh = new Mesh(shown.geometry, material)
  const group = new Group()
  group.add(mesh)
  for (const node of [group, mesh]) node.matrixAutoUpdate = false
  const middle = middleOf(light)
  return {
    group,
    mesh,
    get sources() {
      return shown.sources
    },
    get hasFull() {
      return levels.full !== null
    },
    sortFrom(from) {
      mesh.renderOrder = middle.distanceTo(from)
    },
    setFull(sources) {
      if (levels.full) return
      levels.full = { sources, geometry: toGeometry(sources, opennessOf) }
      if (tableAt) addTable(levels.full.geometry, tableAt)
    },
    setOpenness(of) {
      opennessOf = of
      for (const level of [levels.light, levels.full])
        level?.geometry.setAttribute('aShade', new BufferAttribute(joinedShade(level.sources, of), 1))
    },
    setTable(at) {
      if (tableAt) return
      tableAt = at
      for (const level of [levels.light, levels.full]) if (level) addTable(level.geometry, at)
    },
    setLevel(level) {
      const next = (level === 'full' && levels.full) || levels.light
      if (next === shown) return
      // Only the visible level uses GPU memory; three.js uploads a geometry again when it is drawn.
      shown.geometry.dispose()
      shown = next
      mesh.geometry = next.geometry
    },
    dispose() {
      levels.light.geometry.dispose()
      levels.full?.geometry.dispose()
    },
  }
}
