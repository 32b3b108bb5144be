import type { Piece } from '@kitwright/garment'
import { boxHeight, boxWidth } from '@kitwright/measure'
import { CLOTHS, MAX_OPENINGS, WEAVES, type ClothId, type OpeningMatrix } from '@kitwright/portrait/studio'
import {
  DataTexture,
  DoubleSide,
  Matrix3,
  Matrix4,
  NoBlending,
  ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
  type IUniform,
  type Texture,
} from 'three'
import { createBody } from '../../body/skeleton.ts'
import { CLOTH_VERTEX, clothFragment, FLAT_VERTEX, flatFragment } from './clothShader.ts'
import type { LightProgram } from './studioShader.ts'
import {
  hasRoomForInk,
  patternRow,
  textureCount,
  PLAIN_ROOM,
  RICH_ROOM,
  ROW,
  slotRows,
  type ShaderCapacity,
} from './groundShader.ts'
import type { SeparateInk } from '../../layers/separation.ts'
import type { RegionMask } from './regionMask.ts'
import type { Slot, SlotPattern } from './packSlots.ts'

/** Creates a stand-in for missing textures; its content is never visible. */
export const createBlank = (): Texture => {
  const texture = new DataTexture(new Uint8Array(4), 1, 1)
  texture.needsUpdate = true
  return texture
}

/** Uniforms that all pieces of a stage share: one assignment reaches all. */
export interface SharedUniforms {
  readonly uUpright: IUniform<Matrix3>
  readonly uFabric: IUniform<Vector3>
  readonly uInside: IUniform<Vector3>
  /** The pose of whoever wears the garment. */
  readonly uBody: IUniform<Float32Array>
}

export const createSharedUniforms = (): SharedUniforms => ({
  uUpright: { value: new Matrix3() },
  uFabric: { value: new Vector3(1, 1, 1) },
  uInside: { value: new Vector3(1, 1, 1) },
  uBody: { value: createBody() },
})

interface PieceUniforms {
  [name: string]: IUniform
  uLayers: IUniform<Texture>
  uHasLayers: IUniform<number>
  uShare: IUniform<Texture>
  uInk: IUniform<Vector3>
  uRegions: IUniform<Texture>
  uRegionUse: IUniform<Vector2>
  uSlots: IUniform<Float32Array>
  uTileMask: IUniform<Texture[]>
  uEdges: IUniform<Texture>
  uHasEdges: IUniform<number>
  uKnit: IUniform<Texture>
  uKnitUse: IUniform<Vector4>
  uHoles: IUniform<number>
  uCloth: IUniform<Vector4>
  uYarn: IUniform<Vector4>
  uMark: IUniform<Vector4>
  uMarkTurn: IUniform<Vector2>
  uOpenings: IUniform<Matrix4[]>
}

const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)

function createUniforms(piece: Piece, slots: number, blank: Texture): PieceUniforms {
  const { box } = piece
  return {
    uBox: { value: new Vector4(box[0], box[1], boxWidth(box), boxHeight(box)) },
    uLayers: { value: blank },
    uHasLayers: { value: 0 },
    uShare: { value: blank },
    uInk: { value: new Vector3() },
    uRegions: { value: blank },
    uRegionUse: { value: new Vector2(1, 0) },
    uSlots: { value: new Float32Array(slots * slotRows(PLAIN_ROOM) * 4) },
    uTileMask: { value: many(slots * PLAIN_ROOM.patterns, () => blank) },
    uEdges: { value: blank },
    uHasEdges: { value: 0 },
    uKnit: { value: blank },
    uKnitUse: { value: new Vector4(1, 0, 0, 0) },
    uHoles: { value: 0 },
    uCloth: { value: new Vector4(1, 0, 0, 0) },
    uYarn: { value: new Vector4() },
    uMark: { value: new Vector4() },
    uMarkTurn: { value: new Vector2(1, 0) },
    uOpenings: { value: many(MAX_OPENINGS, () => new Matrix4().multiplyScalar(0)) },
  }
}

export interface ClothLayers {
  readonly texture: Texture
  readonly ink: SeparateInk | null
}

