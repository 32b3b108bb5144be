import { nameIn, parseLanguage, type PartialNames } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

/** A name in the present language. */
export function usePick(): (names: PartialNames) => string {
  const { i18n } = useTranslation(['studio'])
  return names => nameIn(names, parseLanguage(i18n.language))
}
