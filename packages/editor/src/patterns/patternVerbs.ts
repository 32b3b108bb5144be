import { LIMITS, patternsOn, partStyleOf, type Command, type PatternUse } from '@kitwright/design'
import type { PartId } from '@kitwright/garment'
import type { Colouring } from '@kitwright/library'
import type { WithPorts } from '../ports.ts'
import type { Access } from '../state/access.ts'
import { documentOf } from '../state/selectors.ts'
import type { DocumentState, DocumentVerbs, SelectionVerbs } from '../state/types.ts'
import { applyToAllPartsCommand } from './applyToAllParts.ts'
import { coverGarmentCommand, uncoveredParts, type UncoveredPart } from './coverGarmentCommand.ts'
import {
  moveItem,
  orderPatterns,
  putPattern,
  setKnockout,
  setParticipation,
  sharedPatternCommand,
  withPatternAt,
  type PatternParticipation,
} from './garmentWidePatterns.ts'
import { withColouring } from './newPattern.ts'
import { unwrapPicture, wrapPicture, type WrapRefusal } from './pictureToPattern.ts'

type PatternEditor = Access<DocumentState & DocumentVerbs>

/** A pattern of a part. */
export interface PatternTarget {
  readonly part: PartId
  /** Index among the part's patterns, from the lowest; one past the last adds a pattern on top. */
  readonly at: number
  /** The parts that wear the same patterns; absent: the part, with those that share the pattern. */
  readonly parts?: readonly PartId[]
}

const patternsOf = (editor: Access<DocumentState>, part: PartId): readonly PatternUse[] =>
  patternsOn(partStyleOf(documentOf(editor.getState()), part))

function commandFor(
  editor: Access<DocumentState>,
  { part, at, parts }: PatternTarget,
  next: PatternUse | null,
): Command {
  const state = editor.getState()
  const document = documentOf(state)
  if (parts) return applyToAllPartsCommand(document, parts, withPatternAt(patternsOf(editor, part), at, next))
  return next ? putPattern(document, state.garment, part, next, at) : sharedPatternCommand(document, part, null, at)
}

/** Replaces a pattern, or adds one on top; null removes it. */
export const setPattern = (
  editor: PatternEditor,
  target: PatternTarget,
  next: PatternUse | null,
  gesture?: string,
): void => editor.getState().commit(commandFor(editor, target, next), gesture)

/** Gives all of these parts the same patterns. */
export function wearOnAllParts(editor: PatternEditor, parts: readonly PartId[], patterns: readonly PatternUse[]): void {
  const state = editor.getState()
  state.commit(applyToAllPartsCommand(documentOf(state), parts, patterns))
}

/** Applies a colouring to a pattern and its ground to the parts that wear it, as one entry. */
export function wearColouring(editor: PatternEditor, target: PatternTarget, colouring: Colouring): void {
  const pattern = patternsOf(editor, target.part)[target.at]
  if (!pattern) return
  const grounds = (target.parts ?? [target.part]).map((part): Command => ({
    kind: 'setPartFill',
    part,
    fill: { kind: 'solid', colour: colouring.ground },
  }))
  const commands = [commandFor(editor, target, withColouring(pattern, colouring)), ...grounds]
  editor.getState().commit({ kind: 'batch', commands })
}

/** Moves a pattern below or above others. */
export function movePatternTo(editor: PatternEditor, { part, at, parts }: PatternTarget, to: number): void {
  if (parts) return wearOnAllParts(editor, parts, moveItem(patternsOf(editor, part), at, to))
  const state = editor.getState()
  state.commit(orderPatterns(documentOf(state), part, at, to))
}

/** Sets the distance between these parts' patterns and their texts and pictures, mm. */
export function keepPatternsClear(editor: PatternEditor, parts: readonly PartId[], mm: number, gesture?: string): void {
  const state = editor.getState()
  state.commit(setKnockout(documentOf(state), parts, mm), gesture)
}

/** Lets a part share the pattern of `from`, or stay out. */
export function sharePattern(
  editor: PatternEditor,
  part: PartId,
  from: Pick<PatternTarget, 'part' | 'at'>,
  sharing: PatternParticipation,
): void {
  const state = editor.getState()
  state.commit(setParticipation(documentOf(state), part, from.part, sharing, from.at))
}

/**
 * Spreads a continuous picture over all parts that can take it. Returns the parts that stay bare, `too-narrow` if some
 * cloth of the others would, and null if there is no cloth for it.
 */
export function coverGarment(
  editor: PatternEditor,
  place: Pick<PatternTarget, 'part' | 'at'>,
): readonly UncoveredPart[] | 'too-narrow' | null {
  const state = editor.getState()
  const document = documentOf(state)
  const command = coverGarmentCommand(document, state.garment, place)
  if (command === null || command === 'too-narrow') return command
  state.commit(command)
  return uncoveredParts(document, state.garment, place)
}

type PictureEditor = Access<DocumentState & DocumentVerbs & SelectionVerbs>

/**
 * Turns a picture layer into a garment-wide pattern, which is selected. Returns the reason if it cannot be. The
 * garment's wrap maps must be loaded.
 */
export function wrapLayer(editor: PictureEditor, id: string): WrapRefusal | null {
  const state = editor.getState()
  const layer = documentOf(state).layers.find(each => each.id === id)
  // The layer may have been deleted while the wrap maps were loading.
  if (layer?.kind !== 'image') return null
  const round = wrapPicture(documentOf(state), state.garment, layer)
  if (typeof round === 'string') return round
  state.commit(round.command)
  state.choose({ kind: 'part', part: round.part, pattern: round.at }, 'patterns')
  return null
}

/** Turns a wrapped picture back into a layer on one piece, which is selected. Returns `full` if there is no room. */
export function unwrapPattern(
  editor: PictureEditor & WithPorts<'newId'>,
  place: Pick<PatternTarget, 'part' | 'at'>,
): 'full' | null {
  const state = editor.getState()
  const document = documentOf(state)
  const images = document.layers.filter(({ kind }) => kind === 'image').length
  if (document.layers.length >= LIMITS.layers || images >= LIMITS.images) return 'full'
  const id = editor.ports.newId()
  const command = unwrapPicture(document, state.garment, place, id)
  if (!command) return null
  state.commit(command)
  state.choose({ kind: 'layer', id }, 'images')
  return null
}
