import { areasOfPiece, type Garment, type GarmentOptions, type Model } from '@kitwright/garment'
import { createPieceView, type ClothKit, type PieceView } from '../cloth/pieceView.ts'
import { createPieceSurface, type PieceSurface } from '../pick/pieceSurface.ts'
import { loadModel } from './loadModel.ts'
import type { PieceMesh } from './pieceMesh.ts'

export interface WornPiece {
  readonly view: PieceView
  readonly surface: PieceSurface
}

/** One sewn model on the stage. */
export interface ModelView {
  readonly id: string
  readonly meshes: readonly PieceMesh[]
  readonly pieces: ReadonlyMap<string, WornPiece>
  dispose(): void
}

export interface ModelSource {
  readonly garment: Garment
  readonly options: GarmentOptions
  readonly model: Model
  readonly url: string
}

/** Loads a model and prepares its pieces, unseen. Pieces without a mesh are left out. */
export async function createModelView(
  kit: ClothKit,
  { garment, options, model, url }: ModelSource,
): Promise<ModelView> {
  const meshes = await loadModel(url)
  const pieces = new Map<string, WornPiece>()
  for (const piece of model.pieces) {
    const own = meshes.filter(mesh => mesh.piece === piece.id)
    if (own.length === 0) continue
    const areas = areasOfPiece(garment, options, piece.id)
    const view = createPieceView(kit, { piece, areas, meshes: own })
    pieces.set(piece.id, { view, surface: createPieceSurface(piece, own) })
  }
  return {
    id: model.id,
    meshes,
    pieces,
    dispose() {
      for (const { view } of pieces.values()) view.dispose()
    },
  }
}
