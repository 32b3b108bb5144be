import { selectHit } from '../gesture/selectHit.ts'
import { shownDocument } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import { viewOf } from './views.ts'

/** The layer after (or before) the one that was come to, the top one first; null past the ends. */
function nextLayer(api: StudioStoreApi, by: 1 | -1): string | null {
  const state = api.getState()
  const ids = shownDocument(state)
    .layers.filter(layer => !layer.isHidden)
    .map(({ id }) => id)
    .toReversed()
  const { browsed, selection } = state
  const at = ids.indexOf(browsed ?? (selection.kind === 'layer' ? selection.id : ''))
  return (at < 0 && by < 0 ? undefined : ids[at + by]) ?? null
}

/** Turns the garment so that the layer is seen. */
function lookAt(api: StudioStoreApi, id: string): void {
  const layer = shownDocument(api.getState()).layers.find(other => other.id === id)
  if (layer) api.getState().setView(viewOf(layer.piece))
}

/** Tab goes from layer to layer while the view has the focus, and on past the last; Enter selects. Returns how to stop. */
export function listenForBrowsing(host: HTMLElement, api: StudioStoreApi): () => void {
  const listening = new AbortController()
  function onKey(event: KeyboardEvent): void {
    const { browsed, browse } = api.getState()
    if (event.target !== host || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') {
      const next = nextLayer(api, event.shiftKey ? -1 : 1)
      browse(next)
      if (next === null) return
      lookAt(api, next)
    } else if (event.key === 'Enter' && browsed !== null) {
      selectHit(api, { part: null, layer: browsed })
      browse(null)
    } else if (event.key === 'Escape' && browsed !== null) browse(null)
    else return
    event.preventDefault()
  }
  const { signal } = listening
  host.addEventListener('keydown', onKey, { signal })
  host.addEventListener('blur', () => api.getState().browsed !== null && api.getState().browse(null), { signal })
  return () => listening.abort()
}
