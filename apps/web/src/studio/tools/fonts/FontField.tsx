import { Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { FontFieldProps } from './types.ts'

const FontControls = lazy(async () => ({ default: (await import('./FontControls.tsx')).FontControls }))

/** Font, weight and italics of a text; the catalogue comes with the first text that is selected. */
export function FontField(props: FontFieldProps) {
  return (
    <Suspense fallback={<Skeleton height={92} radius="md" />}>
      <FontControls {...props} />
    </Suspense>
  )
}
