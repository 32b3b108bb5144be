import type { Texts } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

export type LetteringKey = keyof Texts['lettering']

/** The texts of lettering in the present language. */
export function useLettering(): (key: LetteringKey) => string {
  const { t } = useTranslation('lettering')
  return t
}
