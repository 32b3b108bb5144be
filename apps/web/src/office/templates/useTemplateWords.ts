import { languageFacts, parseLanguage } from '@kitwright/words'
import { useTranslation } from '../../texts/index.ts'

/** Describes which part of a template a change is about. */
export function useTemplateWords(): (path: string) => string {
  const { t } = useTranslation(['starts'])
  return path => {
    const [head, of] = path.split('.')
    if (head === 'name') return t('starts:name_in', { language: languageFacts(parseLanguage(of)).name })
    if (head === 'tags') return t('starts:styles')
    return t(head === 'isPublished' ? 'starts:is_published' : 'starts:design')
  }
}
