import {
  selectHit,
  shownDocument,
  bestViewOfPiece,
  type Access,
  type SelectionState,
  type SelectionVerbs,
  type DocumentState,
  type SquadState,
  type ViewState,
  type ViewVerbs,
} from '@kitwright/editor'

export type BrowsedStudio = DocumentState &
  SelectionState &
  SelectionVerbs &
  SquadState &
  Pick<ViewState, 'tool' | 'browsed'> &
  Pick<ViewVerbs, 'browse' | 'setView'>

/** Returns the layer after (or before) the last visited one, the top one first; null past the ends. */
function nextLayer(editor: Access<BrowsedStudio>, by: 1 | -1): string | null {
  const state = editor.getState()
  const ids = shownDocument(state)
    .layers.filter(layer => !layer.isHidden)
    .map(({ id }) => id)
    .toReversed()
  const { browsed, selection } = state
  const at = ids.indexOf(browsed ?? (selection.kind === 'layer' ? selection.id : ''))
  return (at < 0 && by < 0 ? undefined : ids[at + by]) ?? null
}

/** Turns the garment so that the layer is visible. */
function lookAt(editor: Access<BrowsedStudio>, id: string): void {
  const layer = shownDocument(editor.getState()).layers.find(other => other.id === id)
  if (layer) editor.getState().setView(bestViewOfPiece(layer.piece))
}

/**
 * While the view has the focus, Tab moves from layer to layer and leaves the view after the last; Enter selects.
 * Returns a function that stops listening.
 */
export function listenForBrowsing(host: HTMLElement, editor: Access<BrowsedStudio>): () => void {
  const listening = new AbortController()
  function onKey(event: KeyboardEvent): void {
    const { browsed, browse } = editor.getState()
    if (event.target !== host || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') {
      const next = nextLayer(editor, event.shiftKey ? -1 : 1)
      browse(next)
      if (next === null) return
      lookAt(editor, next)
    } else if (event.key === 'Enter' && browsed !== null) {
      selectHit(editor, { part: null, layer: browsed })
      browse(null)
    } else if (event.key === 'Escape' && browsed !== null) browse(null)
    else return
    event.preventDefault()
  }
  const { signal } = listening
  host.addEventListener('keydown', onKey, { signal })
  host.addEventListener('blur', () => editor.getState().browsed !== null && editor.getState().browse(null), { signal })
  return () => listening.abort()
}
