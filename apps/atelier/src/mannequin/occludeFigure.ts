import { BufferAttribute, BufferGeometry, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import { skyFrom } from '../meshFinishing/cloth/occlusion.ts'
import { readCloth } from '../testing/readCloth.ts'
import type { Shell } from './contour.ts'
import type { FigurePart } from './parts.ts'
import { moved } from './frameRotation.ts'

/** Models that cast shade on the figure: the kit in its usual form, and the figure itself. */
const WORN = ['jersey-short-crew.light.glb', 'shorts.light.glb']

export interface FigurePartShell {
  readonly part: FigurePart
  readonly shell: Shell
}

interface Soup {
  readonly points: number[]
  readonly triangles: number[]
}

function add(soup: Soup, points: readonly number[], triangles: ArrayLike<number>): void {
  const offset = soup.points.length / 3
  for (const value of points) soup.points.push(value)
  for (let t = 0; t < triangles.length; t++) soup.triangles.push(triangles[t]! + offset)
}

function placed({ part, shell }: FigurePartShell): number[] {
  const points: number[] = []
  const at = new Vector3()
  for (let i = 0; i < shell.positions.length; i += 3) {
    moved(part.turn, at.fromArray(shell.positions, i))
    points.push(at.x, at.y, at.z)
  }
  return points
}

const mirror = (points: readonly number[]): number[] => points.map((value, i) => (i % 3 === 0 ? -value : value))

/** One pair of boots casts shade for all variants: an item chosen later must not leave its shadow. */
const castsShade = ({ name, isCover }: FigurePart): boolean =>
  !isCover && (!name.startsWith('boots.') || name.startsWith('boots.swift.'))

/** Returns the parts that are there when a part is: one that stands for another replaces it. */
const besides = (made: readonly FigurePartShell[], { name, instead }: FigurePart): FigurePartShell[] =>
  made.filter(
    ({ part }) => castsShade(part) && part.name !== instead && (part.instead === undefined || part.name === name),
  )

async function surroundings(made: readonly FigurePartShell[]): Promise<MeshBVH> {
  const soup: Soup = { points: [], triangles: [] }
  for (const file of WORN)
    for (const cloth of await readCloth('soccer', file)) {
      const points = Array.from({ length: cloth.count }, (_, v) => cloth.position(v).map(k => k * cloth.scale)).flat()
      add(soup, points, cloth.indices)
    }
  for (const each of made) {
    const points = placed(each)
    add(soup, points, each.shell.triangles)
    add(soup, mirror(points), each.shell.triangles)
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(soup.points), 3))
  geometry.setIndex(soup.triangles)
  return new MeshBVH(geometry)
}

/** Sky visibility above each vertex, part by part. It is zero inside the boots and the sleeves, which nobody sees. */
export async function shadeFigure(made: readonly FigurePartShell[]): Promise<Float32Array[]> {
  const skies = new Map<string | undefined, ReturnType<typeof skyFrom>>()
  for (const { part } of made)
    if (!skies.has(part.instead)) skies.set(part.instead, skyFrom(await surroundings(besides(made, part))))
  const [at, normal] = [new Vector3(), new Vector3()]
  return made.map(({ part, shell }) => {
    const sky = skies.get(part.instead)!
    return Float32Array.from({ length: shell.positions.length / 3 }, (_, v) => {
      normal.fromArray(shell.normals, 3 * v)
      if (part.turn) normal.applyQuaternion(part.turn.quaternion)
      return sky(moved(part.turn, at.fromArray(shell.positions, 3 * v)), normal)
    })
  })
}
