import { NEAR_BLACK } from '@kitwright/artwork'
import { findPattern } from '@kitwright/library'
import { patternUrl } from '@kitwright/library/browser'
import {
  ClampToEdgeWrapping,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RedFormat,
  RepeatWrapping,
  type Texture,
} from 'three'
import { loadPicture } from './loadPicture.ts'

/** Where the tile takes the pattern's colour: its near-black pixels, by their alpha. */
export function inkOf(pixels: Uint8ClampedArray): Uint8Array {
  const ink = new Uint8Array(pixels.length / 4)
  for (let i = 0; i < ink.length; i++) {
    const [r, g, b] = [pixels[4 * i]!, pixels[4 * i + 1]!, pixels[4 * i + 2]!]
    if (r < NEAR_BLACK && g < NEAR_BLACK && b < NEAR_BLACK) ink[i] = pixels[4 * i + 3]!
  }
  return ink
}

function maskTexture(ink: Uint8Array<ArrayBuffer>, size: { width: number; height: number }, isOnce: boolean): Texture {
  const { width, height } = size
  const texture = new DataTexture(ink, width, height, RedFormat)
  texture.unpackAlignment = 1
  texture.wrapS = texture.wrapT = isOnce ? ClampToEdgeWrapping : RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}

async function loadTile(id: string): Promise<Texture> {
  const picture = await loadPicture(patternUrl(id))
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no 2D canvas')
  context.drawImage(picture, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return maskTexture(inkOf(data) as Uint8Array<ArrayBuffer>, { width, height }, findPattern(id)?.isOnce === true)
}

export interface PatternTiles {
  /** The tile's mask if it is there; otherwise starts loading it. */
  find(id: string): Texture | null
  /** Resolves when the tiles are there or have failed (logged: the design is shown without them). */
  load(ids: Iterable<string>): Promise<void>
  dispose(): void
}

/** More than any one garment wears; leafing through hundreds must not fill the graphics memory. */
const MAX_KEPT = 24

/** Keeps the tiles that were asked for last. A tile that is dropped while a piece still wears it is only uploaded anew. */
function trim(tiles: Map<string, Texture>, loading: Map<string, Promise<void>>): void {
  for (const [id, texture] of tiles) {
    if (tiles.size <= MAX_KEPT) return
    texture.dispose()
    tiles.delete(id)
    loading.delete(id)
  }
}

/** One texture per pattern, shared by all pieces. `onLoad` is called when a tile that was asked for has arrived. */
export function createPatternTiles(onLoad: () => void): PatternTiles {
  const tiles = new Map<string, Texture>()
  const loading = new Map<string, Promise<void>>()
  let isDisposed = false

  const start = (id: string): Promise<void> => {
    const running = loading.get(id)
    if (running) return running
    const promise = loadTile(id)
      .then(texture => {
        if (isDisposed) return texture.dispose()
        tiles.set(id, texture)
        trim(tiles, loading)
        onLoad()
      })
      .catch((error: unknown) => {
        // Asked for again, it is tried again.
        loading.delete(id)
        console.error(`pattern ${id} did not load`, error)
      })
    loading.set(id, promise)
    return promise
  }

  return {
    find(id) {
      const tile = tiles.get(id)
      if (!tile) {
        void start(id)
        return null
      }
      tiles.delete(id)
      tiles.set(id, tile)
      return tile
    },
    async load(ids) {
      await Promise.all([...ids].map(start))
    },
    dispose() {
      isDisposed = true
      for (const tile of tiles.values()) tile.dispose()
      tiles.clear()
    },
  }
}
