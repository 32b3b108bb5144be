import { documentOf, placeLayers, selectedIds } from '@kitwright/editor'
import { othersBelow, useStudioApi, type Rows } from '../../../context/index.ts'

/** The design's layers as rows that are dragged: of several selected ones all go along. */
export function useLayerRows(moved: Rows['moved']): Rows {
  const api = useStudioApi()
  const ids = (): string[] =>
    documentOf(api.getState())
      .layers.map(({ id }) => id)
      .toReversed()
  return {
    ids,
    along(id) {
      const chosen = selectedIds(api.getState().selection)
      return chosen.includes(id) ? chosen : [id]
    },
    drop(drag) {
      placeLayers(api, drag.ids, othersBelow(ids(), drag))
      return drag.ids[0]!
    },
    moved,
  }
}
