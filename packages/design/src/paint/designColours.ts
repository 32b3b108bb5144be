import type { DesignDocument } from '../schema/document.ts'
import type { Fill } from '../schema/fill.ts'
import type { Layer } from '../schema/layers.ts'
import { inksOf, seenPatterns } from './patterns.ts'

const ofFill = (fill: Fill): string[] =>
  fill.kind === 'solid' ? [fill.colour] : fill.stops.map(({ colour }) => colour)

function ofLayer(layer: Layer): string[] {
  if (layer.kind !== 'text') return []
  const edges = [layer.outline, layer.outerOutline, layer.shadow].flatMap(edge => (edge ? [edge.colour] : []))
  return [...ofFill(layer.fill), ...edges]
}

/** Returns every colour of the design, the most used first. */
export function designColours({ parts, piping = [], layers, fabric }: DesignDocument): readonly string[] {
  const ofParts = Object.values(parts).flatMap(style =>
    style
      ? [
          ...ofFill(style.fill),
          ...seenPatterns(style)
            .filter(({ blend }) => blend !== 'tone')
            .flatMap(inksOf),
        ]
      : [],
  )
  const ofPiping = piping.flatMap(({ colour, middle }) => [colour, ...(middle ? [middle.colour] : [])])
  const uses = new Map<string, number>()
  for (const colour of [...ofParts, ...ofPiping, ...layers.flatMap(ofLayer), fabric.colour])
    uses.set(colour, (uses.get(colour) ?? 0) + 1)
  return [...uses.entries()].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
}
