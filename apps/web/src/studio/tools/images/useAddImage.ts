import type { AssetRef, ImageRole } from '@kitwright/design'
import { useMemo } from 'react'
import { imageLayerFor } from '../../layers.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudioApi } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'

/** Puts a kept picture on the garment, where its role belongs. */
export function usePlaceImage(): (asset: AssetRef, role: ImageRole, name?: string) => void {
  const edit = useEdit()
  const api = useStudioApi()
  return useMemo(
    () =>
      (asset, role, name = '') => {
        const state = api.getState()
        const layer = imageLayerFor(state.garment, documentOf(state), role, asset)
        edit.add({ ...layer, name: name.trim().slice(0, 60) || null })
      },
    [api, edit],
  )
}
