import { nameIn, parseLanguage, type PartialNames } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

/** Returns a function that picks a name in the current language. */
export function usePick(): (names: PartialNames) => string {
  const { i18n } = useTranslation(['studio'])
  return names => nameIn(names, parseLanguage(i18n.language))
}
