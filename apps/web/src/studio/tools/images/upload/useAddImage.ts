import type { AssetRef, ImageRole } from '@kitwright/design'
import { useMemo } from 'react'
import { imageLayerFor, type DocumentState } from '@kitwright/editor'
import { useEdit, useStudioParts } from '../../../context/index.ts'

/** Returns a function that places a stored picture on the garment, where its role belongs. */
export function usePlaceImage(): (asset: AssetRef, role: ImageRole, name?: string) => void {
  const edit = useEdit()
  const api = useStudioParts<DocumentState>()
  return useMemo(
    () =>
      (asset, role, name = '') => {
        const layer = imageLayerFor(api, role, asset)
        edit.add({ ...layer, name: name.trim().slice(0, 60) || null })
      },
    [api, edit],
  )
}
