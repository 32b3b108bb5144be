import { EXPRESSIONS } from '@kitwright/library/players'
import { Group, Mesh, SphereGeometry, type BufferGeometry, type ShaderMaterial } from 'three'
import {
  aboveHairline,
  beardStrands,
  browStrands,
  HAIR_STYLES,
  lashStrands,
  ribbons,
  ropes,
  type Hair,
  type HairMesh,
  type Vec,
} from '../hair/index.ts'
import {
  beardAt,
  createWarp,
  goateeAt,
  HEAD_SCALE,
  poseHead,
  POSED_EYE,
  smoothHead,
  type HeadSurface,
  type HeadTopology,
  type PosedHead,
} from '../head/index.ts'
import { toFigure, toGeometry, type Buffers } from './buffers.ts'
import { bandBuffers, capBuffers, scarfBuffers, tieBuffers } from './headwear.ts'
import {
  browMaterial,
  clothingMaterial,
  darkness,
  eyeMaterial,
  hairMaterial,
  skinMaterial,
  type SharedUniforms,
} from './materials.ts'
import type { PersonLook } from './personLook.ts'
import { earBuffers, headBuffers } from './skinBuffers.ts'
import type { Neckline, shirtBuffers } from './shirt.ts'
import { teethBuffers } from './teeth.ts'

/** A person's head, neck and shoulders in the figure's frame. */
export interface Person {
  readonly group: Group
  dispose(): void
}

export interface PersonOptions {
  readonly topology: HeadTopology
  readonly look: PersonLook
  readonly shared: SharedUniforms
  /** How far the lids are closed, 0-1. */
  readonly blink?: number
  /** The shirt of a head without a body: CSS colours and shape. */
  readonly shirt?:
    | {
        readonly colour: string
        readonly collar: string
        readonly neck: Neckline
        readonly shape: typeof shirtBuffers
      }
    | undefined
}

/** Light that is left at the roots: between fair hair it goes on. */
const rootShade = (colour: string, { fade }: Hair): number => (darkness(colour) < 0.75 ? 0.82 : fade > 0 ? 0.75 : 0.45)

const NO_HAIR: Hair = { strands: [], scalp: 0, fade: 0 }
const IDENTITY = (p: Vec): Vec => p
const LASHES_CM = { woman: { length: 0.36, line: 0.19 }, man: { length: 0.19, line: 0.09 } } as const

/** A person in the making: what every part needs. */
interface Draft extends PersonOptions {
  readonly posed: PosedHead
  /** The same head with closed lids. */
  readonly closed: PosedHead
  readonly surface: HeadSurface
  readonly hair: Hair
  add(buffers: Buffers, material: ShaderMaterial): void
}

const hairBuffers = ({ points, normals, along, place, triangles }: HairMesh): Buffers => ({
  points,
  normals,
  triangles,
  more: { aAlong: [along, 3], aPlace: [place, 2] },
})

/** Adds the way of each vertex to its place with closed lids. */
const withBlink = (buffers: Buffers, closed: ArrayLike<number>): Buffers => ({
  ...buffers,
  more: {
    ...buffers.more,
    aBlink: [Float32Array.from(closed, (value, i) => (value - buffers.points[i]!) * HEAD_SCALE), 3],
  },
})

function addSkin({ topology, look, shared, surface, closed, hair, add }: Draft): void {
  const skin = skinMaterial(look, hair, shared)
  add(withBlink(headBuffers(topology, surface, look), smoothHead(topology, closed).points), skin)
  if (!look.scarf && !hair.coversEars)
    for (const side of [1, -1] as const) add(earBuffers(topology.head.ear, look, side), skin)
}

function addEyes(group: Group, { look, shared, posed }: Draft): BufferGeometry {
  const ball = new SphereGeometry(POSED_EYE.radius * HEAD_SCALE, 32, 24)
  const material = eyeMaterial(look, EXPRESSIONS[look.expression].gaze, shared)
  for (const { centre } of posed.eyes) {
    const eye = new Mesh(ball, material)
    eye.position.fromArray(toFigure(centre))
    group.add(eye)
  }
  return ball
}

const lashesOf = (posed: PosedHead, { cut }: PersonLook): HairMesh => {
  const strands = posed.eyes.flatMap(({ centre, side, loops }) => {
    const margin = loops.margin.map((v): Vec => [
      posed.points[3 * v]!,
      posed.points[3 * v + 1]!,
      posed.points[3 * v + 2]!,
    ])
    return lashStrands({ margin, centre, side }, LASHES_CM[cut])
  })
  return ribbons(strands, IDENTITY)
}

