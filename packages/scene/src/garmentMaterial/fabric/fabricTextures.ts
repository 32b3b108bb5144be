import { CLOTHS, type Cloth, type ClothId } from '@kitwright/portrait/studio'
import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, RGBAFormat, type Texture } from 'three'
import { fleece, interlock, mesh, meshCover, pique, rib, satin, type Height } from './weaves.ts'

const TILE_PX = 256

/** A fabric's shading parameters. */
export interface FabricShading {
  readonly weave: { readonly height: Height; readonly cover?: Height; readonly steepness: number } | null
  /** Size of one repeat of the weave, mm. */
  readonly tileMm: number
  /** `slope`: how strongly the weave bends the light. `shading`: how much light is lost in it. */
  readonly slope: number
  readonly shading: number
  /** `holes`: share of the surface that is holes. `holeDepth`: how dark they are. */
  readonly holes: number
  readonly holeDepth: number
  readonly cloth: Cloth
}

const KNIT: FabricShading = {
  weave: { height: interlock, steepness: 2.2 },
  tileMm: 14,
  slope: 0.34,
  shading: 0.28,
  holes: 0,
  holeDepth: 0,
  cloth: CLOTHS.knit,
}

export type FabricId = ClothId

const SHADINGS: Readonly<Record<FabricId, FabricShading>> = {
  knit: KNIT,
  rib: { ...KNIT, weave: { height: rib, steepness: 4 }, tileMm: 9.2, slope: 0.55, shading: 0.42 },
  pique: {
    ...KNIT,
    weave: { height: pique, steepness: 2.6 },
    tileMm: 16,
    slope: 0.7,
    shading: 0.55,
    cloth: CLOTHS.pique,
  },
  mesh: {
    ...KNIT,
    weave: { height: mesh, cover: meshCover, steepness: 1.6 },
    tileMm: 17,
    slope: 0.42,
    shading: 0.3,
    holes: CLOTHS.mesh.holes,
    holeDepth: 0.2,
    cloth: CLOTHS.mesh,
  },
  // The face of a hoodie is a fine knit; its fleece is inside.
  fleece: {
    ...KNIT,
    weave: { height: (u, v) => 0.75 * interlock(u, v) + 0.35 * fleece(u, v), steepness: 3 },
    tileMm: 11,
    slope: 0.3,
    shading: 0.4,
    cloth: CLOTHS.fleece,
  },
  satin: {
    ...KNIT,
    weave: { height: satin, steepness: 1 },
    tileMm: 8,
    slope: 0.1,
    shading: 0.08,
    cloth: CLOTHS.satin,
  },
  trim: { ...KNIT, weave: null, slope: 0, shading: 0, cloth: CLOTHS.trim },
}

/**
 * Creates a texture of the weave: slopes in red and green (level is 128), openness to light in blue, cloth (not hole)
 * in alpha.
 */
function weaveTexture({ height, cover, steepness }: NonNullable<FabricShading['weave']>): Texture {
  const n = TILE_PX
  const heights = new Float32Array(n * n)
  for (let i = 0; i < n * n; i++) heights[i] = height((i % n) / n, Math.floor(i / n) / n)
  const at = (x: number, y: number): number => heights[((y + n) % n) * n + ((x + n) % n)]!
  const data = new Uint8Array(n * n * 4)
  const byte = (value: number): number => Math.round(Math.min(255, Math.max(0, 128 + 127 * value)))
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const i = 4 * (y * n + x)
      data[i] = byte((at(x + 1, y) - at(x - 1, y)) * steepness)
      data[i + 1] = byte((at(x, y + 1) - at(x, y - 1)) * steepness)
      data[i + 2] = Math.round(255 * (0.35 + 0.65 * Math.min(1, Math.max(0, at(x, y)))))
      data[i + 3] = Math.round(255 * (cover?.(x / n, y / n) ?? 1))
    }
  const texture = new DataTexture(data, n, n, RGBAFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}

export const shadingOf = (id: FabricId): FabricShading => SHADINGS[id]

/** The weaves as textures, created when first seen at close range. */
export interface WeaveTextures {
  find(id: FabricId): Texture | null
  dispose(): void
}

export function createWeaveTextures(): WeaveTextures {
  const textures = new Map<FabricId, Texture>()
  return {
    find(id) {
      const { weave } = SHADINGS[id]
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
