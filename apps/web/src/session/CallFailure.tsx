import { useTranslation } from 'react-i18next'
import { Failure } from '../ui/index.ts'
import { useProblemText } from './problemText.ts'
import type { CallFailed } from './useCall.ts'

/** What could not be loaded: why, and another try. */
export function CallFailure({ error, onRetry }: { error: CallFailed; onRetry: () => void }) {
  const { t } = useTranslation('common')
  const problemText = useProblemText()
  return (
    <Failure
      title={t('something_wrong')}
      text={problemText(error.failure.error)}
      retryLabel={t('try_again')}
      onRetry={onRetry}
    />
  )
}
