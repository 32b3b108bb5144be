import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../texts/index.ts'
import { useProblemHint } from '../../calls/problemText.ts'
import { PauseNote } from './PauseNote.tsx'

/** The error of a failed call: the API's id and message, `network` or `canceled`. */
export interface FormError {
  readonly id: string
  readonly message: string
  /** Seconds until another attempt is allowed. */
  readonly waitSeconds?: number
}

/** Converts a failed call into a form error. */
export const formErrorOf = ({
  error,
  waitSeconds,
}: {
  readonly error: FormError
  readonly waitSeconds?: number | undefined
}): FormError => ({
  ...error,
  waitSeconds,
})

/** Errors that are no mistake of the visitor's, so that sending the form again may succeed. */
const WORTH_ANOTHER_TRY = new Set(['network', 'canceled', 'internal', 'busy', 'not-ready'])

/** Error above a form. It stands inside the form, so that its button sends the same input again. */
export function FormProblem({ problem }: { problem: FormError | null }) {
  const { t } = useTranslation(['common'])
  const problemHint = useProblemHint()
  const alert = useRef<HTMLDivElement>(null)
  // A busy button is disabled and loses the focus. The focus moves here instead of to the top of the page.
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
