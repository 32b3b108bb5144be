import type * as z from 'zod/mini'
import type { DesignDocument } from './document.ts'
import type { elementCommand, layerChange } from './elementCommand.ts'

export type LayerChange = Readonly<z.infer<typeof layerChange>>

/** A command that changes one element of a design. `parseCommand` checks it. */
export type ElementCommand = Readonly<z.infer<typeof elementCommand>>

/** Several edits as one: all are applied, or none. */
export interface CommandBatch {
  readonly kind: 'batch'
  readonly commands: readonly Command[]
}

/** An edit as plain data. Undo, redo, autosave and revisions all use this stream. */
export type Command = ElementCommand | CommandBatch

/** Reason why a command changes nothing: its target is gone, the list is full, or the garment does not offer it. */
export type CommandRefusal =
  | 'layerGone'
  | 'layerExists'
  | 'patternGone'
  | 'pipingGone'
  | 'guideGone'
  | 'clubColourGone'
  | 'kitGone'
  | 'kitPartGone'
  | 'unknownPart'
  | 'unknownPiece'
  | 'unknownEdge'
  | 'unknownOption'
  | 'otherGarment'
  | 'full'

export interface ApplyResult {
  readonly document: DesignDocument
  readonly inverse: Command
  /** Present if nothing was changed. */
  readonly refusal?: CommandRefusal
}

/** Returns the result of a command that cannot be applied: the same document, and an inverse that does nothing. */
export const refuse = (document: DesignDocument, refusal: CommandRefusal): ApplyResult => ({
  document,
  inverse: { kind: 'batch', commands: [] },
  refusal,
})
