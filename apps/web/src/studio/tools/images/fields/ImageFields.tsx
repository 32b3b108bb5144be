import type { ImageLayer } from '@kitwright/design'
import { Loader } from '@mantine/core'
import { Suspense } from 'react'
import { lazy } from '../../../../ui/index.ts'

const PictureFields = lazy(async () => ({ default: (await import('./PictureFields.tsx')).PictureFields }))

/** Shows the settings of a picture other than its position. Loads with the first picture that is selected. */
export function ImageFields({ layer }: { layer: ImageLayer }) {
  return (
    <Suspense fallback={<Loader size="sm" />}>
      <PictureFields layer={layer} />
    </Suspense>
  )
}
