import { useTranslation } from 'react-i18next'

interface Told {
  readonly id: string
  readonly message: string
}

/** The words for a failed call: the API's own (already in the visitor's language), or that there was no answer. */
export function useProblemText(): (error: Told) => string {
  const { t } = useTranslation('common')
  return ({ id, message }) => (id === 'network' ? t('no_connection') : message || t('something_wrong'))
}
