import type { PhotoStage } from '@kitwright/scene/export'
import type { DressedWearer } from '@kitwright/scene/wearer'
import { useEffect, useMemo, useState } from 'react'
import { imageUrl } from '../../../drafts/index.ts'
import { useIsWorn, usePlayerView } from '../../tools/player/index.ts'
import { showsGoalkeeper, shownDocument } from '@kitwright/editor'
import { useMaterial, useStudio } from '../../context/index.ts'
import { modelUrl } from '../../canvas/index.ts'

export type Camera =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly photo: PhotoStage }

interface Opened {
  readonly wanted: object
  readonly photo: PhotoStage | null
}

/** A stage for pictures as large as this, for as long as the component is there; its memory is given back afterwards. */
export function usePhotoStage(longestPx: number): Camera {
  const document = useStudio(shownDocument)
  const isGoalkeeper = useStudio(showsGoalkeeper)
  const garment = useStudio(state => state.garment)
  const material = useMaterial()
  const isWorn = useIsWorn()
  const [attempt, setAttempt] = useState(0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const wanted = useMemo(
    () => ({ garment, document, material, longestPx, isWorn, isGoalkeeper, attempt }),
    [garment, document, material, longestPx, isWorn, isGoalkeeper, attempt],
  )

  useEffect(() => {
    let isOver = false
    let own: PhotoStage | null = null
    let wearer: DressedWearer | null = null
    async function open(): Promise<void> {
      const { openPhotoStage } = await import('@kitwright/scene/export')
      if (isOver) return
      if (wanted.isWorn) {
        const { makeWearer } = await import('../../tools/player/makeWearer.ts')
        wearer = await makeWearer({ view: usePlayerView.getState(), ...wanted })
        if (isOver) return wearer.dispose()
      }
      const photo = await openPhotoStage({
        ...wanted,
        wearer,
        modelUrl: glb => modelUrl(wanted.garment.id, glb),
        imageUrl,
      })
      if (isOver) return photo.dispose()
      own = photo
      setOpened({ wanted, photo })
    }
    open().catch((cause: unknown) => {
      console.error('the camera could not be set up', cause)
      if (!isOver) setOpened({ wanted, photo: null })
    })
    return () => {
      isOver = true
      own?.dispose()
      wearer?.dispose()
    }
  }, [wanted])
  // One that was opened for something else is closed by now.
  if (opened?.wanted !== wanted) return { kind: 'opening' }
  if (!opened.photo) return { kind: 'failed', retry: () => setAttempt(count => count + 1) }
  return { kind: 'ready', photo: opened.photo }
}
