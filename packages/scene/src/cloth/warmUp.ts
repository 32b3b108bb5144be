import { areasOfPiece, modelsOf, type Garment, type GarmentOptions, type Piece } from '@kitwright/garment'
import { BufferAttribute, BufferGeometry, Mesh, Scene, type Camera } from 'three'
import { createClothMaterial } from './clothMaterial.ts'
import { MOST_SLOTS } from './groundShader.ts'
import type { ClothKit } from './pieceView.ts'

/** A triangle without area, with all that a cloth's vertices have. */
function nothing(): BufferGeometry {
  const geometry = new BufferGeometry()
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
    ['uv', 2],
    ['aTangent', 3],
    ['aShade', 1],
  ] as const)
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(3 * size), size))
  return geometry
}

/** One piece for each number of areas, since that decides the program. */
function pieceByAreas(garment: Garment, options: GarmentOptions): Map<number, Piece> {
  const pieces = modelsOf(garment, options).flatMap(model => model.pieces)
  return new Map(
    pieces.map(piece => [Math.min(MOST_SLOTS, Math.max(1, areasOfPiece(garment, options, piece.id).length)), piece]),
  )
}

/**
 * Has the GPU's driver build the cloth's programs while the model is on its way: they take longer than the model, and would come
 * after it. Draws nothing. The programs stay until the returned function is called; by then the garment has them.
 */
export function warmUp(kit: ClothKit, camera: Camera, worn: { garment: Garment; options: GarmentOptions }): () => void {
  const scene = new Scene()
  const geometry = nothing()
  const materials = [...pieceByAreas(worn.garment, worn.options)].map(([areas, piece]) =>
    createClothMaterial(piece, areas, kit.shared, kit.blank),
  )
  for (const { lit } of materials) {
    const mesh = new Mesh(geometry, lit)
    mesh.frustumCulled = false
    scene.add(mesh)
  }
  kit.renderer.render(scene, camera)
  return () => {
    geometry.dispose()
    for (const material of materials) material.dispose()
  }
}
