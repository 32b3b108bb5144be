import type { SKRSContext2D } from '@napi-rs/canvas'

export type Context = SKRSContext2D
/** Size of one tile, mm. */
export interface Tile {
  readonly width: number
  readonly height: number
}
/**
 * Draws one tile in black; the context is in mm, the tile starts at (0, 0). A shape that leaves the tile must re-enter
 * on the other side.
 */
export type DrawTile = (context: Context, tile: Tile) => void

/** Draws nine times, so that a shape that crosses an edge enters at the opposite one. */
export function wrapped(context: Context, { width, height }: Tile, draw: () => void): void {
  for (const dx of [-width, 0, width]) {
    for (const dy of [-height, 0, height]) {
      context.save()
      context.translate(dx, dy)
      draw()
      context.restore()
    }
  }
}

export function polygon(context: Context, points: readonly (readonly [number, number])[]): void {
  context.beginPath()
  points.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
}

/** Numbers 0-1 that are the same at every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
