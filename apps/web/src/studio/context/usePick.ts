import { nameIn, parseLanguage, type SomeNames } from '@kitwright/words'
import { useTranslation } from 'react-i18next'

/** A name in the present language. */
export function usePick(): (names: SomeNames) => string {
  const { i18n } = useTranslation(['studio'])
  return names => nameIn(names, parseLanguage(i18n.language))
}
