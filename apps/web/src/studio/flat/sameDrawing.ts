import type { Drawing } from '@kitwright/artwork'

type Instruction = Drawing['instructions'][number]

function isSame(a: Instruction, b: Instruction): boolean {
  if (a.kind === 'layer') return b.kind === 'layer' && a.layer === b.layer
  return b.kind === 'ground' && a.fill === b.fill && a.pattern === b.pattern && a.region === b.region
}

/** True when two drawings of a piece look alike: documents share what did not change, so looking at references is enough. */
export const isSameDrawing = (a: Drawing, b: Drawing): boolean =>
  a === b ||
  (a.outline === b.outline &&
    a.fabricColour === b.fabricColour &&
    a.instructions.length === b.instructions.length &&
    a.instructions.every((instruction, i) => isSame(instruction, b.instructions[i]!)))
