import { Suspense, type ComponentProps } from 'react'
import { lazy } from '../../../ui/index.ts'
import type { CodeStep } from './CodeStep.tsx'

const Step = lazy(async () => ({ default: (await import('./CodeStep.tsx')).CodeStep }))

/** The mailed code step, loaded with the first unconfirmed account. */
export const LazyCodeStep = (props: ComponentProps<typeof CodeStep>) => (
  <Suspense>
    <Step {...props} />
  </Suspense>
)
