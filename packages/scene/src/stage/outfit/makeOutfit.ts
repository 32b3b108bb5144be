import type { WebGLRenderer } from 'three'
import { createClothKit, type ClothKit } from '../../garmentMaterial/resources/clothKit.ts'
import { createGarmentTables } from '../../garmentMaterial/resources/garmentTables.ts'
import { createPatternTiles } from '../../garmentMaterial/resources/patternTiles.ts'
import type { Fineness } from '../../layers/targetSize.ts'
import type { StageOptions } from '../../types.ts'
import type { StageCamera } from '../../view/camera.ts'
import { createOutfit, type Outfit, type OutfitOptions } from './outfit.ts'
import { createResources, type Resources } from './resources.ts'

/** An outfit with its resources. */
export interface OutfitWithResources {
  readonly outfit: Outfit
  readonly kit: ClothKit
  readonly resources: Resources
}

export interface OutfitNeeds
  extends Pick<StageOptions, 'garment' | 'modelUrl' | 'imageUrl'>, Pick<OutfitOptions, 'material' | 'isFrugal'> {
  readonly renderer: WebGLRenderer
  readonly view: StageCamera
  readonly fineness: Fineness
}

/** The resources that the outfit waited for and has painted: a pattern's tile, or a layer's needs. */
export type LoadedResource = 'tile' | 'layer'

/** Makes the outfit; resources that arrive later are painted then. */
export function makeOutfit(
  needs: OutfitNeeds,
  onLoaded: (what: LoadedResource) => void = () => undefined,
): OutfitWithResources {
  const { renderer, view, imageUrl, fineness } = needs
  const onTile = (): void => {
    outfit.tileLoaded()
    onLoaded('tile')
  }
  const tiles = createPatternTiles(onTile, imageUrl)
  const tables = createGarmentTables(onTile)
  const resources = createResources(imageUrl, {
    onFont() {
      outfit.fontLoaded()
      onLoaded('layer')
    },
    onPiping() {
      outfit.fontLoaded()
      onLoaded('layer')
    },
    onImage(key) {
      outfit.imageLoaded(key)
      onLoaded('layer')
    },
  })
  const kit = createClothKit(renderer, { tiles, tables, images: resources.images, fineness })
  kit.shared.uUpright.value = view.upright
  const outfit = createOutfit({ ...needs, kit, resources })
  return { outfit, kit, resources }
}
