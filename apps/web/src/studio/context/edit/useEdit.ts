import { LIMITS, type Command, type Layer, type LayerChange } from '@kitwright/design'
import { useMemo } from 'react'
import { toast } from '../../../ui/index.ts'
import {
  bestViewOfPiece,
  type DocumentState,
  type DocumentVerbs,
  type SelectionVerbs,
  type ViewVerbs,
} from '@kitwright/editor'
import { useStudioParts } from '../store/StudioContext.ts'
import { useTranslation } from 'react-i18next'

export interface Edit {
  commit(command: Command, gesture?: string): void
  change(id: string, change: LayerChange, gesture?: string): void
  /** Adds a layer, selects it and turns the garment so that it is visible. */
  add(layer: Layer): void
  remove(id: string): void
}

/** Editing actions shared by the tools and the inspector. */
export function useEdit(): Edit {
  const api = useStudioParts<DocumentState & DocumentVerbs & SelectionVerbs & ViewVerbs>()
  const { t } = useTranslation(['studio'])
  return useMemo(() => {
    const { commit } = api.getState()
    return {
      commit,
      change: (id, change, gesture) => commit({ kind: 'changeLayer', id, change }, gesture),
      add: layer => {
        const { layers } = api.getState().history.document
        const images = layers.filter(other => other.kind === 'image').length
        if (layers.length >= LIMITS.layers || (layer.kind === 'image' && images >= LIMITS.images)) {
          toast('error', t('studio:too_many_layers'))
          return
        }
        commit({ kind: 'addLayer', layer })
        const { select, setView } = api.getState()
        select({ kind: 'layer', id: layer.id })
        setView(bestViewOfPiece(layer.piece))
      },
      remove: id => {
        const layer = api.getState().history.document.layers.find(other => other.id === id)
        if (layer && !layer.isLocked) commit({ kind: 'removeLayer', id })
      },
    }
  }, [api, t])
}
