import type { PhotoStage } from '@kitwright/scene/export'
import { useEffect, useState } from 'react'
import { imageUrl } from '../../drafts/index.ts'
import { shownDocument } from '../store/selectors.ts'
import { useStudio } from '../store/StudioContext.ts'
import { modelUrl } from '../stage/modelUrl.ts'
import { useMaterial } from '../useFabrics.ts'

export type Camera =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly photo: PhotoStage }

/** A stage for pictures as large as this, for as long as the component is there; its memory is given back afterwards. */
export function usePhotoStage(longestPx: number): Camera {
  const document = useStudio(shownDocument)
  const garment = useStudio(state => state.garment)
  const material = useMaterial()
  const [attempt, setAttempt] = useState(0)
  const [camera, setCamera] = useState<Camera>({ kind: 'opening' })

  useEffect(() => {
    let isOver = false
    let opened: PhotoStage | null = null
    setCamera({ kind: 'opening' })
    async function open(): Promise<void> {
      const { openPhotoStage } = await import('@kitwright/scene/export')
      if (isOver) return
      const urls = { modelUrl: (glb: string) => modelUrl(garment.id, glb), imageUrl }
      const photo = await openPhotoStage({ garment, document, material, longestPx, ...urls })
      if (isOver) return photo.dispose()
      opened = photo
      setCamera({ kind: 'ready', photo })
    }
    open().catch((cause: unknown) => {
      console.error('the camera could not be set up', cause)
      if (!isOver) setCamera({ kind: 'failed', retry: () => setAttempt(count => count + 1) })
    })
    return () => {
      isOver = true
      opened?.dispose()
    }
  }, [document, garment, material, longestPx, attempt])
  return camera
}
