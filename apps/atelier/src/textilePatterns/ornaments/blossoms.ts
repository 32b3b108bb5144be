import { disc, leaf, line } from '../drawingTools/shapes.ts'
import { around, erase } from '../drawingTools/repeatMotif.ts'
import type { Context } from '../drawingTools/tile.ts'

/** Rumduol, the national flower: three thick petals around three that stay closed. */
export function romduol(context: Context, size: number): void {
  around(context, 3, () => leaf(context, size, size * 1.05, 0.55))
  erase(context, () => around(context, 3, () => leaf(context, size * 0.72, size * 0.16, 0.6)))
  around(
    context,
    3,
    () => {
      erase(context, () => leaf(context, size * 0.62, size * 0.66, 0.5))
      leaf(context, size * 0.52, size * 0.5, 0.5)
    },
    Math.PI / 3,
  )
  erase(context, () => disc(context, 0, 0, size * 0.13))
  disc(context, 0, 0, size * 0.075)
}

/** Frangipani: five petals, each over the next like a propeller. */
export function champei(context: Context, size: number): void {
  around(context, 5, () => {
    context.beginPath()
    context.moveTo(0, 0)
    context.bezierCurveTo(-size * 0.42, -size * 0.3, -size * 0.36, -size * 0.92, 0, -size)
    context.bezierCurveTo(size * 0.36, -size * 0.98, size * 0.3, -size * 0.42, 0, 0)
    erase(context, () => {
      context.lineWidth = size * 0.1
      context.stroke()
    })
    context.fill()
  })
  erase(context, () =>
    around(context, 5, () =>
      line(
        context,
        [
          [0, 0],
          [size * 0.05, -size * 0.5],
        ],
        size * 0.05,
      ),
    ),
  )
}

/** Four petals and four buds, the flower that is woven into silk. */
export function chan(context: Context, size: number): void {
  around(context, 4, () => leaf(context, size, size * 0.72, 0.65))
  erase(context, () => around(context, 4, () => leaf(context, size * 0.78, size * 0.18, 0.6)))
  around(context, 4, () => leaf(context, size * 0.72, size * 0.2, 0.7), Math.PI / 4)
  erase(context, () => disc(context, 0, 0, size * 0.2))
  disc(context, 0, 0, size * 0.12)
}
