import { lazy, Suspense } from 'react'
import { useSave } from './SaveContext.ts'

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }))
const StaleDialog = lazy(async () => ({ default: (await import('./StaleDialog.tsx')).StaleDialog }))

/** Whatever a save has to ask. The studio stays in sight while a dialog is on its way. */
export function SaveDialogs() {
  const { dialog, closeDialog, signedIn } = useSave()
  return (
    <Suspense>
      {dialog === 'signIn' && <SignInDialog onDone={signedIn} onClose={closeDialog} />}
      {dialog === 'stale' && <StaleDialog />}
    </Suspense>
  )
}
