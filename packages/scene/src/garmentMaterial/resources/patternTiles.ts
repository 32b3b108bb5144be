import { findTile, isColourTile, NEAR_BLACK, type Drawable } from '@kitwright/artwork'
import { loadInkTile } from '@kitwright/artwork/browser'
import {
  CanvasTexture,
  ClampToEdgeWrapping,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RedFormat,
  RepeatWrapping,
  RGBAFormat,
  type Texture,
} from 'three'
import { ANISOTROPY } from '../../layers/targetSize.ts'
import type { StageOptions } from '../../types.ts'

/** Returns where the tile takes the pattern's colour: its near-black pixels, by their alpha. */
export function inkOf(pixels: Uint8ClampedArray): Uint8Array {
  const ink = new Uint8Array(pixels.length / 4)
  for (let i = 0; i < ink.length; i++) {
    const [r, g, b] = [pixels[4 * i]!, pixels[4 * i + 1]!, pixels[4 * i + 2]!]
    if (r < NEAR_BLACK && g < NEAR_BLACK && b < NEAR_BLACK) ink[i] = pixels[4 * i + 3]!
  }
  return ink
}

interface Mask {
  readonly ink: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

/** Combines several inks into one texture, a channel each. */
function together(masks: readonly Mask[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(masks[0]!.ink.length * 4)
  for (const [channel, { ink }] of masks.entries()) for (let i = 0; i < ink.length; i++) all[4 * i + channel] = ink[i]!
  return all
}

function maskTexture(masks: readonly Mask[], isOnce: boolean): Texture {
  const { ink, width, height } = masks[0]!
  const texture =
    masks.length > 1
      ? new DataTexture(together(masks), width, height, RGBAFormat)
      : new DataTexture(ink, width, height, RedFormat)
  texture.unpackAlignment = 1
  return asTile(texture, isOnce)
}

function asTile(texture: Texture, isOnce: boolean): Texture {
  texture.wrapS = texture.wrapT = isOnce ? ClampToEdgeWrapping : RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = ANISOTROPY
  texture.needsUpdate = true
  return texture
}

function maskOf(drawn: Drawable): Mask {
  const picture = drawn as HTMLImageElement | HTMLCanvasElement
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no 2D canvas')
  context.drawImage(picture, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return { ink: inkOf(data) as Uint8Array<ArrayBuffer>, width, height }
}

const NO_INK: Mask = { ink: new Uint8Array(1), width: 1, height: 1 }

const loadMask = async (id: string, imageUrl: StageOptions['imageUrl']): Promise<Mask> => {
  const tile = await loadInkTile(id, 'screen', imageUrl)
  return tile ? maskOf(tile) : NO_INK
}

/** Creates the texture of a picture in its own colours. Premultiplied alpha avoids dark lines between pixels. */
async function pictureTexture(id: string, isOnce: boolean, imageUrl: StageOptions['imageUrl']): Promise<Texture> {
  const tile = await loadInkTile(id, 'screen', imageUrl)
  if (!tile) return asTile(new DataTexture(new Uint8Array(4), 1, 1), isOnce)
  const texture = new CanvasTexture(tile as HTMLCanvasElement)
  texture.premultiplyAlpha = true
  // The tile's first row lies on top, as on the cloth.
  texture.flipY = false
  return asTile(texture, isOnce)
}

async function loadTile(inks: readonly string[], imageUrl: StageOptions['imageUrl']): Promise<Texture> {
  const [first] = inks as [string]
  const isOnce = findTile(first)?.isOnce === true
  if (isColourTile(first)) return pictureTexture(first, isOnce, imageUrl)
  return maskTexture(await Promise.all(inks.map(id => loadMask(id, imageUrl))), isOnce)
}

/** Ids of a pattern's tiles, the first ink's first. */
export type InkTiles = readonly string[]

export interface PatternTiles {
  /**
   * Returns the mask of a pattern's tile, a channel for each of its inks. If it is not loaded, starts loading it and
   * returns null.
   */
  find(inks: InkTiles): Texture | null
  /** Resolves when the tiles are loaded or have failed (logged: the design then lacks them). */
  load(tiles: Iterable<InkTiles>): Promise<void>
  dispose(): void
}

/** More tiles than any one garment uses. Browsing hundreds must not fill the graphics memory. */
const MAX_KEPT = 24

/** Keeps the most recently used tiles. A dropped tile that a piece still uses is uploaded again. */
function trim(tiles: Map<string, Texture>, loading: Map<string, Promise<void>>): void {
  for (const [id, texture] of tiles) {
    if (tiles.size <= MAX_KEPT) return
    texture.dispose()
    tiles.delete(id)
    loading.delete(id)
  }
}

/**
 * Creates the tile textures, one per pattern and shared by all pieces. `onLoad` is called for each requested tile that
 * arrives.
 */
export function createPatternTiles(onLoad: () => void, imageUrl: StageOptions['imageUrl']): PatternTiles {
  const tiles = new Map<string, Texture>()
  const loading = new Map<string, Promise<void>>()
  let isDisposed = false

  const start = (inks: InkTiles): Promise<void> => {
    const id = inks.join()
    const running = loading.get(id)
    if (running) return running
    const promise = loadTile(inks, imageUrl)
      .then(texture => {
        if (isDisposed) return texture.dispose()
        tiles.set(id, texture)
        trim(tiles, loading)
        onLoad()
      })
      .catch((error: unknown) => {
        // The next request tries again.
        loading.delete(id)
        console.error(`pattern ${id} did not load`, error)
      })
    loading.set(id, promise)
    return promise
  }

  return {
    find(inks) {
      const id = inks.join()
      const tile = tiles.get(id)
      if (!tile) {
        void start(inks)
        return null
      }
      tiles.delete(id)
      tiles.set(id, tile)
      return tile
    },
    async load(wanted) {
      await Promise.all([...wanted].map(start))
    },
    dispose() {
      isDisposed = true
      for (const tile of tiles.values()) tile.dispose()
      tiles.clear()
    },
  }
}
