import { veinedFlame } from './khmer.ts'
import { disc, line, type XY } from '../drawingTools/shapes.ts'
import type { Context } from '../drawingTools/tile.ts'

/** One flame leaf with its vein, its foot at the origin. */
export function flameLeaf(context: Context, size: number): void {
  context.save()
  context.scale(size, size)
  veinedFlame(context)
  context.restore()
}

/** A spray: a leaf with a smaller one on each side. */
export function spray(context: Context, size: number): void {
  for (const [turn, share] of [
    [-0.85, 0.62],
    [0.85, 0.62],
    [0, 1],
  ] as const) {
    context.save()
    context.rotate(turn)
    if (turn > 0) context.scale(-1, 1)
    flameLeaf(context, size * share)
    context.restore()
  }
}

/** A curl that winds inwards, leaves on its back. */
export function curl(context: Context, radius: number, turns: number): void {
  const points = Array.from({ length: 60 }, (_, i): XY => {
    const t = i / 59
    const angle = -Math.PI / 2 + t * turns * Math.PI * 2
    const r = radius * (1 - t * 0.9)
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
  context.lineCap = 'round'
  line(context, points, radius * 0.16)
  disc(context, ...points.at(-1)!, radius * 0.16)
  for (let k = 0; k < 7; k++) {
    const [x, y] = points[k * 4 + 2]!
    context.save()
    context.translate(x, y)
    context.rotate(Math.atan2(y, x) + Math.PI / 2 + 0.55)
    flameLeaf(context, radius * (0.62 - k * 0.045))
    context.restore()
  }
}
