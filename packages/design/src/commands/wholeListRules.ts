import { withPattern, withPatterns } from '../paint/patterns.ts'
import { partStyleOf } from '../paint/partStyle.ts'
import type { ApplyResult, ListCommand } from '../schema/command.ts'
import type { DesignDocument, PartStyle } from '../schema/document.ts'
import type { Rules } from './ruleTypes.ts'

const withPart = (document: DesignDocument, part: string, style: PartStyle): ApplyResult => ({
  document: { ...document, parts: { ...document.parts, [part]: style } },
  inverse: { kind: 'setPart', part, style: document.parts[part] ?? null },
})

export const WHOLE_LIST_RULES: Rules<ListCommand['kind']> = {
  setPartPattern: (document, { part, pattern }) =>
    withPart(document, part, withPattern(partStyleOf(document, part), pattern)),
  setPartPatterns: (document, { part, patterns }) =>
    withPart(document, part, withPatterns(partStyleOf(document, part), patterns)),
}
