import { BufferAttribute, BufferGeometry, Mesh, Vector3, type Material } from 'three'
import type { LightIndices } from '../model/lightLevel.ts'
import type { PieceMesh } from '../model/pieceMesh.ts'

/** Below this many pixels per mm the light level is drawn: its triangles are then some five pixels across. */
const LIGHT_PX_PER_MM = 1.15

export interface PieceMeshes {
  readonly all: readonly Mesh[]
  /** The camera's place decides what is drawn first, its distance how finely. */
  look(from: Vector3, pxPerMm: number): void
  setLight(indices: LightIndices): void
  dispose(): void
}

interface Level {
  readonly mesh: Mesh
  readonly source: PieceMesh
  readonly middle: Vector3
  readonly full: BufferGeometry
  light: BufferGeometry | null
}

/** Added to the shade of rims, which tells the shader that they have no inside. */
const RIM = 2

/** Attributes may be shared between stages: three keeps what is on the GPU per renderer. */
function toGeometry(mesh: PieceMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  const attribute = (values: Float32Array, size: number): BufferAttribute => new BufferAttribute(values, size)
  geometry.setAttribute('position', attribute(mesh.position, 3))
  geometry.setAttribute('normal', attribute(mesh.normal, 3))
  geometry.setAttribute('uv', attribute(mesh.uv, 2))
  geometry.setAttribute('aTangent', attribute(mesh.tangent, 3))
  geometry.setAttribute('aKnit', attribute(mesh.knit, 2))
  const shade = mesh.isRim ? mesh.shade.map(value => value + RIM) : mesh.shade
  geometry.setAttribute('aShade', attribute(shade, 1))
  geometry.setIndex(new BufferAttribute(mesh.index, 1))
  return geometry
}

/** The same vertices with fewer triangles. */
function lighter(full: BufferGeometry, index: Uint32Array): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const [name, attribute] of Object.entries(full.attributes)) geometry.setAttribute(name, attribute)
  geometry.setIndex(new BufferAttribute(index, 1))
  return geometry
}

function middleOf(position: Float32Array): Vector3 {
  const sum = new Vector3()
  const point = new Vector3()
  for (let i = 0; i < position.length; i += 3) sum.add(point.fromArray(position, i))
  return sum.divideScalar(Math.max(1, position.length / 3))
}

export function createPieceMeshes(sources: readonly PieceMesh[], material: Material): PieceMeshes {
  const levels = sources.map((source): Level => {
    const full = toGeometry(source)
    const mesh = new Mesh(full, material)
    mesh.matrixAutoUpdate = false
    return { mesh, source, middle: middleOf(source.position), full, light: null }
  })
  let isSmall = false
  const choose = (): void => {
    for (const { mesh, full, light } of levels) mesh.geometry = isSmall && light ? light : full
  }
  return {
    all: levels.map(({ mesh }) => mesh),
    look(from, pxPerMm) {
      isSmall = pxPerMm < LIGHT_PX_PER_MM
      choose()
      for (const { mesh, middle } of levels) mesh.renderOrder = middle.distanceTo(from)
    },
    setLight(indices) {
      for (const level of levels) {
        const index = indices.get(level.source)
        level.light ??= index ? lighter(level.full, index) : null
      }
      choose()
    },
    dispose() {
      for (const { full, light } of levels) {
        full.dispose()
        light?.dispose()
      }
    },
  }
}
