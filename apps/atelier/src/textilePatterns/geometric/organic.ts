import { seededRandom, wrapped, type Context, type DrawTile, type Tile } from '../drawingTools/tile.ts'

type Field = (u: number, v: number) => number

/**
 * A smooth random surface that repeats: cosines with whole frequencies up to `detail`, weaker at higher frequencies. u,
 * v in tiles.
 */
function field(seed: number, detail: number): Field {
  const random = seededRandom(seed)
  const terms: [kx: number, ky: number, phase: number, weight: number][] = []
  for (let kx = -detail; kx <= detail; kx++) {
    for (let ky = 0; ky <= detail; ky++) {
      const k = Math.hypot(kx, ky)
      if (k > 0 && k <= detail) terms.push([kx, ky, random() * Math.PI * 2, (random() + 0.3) / k])
    }
  }
  const norm = Math.sqrt(terms.reduce((sum, t) => sum + t[3] ** 2, 0) / 2)
  return (u, v) => {
    let sum = 0
    for (const [kx, ky, phase, weight] of terms) sum += weight * Math.cos((kx * u + ky * v) * Math.PI * 2 + phase)
    return sum / norm
  }
}

const edge = (value: number, softness: number): number => Math.min(1, Math.max(0, value / softness + 0.5))

/** Sets each pixel's alpha (0-1) from its position in the tile. */
function shadePixels(context: Context, alphaAt: (u: number, v: number) => number): void {
  const { width, height } = context.canvas
  const image = context.createImageData(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      image.data[(y * width + x) * 4 + 3] = Math.round(alphaAt(x / width, y / height) * 255)
    }
  }
  context.putImageData(image, 0, 0)
}

export const camo: DrawTile = context => {
  const [dark, mid] = [field(11, 5), field(29, 5)]
  const [bendU, bendV] = [field(5, 3), field(7, 3)]
  shadePixels(context, (u, v) => {
    const [bu, bv] = [u + 0.03 * bendU(u, v), v + 0.03 * bendV(u, v)]
    const isMid = edge(mid(bu, bv) - 0.45, 0.05) * 0.45
    return Math.max(isMid, edge(dark(bu, bv) - 0.55, 0.05))
  })
}

export const topography: DrawTile = context => {
  const height = field(41, 3)
  const step = 1 / 512
  shadePixels(context, (u, v) => {
    const level = height(u, v) * 3.2
    const slope = Math.hypot(height(u + step, v) * 3.2 - level, height(u, v + step) * 3.2 - level)
    const away = Math.abs(level - Math.round(level)) / Math.max(slope, 1e-6)
    const isMain = Math.round(level) % 3 === 0
    return edge((isMain ? 2.1 : 1.1) - away, 1.2)
  })
}

/** One dry stroke: parallel bristles that start late, end early and skip. */
function stroke(context: Context, length: number, width: number, random: () => number): void {
  const bristles = Math.round(width * 1.1)
  for (let i = 0; i < bristles; i++) {
    const across = (i / (bristles - 1) - 0.5) * 2
    const y = (across * width) / 2
    const reach = Math.sqrt(1 - across ** 2 * 0.7)
    const from = -length / 2 + (1 - reach) * length * 0.2 + random() * length * 0.06
    const to = length / 2 - (1 - reach) * length * 0.2 - random() ** 2 * length * 0.45
    context.lineWidth = 0.7 + random() * 1.1
    context.globalAlpha = random() < 0.75 ? 1 : 0.55
    context.beginPath()
    context.moveTo(from, y)
    context.quadraticCurveTo(0, y - length * 0.04, to, y)
    context.stroke()
  }
}

export const brush: DrawTile = (context, tile: Tile) => {
  const random = seededRandom(77)
  const strokes = [
    [0.2, 0.14, 150, 34],
    [0.72, 0.33, 170, 26],
    [0.24, 0.55, 185, 30],
    [0.78, 0.72, 140, 38],
    [0.3, 0.9, 120, 16],
    [0.8, 0.02, 90, 12],
  ] as const
  for (const [x, y, length, width] of strokes) {
    const seed = Math.floor(random() * 1e9)
    wrapped(context, tile, () => {
      context.translate(x * tile.width, y * tile.height)
      context.rotate(-0.42)
      stroke(context, length, width, seededRandom(seed))
    })
  }
}
