import { useTranslation } from '../../texts/index.ts'

interface CallError {
  readonly id: string
  readonly message: string
}
type ErrorToText = (error: CallError) => string

/**
 * Returns why a call failed, for display under a title: the API's message in the visitor's language, or that there was
 * no answer, or that the visitor stopped waiting for it.
 */
export function useProblemHint(): ErrorToText {
  const { t } = useTranslation(['common'])
  return ({ id, message }) => {
    if (id === 'canceled') return t('common:wait_stopped')
    return id === 'network' ? t('common:no_connection') : message || t('common:something_wrong')
  }
}

/**
 * Returns the same text for display without a title. If there was no answer, it first says that something went wrong.
 */
export function useProblemText(): ErrorToText {
  const { t } = useTranslation(['common'])
  const hint = useProblemHint()
  return error => (error.id === 'network' ? `${t('common:something_wrong')} ${hint(error)}` : hint(error))
}
