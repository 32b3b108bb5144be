import type { SurfaceCanvas } from '@kitwright/artwork'

interface Level {
  readonly width: number
  readonly height: number
  /** RGBA bytes; alpha is ignored. */
  readonly pixels: Uint8ClampedArray
}

/** A piece's artwork with coarser copies, each half as fine as the one before and created on first use. */
export interface PieceTexture {
  readonly levels: Level[]
}

export function createPieceTexture(canvas: SurfaceCanvas): PieceTexture {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D drawing context')
  const { width, height } = canvas
  return { levels: [{ width, height, pixels: context.getImageData(0, 0, width, height).data }] }
}

function halve({ width, height, pixels }: Level): Level {
  const [w, h] = [Math.max(1, width >> 1), Math.max(1, height >> 1)]
  const half = new Uint8ClampedArray(w * h * 4)
  const right = width > 1 ? 4 : 0
  const below = height > 1 ? width * 4 : 0
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const from = (2 * y * width + 2 * x) * 4
      const to = (y * w + x) * 4
      for (let k = 0; k < 3; k++) {
        const at = from + k
        half[to + k] = (pixels[at]! + pixels[at + right]! + pixels[at + below]! + pixels[at + right + below]!) / 4
      }
    }
  return { width: w, height: h, pixels: half }
}

function levelOf({ levels }: PieceTexture, level: number): Level {
  for (let coarsest = levels.length - 1; coarsest < level; coarsest++) levels.push(halve(levels[coarsest]!))
  return levels[level]!
}

/** Samples the colour at a position 0-1 of the piece bilinearly into `to`, as sRGB numbers 0-1. */
export function sampleBilinear(texture: PieceTexture, level: number, u: number, v: number, to: Float64Array): void {
  const { width, height, pixels } = texture.levels[level] ?? levelOf(texture, level)
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5))
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5))
  const left = Math.floor(x)
  const top = Math.floor(y)
  const right = x - left
  const below = (y - top) / 255
  const above = 1 / 255 - below
  const i = (top * width + left) * 4
  const j = left + 1 < width ? i + 4 : i
  const down = top + 1 < height ? width * 4 : 0
  for (let k = 0; k < 3; k++) {
    const upper = pixels[i + k]! + (pixels[j + k]! - pixels[i + k]!) * right
    const lower = pixels[i + down + k]! + (pixels[j + down + k]! - pixels[i + down + k]!) * right
    to[k] = upper * above + lower * below
  }
}
