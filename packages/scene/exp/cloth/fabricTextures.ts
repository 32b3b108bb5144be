import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RepeatWrapping, RGBAFormat, type Texture } from 'three'

/** Height of the fabric at (u, v) of a tile, 0-1; repeats with period 1. */
type Height = (u: number, v: number) => number

const TILE_PX = 256

/** Interlock: columns of loops, drawn as slanted ridges. Eight by eight loops a tile. */
const interlock: Height = (u, v) => {
  const across = (u * 8) % 1
  const along = (v * 8 + 0.8 * Math.abs(across - 0.5)) % 1
  return Math.sin(Math.PI * across) ** 0.7 * (0.55 + 0.45 * Math.cos(2 * Math.PI * along) * 0.5 + 0.225)
}

/** One-by-one rib: deep furrows, faint loops along the ridges. Four ridges a tile. */
const rib: Height = (u, v) => {
  const across = (u * 4) % 1
  const ridge = Math.sin(Math.PI * across) ** 0.8
  return ridge * (0.94 + 0.06 * Math.cos(2 * Math.PI * (v * 8 + 0.5 * Math.abs(across - 0.5))))
}

function slopeTexture(height: Height, steepness: number): Texture {
  const n = TILE_PX
  const at = (x: number, y: number): number => height(((x + n) % n) / n, ((y + n) % n) / n)
  const data = new Uint8Array(n * n * 4)
  const byte = (value: number): number => Math.round(Math.min(255, Math.max(0, 128 + 127 * value)))
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      const i = 4 * (y * n + x)
      data[i] = byte((at(x + 1, y) - at(x - 1, y)) * steepness)
      data[i + 1] = byte((at(x, y + 1) - at(x, y - 1)) * steepness)
      data[i + 2] = Math.round(255 * (0.35 + 0.65 * at(x, y)))
      data[i + 3] = 255
    }
  const texture = new DataTexture(data, n, n, RGBAFormat)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}

/** A fabric's surface: slopes in red and green, openness in blue. */
export interface FabricTexture {
  readonly texture: Texture
  readonly repeatsPerMetre: number
  readonly slope: number
  readonly shading: number
}

export const createInterlock = (): FabricTexture => ({
  texture: slopeTexture(interlock, 2.2),
  repeatsPerMetre: 1000 / 14,
  slope: 0.34,
  shading: 0.28,
})

export const createRib = (): FabricTexture => ({
  texture: slopeTexture(rib, 4),
  repeatsPerMetre: 1000 / 9.2,
  slope: 0.55,
  shading: 0.42,
})
