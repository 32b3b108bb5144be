import { LIMITS, type RulerGuide } from '@kitwright/design'
import { findPiece } from '@kitwright/garment'
import type { Access } from '../state/access.ts'
import { documentOf, garmentWithOptions } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs } from '../state/types.ts'

type GuideEditor = Access<DocumentState & DocumentVerbs>

const guidesOf = (editor: Access<DocumentState>): readonly RulerGuide[] =>
  documentOf(editor.getState()).rulerGuides ?? []

/** True if a guide crosses its piece; elsewhere it would be invisible. */
export function isOnPiece(editor: Access<DocumentState>, { piece, axis, atMm }: RulerGuide): boolean {
  const { garment, options } = garmentWithOptions(editor.getState())
  const box = findPiece(garment, options, piece)?.piece.box
  if (!box) return false
  const [low, high] = axis === 'x' ? [box[0], box[2]] : [box[1], box[3]]
  return atMm >= low && atMm <= high
}

/** Adds a guide. Returns false and changes nothing if the design is full. */
export function addGuide(editor: GuideEditor, guide: RulerGuide): boolean {
  const guides = guidesOf(editor)
  if (guides.length >= LIMITS.rulerGuides) return false
  if (isOnPiece(editor, guide)) editor.getState().commit({ kind: 'addRulerGuide', guide })
  return true
}

export const removeGuide = (editor: GuideEditor, at: number): void =>
  editor.getState().commit({ kind: 'removeRulerGuide', at })

/** Moves a guide on its piece; outside the piece it is removed. */
export function moveGuide(editor: GuideEditor, at: number, atMm: number, gesture?: string): void {
  const guide = guidesOf(editor)[at]
  if (!guide || guide.atMm === atMm) return
  const moved = { ...guide, atMm }
  if (!isOnPiece(editor, moved)) return removeGuide(editor, at)
  editor.getState().commit({ kind: 'changeRulerGuide', at, guide: moved }, gesture)
}