function addLashes({ look, shared, posed, closed, add }: Draft): void {
  const lashes = hairBuffers(lashesOf(posed, look))
  add(
    withBlink(lashes, lashesOf(closed, look).points),
    hairMaterial({ colour: '#0d0908', gloss: 0, single: 0, shade: 1 }, shared),
  )
}

function addHair({ look, shared, hair, topology, surface, add }: Draft): void {
  const warp = createWarp(look.face)
  const place = (p: Vec): Vec => warp(...p)
  const { colour } = look.hair
  if (hair.cap) {
    const above = (p: Vec): number => aboveHairline(p, look.cut)
    add(capBuffers(topology, surface, { height: hair.cap, above }), clothingMaterial(colour, 0, shared))
  }
  if (hair.strands.length > 0)
    add(
      hairBuffers(ribbons(hair.strands, place)),
      hairMaterial(
        {
          colour,
          gloss: hair.gloss ?? 1,
          single: hair.loose ?? 1,
          shade: rootShade(look.hair.colour, hair),
          skin: [look.tone, hair.fade > 0 ? 0.6 : 0.15],
        },
        shared,
      ),
    )
  if (hair.ropes)
    add(hairBuffers(ropes(hair.ropes, place)), hairMaterial({ colour, gloss: 0.25, single: 0, shade: 1 }, shared))
  if (hair.tie) add(tieBuffers(hair.tie, warp), clothingMaterial(look.band ?? '#20242c', 0.05, shared))
}

function addBeard({ look, shared, surface, topology, add }: Draft): void {
  if (!look.beard || look.beard === 'stubble') return
  const density = look.beard === 'goatee' ? goateeAt : beardAt
  const ground = { ...surface, rest: topology.rest, triangles: topology.triangles, density }
  const strands = beardStrands(look.beard, ground)
  add(
    hairBuffers(ribbons(strands, IDENTITY)),
    hairMaterial({ colour: look.beardColour, gloss: 0.2, single: 0.6, shade: 0.85, skin: [look.tone, 0.45] }, shared),
  )
}

function addBrows({ look, shared, surface, topology, add }: Draft): void {
  const strands = browStrands(look.brows, { ...surface, rest: topology.rest, triangles: topology.triangles })
  add(hairBuffers(ribbons(strands, IDENTITY)), browMaterial(look, shared))
}

/** Thickness of hair that a band presses down. */
function bandHairCm({ strands, coversEars = false }: Hair): number {
  if (strands.length === 0) return 0
  return coversEars ? 1.65 : 0.22
}

function addClothing({ look, shared, hair, topology, surface, posed, shirt, add }: Draft): void {
  const cloth = (hue: string): ShaderMaterial => clothingMaterial(hue, 0.03, shared)
  if (shirt)
    for (const part of ['body', 'collar'] as const)
      add(
        shirt.shape(topology, surface, { neck: shirt.neck, part }),
        cloth(part === 'body' ? shirt.colour : shirt.collar),
      )
  if (look.band) add(bandBuffers(look, bandHairCm(hair)), cloth(look.band))
  if (look.scarf) add(scarfBuffers(topology, surface), cloth(look.scarf))
  if (!posed.isMouthOpen) return
  for (const row of ['upper', 'lower'] as const)
    add(teethBuffers(topology.head, posed, row), clothingMaterial('#e9dfd0', 0.2, shared))
}

/** Creates a person's head. */
export function createPerson(options: PersonOptions): Person {
  const { topology, look, blink = 0 } = options
  const group = new Group()
  const geometries: BufferGeometry[] = []
  const materials = new Set<ShaderMaterial>()
  const posed = poseHead(topology.head, look.face, EXPRESSIONS[look.expression], blink)
  const draft: Draft = {
    ...options,
    posed,
    closed: poseHead(topology.head, look.face, EXPRESSIONS[look.expression], 1),
    surface: smoothHead(topology, posed),
    hair: look.scarf ? NO_HAIR : (HAIR_STYLES[look.hair.style]?.(look.cut) ?? NO_HAIR),
    add(buffers, material) {
      const geometry = toGeometry(buffers)
      geometries.push(geometry)
      materials.add(material)
      group.add(new Mesh(geometry, material))
    },
  }
  addSkin(draft)
  geometries.push(addEyes(group, draft))
  addLashes(draft)
  addHair(draft)
  addBeard(draft)
  addBrows(draft)
  addClothing(draft)
  return {
    group,
    dispose() {
      group.removeFromParent()
      for (const geometry of geometries) geometry.dispose()
      for (const node of group.children) if (node instanceof Mesh) materials.add(node.material as ShaderMaterial)
      for (const material of materials) material.dispose()
    },
  }
}
