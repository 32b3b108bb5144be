import type { Drawable } from '@kitwright/artwork'
import type { Texture, WebGLRenderer } from 'three'
import { createLayerPictures, type LayerPictures } from '../../layers/layerPictures.ts'
import { createLayerQuad, createQuadGeometry, type LayerQuad } from '../../layers/layerQuad.ts'
import { createBlank, createSharedUniforms, type SharedUniforms } from '../shading/clothMaterial.ts'
import { createWeaveTextures, type WeaveTextures } from '../fabric/fabricTextures.ts'
import type { GarmentTables } from './garmentTables.ts'
import type { PatternTiles } from './patternTiles.ts'
import type { Wearer } from '../../types.ts'
import type { Fineness } from '../../layers/targetSize.ts'

/** The resources that all pieces of a stage draw with. */
export interface ClothKit {
  readonly renderer: WebGLRenderer
  readonly shared: SharedUniforms
  readonly blank: Texture
  /** Whoever wears the garments, for what lies under a pointer. */
  readonly wearer: { current: Pick<Wearer, 'stand'> | null }
  readonly weaves: WeaveTextures
  readonly tiles: PatternTiles
  readonly tables: GarmentTables
  /** An invisible quad that keeps the program of all layers alive. */
  readonly quad: LayerQuad
  readonly pictures: LayerPictures
  readonly fineness: Fineness
  /** Frees all resources, including the tiles. */
  dispose(): void
}

export interface KitNeeds {
  readonly tiles: PatternTiles
  readonly tables: GarmentTables
  readonly images: ReadonlyMap<string, Drawable>
  readonly fineness: Fineness
}

export function createClothKit(renderer: WebGLRenderer, { tiles, tables, images, fineness }: KitNeeds): ClothKit {
  const blank = createBlank()
  const weaves = createWeaveTextures()
  const geometry = createQuadGeometry()
  const quad = createLayerQuad(geometry)
  const pictures = createLayerPictures({ images, patterns: new Map() })
  return {
    renderer,
    shared: createSharedUniforms(),
    wearer: { current: null },
    blank,
    weaves,
    tiles,
    tables,
    quad,
    pictures,
    fineness,
    dispose() {
      for (const each of [pictures, tiles, weaves, quad, geometry, blank]) each.dispose()
    },
  }
}
