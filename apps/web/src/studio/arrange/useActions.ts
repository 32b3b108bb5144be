import type { Zone } from '@kitwright/garment'
import { useMemo } from 'react'
import { toast } from '../../ui/index.ts'
import { useIsDesktop } from '../layout/useIsDesktop.ts'
import { selectedIds } from '../store/selection.ts'
import { useStudioApi } from '../store/StudioContext.ts'
import { useWords } from '../words.ts'
import type { OrderStep } from './order.ts'
import { copySelectedTo, duplicateSelected, mirrorSelected } from './place.ts'
import { orderSelected, removeSelected, toggleHidden, toggleLocked } from './verbs.ts'

export interface Actions {
  duplicate(): void
  mirror(): void
  copyTo(zone: Zone): void
  order(step: OrderStep): void
  toggleHidden(): void
  toggleLocked(): void
  remove(): void
  /** Opens the first selected layer's name for writing. */
  rename(): void
}

/** What buttons do with the selected layers; they say so where none is selected or no more go in. */
export function useActions(): Actions {
  const api = useStudioApi()
  const say = useWords()
  const isDesktop = useIsDesktop()
  return useMemo(() => {
    const act = (work: () => boolean | void): void => {
      if (selectedIds(api.getState().selection).length === 0) toast('info', say('noLayerSelected'))
      else if (work() === false) toast('error', say('tooManyLayers'))
    }
    return {
      duplicate: () => act(() => duplicateSelected(api)),
      mirror: () => act(() => mirrorSelected(api)),
      copyTo: zone => act(() => copySelectedTo(api, zone)),
      order: step => act(() => orderSelected(api, step)),
      toggleHidden: () => act(() => toggleHidden(api)),
      toggleLocked: () => act(() => toggleLocked(api)),
      remove: () => act(() => removeSelected(api)),
      rename: () =>
        act(() => {
          const { selection, nameLayer, openTool } = api.getState()
          if (!isDesktop) openTool('layers')
          nameLayer(selectedIds(selection)[0] ?? null)
        }),
    }
  }, [api, isDesktop, say])
}
