import { useTranslation } from '../../texts/index.ts'
import { useExactDates } from '../../session/index.ts'
import type { OfficePage } from './usePageDesk.ts'

type PageState = Pick<OfficePage, 'version' | 'publishedVersion' | 'publishAt'>

/** Returns what visitors see of a page, in words. */
export function usePageState(): (page: PageState) => string {
  const { t } = useTranslation(['content'])
  const date = useExactDates()
  return ({ version, publishedVersion, publishAt }) => {
    if (publishAt) return t('content:state_planned', { when: date(publishAt) })
    if (version === 0) return t('content:state_first')
    if (publishedVersion === version) return t('content:state_published')
    return t(publishedVersion === null ? 'content:state_draft' : 'content:state_changed')
  }
}
