import { drawPiece, rasterise, type Sources } from '@kitwright/artwork'
import { browserSurface } from '@kitwright/artwork/browser'
import type { DesignDocument } from '@kitwright/design'
import { modelsOf, type Garment, type Level, type ClothSurface } from '@kitwright/garment'
import { boxHeight, boxWidth, type Box } from '@kitwright/measure'
import {
  Box3,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Color,
  Group,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
  Vector3,
} from 'three'
import { loadModel } from '../model/loadModel.ts'
import type { PieceMesh } from '../pieceMesh.ts'

export interface WornModelOptions {
  readonly garment: Garment
  readonly document: DesignDocument
  readonly material: ClothSurface
  readonly modelUrl: (glb: string) => string
  readonly level: Level
}

/** Resolution that suffices at arm's length. A piece's picture is at most `LONGEST_PX` long. */
const PX_PER_MM = 2.4
const LONGEST_PX = 2048

/** Other programs support roughness but no weaves. */
const ROUGHNESS: Readonly<Record<ClothSurface, number>> = {
  knit: 0.86,
  jersey: 0.96,
  pique: 0.92,
  mesh: 0.84,
  fleece: 1,
  satin: 0.42,
}

const finenessOf = (box: Box): number => Math.min(PX_PER_MM, LONGEST_PX / Math.max(boxWidth(box), boxHeight(box)))

function bake({ document, garment }: WornModelOptions, piece: string, sources: Sources): CanvasTexture {
  const drawing = drawPiece(document, garment, piece)
  const pxPerMm = finenessOf(drawing.box)
  const canvas = rasterise(drawing, { pxPerMm, surface: browserSurface, sources }) as HTMLCanvasElement
  const texture = new CanvasTexture(canvas)
  // Row 0 is the piece's top, as in glTF.
  texture.flipY = false
  texture.colorSpace = SRGBColorSpace
  // Cloth is opaque, so a JPEG suffices; the exporters read this.
  texture.userData.mimeType = 'image/jpeg'
  return texture
}

function toGeometry({ position, normal, uv, index }: PieceMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setAttribute('normal', new BufferAttribute(normal, 3))
  geometry.setAttribute('uv', new BufferAttribute(uv, 2))
  geometry.setIndex(new BufferAttribute(index, 1))
  return geometry
}

/** Thickness of the cloth in metres: at folds and silhouettes the printed side hides the inside. */
const THICKNESS_M = 0.0015

/** Returns the same faces seen from behind. */
function toInside({ position, normal, index }: PieceMesh): BufferGeometry {
  const geometry = new BufferGeometry()
  const inwards = position.map((value, i) => value - THICKNESS_M * normal[i]!)
  geometry.setAttribute('position', new BufferAttribute(inwards, 3))
  const turned = normal.map(value => -value)
  geometry.setAttribute('normal', new BufferAttribute(turned, 3))
  const behind = index.map((_, i, all) => all[i - (i % 3) + (2 - (i % 3))]!)
  geometry.setIndex(new BufferAttribute(behind, 1))
  return geometry
}

interface ClothMaterials {
  /** Printed. */
  readonly cloth: MeshStandardMaterial
  /** The inside has no print and shows the fabric. */
  readonly lining: MeshStandardMaterial
}

function addPiece(group: Group, meshes: readonly PieceMesh[], { cloth, lining }: ClothMaterials): void {
  const add = (geometry: BufferGeometry, material: MeshStandardMaterial, name: string): void => {
    const node = new Mesh(geometry, material)
    node.name = name
    group.add(node)
  }
  for (const mesh of meshes) {
    add(toGeometry(mesh), cloth, mesh.isRim ? `${mesh.piece}Rim` : mesh.piece)
    if (!mesh.isRim) add(toInside(mesh), lining, `${mesh.piece}Inside`)
  }
}

/** Places the model on the ground, with its middle over the origin. */
function standUp(group: Group): void {
  const box = new Box3().setFromObject(group)
  const middle = box.getCenter(new Vector3())
  group.position.set(-middle.x, -box.min.y, -middle.z)
  group.updateMatrixWorld(true)
}

export interface WornModel {
  /** The model in metres, y up, with the garment facing +z. */
  readonly group: Group
  dispose(): void
}

/** Creates the dressed garment as plain meshes, one per piece, each with its artwork as a picture. */
export async function createWornModel(options: WornModelOptions, sources: Sources): Promise<WornModel> {
  const { garment, document, material, modelUrl, level } = options
  const surface = { metalness: 0, roughness: ROUGHNESS[material] }
  const lining = new MeshStandardMaterial({ ...surface, color: new Color(document.fabric.colour.slice(0, 7)) })
  lining.name = 'inside'
  const group = new Group()
  group.name = garment.id
  for (const model of modelsOf(garment, document.options)) {
    const meshes = await loadModel(modelUrl(model.levels[level].glb))
    for (const piece of model.pieces) {
      const own = meshes.filter(mesh => mesh.piece === piece.id)
      if (own.length === 0) continue
      const map = bake(options, piece.id, sources)
      const cloth = new MeshStandardMaterial({ ...surface, map })
      cloth.name = piece.id
      addPiece(group, own, { cloth, lining })
    }
  }
  standUp(group)
  return {
    group,
    dispose() {
      for (const node of group.children) if (node instanceof Mesh) disposeMesh(node as ClothMesh)
      group.clear()
    },
  }
}

type ClothMesh = Mesh<BufferGeometry, MeshStandardMaterial>

function disposeMesh({ geometry, material }: ClothMesh): void {
  geometry.dispose()
  const canvas = material.map?.image as HTMLCanvasElement | undefined
  // Frees the pixels at once; otherwise Safari keeps them until the page is short of memory.
  if (canvas) canvas.width = canvas.height = 0
  material.map?.dispose()
  material.dispose()
}
