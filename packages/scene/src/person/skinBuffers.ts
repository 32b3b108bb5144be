import { aboveHairline } from '../hair/index.ts'
import {
  beardAt,
  createWarp,
  goateeAt,
  vertexNormals,
  type Ear,
  type HeadSurface,
  type HeadTopology,
} from '../head/index.ts'
import type { PersonLook } from './personLook.ts'
import type { Buffers } from './buffers.ts'

const isGoatee = ({ beard }: PersonLook): boolean => beard === 'goatee'

function masks({ rest, lip, rim, dark }: HeadTopology, look: PersonLook): Float32Array {
  const values = new Float32Array((rest.length / 3) * 4)
  const beard = isGoatee(look) ? goateeAt : beardAt
  for (let i = 0; i < rest.length / 3; i++) {
    const [x, y, z] = [rest[3 * i]!, rest[3 * i + 1]!, rest[3 * i + 2]!]
    const lid = rim[i]! > 0.02 && dark[i]! < 0.5 ? rim[i]! : -dark[i]!
    values.set([lip[i]!, aboveHairline([x, y, z], look.cut), beard(x, y, z), lid], 4 * i)
  }
  return values
}

/** Neutral places with the fold of the upper lid, which ears have not. */
const restWith = (rest: Float64Array, fold?: Float64Array): Float32Array =>
  Float32Array.from({ length: (rest.length / 3) * 4 }, (_, i) =>
    i % 4 === 3 ? (fold?.[(i - 3) / 4] ?? 0) : rest[3 * Math.floor(i / 4) + (i % 4)]!,
  )

/** The skin of head, neck and shoulders. */
export function headBuffers(topology: HeadTopology, surface: HeadSurface, look: PersonLook): Buffers {
  const { rest, open, lit, triangles, crease } = topology
  const sky = Float32Array.from({ length: open.length * 3 }, (_, i) => {
    const [vertex, k] = [Math.floor(i / 3), i % 3]
    return k === 0 ? open[vertex]! : lit[2 * vertex + k - 1]!
  })
  return {
    points: surface.points,
    normals: surface.normals,
    triangles,
    more: { aRest: [restWith(rest, crease), 4], aMask: [masks(topology, look), 4], aSky: [sky, 3] },
  }
}

const BELOW_HAIR = -4
/** Turns of the key light, from the ear's side of the head, between which it reaches an ear. Radians. */
const EAR_LIT = 1.35

/** An ear on one side, warped like the head. */
export function earBuffers({ points, open, triangles }: Ear, { face }: PersonLook, side: 1 | -1): Buffers {
  const warp = createWarp(face)
  const rest = Float64Array.from(points, (value, i) => (i % 3 === 0 ? side * value : value))
  const placed = new Float64Array(rest.length)
  for (let i = 0; i < rest.length; i += 3) placed.set(warp(rest[i]!, rest[i + 1]!, rest[i + 2]!), i)
  const order = side > 0 ? triangles : triangles.map((_, i, all) => all[i - (i % 3) + (2 - (i % 3))]!)
  const normals = vertexNormals(placed, order)
  const count = open.length
  const mask = Float32Array.from({ length: count * 4 }, (_, i) => (i % 4 === 1 ? BELOW_HAIR : 0))
  const sky = Float32Array.from({ length: count * 3 }, (_, i) => [open[Math.floor(i / 3)]!, -EAR_LIT, EAR_LIT][i % 3]!)
  return {
    points: placed,
    normals,
    triangles: order,
    more: { aRest: [restWith(rest), 4], aMask: [mask, 4], aSky: [sky, 3] },
  }
}
