import { Suspense } from 'react'
import { useStudio } from '../../context/index.ts'
import { useSave } from '../saver/SaveContext.ts'
import { lazy } from '../../../ui/index.ts'

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }))
const StaleDialog = lazy(async () => ({ default: (await import('./StaleDialog.tsx')).StaleDialog }))
const TabsDialog = lazy(async () => ({ default: (await import('./TabsDialog.tsx')).TabsDialog }))
const TroubleStrip = lazy(async () => ({ default: (await import('./TroubleStrip.tsx')).TroubleStrip }))

/** All dialogs of storing and saving. The studio stays visible while a dialog loads. */
export function SaveDialogs() {
  const { dialog, closeDialog, signedIn } = useSave()
  const reason = useStudio(state => (state.localSave.kind === 'failed' ? state.localSave.reason : null))
  return (
    <Suspense>
      {dialog === 'signIn' && <SignInDialog onDone={signedIn} onClose={closeDialog} />}
      {dialog === 'stale' && <StaleDialog />}
      {reason === 'newer' && <TabsDialog />}
      {dialog === 'none' && reason !== null && reason !== 'newer' && <TroubleStrip reason={reason} />}
    </Suspense>
  )
}
