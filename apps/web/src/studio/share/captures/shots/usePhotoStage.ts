import type { PhotoStage, PhotoStageOptions } from '@kitwright/scene/export'
import { useCallback, useMemo } from 'react'
import { imageUrl } from '../../../../drafts/index.ts'
import { useAsync } from '../../../../ui/index.ts'
import { useIsWorn, usePlayerView } from '../../../tools/player/index.ts'
import { showsGoalkeeper, shownDocument } from '@kitwright/editor'
import { useMaterial, useStudio } from '../../../context/index.ts'
import { hasWebgl } from './hasWebgl.ts'
import { modelUrl } from '../../../../domainComponents/index.ts'

export type Camera =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'noWebgl' }
  | { readonly kind: 'ready'; readonly photo: PhotoStage }

interface PhotoStageRequest extends Omit<PhotoStageOptions, 'wearer' | 'modelUrl' | 'imageUrl'> {
  readonly isWorn: boolean
  readonly isGoalkeeper: boolean
}
interface OpenPhotoStage {
  readonly photo: PhotoStage
  /** Releases the stage and the figure that wears the kit. */
  readonly dispose: () => void
}

async function dressWearer(wanted: PhotoStageRequest) {
  const { makeWearer } = await import('../../../tools/player/makeWearer.ts')
  return makeWearer({ view: usePlayerView.getState(), ...wanted })
}

async function open(wanted: PhotoStageRequest, signal: AbortSignal): Promise<OpenPhotoStage> {
  const { openPhotoStage } = await import('@kitwright/scene/export')
  signal.throwIfAborted()
  const wearer = wanted.isWorn ? await dressWearer(wanted) : null
  try {
    signal.throwIfAborted()
    const ports = { modelUrl: (glb: string) => modelUrl(wanted.garment.id, glb), imageUrl }
    const photo = await openPhotoStage({ ...wanted, wearer, ...ports })
    const dispose = (): void => {
      photo.dispose()
      wearer?.dispose()
    }
    return { photo, dispose }
  } catch (cause) {
    wearer?.dispose()
    throw cause
  }
}

const dispose = (opened: OpenPhotoStage): void => opened.dispose()
const onError = (cause: unknown): void => {
  if (hasWebgl()) console.error('the camera could not be set up', cause)
}

/** Provides a stage for pictures of this size while the component is mounted; its memory is released afterwards. */
export function usePhotoStage(longestPx: number): Camera {
  const document = useStudio(shownDocument)
  const isGoalkeeper = useStudio(showsGoalkeeper)
  const garment = useStudio(state => state.garment)
  const material = useMaterial()
  const isWorn = useIsWorn()
  const load = useCallback(
    (signal: AbortSignal) => open({ garment, document, material, longestPx, isWorn, isGoalkeeper }, signal),
    [garment, document, material, longestPx, isWorn, isGoalkeeper],
  )
  const { data, isError, retry } = useAsync(load, { dispose, onError })
  const isWithoutWebgl = useMemo(() => isError && !hasWebgl(), [isError])
  if (isWithoutWebgl) return { kind: 'noWebgl' }
  if (isError) return { kind: 'failed', retry }
  return data ? { kind: 'ready', photo: data.photo } : { kind: 'opening' }
}
