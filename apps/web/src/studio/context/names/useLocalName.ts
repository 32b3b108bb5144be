import { nameIn, type PartialNames } from '@kitwright/words'
import { useTranslation } from '../../../texts/index.ts'

/** Returns a function that picks a name in the current language. */
export function usePick(): (names: PartialNames) => string {
  const { language } = useTranslation(['studio'])
  return names => nameIn(names, language)
}
