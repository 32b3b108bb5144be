import type { SurfaceCanvas } from '@kitwright/artwork'
import type { ArtworkWindow } from '../artwork.ts'

interface Level {
  readonly width: number
  readonly height: number
  /** RGBA bytes; alpha is ignored. */
  readonly pixels: Uint8ClampedArray
  /** Texels of the whole piece at this fineness, and the window's left and top. */
  readonly scaleX: number
  readonly scaleY: number
  readonly left: number
  readonly top: number
}

/** The visible window of a piece's artwork with coarser copies, each half as fine as the one before and created on first use. */
export interface PieceTexture {
  readonly levels: Level[]
}

export function createPieceTexture(canvas: SurfaceCanvas, window: ArtworkWindow): PieceTexture {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D drawing context')
  const { width, height } = canvas
  const { left, top, widthPx, heightPx } = window
  const { data } = context.getImageData(0, 0, width, height)
  return { levels: [{ width, height, pixels: data, scaleX: widthPx, scaleY: heightPx, left, top }] }
}

function halve({ width, height, pixels, scaleX, scaleY, left, top }: Level): Level {
  const w = Math.max(1, width >> 1)
  const h = Math.max(1, height >> 1)
  const half = new Uint8ClampedArray(w * h * 4)
  const right = width > 1 ? 4 : 0
  const below = height > 1 ? width * 4 : 0
  for (let y = 0; y < h; y++) {
    let at = 2 * y * width * 4
    for (let to = y * w * 4; to < (y + 1) * w * 4; to += 4, at += 8) {
      half[to] = (pixels[at]! + pixels[at + right]! + pixels[at + below]! + pixels[at + right + below]!) / 4
      half[to + 1] =
        (pixels[at + 1]! + pixels[at + right + 1]! + pixels[at + below + 1]! + pixels[at + right + below + 1]!) / 4
      half[to + 2] =
        (pixels[at + 2]! + pixels[at + right + 2]! + pixels[at + below + 2]! + pixels[at + right + below + 2]!) / 4
    }
  }
  return { width: w, height: h, pixels: half, scaleX: scaleX / 2, scaleY: scaleY / 2, left: left / 2, top: top / 2 }
}

/** Returns a copy that is `level` times half as fine. */
function levelOf({ levels }: PieceTexture, level: number): Level {
  for (let coarsest = levels.length - 1; coarsest < level; coarsest++) levels.push(halve(levels[coarsest]!))
  return levels[level]!
}

/**
 * Adds the colours at places 0-1 of the piece, each mixed of four texels, and writes the sums: three sRGB numbers 0-255. `fineness`
 * tells which copy each of them shows, `places` their x and y.
 */
export function addPrint(
  texture: PieceTexture,
  fineness: Uint8Array,
  places: Float64Array,
  count: number,
  sums: Float64Array,
): void {
  let r = 0
  let g = 0
  let b = 0
  for (let k = 0; k < count; k++) {
    const level = fineness[k]!
    const { width, height, pixels, scaleX, scaleY, left, top } = texture.levels[level] ?? levelOf(texture, level)
    const x = Math.min(width - 1, Math.max(0, places[2 * k]! * scaleX - left - 0.5))
    const y = Math.min(height - 1, Math.max(0, places[2 * k + 1]! * scaleY - top - 0.5))
    const column = x | 0
    const row = y | 0
    const right = x - column
    const below = y - row
    const i = (row * width + column) * 4
    const j = column + 1 < width ? i + 4 : i
    const down = row + 1 < height ? width * 4 : 0
    const bottomRight = right * below
    const bottomLeft = below - bottomRight
    const topRight = right - bottomRight
    const topLeft = 1 - right - bottomLeft
    const m = i + down
    const n = j + down
    r += pixels[i]! * topLeft + pixels[j]! * topRight + pixels[m]! * bottomLeft + pixels[n]! * bottomRight
    g += pixels[i + 1]! * topLeft + pixels[j + 1]! * topRight
    g += pixels[m + 1]! * bottomLeft + pixels[n + 1]! * bottomRight
    b += pixels[i + 2]! * topLeft + pixels[j + 2]! * topRight
    b += pixels[m + 2]! * bottomLeft + pixels[n + 2]! * bottomRight
  }
  sums[0] = r
  sums[1] = g
  sums[2] = b
}
