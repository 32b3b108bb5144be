import type { Level } from '@kitwright/garment'
import { hemsOver, shadeUnderHem } from '@kitwright/portrait/studio'
import { Box3, Group, Vector3, type Mesh } from 'three'
import type { ModelView, WornPiece } from '../../model/modelView.ts'
import { createContactShadow, type ContactShadow } from '../../view/contactShadow.ts'

/** The models on stage, with their shadow on the ground. */
export interface WornModels {
  readonly group: Group
  readonly models: readonly ModelView[]
  readonly level: Level
  /** Triangles of the visible level. */
  readonly triangles: number
  readonly bounds: Box3
  /** Returns the ground with the garment's shadow; null while nothing is on stage. */
  ground(): Mesh | null
  readonly isDisposed: boolean
  pieces(): Iterable<WornPiece>
  find(piece: string): WornPiece | undefined
  /** Replaces the models on stage and disposes of those not among the new ones. */
  put(next: readonly ModelView[]): void
  setLevel(level: Level): void
  /** Sets whether its shadow lies on the ground under it. */
  setGrounded(isGrounded: boolean): void
  dispose(): void
}

function boundsOf(models: readonly ModelView[]): Box3 {
  const bounds = new Box3()
  const point = new Vector3()
  for (const { light } of models)
    for (const { position } of light)
      for (let i = 0; i < position.length; i += 3) bounds.expandByPoint(point.fromArray(position, i))
  return bounds
}

/** Darkens what is worn under another model's hem. */
function shadeEachOther(models: readonly ModelView[]): void {
  hemsOver(models.map(({ light }) => light)).forEach((hem, i) => {
    for (const { view } of models[i]!.pieces.values())
      view.meshes.setOpenness(mesh => (hem ? shadeUnderHem(mesh, hem) : mesh.openness))
  })
}

function trianglesOf(pieces: Iterable<WornPiece>): number {
  const meshes = [...pieces].flatMap(({ view }) => view.meshes.sources)
  return meshes.reduce((sum, { index }) => sum + index.length / 3, 0)
}

export function createWornModels(): WornModels {
  const group = new Group()
  let models: readonly ModelView[] = []
  let worn = new Map<string, WornPiece>()
  let shadow: ContactShadow | null = null
  let bounds = new Box3()
  let level: Level = 'light'
  let [isGrounded, isDisposed] = [true, false]
  return {
    group,
    get models() {
      return models
    },
    get level() {
      return level
    },
    get triangles() {
      return trianglesOf(worn.values())
    },
    get bounds() {
      return bounds
    },
    ground: () => shadow?.mesh ?? null,
    get isDisposed() {
      return isDisposed
    },
    pieces: () => worn.values(),
    find: piece => worn.get(piece),
    put(next) {
      for (const model of models) if (!next.includes(model)) model.dispose()
      models = next
      worn = new Map(next.flatMap(model => [...model.pieces]))
      shadow?.dispose()
      shadow = createContactShadow(next.flatMap(model => model.light))
      shadow.mesh.visible = isGrounded
      bounds = boundsOf(next)
      if (next.length > 1) shadeEachOther(next)
      for (const model of next) model.setLevel(level)
      group.clear()
      group.add(shadow.mesh, ...[...worn.values()].map(({ view }) => view.meshes.group))
    },
    setLevel(next) {
      level = next
      for (const model of models) model.setLevel(level)
    },
    setGrounded(next) {
      isGrounded = next
      if (shadow) shadow.mesh.visible = next
    },
    dispose() {
      isDisposed = true
      for (const model of models) model.dispose()
      models = []
      worn.clear()
      shadow?.dispose()
      group.clear()
    },
  }
}
