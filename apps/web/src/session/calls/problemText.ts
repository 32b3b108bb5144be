import { useTranslation } from 'react-i18next'

interface CallError {
  readonly id: string
  readonly message: string
}
type ErrorToText = (error: CallError) => string

/** Why a call failed, under a title that says that it did: the API's own words (already in the visitor's language), or that there was no answer. */
export function useProblemHint(): ErrorToText {
  const { t } = useTranslation(['common'])
  return ({ id, message }) => (id === 'network' ? t('common:no_connection') : message || t('common:something_wrong'))
}

/** The same standing alone: where no answer came it says first that something went wrong. */
export function useProblemText(): ErrorToText {
  const { t } = useTranslation(['common'])
  const hint = useProblemHint()
  return error => (error.id === 'network' ? `${t('common:something_wrong')} ${hint(error)}` : hint(error))
}
