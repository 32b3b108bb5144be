import type { FindOutlines } from '@kitwright/artwork'
import { inkOutlines, type PlainShape } from '@kitwright/artwork/node'
import { toHex } from '@kitwright/measure'
import type { ShapePicture } from '@kitwright/vector'

/** Joining and cutting outlines takes the more time the more points they have. */
const MOST_POINTS = 6_000
/** What is nearly opaque is printed as opaque: inks of a pattern are. */
const OPAQUE = 0.99

type Shown = ShapePicture['shown'][number]
type Outline = Extract<Shown, { kind: 'clipped' }>['outline']

const textOf = (outline: Outline): string => outline.map(({ kind, to }) => `${kind}${to.join(' ')}`).join('')

/** The shapes in plain opaque colours, bottom first; null where there are others. */
function plainShapes(shown: readonly Shown[], clips: PlainShape['clips'] = []): PlainShape[] | null {
  const found: PlainShape[] = []
  for (const each of shown) {
    if (each.kind === 'clipped') {
      const within = plainShapes(each.shown, [...clips, { d: textOf(each.outline), rule: each.rule }])
      if (!within) return null
      found.push(...within)
      continue
    }
    const { paint, opacity, line, matrix, rule, outline } = each
    if (paint.kind !== 'plain' || opacity * paint.colour.a < OPAQUE || (line && line.dashes.length > 0)) return null
    found.push({ d: textOf(outline), rule, matrix, line, clips, colour: toHex({ ...paint.colour, a: 1 }) })
  }
  return found
}

/** What finds the outlines of a drawing's inks from its own fills; null where it has gradients, is see-through, or is too large for that. */
export function outlinesIn(picture: ShapePicture): FindOutlines | null {
  const shapes = picture.points > MOST_POINTS ? null : plainShapes(picture.shown)
  return shapes && inkOutlines(shapes, picture)
}
