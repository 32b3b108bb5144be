import { Suspense, type ComponentProps } from 'react'
import { lazy } from '../../../ui/index.ts'
import type { CodeStep } from './CodeStep.tsx'

const Step = lazy(async () => ({ default: (await import('./CodeStep.tsx')).CodeStep }))

/** The step of the mailed code, loaded with the first account that is not confirmed. */
export const LazyCodeStep = (props: ComponentProps<typeof CodeStep>) => (
  <Suspense>
    <Step {...props} />
  </Suspense>
)
