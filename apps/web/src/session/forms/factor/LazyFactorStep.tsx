import type { ErrorDetails } from '@kitwright/contract'
import { Suspense, type ComponentProps } from 'react'
import { lazy } from '../../../ui/index.ts'
import type { FactorStep, FactorStepKind } from './FactorStep.tsx'

const Step = lazy(async () => ({ default: (await import('./FactorStep.tsx')).FactorStep }))
const Passkey = lazy(async () => ({ default: (await import('./PasskeyButton.tsx')).PasskeyButton }))

/** The step after the password, loaded with the first account that needs it. */
export const LazyFactorStep = (props: ComponentProps<typeof FactorStep>) => (
  <Suspense>
    <Step {...props} />
  </Suspense>
)

/** Signing in by a passkey, loaded after the page. */
export const LazyPasskeyButton = (props: ComponentProps<typeof Passkey>) => (
  <Suspense fallback={<div style={{ height: 42 }} />}>
    <Passkey {...props} />
  </Suspense>
)

/** Returns the next step that a refused sign-in asks for; null for any other refusal. */
export function factorStepOf(error: { readonly id: string; readonly details?: ErrorDetails }): FactorStepKind | null {
  if (!error.details) return null
  return { ...error.details, isMissing: error.id === 'second-factor-missing' }
}
