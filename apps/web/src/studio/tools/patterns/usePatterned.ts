import { startingScale } from '@kitwright/artwork'
import { styleOf, type Command, type Fill, type PatternUse, type Span } from '@kitwright/design'
import { modelsOf, type PartId } from '@kitwright/garment'
import { useState } from 'react'
import {
  clothParts,
  documentOf,
  swapPattern,
  isOnAllParts,
  onAllParts,
  onSharingParts,
  putPattern,
} from '@kitwright/editor'
import { useEdit, useStudio, useStudioApi } from '../../context/index.ts'
import type { Scope } from './PartChoice.tsx'

export interface Patterned {
  readonly scope: Scope
  /** Those that the garment has with its present options. */
  readonly parts: readonly PartId[]
  /** The part whose pattern is shown. */
  readonly part: PartId
  readonly fill: Fill
  readonly pattern: PatternUse | null
  /** What it is laid over. */
  readonly span: Span
  /** The scale that a pattern begins with there: smaller on narrow parts, but as on the body where it runs over the whole garment. */
  startOf(id: string): number
  /** Turns to another part, or to the whole garment, which then wears the pattern shown. */
  choose(scope: Scope): void
  use(pattern: PatternUse | null, gesture?: string): void
}

/** Whether the whole garment is dressed at once. What was worn by all and is not any more, as after an undo, is each part's own again. */
type Whole = 'no' | 'asked' | 'worn'

/** What patterns are put on, and the one that is there. */
export function usePatterned(): Patterned {
  const edit = useEdit()
  const api = useStudioApi()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const worn = new Set(modelsOf(garment, options).flatMap(model => model.areas.map(area => area.part)))
  const parts = garment.parts.filter(id => worn.has(id))
  const selected = useStudio(state => (state.selection.kind === 'part' ? state.selection.part : null))
  const part = selected ?? (worn.has('base') ? 'base' : parts[0]!)
  const { fill, pattern, span } = useStudio(state => styleOf(documentOf(state), part))
  const isSame = useStudio(state => isOnAllParts(documentOf(state), clothParts(parts)))
  const [whole, setWhole] = useState<Whole>(isSame && pattern ? 'worn' : 'no')
  if (whole === 'asked' && isSame) setWhole('worn')
  const isWhole = whole === 'asked' || (whole === 'worn' && isSame)
  const dressAll = (next: PatternUse | null, gesture?: string): void =>
    edit.commit(onAllParts(documentOf(api.getState()), clothParts(parts), next), gesture)
  const chosen = (next: PatternUse | null): Command => {
    const document = documentOf(api.getState())
    return next ? putPattern(document, garment, part, next) : onSharingParts(document, part, null)
  }
  const startOnPart = (id: string): number => startingScale({ garment, options }, part, id)
  return {
    scope: isWhole ? 'all' : part,
    parts,
    part,
    fill,
    pattern,
    span,
    startOf: isWhole ? () => 1 : startOnPart,
    choose(scope) {
      setWhole(scope === 'all' ? 'asked' : 'no')
      if (scope !== 'all') api.getState().select({ kind: 'part', part: scope })
      else if (pattern) dressAll(swapPattern(pattern, pattern.id, startOnPart, () => 1))
    },
    use: (next, gesture) => (isWhole ? dressAll(next, gesture) : edit.commit(chosen(next), gesture)),
  }
}
