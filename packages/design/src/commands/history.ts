import type { Command } from '../schema/command.ts'
import { applyCommand, changesBetween } from './applyCommand.ts'
import type { DesignDocument } from '../schema/document.ts'

interface Entry {
  readonly undo: Command
  readonly redo: Command
  /** Commands of one gesture (one drag, one colour slide) share it and count as one entry. */
  readonly gesture?: string
  /** The target of the entry's commands; a command of the same gesture on it joins the entry. */
  readonly target: string
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

/**
 * True for commands that set a value. Adding and removing layers are separate entries even within one gesture: the later
 * one does not replace the earlier.
 */
const isSetting = (command: Command): boolean =>
  command.kind === 'batch'
    ? command.commands.every(isSetting)
    : command.kind !== 'addLayer' && command.kind !== 'removeLayer'

/** Lists whose elements are addressed by index. */
const LISTS: { readonly [Kind in Command['kind']]?: string } = {
  addPattern: 'patterns',
  changePattern: 'patterns',
  removePattern: 'patterns',
  movePattern: 'patterns',
  addPiping: 'piping',
  changePiping: 'piping',
  removePiping: 'piping',
  addRulerGuide: 'rulerGuides',
  changeRulerGuide: 'rulerGuides',
  removeRulerGuide: 'rulerGuides',
}

/** Returns the values of a command that address its element; those of a list share one address. */
function addressOf(command: Command): string {
  if (command.kind === 'setColourCode') return command.colour
  if (command.kind === 'setOption') return command.name
  if (command.kind === 'setClubColour') return command.clubColour.tone
  if (command.kind === 'removeClubColour') return command.tone
  if (command.kind === 'setKitColour') return `${command.role} ${command.tone}`
  if (command.kind === 'setKit') return command.role
  if ('id' in command) return command.id
  if (!('part' in command)) return ''
  return command.kit ? `${command.part} ${command.kit}` : command.part
}

const fieldsOf = (command: Command): string =>
  command.kind === 'changeLayer' ? `=${Object.keys(command.change).join('+')}` : ''

/** Returns the target of a command; for a batch also its fields, since a later batch replaces an earlier one whole. */
function target(command: Command): string {
  if (command.kind !== 'batch') return `${LISTS[command.kind] ?? command.kind}:${addressOf(command)}`
  return `batch:${[...new Set(command.commands.map(each => target(each) + fieldsOf(each)))].join()}`
}

/** Returns the exact element that a command sets; null if the command has another effect the second time. */
function exactTarget(command: Command): string | null {
  if (command.kind === 'batch') {
    const targets = command.commands.map(exactTarget)
    return targets.includes(null) ? null : `batch:${targets.join()}`
  }
  const isRelative = LISTS[command.kind] !== undefined && !command.kind.startsWith('change')
  // The inverses of these two depend on the whole state before.
  if (isRelative || command.kind === 'removeClubColour' || command.kind === 'replaceDocument') return null
  const at = 'at' in command ? command.at : ''
  return `${command.kind}:${addressOf(command)}:${at}${fieldsOf(command)}`
}

const isReplacing = (earlier: Command, later: Command): boolean =>
  exactTarget(earlier) !== null && exactTarget(earlier) === exactTarget(later)

interface Step {
  readonly entry: Entry
  readonly before: DesignDocument
  readonly after: DesignDocument
}

/** Merges two steps of a gesture on the same target into one entry. */
function mergeEntries(first: Entry, { entry: next, before, after }: Step): Entry {
  const { undo, redo } = first
  if (undo.kind === 'changeLayer' && next.undo.kind === 'changeLayer' && next.redo.kind === 'changeLayer') {
    const was = redo.kind === 'changeLayer' ? redo.change : {}
    return {
      ...first,
      undo: { ...undo, change: { ...next.undo.change, ...undo.change } },
      redo: { ...next.redo, change: { ...was, ...next.redo.change } },
    }
  }
  if (isReplacing(redo, next.redo)) return { ...first, redo: next.redo }
  // The steps change different elements of a list: the entry is the difference between the first and the last state.
  const start = applyCommand(before, undo).document
  return { ...first, undo: changesBetween(after, start), redo: changesBetween(start, after) }
}

/**
 * Applies a command and records its inverse. A command of the same gesture on the same target joins the previous entry.
 * A command that changes nothing leaves the history unchanged.
 */
export function commit(history: History, command: Command, gesture?: string): History {
  const { document, inverse, refusal } = applyCommand(history.document, command)
  if (refusal || document === history.document) return history
  const last = history.past.at(-1)
  const entry: Entry = { undo: inverse, redo: command, gesture, target: target(command) }
  const isSameGesture = gesture !== undefined && last?.gesture === gesture && isSetting(command)
  const past =
    last && isSameGesture && last.target === entry.target
      ? [...history.past.slice(0, -1), mergeEntries(last, { entry, before: history.document, after: document })]
      : [...history.past, entry]
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
  const closed: Entry = { ...entry, gesture: undefined }
  return { document, past: [...history.past, closed], future: history.future.slice(0, -1) }
}
