import type { ModelFormat } from '@kitwright/scene/export'
import { useCallback } from 'react'
import { imageUrl } from '../../../drafts/index.ts'
import { modelUrl } from '../../canvas/index.ts'
import { shownDocument } from '@kitwright/editor'
import { useMaterial, useStudio, useStudioApi } from '../../context/index.ts'
import { fileName } from './fileName.ts'

/** Makes the dressed garment a file for other programs. */
export function useMakeModel(): (format: ModelFormat) => Promise<File> {
  const api = useStudioApi()
  const garment = useStudio(state => state.garment)
  const material = useMaterial()
  return useCallback(
    async format => {
      const { exportModel } = await import('@kitwright/scene/export')
      const state = api.getState()
      const urls = { modelUrl: (glb: string) => modelUrl(garment.id, glb), imageUrl }
      const blob = await exportModel({ garment, document: shownDocument(state), material, ...urls }, format)
      return new File([blob], fileName(state.name, garment.id, format), { type: blob.type })
    },
    [api, garment, material],
  )
}
