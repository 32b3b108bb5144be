import { startingScale } from '@kitwright/artwork'
import { patternsOn, partStyleOf, type Fill, type PatternUse, type Span } from '@kitwright/design'
import { modelsOf, type PartId } from '@kitwright/garment'
import type { Colouring } from '@kitwright/library'
import { useState } from 'react'
import {
  clothParts,
  documentOf,
  isOnAllParts,
  keepPatternsClear,
  movePatternTo,
  selectedPatternIndex,
  setPattern,
  sharingParts,
  swapPattern,
  wearColouring,
  wearOnAllParts,
  type DocumentState,
  type DocumentVerbs,
  type SelectionVerbs,
} from '@kitwright/editor'
import { useStudio, useStudioParts } from '../../../context/index.ts'
import type { Scope } from './PartChoice.tsx'

export interface PatternPanelState {
  readonly scope: Scope
  /** The parts that the garment has with its present options. */
  readonly parts: readonly PartId[]
  /** The part whose pattern is shown. */
  readonly part: PartId
  readonly fill: Fill
  /** All patterns of the part, bottom first. */
  readonly patterns: readonly PatternUse[]
  /** The index of the pattern shown. */
  readonly at: number
  readonly pattern: PatternUse | null
  /** The area that the patterns span. */
  readonly span: Span
  /**
   * Returns the initial scale of a pattern on the part: smaller on narrow parts, but as on the body if it covers the
   * whole garment.
   */
  startOf(id: string): number
  /** Switches to another part, or to the whole garment, which then wears the pattern shown. */
  choose(scope: Scope): void
  /** Switches to another of the part's patterns. */
  turnTo(at: number): void
  /** Replaces the pattern shown or the one at `at`. An index one past the last adds it on top. */
  use(pattern: PatternUse | null, gesture?: string, at?: number): void
  /** Applies a colouring to the pattern shown and its ground to the part or the whole garment, as one edit. */
  dress(colouring: Colouring): void
  /** Distance that the patterns keep from texts and pictures, mm. */
  readonly clearMm: number
  clear(mm: number, gesture: string): void
  /** Moves a pattern higher or lower and then shows it. */
  order(from: number, to: number): void
}

/**
 * Whether the whole garment is dressed at once. When the parts no longer share a pattern, as after an undo, each part
 * has its own again.
 */
type GarmentScope = 'no' | 'asked' | 'worn'

/** Returns the target of the patterns and the pattern selected there. */
export function usePatterned(): PatternPanelState {
  const api = useStudioParts<DocumentState & DocumentVerbs & SelectionVerbs>()
  const garment = useStudio(state => state.garment)
  const options = useStudio(state => documentOf(state).options)
  const worn = new Set(modelsOf(garment, options).flatMap(model => model.areas.map(area => area.part)))
  const parts = garment.parts.filter(id => worn.has(id))
  const selected = useStudio(state => (state.selection.kind === 'part' ? state.selection.part : null))
  const part = selected ?? (worn.has('base') ? 'base' : parts[0]!)
  const style = useStudio(state => partStyleOf(documentOf(state), part))
  const { fill, span, clearMm = 0 } = style
  const patterns = patternsOn(style)
  const at = useStudio(state => selectedPatternIndex(state, part))
  const pattern = patterns[at] ?? null
  const isSame = useStudio(state => isOnAllParts(documentOf(state), clothParts(parts)))
  const [whole, setWhole] = useState<GarmentScope>(isSame && pattern ? 'worn' : 'no')
  if (whole === 'asked' && isSame) setWhole('worn')
  const isWhole = whole === 'asked' || (whole === 'worn' && isSame)
  const together = isWhole ? clothParts(parts) : sharingParts(documentOf(api.getState()), part, at)
  const targetAt = (index: number) => ({ part, at: index, ...(isWhole && { parts: clothParts(parts) }) })
  const startOnPart = (id: string): number => startingScale({ garment, options }, part, id)
  const turnTo = (to: number): void => api.getState().select({ kind: 'part', part, pattern: to })
  return {
    scope: isWhole ? 'all' : part,
    parts,
    part,
    fill,
    patterns,
    at,
    pattern,
    span,
    startOf: isWhole ? () => 1 : startOnPart,
    choose(scope) {
      setWhole(scope === 'all' ? 'asked' : 'no')
      if (scope !== 'all') api.getState().select({ kind: 'part', part: scope })
      else if (patterns.length > 0) {
        const next = patterns.map(use => swapPattern(use, use.id, startOnPart, () => 1))
        wearOnAllParts(api, clothParts(parts), next)
      }
    },
    turnTo,
    clearMm,
    clear: (mm, gesture) => keepPatternsClear(api, together, mm, gesture),
    use: (next, gesture, to = at) => setPattern(api, targetAt(to), next, gesture),
    dress: colouring => wearColouring(api, targetAt(at), colouring),
    order(from, to) {
      movePatternTo(api, targetAt(from), to)
      turnTo(to)
    },
  }
}
