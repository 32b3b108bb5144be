import { useTranslation } from '../../texts/index.ts'
import { Failure } from '../../ui/index.ts'
import { useProblemHint } from './problemText.ts'
import type { CallFailedError } from './useCall.ts'

interface Props {
  readonly error: CallFailedError
  readonly onRetry: () => void
  /** Label for the button if something other than a retry helps. */
  readonly retryLabel?: string
}

/** Reports why something could not be loaded, and offers another try. */
export function CallFailure({ error, onRetry, retryLabel }: Props) {
  const { t } = useTranslation(['common'])
  const problemHint = useProblemHint()
  return (
    <Failure
      title={t('common:something_wrong')}
      text={problemHint(error.failure.error)}
      retryLabel={retryLabel ?? t('common:try_again')}
      onRetry={onRetry}
    />
  )
}
