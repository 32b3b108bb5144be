import {
  type Command,
  type DesignDocument,
  type Fill,
  inksOf,
  type Layer,
  LIMITS,
  seenPatterns,
} from '@kitwright/design'

const ofFill = (fill: Fill): string[] =>
  fill.kind === 'solid' ? [fill.colour] : fill.stops.map(({ colour }) => colour)

function ofLayer(layer: Layer): string[] {
  if (layer.kind !== 'text') return []
  const edges = [layer.outline, layer.outerOutline, layer.shadow].flatMap(edge => (edge ? [edge.colour] : []))
  return [...ofFill(layer.fill), ...edges]
}

/** Every colour of the design, the most used first. */
export function designColours({ parts, layers, fabric }: DesignDocument): readonly string[] {
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
  const uses = new Map<string, number>()
  for (const colour of [...ofParts, ...layers.flatMap(ofLayer), fabric.colour])
    uses.set(colour, (uses.get(colour) ?? 0) + 1)
  return [...uses.entries()].sort(([, a], [, b]) => b - a).map(([colour]) => colour)
}

/**
 * Names a colour for the dyer, or forgets its name. Where the design holds as many names as it may, one of a colour that
 * it no longer has makes room; null when all are in use.
 */
export function codeCommand(document: DesignDocument, colour: string, typed: string): Command | null {
  const code = typed.trim().slice(0, LIMITS.colourCodeCharacters).trim() || null
  const set: Command = { kind: 'setColourCode', colour, code }
  const coded = Object.keys(document.colourCodes)
  if (code === null || coded.includes(colour) || coded.length < LIMITS.colourCodes) return set
  const used = new Set(designColours(document))
  const unused = coded.find(other => !used.has(other))
  return unused ? { kind: 'batch', commands: [{ kind: 'setColourCode', colour: unused, code: null }, set] } : null
}
