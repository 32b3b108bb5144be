import { areasOfPiece, type Garment, type GarmentOptions, type Level, type Model } from '@kitwright/garment'
import { findOpenings } from '@kitwright/portrait/studio'
import type { ClothKit } from '../garmentMaterial/resources/clothKit.ts'
import { createPieceView, type PieceView } from '../garmentMaterial/pieces/pieceView.ts'
import { createPieceSurface, type PieceSurface } from '../picking/pieceSurface.ts'
import { loadModel } from './loadModel.ts'
import type { Wearer } from '../types.ts'
import type { PieceMesh } from '../pieceMesh.ts'

export interface WornPiece {
  readonly view: PieceView
  /** The surface of the visible level, as it stands on a wearer. */
  readonly surface: PieceSurface
}

/** One sewn model on the stage. */
export interface ModelView {
  readonly id: string
  readonly light: readonly PieceMesh[]
  readonly pieces: ReadonlyMap<string, WornPiece>
  /** Loads the full level without showing it; repeated calls are harmless. Rejects if loading fails. */
  loadFull(): Promise<void>
  setLevel(level: Level): void
  dispose(): void
}

export interface ModelSource {
  readonly garment: Garment
  readonly options: GarmentOptions
  readonly model: Model
  readonly urlOf: (glb: string) => string
}

const meshesOf = (meshes: readonly PieceMesh[], piece: string): PieceMesh[] =>
  meshes.filter(mesh => mesh.piece === piece)

type StandMove = Wearer['stand'] | undefined

/** Returns a mesh as it stands on its wearer. */
const onWearer = (mesh: PieceMesh, stand: StandMove): PieceMesh =>
  stand ? { ...mesh, position: stand(mesh.position) } : mesh

function wornPiece(view: PieceView, { wearer }: Pick<ClothKit, 'wearer'>): WornPiece {
  let surfaces = new Map<readonly PieceMesh[], PieceSurface>()
  let worn: StandMove
  return {
    view,
    get surface() {
      if (wearer.current?.stand !== worn) surfaces = new Map()
      worn = wearer.current?.stand
      const { sources } = view.meshes
      const surface =
        surfaces.get(sources) ??
        createPieceSurface(
          view.piece,
          sources.map(mesh => onWearer(mesh, worn)),
        )
      surfaces.set(sources, surface)
      return surface
    },
  }
}

/** Loads a model's light level and prepares its pieces without showing them. Pieces without a mesh are omitted. */
export async function createModelView(kit: ClothKit, source: ModelSource): Promise<ModelView> {
  const { garment, options, model, urlOf } = source
  const light = await loadModel(urlOf(model.levels.light.glb))
  const openings = findOpenings(light)
  const pieces = new Map<string, WornPiece>()
  for (const piece of model.pieces) {
    const meshes = meshesOf(light, piece.id)
    if (meshes.length === 0) continue
    const areas = areasOfPiece(garment, options, piece.id)
    const view = createPieceView(kit, { piece, areas, meshes, garment, options })
    view.material.setOpenings(openings)
    pieces.set(piece.id, wornPiece(view, kit))
  }
  return {
    id: model.id,
    light,
    pieces,
    async loadFull() {
      const full = await loadModel(urlOf(model.levels.full.glb))
      for (const [id, { view }] of pieces) {
        const meshes = meshesOf(full, id)
        if (meshes.length > 0) view.meshes.setFull(meshes)
      }
    },
    setLevel: level => pieces.forEach(({ view }) => view.meshes.setLevel(level)),
    dispose() {
      for (const { view } of pieces.values()) view.dispose()
    },
  }
}
