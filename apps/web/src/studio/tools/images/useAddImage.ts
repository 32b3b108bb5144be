import type { AssetRef, ImageRole } from '@kitwright/design'
import { useMemo } from 'react'
import { putImage } from '../../../drafts/index.ts'
import { imageLayerFor } from '../../layers.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudioApi } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import type { StudioKey } from '../../words.ts'
import { readImage } from './readImage.ts'

export type Kept = { readonly ok: true; readonly asset: AssetRef } | { readonly ok: false; readonly problem: StudioKey }

/** Checks a picture and keeps it in this browser. */
export async function keepImage(file: Blob): Promise<Kept> {
  // A file may have been moved or changed since it was chosen.
  const read = await readImage(file).catch(() => ({ ok: false, problem: 'imageUnreadable' }) as const)
  if (!read.ok) return read
  const kept = await putImage(read.image)
  if (kept.ok) return kept
  return { ok: false, problem: kept.reason === 'quota' ? 'imageNoRoom' : 'imageNotKept' }
}

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
