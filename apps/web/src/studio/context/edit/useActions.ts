import { useTranslation } from '../../../texts/index.ts'
import type { WindowVerbs } from '../store/windowState.ts'
import type { Zone } from '@kitwright/garment'
import { useMemo } from 'react'
import { toast, useIsDesktop } from '../../../ui/index.ts'
import {
  copySelectedTo,
  chosenGroup,
  documentOf,
  duplicateSelected,
  mirrorSelected,
  orderSelected,
  type OrderStep,
  removeSelected,
  selectedIds,
  toggleHidden,
  toggleLocked,
  type DocumentVerbs,
  type DocumentWithSelection,
  type SelectionVerbs,
} from '@kitwright/editor'
import { useStudioParts } from '../store/StudioContext.ts'

export interface Actions {
  duplicate(): void
  mirror(): void
  copyTo(zone: Zone): void
  order(step: OrderStep): void
  toggleHidden(): void
  toggleLocked(): void
  remove(): void
  /** Starts to rename the selected group, or else the first selected layer. */
  rename(): void
}

/** Returns the button actions for the selected layers. They notify the user if none is selected or no more fit in. */
export function useActions(): Actions {
  const api = useStudioParts<DocumentWithSelection & DocumentVerbs & SelectionVerbs & WindowVerbs>()
  const { t } = useTranslation(['studio'])
  const isDesktop = useIsDesktop()
  return useMemo(() => {
    const toldLocked = (isDone: boolean): void => {
      if (!isDone) toast('info', t('studio:some_locked'))
    }
    const act = (work: () => boolean | void): void => {
      if (selectedIds(api.getState().selection).length === 0) toast('info', t('studio:no_layer_selected'))
      else if (work() === false) toast('error', t('studio:too_many_layers'))
    }
    return {
      duplicate: () => act(() => duplicateSelected(api)),
      mirror: () => act(() => mirrorSelected(api)),
      copyTo: zone => act(() => copySelectedTo(api, zone)),
      order: step => act(() => orderSelected(api, step)),
      toggleHidden: () => act(() => toggleHidden(api)),
      toggleLocked: () => act(() => toggleLocked(api)),
      remove: () => act(() => toldLocked(removeSelected(api))),
      rename: () =>
        act(() => {
          const state = api.getState()
          const { selection, nameLayer, openPanel } = state
          const ids = selectedIds(selection)
          if (!isDesktop) openPanel('layers')
          nameLayer(chosenGroup(documentOf(state).layers, ids) ?? ids[0] ?? null)
        }),
    }
  }, [api, isDesktop, t])
}
