import { useTranslation } from 'react-i18next'
import { Failure } from '../ui/index.ts'
import { useProblemHint } from './problemText.ts'
import type { CallFailed } from './useCall.ts'

/** What could not be loaded: why, and another try. */
export function CallFailure({ error, onRetry }: { error: CallFailed; onRetry: () => void }) {
  const { t } = useTranslation(['common'])
  const problemHint = useProblemHint()
  return (
    <Failure
      title={t('common:something_wrong')}
      text={problemHint(error.failure.error)}
      retryLabel={t('common:try_again')}
      onRetry={onRetry}
    />
  )
}
