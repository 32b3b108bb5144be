import type { ImageRole } from '@kitwright/design'
import { useState } from 'react'
import { putImage } from '../../../drafts/index.ts'
import { imageLayerFor } from '../../layers.ts'
import { documentOf } from '../../store/selectors.ts'
import { useStudioApi } from '../../store/StudioContext.ts'
import { useEdit } from '../../useEdit.ts'
import type { StudioKey } from '../../words.ts'
import { readImage } from './readImage.ts'

export interface AddImage {
  readonly isReading: boolean
  readonly problem: StudioKey | null
  add(file: Blob | null | undefined, role: ImageRole): Promise<void>
}

/** Checks a picture, keeps it in this browser and puts it on the kit. */
export function useAddImage(): AddImage {
  const edit = useEdit()
  const api = useStudioApi()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState<StudioKey | null>(null)

  async function place(file: Blob, role: ImageRole): Promise<StudioKey | null> {
    const read = await readImage(file)
    if (!read.ok) return read.problem
    const kept = await putImage(read.image)
    if (!kept.ok) return kept.reason === 'quota' ? 'imageNoRoom' : 'imageNotKept'
    const state = api.getState()
    edit.add(imageLayerFor(state.garment, documentOf(state), role, kept.asset))
    return null
  }

  async function add(file: Blob | null | undefined, role: ImageRole): Promise<void> {
    if (!file) return
    setReading(true)
    setProblem(null)
    try {
      setProblem(await place(file, role))
    } finally {
      setReading(false)
    }
  }
  return { isReading, problem, add }
}
