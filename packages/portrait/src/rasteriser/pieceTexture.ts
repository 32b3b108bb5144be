import type { SurfaceCanvas } from '@kitwright/artwork'
import type { ArtworkWindow } from '../artwork.ts'

interface Level {
  readonly width: number
  readonly height: number
  /** One number per texel, red in its lowest byte, then green and blue; alpha is ignored. */
  readonly pixels: Uint32Array
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
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height)
  return { levels: [{ width, height, pixels, scaleX: widthPx, scaleY: heightPx, left, top }] }
}

/** Red and blue of a texel, which one multiplication or sum treats both: neither reaches the other's 16 bits. */
const RED_BLUE = 0xff00ff
const GREEN = 0xff00

function halve({ width, height, pixels, scaleX, scaleY, left, top }: Level): Level {
  const w = Math.max(1, width >> 1)
  const h = Math.max(1, height >> 1)
  const half = new Uint32Array(w * h)
  const right = width > 1 ? 1 : 0
  const below = height > 1 ? width : 0
  for (let y = 0; y < h; y++) {
    let at = 2 * y * width
    for (let to = y * w; to < (y + 1) * w; to++, at += 2) {
      const a = pixels[at]!
      const b = pixels[at + right]!
      const c = pixels[at + below]!
      const d = pixels[at + right + below]!
      const redBlue = (a & RED_BLUE) + (b & RED_BLUE) + (c & RED_BLUE) + (d & RED_BLUE) + 0x20002
      const green = (a & GREEN) + (b & GREEN) + (c & GREEN) + (d & GREEN) + 0x200
      half[to] = ((redBlue >> 2) & RED_BLUE) | ((green >> 2) & GREEN)
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
    // Weights of 256 in all.
    const right = ((x - column) * 256 + 0.5) | 0
    const below = ((y - row) * 256 + 0.5) | 0
    const bottomRight = (right * below + 128) >> 8
    const bottomLeft = below - bottomRight
    const topRight = right - bottomRight
    const topLeft = 256 - right - bottomLeft
    const i = row * width + column
    const j = column + 1 < width ? i + 1 : i
    const down = row + 1 < height ? width : 0
    const tl = pixels[i]!
    const tr = pixels[j]!
    const bl = pixels[i + down]!
    const br = pixels[j + down]!
    // Most of a garment is plain, where no weights are needed.
    if (tl === tr && tl === bl && tl === br) {
      r += (tl & 255) << 8
      g += tl & GREEN
      b += (tl >>> 8) & GREEN
      continue
    }
    const above = Math.imul(tl & RED_BLUE, topLeft) + Math.imul(tr & RED_BLUE, topRight)
    const redBlue = (above + Math.imul(bl & RED_BLUE, bottomLeft) + Math.imul(br & RED_BLUE, bottomRight)) >>> 0
    r += redBlue & 0xffff
    b += redBlue >>> 16
    g += ((tl >> 8) & 255) * topLeft + ((tr >> 8) & 255) * topRight
    g += ((bl >> 8) & 255) * bottomLeft + ((br >> 8) & 255) * bottomRight
  }
  sums[0] = r / 256
  sums[1] = g / 256
  sums[2] = b / 256
}
