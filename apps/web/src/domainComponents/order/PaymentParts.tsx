import { type ComponentProps, Suspense } from 'react'
import { lazy } from '../../ui/index.ts'
import type { HowToPay as Loaded } from './HowToPay.tsx'
import type { SlipSection } from './SlipSection.tsx'

// Loaded late: few pages show payments, and every page pays for what stands in the common chunk.
const Payment = lazy(async () => ({ default: (await import('./HowToPay.tsx')).HowToPay }))
const Section = lazy(async () => ({ default: (await import('./SlipSection.tsx')).SlipSection }))

/** Shows what is to be paid next, by when, with which reference and by which methods; nothing if nothing is due. */
export const HowToPay = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={null}>
    <Payment {...props} />
  </Suspense>
)

/** The receipts of an own order. */
export const Slips = (props: ComponentProps<typeof SlipSection>) => (
  <Suspense fallback={null}>
    <Section {...props} />
  </Suspense>
)
