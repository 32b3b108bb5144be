import { LIMITS, partStyleOf, twinOf, type Command, type DesignDocument, type PatternMask } from '@kitwright/design'
import { findPiece, type PartId } from '@kitwright/garment'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs } from '../state/types.ts'
import { combineRings } from './combineRings.ts'
import { isInsideRings, toOutlines } from './maskOutlines.ts'

/** Sets the mask of a part's patterns; a mask without outlines is removed. */
export function setMask(document: DesignDocument, part: PartId, next: PatternMask | null): Command {
  const { mask: _, ...style } = partStyleOf(document, part)
  const mask = next && next.outlines.length > 0 ? next : null
  return { kind: 'setPart', part, style: mask ? { ...style, mask } : style }
}

/** Returns the pieces on which these parts' patterns are masked, each with its part, in a fixed order. */
export const maskedPieces = (
  document: DesignDocument,
  parts: readonly PartId[],
): readonly { readonly part: PartId; readonly piece: string }[] =>
  parts.flatMap(part => {
    const pieces = new Set(partStyleOf(document, part).mask?.outlines.map(({ piece }) => piece))
    return [...pieces].toSorted().map(piece => ({ part, piece }))
  })

type MaskEditor = Access<DocumentState & Pick<DocumentVerbs, 'commit'>>

/** Shows these parts' patterns inside or outside the drawn outlines. */
export function showMask(editor: MaskEditor, parts: readonly PartId[], shows: PatternMask['shows']): void {
  const state = editor.getState()
  const document = documentOf(state)
  const commands = parts.flatMap(part => {
    const { mask } = partStyleOf(document, part)
    return mask ? [setMask(document, part, { ...mask, shows })] : []
  })
  state.commit({ kind: 'batch', commands })
}

/** Removes the outlines drawn on one piece. */
export function unmaskPiece(editor: MaskEditor, part: PartId, piece: string): void {
  const state = editor.getState()
  const document = documentOf(state)
  const { mask } = partStyleOf(document, part)
  if (!mask) return
  state.commit(setMask(document, part, { ...mask, outlines: mask.outlines.filter(each => each.piece !== piece) }))
}

/**
 * Mirrors the outlines of a piece: onto its twin in place of the twin's own, or onto the other half of a piece without
 * a twin. Returns false and changes nothing if there are none, or if no more can be added.
 */
export function mirrorMask(editor: MaskEditor, part: PartId, piece: string): boolean {
  const state = editor.getState()
  const document = documentOf(state)
  const worn = { garment: state.garment, options: document.options }
  const { mask } = partStyleOf(document, part)
  const home = findPiece(worn.garment, worn.options, piece)?.piece
  if (!mask || !home) return false
  const twin = twinOf(home, worn) ?? home
  const own = mask.outlines.filter(each => each.piece === piece).map(({ points }) => points)
  const mirrored = own.map(ring => ring.map(({ x, y }) => ({ x: twin.box[0] + home.box[2] - x, y })))
  const there =
    twin === home
      ? combineRings([...own, ...mirrored], at => isInsideRings(own, at) || isInsideRings(mirrored, at))
      : mirrored
  const others = mask.outlines.filter(each => each.piece !== twin.id)
  const outlines = [...others, ...toOutlines(twin.id, there)]
  if (own.length === 0 || outlines.length > LIMITS.maskOutlines) return false
  state.commit(setMask(document, part, { ...mask, outlines }))
  return true
}
