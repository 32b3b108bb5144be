import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { Failure } from '../../ui/index.ts'

/** Shown for a page that failed; the rest of the shop keeps working. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['common'])
  const router = useRouter()
  // Reports the error as if it were uncaught: it appears in the console, and the server receives it.
  useEffect(() => reportError(error), [error])
  const retry = (): void => {
    reset()
    void router.invalidate()
  }
  return (
    <Failure
      isPage
      title={t('common:something_wrong')}
      text={t('common:something_wrong_hint')}
      retryLabel={t('common:try_again')}
      onRetry={retry}
    />
  )
}
