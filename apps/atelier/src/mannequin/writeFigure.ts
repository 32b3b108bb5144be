import type { TypedArray } from '@gltf-transform/core'
import { openGlb, steps, toBytes } from '../meshFinishing/writeGlb.ts'
import type { FigurePartShell } from './occludeFigure.ts'

const GRID_M = 0.0001
const NORMAL_BITS = 7
const OPENNESS_BITS = 6

interface QuantisedMesh {
  readonly indices: Uint16Array<ArrayBuffer>
  readonly position: Int16Array<ArrayBuffer>
  readonly normal: Int8Array<ArrayBuffer>
  readonly colour: Uint8Array<ArrayBuffer>
}

function quantise({ shell }: FigurePartShell, openness: Float32Array): QuantisedMesh {
  const bits = NORMAL_BITS - 1
  const count = shell.positions.length / 3
  const colour = new Uint8Array(count * 3)
  for (let v = 0; v < count; v++) colour.fill(steps(openness[v]!, OPENNESS_BITS, 255), 3 * v, 3 * v + 3)
  return {
    indices: Uint16Array.from(shell.triangles),
    position: Int16Array.from(shell.positions, value => Math.round(value / GRID_M)),
    normal: Int8Array.from(shell.normals, value => steps(value, bits, 127)),
    colour,
  }
}

/** The figure as a meshopt-compressed GLB: one node per part, by its name. */
export function writeFigure(made: readonly FigurePartShell[], openness: readonly Float32Array[]): Promise<Uint8Array> {
  const { document, buffer } = openGlb()
  const scene = document.createScene()
  const accessor = (array: TypedArray, type: 'SCALAR' | 'VEC3', isNormalised = false) =>
    document.createAccessor().setArray(array).setType(type).setBuffer(buffer).setNormalized(isNormalised)
  made.forEach((each, i) => {
    const { name, turn, again } = each.part
    const { indices, position, normal, colour } = quantise(each, openness[i]!)
    const primitive = document
      .createPrimitive()
      .setIndices(accessor(indices, 'SCALAR'))
      .setAttribute('POSITION', accessor(position, 'VEC3'))
      .setAttribute('NORMAL', accessor(normal, 'VEC3', true))
      .setAttribute('COLOR_0', accessor(colour, 'VEC3', true))
    const mesh = document.createMesh(name).addPrimitive(primitive)
    for (const place of [{ name, turn }, ...(again ? [again] : [])]) {
      const node = document.createNode(place.name).setMesh(mesh).setScale([GRID_M, GRID_M, GRID_M])
      if (place.turn) {
        const { x, y, z, w } = place.turn.quaternion
        node.setRotation([x, y, z, w]).setTranslation(place.turn.shift.toArray())
      }
      scene.addChild(node)
    }
  })
  return toBytes(document)
}
