import {
  commandKey,
  historyKey,
  layerKey,
  handleEscape,
  type Access,
  type DocumentVerbs,
  type DocumentWithSelection,
  type DragState,
  type KeyTrouble,
  type SelectionVerbs,
  type SquadState,
  type SquadVerbs,
  type ViewState,
  type WithPorts,
} from '@kitwright/editor'
import { closeOverlay, type WindowPart } from '../../context/index.ts'

/** A busy button loses the focus, but the keys still belong to the dialog around it. */
const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null

/** Returns whether keys there belong to a dialog or a menu. */
export const isAside = (target: EventTarget | null): boolean =>
  isCovered() || isWithin(target, '[role="dialog"], [role="menu"]')

/** Returns whether keys there enter text; a radio button, checkbox or slider has no letters to undo, select or copy. */
const isField = (target: EventTarget | null): boolean =>
  isWithin(target, 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, [contenteditable]')

/** Returns whether a field has applied its typed text: then only the design can be undone. */
const hasApplied = (target: EventTarget | null): boolean => isWithin(target, '[data-applied]')

/** Whether keys there belong to a field, a dialog or a menu. */
export const isTyping = (target: EventTarget | null): boolean => isAside(target) || isField(target)

/**
 * Returns whether such keys belong to the garment, because no control uses them; the list of layers counts as the
 * layers themselves.
 */
const isOnGarment = (target: EventTarget | null): boolean =>
  target === document.body ||
  (target instanceof HTMLElement && target.closest('[role="application"], [data-layers]') !== null)

/** Whether Enter activates the control at the target. */
export const isOnControl = (target: EventTarget | null): boolean => isWithin(target, 'button, a, summary')

type ReportKeyTrouble = (trouble: KeyTrouble) => void
/** Parts of the studio that keys change. */
export type KeyedStudio = DocumentWithSelection &
  DocumentVerbs &
  SelectionVerbs &
  Pick<DragState, 'cancelDrag'> &
  SquadState &
  SquadVerbs &
  Pick<ViewState, 'tool'> &
  WindowPart
type KeyboardEditor = Access<KeyedStudio> & WithPorts<'measure' | 'newId'>

/**
 * Listens to the studio's keyboard and decides which part receives a key; the editor defines its effect. `tell`
 * receives the reason why a key had no effect. Returns a function that stops listening.
 */
export function listenForKeys(editor: KeyboardEditor, tell: ReportKeyTrouble): () => void {
  let holds = 0
  const help = ({ key }: KeyboardEvent): boolean => {
    if (key === '?') editor.getState().showHelp(true)
    return key === '?'
  }
  const onLayers = (event: KeyboardEvent): boolean =>
    commandKey(event, editor, tell) ||
    (isOnGarment(event.target) && layerKey(event, editor, `keys${holds}`, tell)) ||
    (event.key === 'Escape' && handleEscape(editor, () => closeOverlay(editor, globalThis.innerWidth < 992)))
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return
    if (!event.repeat) holds += 1
    if (isAside(event.target)) return
    // A field undoes its own typing; every change it made is also an entry of the editor's history.
    const isOurs = !isField(event.target)
    const isDone =
      ((isOurs || hasApplied(event.target)) && historyKey(event, editor)) ||
      (isOurs && (onLayers(event) || help(event)))
    if (isDone) event.preventDefault()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
