import { readFileSync } from 'node:fs'
import {
  ANIMATIONS,
  EXPRESSIONS,
  PLAYERS,
  poseAt,
  type PlayerAnimation,
  type PlayerPose,
} from '@kitwright/library/players'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { Mesh, Vector3, type Object3D } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  createTopology,
  HEAD_ORIGIN,
  HEAD_SCALE,
  poseHead,
  readHead,
  smoothHead,
  type HeadFile,
} from '../head/index.ts'
import { bendPoint, JOINTS, jointsOf, turnOf } from './joints.ts'

const ASSETS = new URL('../../../', import.meta.url)
const SOCCER = new URL('garment/src/soccer/', ASSETS)
/** A point nearer to the cloth than this is under it, or just outside it. */
const CLOSE_M = 0.006
/** Smallest movement that counts: the file is no more precise about the cloth's grid. */
const STILL_M = 0.0015
const PARTS = ['arm', 'hand']

async function pointsOf(file: URL, wants: (name: string) => boolean): Promise<Map<string, Vector3[]>> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  const { scene } = await loader.parseAsync(buffer.slice(byteOffset, byteOffset + byteLength), '')
  const points = new Map<string, Vector3[]>()
  scene.updateMatrixWorld(true)
  scene.traverse((node: Object3D) => {
    const name = (node.userData as { name?: string }).name ?? node.name
    if (!(node instanceof Mesh) || !wants(name)) return
    const position = (node as Mesh).geometry.getAttribute('position')
    const own = Array.from({ length: position.count }, (_, i) =>
      new Vector3().fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld),
    )
    points.set(name, own)
  })
  return points
}

/** The skin of the first player's head, neck and shoulders. */
function headPoints(): Vector3[] {
  const file = JSON.parse(readFileSync(new URL('library/assets/players/head.json', ASSETS), 'utf8')) as HeadFile
  const topology = createTopology(readHead(file), 1)
  const posed = poseHead(topology.head, PLAYERS[0]!.person.face, EXPRESSIONS.calm)
  const { points } = smoothHead(topology, posed)
  return Array.from({ length: points.length / 3 }, (_, i) =>
    new Vector3()
      .fromArray(points, 3 * i)
      .multiplyScalar(HEAD_SCALE)
      .add(new Vector3(...HEAD_ORIGIN)),
  )
}

const CELL_M = 0.04
const cellOf = ({ x, y, z }: Vector3): string => [x, y, z].map(k => Math.floor(k / CELL_M)).join()

/** Returns the distance of a point to the cloth, metres; at most a cell. */
function nearness(cloth: readonly Vector3[]): (point: Vector3) => number {
  const cells = Map.groupBy(cloth, cellOf)
  return point => {
    let least = CELL_M
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const dz of [-1, 0, 1]) {
          const near = cells.get(cellOf(point.clone().add(new Vector3(dx, dy, dz).multiplyScalar(CELL_M))))
          for (const other of near ?? []) least = Math.min(least, other.distanceTo(point))
        }
    return least
  }
}

type Side = 'left' | 'right'
const onSide = (point: Vector3, side: Side): Vector3 =>
  side === 'left' ? point : point.clone().multiply(new Vector3(-1, 1, 1))
const moved = (part: string, point: Vector3, pose: PlayerPose, side: Side): Vector3 =>
  jointsOf(part).reduce((at, joint) => bendPoint(at, JOINTS[joint], turnOf(joint, pose, side)), point)

/** The sides of a stand-up collar at the neck, and the tightest sleeves. */
const SHIRTS = ['jersey-short-stand', 'jersey-short-v', 'jersey-long-crew']
const TRIES = 8

const posesOf = (animation: PlayerAnimation): PlayerPose[] =>
  Array.from({ length: TRIES }, (_, i) => poseAt(animation, ((i + 0.5) / TRIES) * animation.ms)!)

describe.each(SHIRTS)('in a %s', shirt => {
  let figure: Map<string, Vector3[]>
  let near: (point: Vector3) => number

  beforeAll(async () => {
    const parts = shirt.includes('short') ? PARTS : []
    figure = await pointsOf(new URL('library/assets/players/mannequin.glb', ASSETS), name => parts.includes(name))
    figure.set('head', headPoints())
    near = nearness([...(await pointsOf(new URL(`${shirt}.light.glb`, SOCCER), () => true)).values()].flat())
  })

  it.each(ANIMATIONS)('$id never touches the cloth', animation => {
    const cuts: string[] = []
    const noteCut = (part: string, point: Vector3, pose: PlayerPose, side: Side): void => {
      const at = moved(part, point, pose, side)
      if (at.distanceTo(point) < STILL_M) return
      const gap = near(onSide(at, side))
      // A gap that was this small while standing still may be so again.
      if (gap < CLOSE_M && gap < near(onSide(point, side)) - STILL_M)
        cuts.push(
          `${part} ${side} at ${at
            .toArray()
            .map(k => k.toFixed(3))
            .join()}: ${gap.toFixed(4)}`,
        )
    }
    for (const pose of posesOf(animation))
      for (const [part, points] of figure)
        for (const point of points) for (const side of ['left', 'right'] as const) noteCut(part, point, pose, side)
    expect(cuts.slice(0, 6)).toEqual([])
  })
})
