import { paintShapes, traceOutline } from '@kitwright/vector'
import { boxHeight, boxWidth } from '@kitwright/measure'
import type { Context2d, TakeShade } from '../surface/types.ts'
import type { BentNode } from './pullBackDrawing.ts'

const ONE = { width: 1, height: 1 }

/** Paints what was pulled back to a piece; the context is in mm on the piece. */
export function paintBent(context: Context2d, shown: readonly BentNode[], takeShade: TakeShade): void {
  for (const each of shown) {
    if (each.kind === 'plain') paintShapes(context, { widthPx: 1, heightPx: 1, points: 0, shown: [each.shape] }, ONE)
    else if (each.kind === 'shaded') {
      const { shade } = each
      context.drawImage(takeShade(shade), shade.box[0], shade.box[1], boxWidth(shade.box), boxHeight(shade.box))
    } else {
      context.save()
      traceOutline(context, each.outline)
      context.clip(each.rule)
      paintBent(context, each.shown, takeShade)
      context.restore()
    }
  }
}
