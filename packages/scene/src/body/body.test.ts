import { readFileSync } from 'node:fs'
import {
  ANIMATIONS,
  BUILDS,
  poseAt,
  REST_POSE,
  STANDING_POSE,
  type Build,
  type PlayerPose,
} from '@kitwright/library/players'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { Mesh, Vector3, type Object3D } from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { createBody, movePoint, poseBody, setBuild, type Triple } from './index.ts'

const ASSETS = new URL('../../../', import.meta.url)
const FLOOR_Y = -1.53
/** Soles, left: toe and heel, on the floor. */
const SOLES: readonly Triple[] = [
  [0.18, FLOOR_Y, 0.12],
  [0.15, FLOOR_Y, -0.07],
]

function bodyIn(pose: PlayerPose, build: Build = BUILDS.mid): Float32Array {
  const body = createBody()
  setBuild(body, build)
  poseBody(body, pose)
  return body
}

async function pointsOf(file: URL, wants: (name: string) => boolean): Promise<Triple[]> {
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  const { buffer, byteOffset, byteLength } = readFileSync(file)
  const { scene } = await loader.parseAsync(buffer.slice(byteOffset, byteOffset + byteLength), '')
  const points: Triple[] = []
  scene.updateMatrixWorld(true)
  scene.traverse((node: Object3D) => {
    const name = (node.userData as { name?: string }).name ?? node.name
    if (!(node instanceof Mesh) || !wants(name)) return
    const position = (node as Mesh).geometry.getAttribute('position')
    for (let i = 0; i < position.count; i += 3) {
      const { x, y, z } = new Vector3().fromBufferAttribute(position, i).applyMatrix4(node.matrixWorld)
      points.push([x, y, z])
    }
  })
  return points
}

const STEP_M = 0.002

/** By how much a body's pose enlarges the space at a place; below 0 it turns it inside out. */
function volumeAt(body: Float32Array, [x, y, z]: Triple): number {
  const at = movePoint(body, [x, y, z])
  const edge = (to: Triple): Vector3 => new Vector3(...movePoint(body, to)).sub(new Vector3(...at)).divideScalar(STEP_M)
  return edge([x + STEP_M, y, z]).dot(edge([x, y + STEP_M, z]).cross(edge([x, y, z + STEP_M])))
}

const TRIES = 6
const POSES = [
  { id: 'standing', poses: [STANDING_POSE] },
  ...ANIMATIONS.map(animation => ({
    id: animation.id,
    poses: Array.from({ length: TRIES }, (_, i) => poseAt(animation, ((i + 0.5) / TRIES) * animation.ms)!),
  })),
]

it('a body in the modelled pose moves nothing', () => {
  const body = bodyIn(REST_POSE)
  for (const place of [[0.1, -0.2, 0.1], [-0.42, -0.74, 0.13], ...SOLES] as const)
    expect(new Vector3(...movePoint(body, place)).distanceTo(new Vector3(...place))).toBeLessThan(0.002)
})

describe.each(POSES)('$id', ({ poses }) => {
  let kit: Triple[]

  beforeAll(async () => {
    const soccer = (name: string): URL => new URL(`garment/src/soccer/${name}.light.glb`, ASSETS)
    const figure = new URL('library/assets/players/mannequin.glb', ASSETS)
    const all = await Promise.all([
      pointsOf(soccer('jersey-short-crew'), () => true),
      pointsOf(soccer('shorts'), () => true),
      pointsOf(figure, name => ['arm', 'leg', 'sock'].includes(name)),
    ])
    kit = all.flat()
  })

  it('never turns cloth or skin of any build inside out', () => {
    for (const build of Object.values(BUILDS))
      for (const pose of poses) {
        const body = bodyIn(pose, build)
        expect(Math.min(...kit.map(place => volumeAt(body, place)))).toBeGreaterThan(0)
      }
  })

  it('keeps the soles on the floor to 2 mm unless a heel is raised', () => {
    for (const pose of poses)
      for (const [side, foot] of [
        [1, pose.leftFoot],
        [-1, pose.rightFoot],
      ] as const)
        for (const [x, y, z] of foot.heel > 0 ? SOLES.slice(0, 1) : SOLES) {
          const off = Math.abs(movePoint(bodyIn(pose), [x * side, y, z])[1] - FLOOR_Y)
          expect(off).toBeLessThan(foot.heel > 0 ? 0.006 : 0.002)
        }
  })
})
