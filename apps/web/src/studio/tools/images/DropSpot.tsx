import { Suspense, useEffect, useState } from 'react'
import type { PickView } from '../../fields/index.ts'
import { lazy } from '../../../ui/index.ts'

const DropZone = lazy(async () => {
  const { DropZone, keepFilesFromOpening } = await import('./dragAndDrop/DropZone.tsx')
  keepFilesFromOpening()
  return { default: DropZone }
})

/** Makes a view of the garment a drop target for pictures; its code loads once something is dragged. */
export function DropSpot({ view }: { view: PickView | null }) {
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const begin = (): void => setNeeded(true)
    addEventListener('dragstart', begin, { once: true })
    addEventListener('dragenter', begin, { once: true })
    return () => {
      removeEventListener('dragstart', begin)
      removeEventListener('dragenter', begin)
    }
  }, [])
  return <Suspense>{isNeeded && <DropZone view={view} />}</Suspense>
}
