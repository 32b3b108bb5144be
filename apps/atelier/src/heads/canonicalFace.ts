import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Point, Triangle } from './vectors.ts'

/** A triangle mesh of a face, in centimetres: x to its left, y up, z to the front. */
export interface FaceMesh {
  readonly points: readonly Point[]
  readonly triangles: readonly Triangle[]
}

const METADATA = 'geometry_pipeline_metadata_landmarks.binarypb'
/** Values per vertex in the file: position and texture coordinates. */
const STRIDE = 5
const FIELD = { canonicalMesh: 1, vertices: 3, indices: 4 } as const

interface Field {
  readonly number: number
  readonly value: number | Buffer
}

/** Reads the fields of a protobuf message: varints, 32-bit floats and nested messages. */
function readMessage(bytes: Buffer): Field[] {
  const fields: Field[] = []
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at++]!
      value += (byte & 127) * shift
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const key = varint()
    const [number, wire] = [key >> 3, key & 7]
    if (wire === 0) fields.push({ number, value: varint() })
    else if (wire === 5) {
      fields.push({ number, value: bytes.readFloatLE(at) })
      at += 4
    } else if (wire === 2) {
      const length = varint()
      fields.push({ number, value: bytes.subarray(at, at + length) })
      at += length
    } else throw new Error(`unknown wire type ${wire} at byte ${at}`)
  }
  return fields
}

function readMetadata(): Buffer {
  const folder = dirname(createRequire(import.meta.url).resolve('@mediapipe/face_mesh/package.json'))
  const loader = readFileSync(join(folder, 'face_mesh_solution_packed_assets_loader.js'), 'utf8')
  const range = new RegExp(`${METADATA}", "start": (\\d+), "end": (\\d+)`).exec(loader)
  if (!range) throw new Error(`the package holds no ${METADATA}`)
  return readFileSync(join(folder, 'face_mesh_solution_packed_assets.data')).subarray(
    Number(range[1]),
    Number(range[2]),
  )
}

/** Returns the canonical face of MediaPipe's face mesh: an average of many, nobody's likeness. */
export function readCanonicalFace(): FaceMesh {
  const mesh = readMessage(readMetadata()).find(({ number }) => number === FIELD.canonicalMesh)
  if (!mesh || typeof mesh.value === 'number') throw new Error('the metadata holds no canonical mesh')
  const fields = readMessage(mesh.value)
  const numbersOf = (wanted: number): number[] =>
    fields.flatMap(({ number, value }) => (number === wanted && typeof value === 'number' ? [value] : []))
  const [vertices, indices] = [numbersOf(FIELD.vertices), numbersOf(FIELD.indices)]
  return {
    points: Array.from({ length: vertices.length / STRIDE }, (_, i): Point => {
      const [x, y, z] = vertices.slice(STRIDE * i, STRIDE * i + 3)
      return [x!, y!, z!]
    }),
    triangles: Array.from({ length: indices.length / 3 }, (_, i): Triangle => {
      const [a, b, c] = indices.slice(3 * i, 3 * i + 3)
      return [a!, b!, c!]
    }),
  }
}