export interface ClothMaterial {
  readonly lit: ShaderMaterial
  /** The same artwork on the flat piece, unlit, as sRGB values. */
  readonly flat: ShaderMaterial
  /** Sets a slot. `tiles` belong to its patterns, in their order. */
  setSlot(index: number, slot: Slot, tiles: readonly Texture[]): void
  setGlow(index: number, glow: number): void
  /** Whether an ink can be separated from its layers. */
  hasRoomForInk(): boolean
  /** Returns the source of the lit cloth's fragment shader with another light. */
  fragment(light: LightProgram): string
  /** Whether one sees through the cloth's holes. */
  hasHoles(): boolean
  /** Returns the number of textures that the lit cloth reads. */
  textureCount(): number
  /** Sets the piece's layers; null if it has none. */
  setLayers(layers: ClothLayers | null): void
  setRegions(mask: RegionMask): void
  /** Sets the openings of the piece's model, through which its inside is visible. */
  setOpenings(openings: readonly OpeningMatrix[]): void
  /** Sets the distances to the piece's edges, from which hems, seams and stitches are drawn. */
  setEdges(texture: Texture): void
  setCloth(id: ClothId): void
  /** Sets the weave with a `strength` of 0-1. Null skips the look-up where the weave is too small to be visible. */
  setWeave(texture: Texture | null, id: ClothId, strength: number): void
  setMark(mark: { x: number; y: number; halfWidth: number; halfHeight: number; rotationDeg: number } | null): void
  dispose(): void
}

function createPrograms(uniforms: Record<string, IUniform>, slots: number): Pick<ClothMaterial, 'lit' | 'flat'> {
  const common = { uniforms, blending: NoBlending, side: DoubleSide }
  return {
    lit: new ShaderMaterial({
      ...common,
      vertexShader: CLOTH_VERTEX,
      fragmentShader: clothFragment(slots, PLAIN_ROOM),
    }),
    flat: new ShaderMaterial({
      ...common,
      vertexShader: FLAT_VERTEX,
      fragmentShader: flatFragment(slots, PLAIN_ROOM),
      depthTest: false,
      depthWrite: false,
      toneMapped: false,
    }),
  }
}

const kindOf = ({ isPicture, isOnce }: SlotPattern): number => (isPicture ? (isOnce ? 3 : 2) : 1)

/** Writes an area's values into its rows for the shader. */
function writeSlot(slots: Float32Array, index: number, slot: Slot, room: ShaderCapacity): void {
  const first = index * slotRows(room)
  const setRow = (row: number, values: readonly number[]): void => slots.set(values, (first + row) * 4)
  setRow(ROW.from, slot.fillFrom)
  setRow(ROW.to, slot.fillTo)
  setRow(ROW.ramp, slot.ramp)
  setRow(ROW.more, slot.stops)
  slots[(first + ROW.more) * 4 + 3] = slot.isOnTable ? 1 : 0
  for (let k = 0; k < room.patterns; k++) {
    const row = patternRow(room, k)
    const pattern = slot.patterns[k]
    const [a, c, d, e, x, y] = pattern?.tile ?? NO_TILE
    for (let ink = 0; ink < room.inks; ink++) setRow(row + ink, pattern?.inks[ink] ?? NO_INK)
    setRow(row + room.inks, [a, d, x, pattern ? kindOf(pattern) : 0])
    setRow(row + room.inks + 1, [c, e, y, pattern?.isOnPiece ? 1 : 0])
  }
}

const NO_INK = [0, 0, 0, 0] as const
const NO_TILE = [1, 0, 0, 1, 0, 0] as const

/** The plain program supports no masks. */
const fits = (room: ShaderCapacity, { patterns, isMasked }: Slot): boolean =>
  (!isMasked || room === RICH_ROOM) &&
  patterns.length <= room.patterns &&
  patterns.every(({ inks, isPicture }) => inks.length <= room.inks && (!isPicture || room === RICH_ROOM))

