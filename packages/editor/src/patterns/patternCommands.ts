import { patternsOn, partStyleOf, type Command, type DesignDocument, type PatternUse } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'

const countOn = (document: DesignDocument, part: PartId): number => patternsOn(partStyleOf(document, part)).length

/** Returns the command that changes one pattern of a part. Null removes it; an index past the end adds it on top. */
export function patternCommand(document: DesignDocument, part: PartId, at: number, next: PatternUse | null): Command {
  if (!next) return { kind: 'removePattern', part, at }
  return at < countOn(document, part)
    ? { kind: 'changePattern', part, at, pattern: next }
    : { kind: 'addPattern', part, pattern: next }
}

/**
 * Returns the commands that give a part these patterns, bottom first. Equal ones are named too, so that the steps of a
 * gesture change the same elements.
 */
export function patternCommands(document: DesignDocument, part: PartId, next: readonly PatternUse[]): Command[] {
  const count = countOn(document, part)
  const surplus = Array.from({ length: Math.max(0, count - next.length) }, (_, i) => count - 1 - i)
  return [
    ...surplus.map((at): Command => ({ kind: 'removePattern', part, at })),
    ...next.map((pattern, at): Command => patternCommand(document, part, at, pattern)),
  ]
}
