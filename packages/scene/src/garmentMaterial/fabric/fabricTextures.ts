import { drawWeave, WEAVES, type ClothId, type Weave } from '@kitwright/portrait/studio'
import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, RGBAFormat, type Texture } from 'three'

const TILE_PX = 256

/** Creates a texture of a weave, as `drawWeave` draws it. */
function weaveTexture(weave: Weave): Texture {
  const texture = new DataTexture(drawWeave(weave, TILE_PX), TILE_PX, TILE_PX, RGBAFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}

/** The weaves as textures, created when first seen at close range. */
export interface WeaveTextures {
  find(id: ClothId): Texture | null
  dispose(): void
}

export function createWeaveTextures(): WeaveTextures {
  const textures = new Map<ClothId, Texture>()
  return {
    find(id) {
      const weave = WEAVES[id]
      if (!weave) return null
      const texture = textures.get(id) ?? weaveTexture(weave)
      textures.set(id, texture)
      return texture
    },
    dispose() {
      for (const texture of textures.values()) texture.dispose()
      textures.clear()
    },
  }
}
