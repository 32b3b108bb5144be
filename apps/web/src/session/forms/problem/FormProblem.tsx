import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemHint } from '../../calls/problemText.ts'
import { PauseNote } from './PauseNote.tsx'

/** The error of a failed call: the API's id and message, or `network`. */
export interface FormError {
  readonly id: string
  readonly message: string
  /** Seconds after which another try is let through. */
  readonly waitSeconds?: number
}

/** A failed call as a form tells it. */
export const formErrorOf = ({
  error,
  waitSeconds,
}: {
  readonly error: FormError
  readonly waitSeconds?: number
}): FormError => ({
  ...error,
  waitSeconds,
})

/** Failures that are nobody's mistake: the same form sent once more may well go through. */
const WORTH_ANOTHER_TRY = new Set(['network', 'internal', 'busy', 'not-ready'])

/** Above a form: why it did not go through. Stands inside the form, so that its button sends again what was typed. */
export function FormProblem({ problem }: { problem: FormError | null }) {
  const { t } = useTranslation(['common'])
  const problemHint = useProblemHint()
  const alert = useRef<HTMLDivElement>(null)
  // A button that is busy is disabled, and whoever pressed it has lost the focus: it goes on here, not at the top of the page.
  useEffect(() => {
    if (problem && document.activeElement === document.body) alert.current?.focus()
  }, [problem])
  if (!problem) return null
  if (problem.id === 'sign-in-paused')
    return <PauseNote key={String(problem.waitSeconds)} text={problem.message} seconds={problem.waitSeconds ?? 1} />
  const text = problem.id === 'admin-not-allowed' ? t('common:admin_refused') : problemHint(problem)
  if (!WORTH_ANOTHER_TRY.has(problem.id)) {
    return (
      <Alert ref={alert} tabIndex={-1} color="red" variant="light" role="alert">
        {text}
      </Alert>
    )
  }
  const title = t('common:something_wrong')
  return (
    <Alert ref={alert} tabIndex={-1} color="red" variant="light" role="alert" title={title}>
      {text !== title && <p style={{ margin: '0 0 12px' }}>{text}</p>}
      <Button type="submit" size="xs" variant="default">
        {t('common:try_again')}
      </Button>
    </Alert>
  )
}