/** Creates the areas' grounds. They use the plain program until an area exceeds its capacity. */
function createGrounds(
  own: PieceUniforms,
  programs: Pick<ClothMaterial, 'lit' | 'flat'>,
  { slots, blank }: { readonly slots: number; readonly blank: Texture },
): Pick<ClothMaterial, 'setSlot' | 'setGlow' | 'hasRoomForInk' | 'fragment' | 'textureCount'> {
  const shown: { slot: Slot; tiles: readonly Texture[] }[] = []
  let room = PLAIN_ROOM
  function write(index: number): void {
    const { slot, tiles } = shown[index]!
    writeSlot(own.uSlots.value, index, slot, room)
    for (let k = 0; k < room.patterns; k++) own.uTileMask.value[index * room.patterns + k] = tiles[k] ?? blank
  }
  function grow(): void {
    room = RICH_ROOM
    own.uSlots.value = new Float32Array(slots * slotRows(room) * 4)
    own.uTileMask.value = many(slots * room.patterns, () => blank)
    programs.lit.fragmentShader = clothFragment(slots, room)
    programs.flat.fragmentShader = flatFragment(slots, room)
    programs.lit.needsUpdate = programs.flat.needsUpdate = true
    for (const index of shown.keys()) if (shown[index]) write(index)
  }
  return {
    hasRoomForInk: () => hasRoomForInk(slots, room),
    fragment: light => clothFragment(slots, room, light),
    textureCount: () => textureCount(slots, room),
    setSlot(index, slot, tiles) {
      shown[index] = { slot, tiles }
      if (fits(room, slot)) write(index)
      else grow()
    },
    setGlow(index, glow) {
      own.uSlots.value[(index * slotRows(room) + ROW.more) * 4 + 2] = glow
    },
  }
}

/** Creates the material of one piece. `dispose` frees the programs only; the textures belong to others. */
export function createClothMaterial(
  piece: Piece,
  slots: number,
  shared: SharedUniforms,
  blank: Texture,
): ClothMaterial {
  const own = createUniforms(piece, slots, blank)
  const { lit, flat } = createPrograms({ ...own, ...shared }, slots)
  return {
    lit,
    flat,
    ...createGrounds(own, { lit, flat }, { slots, blank }),
    hasHoles: () => own.uHoles.value > 0,
    setLayers(layers) {
      own.uLayers.value = layers?.texture ?? blank
      own.uHasLayers.value = layers ? 1 : 0
      // An ink of no layers shows nothing.
      own.uShare.value = layers?.ink?.share ?? blank
      if (layers?.ink) own.uInk.value.copy(layers.ink.colour)
    },
    setRegions({ texture, pxPerMm, isMasked }) {
      own.uRegions.value = texture
      own.uRegionUse.value.set(pxPerMm, isMasked ? 1 : 0)
    },
    setOpenings(openings) {
      openings.forEach((opening, i) => own.uOpenings.value[i]!.fromArray(opening))
    },
    setEdges(texture) {
      own.uEdges.value = texture
      own.uHasEdges.value = 1
    },
    setCloth(id) {
      const cloth = CLOTHS[id]
      own.uHoles.value = cloth.holes
      own.uCloth.value.set(cloth.roughness, cloth.silk, cloth.through, cloth.grain)
      own.uYarn.value.set(cloth.fuzz, cloth.softness, cloth.unevenness, cloth.hand)
    },
    setWeave(texture, id, strength) {
      own.uKnit.value = texture ?? blank
      const weave = WEAVES[id]
      if (texture && weave)
        own.uKnitUse.value.set(1 / weave.tileMm, weave.slope * strength, weave.shading * strength, strength)
      else own.uKnitUse.value.set(1, 0, 0, 0)
    },
    setMark(mark) {
      if (!mark) return void own.uMark.value.set(0, 0, 0, 0)
      own.uMark.value.set(mark.x, mark.y, mark.halfWidth, mark.halfHeight)
      const turn = (mark.rotationDeg * Math.PI) / 180
      own.uMarkTurn.value.set(Math.cos(turn), Math.sin(turn))
    },
    dispose() {
      lit.dispose()
      flat.dispose()
    },
  }
}
