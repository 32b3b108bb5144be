import { isContentPage } from '@kitwright/pages/content'
import { ownPagePath } from '@kitwright/pages'
import { nameIn } from '@kitwright/words'
import { Skeleton } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, usePreferences } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import { BackLink } from '../list/BackLink.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import { PageEditor } from './PageEditor.tsx'
import { type OfficePage, usePageDesk } from './usePageDesk.ts'
import { usePageState } from './usePageState.ts'
import { PageNeedsRight } from '../session/NeedsRight.tsx'

function Desk({ loaded }: { loaded: OfficePage }) {
  const { t } = useTranslation(['content'])
  const language = usePreferences(state => state.language)
  const stateOf = usePageState()
  const desk = usePageDesk(loaded)
  const { slug, content, isOwn, publishedVersion } = desk.page
  const title = nameIn({ en: '', ...content.title }, language) || content.title.kh || slug
  const path = slug === 'home' ? '/' : isContentPage(slug) ? `/${slug}` : ownPagePath(slug)
  usePageTitle(title)
  return (
    <>
      <PageHead title={title} text={`${path} · ${stateOf(desk.page)}`}>
        {(!isOwn || publishedVersion !== null) && (
          <a href={path} target="_blank" rel="noopener">
            {t('content:view')}
          </a>
        )}
      </PageHead>
      <PageEditor desk={desk} />
    </>
  )
}

function LoadedPage() {
  const { t } = useTranslation(['content'])
  const { slug } = useParams({ from: '/staff/office/pages/$slug' })
  const { data, error, refetch } = useCall('GET /api/office/pages/{slug}', { params: { slug } })
  return (
    <>
      <BackLink to="/office/pages">{t('content:back')}</BackLink>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={480} radius={12} />}
      {data && <Desk key={slug} loaded={data} />}
    </>
  )
}

/** The editor of one page. */
export function PagePage() {
  return (
    <PageNeedsRight of="settings">
      <LoadedPage />
    </PageNeedsRight>
  )
}
