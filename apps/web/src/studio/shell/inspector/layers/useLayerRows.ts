import { placeLayers, selectedIds, type DocumentVerbs, type DocumentWithSelection } from '@kitwright/editor'
import { useStudioParts, type Rows } from '../../../context/index.ts'
import { dropPlace, layersOfRows, stepPlace, type ListRow } from './rows.ts'

/** Returns whether the whole group of a row is selected. */
const isGroupChosen = (rows: readonly ListRow[], row: ListRow | undefined, chosen: readonly string[]): boolean =>
  row?.kind === 'layer' &&
  rows.some(
    each =>
      each.kind === 'group' && each.members.includes(row.layer) && each.members.every(({ id }) => chosen.includes(id)),
  )

/** Makes the layer list draggable. A drag takes along the other selected layers, or all layers of a group. */
export function useLayerRows(rowsNow: () => readonly ListRow[], moved: Rows['moved']): Rows {
  const api = useStudioParts<DocumentWithSelection & DocumentVerbs>()
  return {
    ids: () => rowsNow().map(({ key }) => key),
    along(key) {
      const rows = rowsNow()
      const chosen = selectedIds(api.getState().selection)
      const own = layersOfRows(rows, [key])
      const row = rows.find(each => each.key === key)
      // A single layer of a selected group is dragged out of the group alone.
      if (isGroupChosen(rows, row, chosen) || !own.every(id => chosen.includes(id))) return [key]
      return [key, ...chosen.filter(id => !own.includes(id))]
    },
    drop(drag) {
      const { moving, ...place } = dropPlace(rowsNow(), drag)
      placeLayers(api, moving, place)
      return drag.ids[0]!
    },
    step: (key, by) => stepPlace(rowsNow(), key, by),
    moved,
  }
}
