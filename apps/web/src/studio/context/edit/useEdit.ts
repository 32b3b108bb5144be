import type { Layer, LayerChange } from '@kitwright/design'
import { useMemo } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { toast } from '../../../ui/index.ts'
import {
  addLayer,
  changeLayer,
  removeLayer,
  type DocumentState,
  type DocumentVerbs,
  type SelectionVerbs,
  type ViewVerbs,
} from '@kitwright/editor'
import { useStudioParts } from '../store/StudioContext.ts'

export interface Edit {
  change(id: string, change: LayerChange, gesture?: string): void
  /** Adds a layer, selects it and turns the garment so that it is visible. */
  add(layer: Layer): void
  remove(id: string): void
}

/** Editing actions shared by the tools and the inspector. */
export function useEdit(): Edit {
  const api = useStudioParts<DocumentState & DocumentVerbs & SelectionVerbs & ViewVerbs>()
  const { t } = useTranslation(['studio'])
  return useMemo(
    () => ({
      change: (id, change, gesture) => changeLayer(api, id, change, gesture),
      add(layer) {
        if (!addLayer(api, layer)) toast('error', t('studio:too_many_layers'))
      },
      remove: id => removeLayer(api, id),
    }),
    [api, t],
  )
}
