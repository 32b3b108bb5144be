import { Box3, Group, Matrix3, Mesh, Vector3, type IUniform, type Material, type Object3D } from 'three'
import type { BuildId, PlayerAnimation, PlayerPose } from '@kitwright/library/players'
import type { Wearer } from '../types.ts'
import { createTopology, readHead, type HeadFile, type HeadTopology } from '../head/index.ts'
import { createContactShadow } from '../view/contactShadow.ts'
import { createLimbs } from './limbs.ts'
import { createWornPerson } from './wornPerson.ts'
import type { WearerAppearance } from './appearance.ts'
import { standingPositions, wristOf } from './standingPositions.ts'
import { createMotion, type Motion } from './motion.ts'
import { MeshoptDecoder } from 'meshoptimizer/decoder'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

async function loadTopology(url: string): Promise<HeadTopology> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`the head did not load: ${answer.status}`)
  return createTopology(readHead((await answer.json()) as HeadFile))
}

/** Loads the parts of the mannequin by name, each placed on its left side. Rejects if loading fails. */
async function loadFigure(url: string): Promise<ReadonlyMap<string, Mesh>> {
  const loader = new GLTFLoader()
  loader.setMeshoptDecoder(MeshoptDecoder)
  const { scene } = await loader.loadAsync(url)
  const parts = new Map<string, Mesh>()
  // The loader removes dots from names; userData keeps the original.
  const nameOf = (node: Object3D): string => (node.userData as { name?: string }).name ?? node.name
  scene.traverse(node => {
    if (node instanceof Mesh) parts.set(nameOf(node), node)
  })
  return parts
}

function disposeFigure(figure: ReadonlyMap<string, Mesh>): void {
  for (const part of figure.values()) {
    part.geometry.dispose()
    ;(part.material as Material).dispose()
  }
}

export interface DressedWearer extends Wearer {
  /** Changes the appearance. The caller must request a redraw. */
  wear(appearance: WearerAppearance): void
  /**
   * Starts an animation, or stops it with null. After the caller requests a redraw, it continues as long as there is
   * more.
   */
  play(animation: PlayerAnimation | null): void
  /** Takes a pose at once and keeps it, without the shadow of someone who stands. */
  hold(pose: PlayerPose): void
  dispose(): void
}

/** Creates the groups of left and mirrored right limbs. */
const sides = (): { left: Group; right: Group } => {
  const [left, right] = [new Group(), new Group()]
  right.scale.x = -1
  return { left, right }
}

const SOLES = ['boots.classic.sole']

/** Returns how positions stand on a body of this build. */
const standAs =
  (build: BuildId) =>
  (positions: Float32Array): Float32Array =>
    standingPositions(positions, build)

/** Keeps the pose and the standing positions in step with the appearance. */
function createStance(motion: Motion) {
  let build: BuildId = 'mid'
  let stand = standAs(build)
  return {
    /** Another function for each build. */
    get stand() {
      return stand
    },
    wear({ sleeve, person }: WearerAppearance): void {
      motion.setWrist(wristOf(sleeve))
      if (build !== person.build) stand = standAs(person.build)
      build = person.build
      motion.setBuild(build)
    },
  }
}

/** The URLs of a wearer's files: the mannequin and the head. */
export interface WearerFiles {
  readonly figure: string
  readonly head: string
}

/** Creates a player. Rejects if loading fails. */
export async function createWearer(files: WearerFiles): Promise<DressedWearer> {
  const [figure, topology] = await Promise.all([loadFigure(files.figure), loadTopology(files.head)])
  const uUpright: IUniform<Matrix3> = { value: new Matrix3() }
  const group = new Group()
  const { left, right } = sides()
  group.add(left, right)
  const motion = createMotion()
  const stance = createStance(motion)
  const uniforms = { uUpright, ...motion.uniforms }
  const limbs = createLimbs(figure, { left, right, uniforms })
  const person = createWornPerson(group, { topology, shared: uniforms })

  const soles = shadowOf(figure, SOLES)
  group.add(soles.mesh)

  return {
    group,
    bounds: boundsOf(figure),
    lightBy: upright => void (uUpright.value = upright),
    body: motion.body,
    get stand() {
      return stance.stand
    },
    play: motion.play,
    hold(pose) {
      soles.mesh.visible = false
      motion.hold(pose)
    },
    step: motion.step,
    wear(appearance) {
      person.show(appearance.person)
      stance.wear(appearance)
      limbs.wear(appearance)
      group.updateMatrixWorld(true)
    },
    dispose() {
      group.removeFromParent()
      limbs.dispose()
      disposeFigure(figure)
      soles.dispose()
      person.dispose()
    },
  }
}

/** Room for every head with its hair. */
const HEAD_BOUNDS = new Box3(new Vector3(-0.16, 0, -0.22), new Vector3(0.16, 0.34, 0.22))

/** Returns the bounds of everything that could be shown: the camera stays in place from one choice to the next. */
function boundsOf(figure: ReadonlyMap<string, Mesh>): Box3 {
  const bounds = HEAD_BOUNDS.clone()
  for (const mesh of figure.values()) bounds.expandByObject(mesh)
  bounds.min.x = -bounds.max.x
  return bounds
}

/** Returns the shadow on the ground under both feet of someone who stands. */
function shadowOf(figure: ReadonlyMap<string, Mesh>, names: readonly string[]): ReturnType<typeof createContactShadow> {
  const at = new Vector3()
  const position = names.flatMap(name => {
    const mesh = figure.get(name)
    if (!mesh) return []
    mesh.updateMatrixWorld(true)
    const points = mesh.geometry.getAttribute('position')
    return Array.from({ length: points.count }, (_, i) => {
      const { x, y, z } = at.fromBufferAttribute(points, i).applyMatrix4(mesh.matrixWorld)
      return [x, y, z, -x, y, z]
    }).flat()
  })
  return createContactShadow([{ position: standingPositions(Float32Array.from(position), 'mid') }], 0.002)
}
