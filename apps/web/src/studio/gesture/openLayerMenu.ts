import type { Point } from '@kitwright/measure'
import { isSelected } from '../store/selection.ts'
import type { StudioStoreApi } from '../store/createStudioStore.ts'

/** Opens the menu for the layer under a point of the window: of the whole selection where it is one of it. Without a layer there is none. */
export function openLayerMenu(api: StudioStoreApi, layer: string | null, at: Point): void {
  const { selection, select, openMenu } = api.getState()
  if (layer === null) return
  if (!isSelected(selection, layer)) select({ kind: 'layer', id: layer })
  openMenu(at)
}
