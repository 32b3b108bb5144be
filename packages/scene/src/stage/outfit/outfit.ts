import type { DesignDocument } from '@kitwright/design'
import { modelsOf, type Garment, type ClothSurface } from '@kitwright/garment'
import type { ClothKit } from '../../garmentMaterial/resources/clothKit.ts'
import type { Wearer } from '../../types.ts'
import { createBody } from '../../body/skeleton.ts'
import { createModelView, type ModelView } from '../../model/modelView.ts'
import { createDetailControl, type DetailControl } from './detailLevel.ts'
import { createDresser, type Dresser } from './dressOutfit.ts'
import type { Resources } from './resources.ts'
import { createWornModels, type WornModels } from './wornModels.ts'

export interface OutfitOptions {
  readonly kit: ClothKit
  readonly garment: Garment
  readonly modelUrl: (glb: string) => string
  readonly resources: Resources
  readonly material: ClothSurface
  /** Whether to stay light until zoomed in: for a small or costly canvas. */
  readonly isFrugal: () => boolean
}

/** The worn garments: the models of the document's variant, dressed in its colours and layers. */
export interface Outfit
  extends
    Pick<WornModels, 'group' | 'triangles' | 'bounds' | 'ground' | 'pieces' | 'find' | 'setGrounded' | 'dispose'>,
    Omit<Dresser, 'prepare'>,
    Pick<DetailControl, 'updateDetail'> {
  /**
   * Loads the variant's models if they are not on stage; the picture stays unchanged during that. True if other models
   * are on stage now.
   */
  wear(document: DesignDocument): Promise<boolean>
  areModelsOn(document: DesignDocument): boolean
  addDetails: DetailControl['add']
  /** Sets who wears the garments, which follow the pose; null for nobody. */
  setWearer(wearer: Pick<Wearer, 'body' | 'stand'> | null): void
  sharpen(): void
  restore(): void
}

const idsOf = (models: readonly { readonly id: string }[]): string => models.map(({ id }) => id).join()

/** Returns the models of the document's variant: those already on stage, and the others loaded. */
const loadModels = (
  { kit, garment, modelUrl }: OutfitOptions,
  { options }: DesignDocument,
  worn: readonly ModelView[],
): Promise<ModelView[]> =>
  Promise.all(
    modelsOf(garment, options).map(
      async model =>
        worn.find(({ id }) => id === model.id) ?? createModelView(kit, { garment, options, model, urlOf: modelUrl }),
    ),
  )

export function createOutfit(of: OutfitOptions): Outfit {
  const worn = createWornModels()
  const dressing = createDresser(worn, { ...of, shared: of.kit.shared })
  const detailing = createDetailControl(worn, of.isFrugal)

  const areModelsOn = (next: DesignDocument): boolean =>
    worn.models.length > 0 &&
    (next.options === dressing.document?.options || idsOf(worn.models) === idsOf(modelsOf(of.garment, next.options)))

  const wear = async (next: DesignDocument): Promise<boolean> => {
    const before = worn.models
    const views = await loadModels(of, next, before)
    const fresh = views.filter(view => !before.includes(view))
    // Another call may have changed the models while this one was loading.
    if (worn.isDisposed || worn.models !== before) {
      for (const view of fresh) view.dispose()
      return worn.isDisposed ? false : areModelsOn(next) || wear(next)
    }
    if (fresh.length === 0) return false
    dressing.prepare(fresh, next)
    detailing.reset()
    worn.put(views)
    return true
  }

  return {
    group: worn.group,
    get document() {
      return dressing.document
    },
    get triangles() {
      return worn.triangles
    },
    get bounds() {
      return worn.bounds
    },
    ground: worn.ground,
    pieces: worn.pieces,
    find: worn.find,
    setGrounded: worn.setGrounded,
    layersOn: dressing.layersOn,
    setMaterial: dressing.setMaterial,
    dress: dressing.dress,
    fontLoaded: dressing.fontLoaded,
    imageLoaded: dressing.imageLoaded,
    tileLoaded: dressing.tileLoaded,
    revealAll: dressing.revealAll,
    addDetails: detailing.add,
    updateDetail: detailing.updateDetail,
    areModelsOn,
    wear,
    setWearer(wearer) {
      of.kit.shared.uBody.value = wearer?.body ?? createBody()
      of.kit.wearer.current = wearer
    },
    sharpen() {
      for (const { view } of worn.pieces()) view.sharpen()
    },
    restore() {
      for (const { view } of worn.pieces()) view.restore()
    },
    dispose: worn.dispose,
  }
}
