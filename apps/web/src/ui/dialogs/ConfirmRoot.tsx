import { Suspense } from 'react'
import { lazy } from '../loading/lazy.ts'
import { useQuestion } from './confirm.ts'

const ConfirmDialog = lazy(async () => ({ default: (await import('./ConfirmDialog.tsx')).ConfirmDialog }))

/** Renders the only confirm dialog, which loads with the first question. */
export function ConfirmRoot() {
  const { question, answer } = useQuestion()
  if (!question) return null
  return (
    <Suspense>
      <ConfirmDialog question={question} answer={answer} />
    </Suspense>
  )
}
