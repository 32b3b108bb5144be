import { type ComponentProps, Suspense } from 'react'
import { lazy } from '../../ui/index.ts'
import css from './HowToPay.module.css'
import type { KhqrCode } from './KhqrCode.tsx'

// Loaded late: the drawing of codes is needed on few pages.
const Code = lazy(async () => ({ default: (await import('./KhqrCode.tsx')).KhqrCode }))

/** A KHQR code with its amount, and the space for it while it is loaded. */
export const KhqrPicture = (props: ComponentProps<typeof KhqrCode>) => (
  <Suspense fallback={<div className={css.codePlace} />}>
    <Code {...props} />
  </Suspense>
)
