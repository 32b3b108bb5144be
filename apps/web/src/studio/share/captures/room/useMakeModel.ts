import type { DesignDocument } from '@kitwright/design'
import { shownDocument, type DocumentState, type SquadState } from '@kitwright/editor'
import type { ClothSurface, Garment } from '@kitwright/garment'
import type { ModelFormat } from '@kitwright/scene/export'
import { useCallback } from 'react'
import { imageUrl } from '../../../../drafts/index.ts'
import { modelUrl } from '../../../../domainComponents/index.ts'
import { useMaterial, useStudio, useStudioParts, type DraftState } from '../../../context/index.ts'
import { fileName } from '../shots/fileName.ts'

export type MakeModel = (format: ModelFormat) => Promise<File>

interface ModelExport {
  readonly name: string
  readonly garment: Garment
  readonly document: DesignDocument
  /** The material; null means as the garment was sewn. */
  readonly material: ClothSurface | null
}

/** Exports a dressed garment to a file for other programs. */
export async function makeModel({ name, garment, ...worn }: ModelExport, format: ModelFormat): Promise<File> {
  const { exportModel } = await import('@kitwright/scene/export')
  const urls = { modelUrl: (glb: string) => modelUrl(garment.id, glb), imageUrl }
  const blob = await exportModel({ ...worn, garment, ...urls }, format)
  return new File([blob], fileName(name, garment.id, format), { type: blob.type })
}

/** Returns a function that exports the open design to a file. */
export function useMakeModel(): MakeModel {
  const api = useStudioParts<DocumentState & SquadState & DraftState>()
  const garment = useStudio(state => state.garment)
  const material = useMaterial()
  return useCallback(
    async format => {
      const state = api.getState()
      return makeModel({ name: state.name, garment, document: shownDocument(state), material }, format)
    },
    [api, garment, material],
  )
}
