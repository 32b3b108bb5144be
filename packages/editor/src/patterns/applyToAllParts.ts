import { patternsOn, partStyleOf, type Command, type DesignDocument, type PatternUse } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import { isSeenOnce } from './garmentWidePatterns.ts'
import { patternCommands } from './patternCommands.ts'

/** Hard or thin parts: only cloth is printed with a pattern that goes around the whole garment. */
const NOT_CLOTH: ReadonlySet<PartId> = new Set(['buttons', 'drawstring'])

export const clothParts = (parts: readonly PartId[]): readonly PartId[] => parts.filter(part => !NOT_CLOTH.has(part))

/** Checks whether all of these parts have the same patterns, or none. */
export const isOnAllParts = (document: DesignDocument, parts: readonly PartId[]): boolean =>
  parts.length > 1 && new Set(parts.map(part => JSON.stringify(patternsOn(partStyleOf(document, part))))).size === 1

/** Returns one edit that gives these parts the same patterns, continuing from piece to piece. */
export const applyToAllPartsCommand = (
  document: DesignDocument,
  parts: readonly PartId[],
  patterns: readonly PatternUse[],
): Command => ({
  kind: 'batch',
  commands: parts.flatMap((part): readonly Command[] => {
    const style = partStyleOf(document, part)
    const before = patternsOn(style).map(({ id }) => id)
    const isNew = patterns.some(use => isSeenOnce(use) && !before.includes(use.id))
    const span = isNew ? 'garment' : patterns.length > 0 && style.span === 'piece' ? 'part' : style.span
    return [...patternCommands(document, part, patterns), { kind: 'setPartSpan', part, span }]
  }),
})
