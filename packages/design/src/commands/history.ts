import type { Command } from '../schema/command.ts'
import { applyCommand } from './commands.ts'
import type { DesignDocument } from '../schema/document.ts'

interface Entry {
  readonly undo: Command
  readonly redo: Command
  /** Commands of one gesture (one drag, one colour slide) share it and count as one entry. */
  readonly gesture?: string
}

/** The document with all that can be undone and redone. A plain value. */
export interface History {
  readonly document: DesignDocument
  readonly past: readonly Entry[]
  readonly future: readonly Entry[]
}

const ENTRIES_KEPT = 300

export const startHistory = (document: DesignDocument): History => ({ document, past: [], future: [] })
export const canUndo = (history: History): boolean => history.past.length > 0
export const canRedo = (history: History): boolean => history.future.length > 0

function mergeEntries(first: Entry, next: Entry): Entry {
  const { undo, redo } = first
  if (undo.kind === 'changeLayer' && next.undo.kind === 'changeLayer' && next.redo.kind === 'changeLayer') {
    const was = redo.kind === 'changeLayer' ? redo.change : {}
    return {
      ...first,
      undo: { ...undo, change: { ...next.undo.change, ...undo.change } },
      redo: { ...next.redo, change: { ...was, ...next.redo.change } },
    }
  }
  return { ...first, redo: next.redo }
}

/**
 * True for commands that set a value. Adding and removing are separate entries even within one gesture: the later one
 * does not replace the earlier.
 */
const isSetting = (command: Command): boolean =>
  command.kind === 'batch'
    ? command.commands.every(isSetting)
    : command.kind !== 'addLayer' && command.kind !== 'removeLayer'

/** Returns the target of a command; for a batch also its values, since a later batch replaces an earlier one whole. */
function target(command: Command): string {
  if (command.kind === 'batch') return `batch:${command.commands.map(batched).join()}`
  if (command.kind === 'setColourCode') return `${command.kind}:${command.colour}`
  if (command.kind === 'setKit') return `${command.kind}:${command.role}`
  return `${command.kind}:${'id' in command ? command.id : 'part' in command ? command.part : ''}`
}
const batched = (command: Command): string =>
  command.kind === 'changeLayer' ? `${target(command)}=${Object.keys(command.change).join('+')}` : target(command)

/**
 * Returns the kind of an inverse command, for comparison. Removed club colours are restored by the whole document,
 * others by the colours alone.
 */
const undoing = (command: Command): string =>
  command.kind === 'batch' ? command.commands.map(undoing).join() : command.kind

/**
 * Applies a command and records its inverse. A command of the same gesture on the same target joins the previous entry.
 */
export function commit(history: History, command: Command, gesture?: string): History {
  const { document, inverse } = applyCommand(history.document, command)
  const entry: Entry = { undo: inverse, redo: command, gesture }
  const last = history.past.at(-1)
  const isSameGesture = gesture !== undefined && last?.gesture === gesture && isSetting(command)
  const joins =
    last && isSameGesture && target(last.redo) === target(command) && undoing(last.undo) === undoing(inverse)
  const past = joins ? [...history.past.slice(0, -1), mergeEntries(last, entry)] : [...history.past, entry]
  return { document, past: past.slice(-ENTRIES_KEPT), future: [] }
}

/** Goes one entry back; returns the same history if there is none. */
export function undo(history: History): History {
  const entry = history.past.at(-1)
  if (!entry) return history
  const { document } = applyCommand(history.document, entry.undo)
  return { document, past: history.past.slice(0, -1), future: [...history.future, entry] }
}

/** Undoes the last entry and discards it, so that a cancelled gesture cannot be redone. */
export const revertLast = (history: History): History =>
  canUndo(history) ? { ...undo(history), future: history.future } : history

/** Goes one entry forward; returns the same history if there is none. */
export function redo(history: History): History {
  const entry = history.future.at(-1)
  if (!entry) return history
  const { document } = applyCommand(history.document, entry.redo)
  // A redone gesture is closed: later commands make a new entry.
  const closed: Entry = { undo: entry.undo, redo: entry.redo }
  return { document, past: [...history.past, closed], future: history.future.slice(0, -1) }
}
