import type { PartId } from '@kitwright/garment'
import { documentOf } from '../store/selectors.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'
import type { Tool } from '../store/types.ts'

/** What lay under the pointer. */
export interface UnderPointer {
  readonly part: PartId | null
  readonly layer: string | null
}

function toolFor(api: StudioStoreApi, hit: UnderPointer): Tool {
  const state = api.getState()
  const layer = documentOf(state).layers.find(({ id }) => id === hit.layer)
  if (layer) return layer.kind === 'text' ? 'text' : 'images'
  return state.tool === 'patterns' ? 'patterns' : 'parts'
}

/** Selects what was clicked on and turns the panel to its tool; nothing on empty ground. */
export function selectHit(api: StudioStoreApi, hit: UnderPointer | null): void {
  if (!hit || (!hit.layer && !hit.part)) return api.setState({ selection: { kind: 'none' } })
  api.setState({
    selection: hit.layer ? { kind: 'layer', id: hit.layer } : { kind: 'part', part: hit.part! },
    tool: toolFor(api, hit),
  })
}
