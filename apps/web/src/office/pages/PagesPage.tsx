import type { Response_ } from '@kitwright/contract/client'
import { LANGUAGES, languageFacts } from '@kitwright/words'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from '../../texts/index.ts'
import { CallFailure, useCall, useDates, usePreferences } from '../../session/index.ts'
import { PageHead } from '../../ui/index.ts'
import type { Column } from '../list/column.ts'
import { DataTable } from '../list/DataTable.tsx'
import { usePageTitle } from '../list/usePageTitle.ts'
import css from './fields/PageEditor.module.css'
import { NewPageDialog } from './NewPageDialog.tsx'
import { usePageState } from './usePageState.ts'
import { PageNeedsRight } from '../session/NeedsRight.tsx'

type Row = Response_<'GET /api/office/pages'>['items'][number] & { readonly id: string }

function useColumns(): Column<Row>[] {
  const { t } = useTranslation(['content'])
  const language = usePreferences(state => state.language)
  const [date, stateOf] = [useDates(), usePageState()]
  return [
    {
      key: 'page',
      head: t('content:page'),
      cell: ({ slug, title, isOwn }) => (
        <div className={css.page}>
          <Link to="/office/pages/$slug" params={{ slug }}>
            <b>{title[language] || title.en || title.kh || slug}</b>
          </Link>
          <small>{isOwn ? `/pages/${slug}` : `/${slug}`}</small>
        </div>
      ),
    },
    { key: 'state', head: t('content:state'), cell: stateOf },
    {
      key: 'missing',
      head: t('content:missing'),
      cell: ({ missing }) =>
        LANGUAGES.filter(each => missing[each] > 0)
          .map(each => t('content:missing_in', { count: missing[each], language: languageFacts(each).name }))
          .join(', ') || t('content:complete'),
    },
    {
      key: 'saved',
      head: t('content:saved'),
      isMinor: true,
      cell: ({ savedAt }) => (savedAt ? date(savedAt) : '—'),
    },
  ]
}

function Pages() {
  const { t } = useTranslation(['office', 'content'])
  usePageTitle(t('office:pages'))
  const [isMaking, setMaking] = useState(false)
  const columns = useColumns()
  const { data, error, refetch } = useCall('GET /api/office/pages', {})
  return (
    <>
      <PageHead title={t('office:pages')} text={t('content:text')}>
        <Button onClick={() => setMaking(true)}>{t('content:new')}</Button>
      </PageHead>
      {error && <CallFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton h={320} radius={12} />}
      {data && (
        <DataTable
          caption={t('office:pages')}
          columns={columns}
          rows={data.items.map(item => ({ ...item, id: item.slug }))}
        />
      )}
      {isMaking && <NewPageDialog onClose={() => setMaking(false)} />}
    </>
  )
}

/** The pages whose text belongs to the shop. */
export function PagesPage() {
  return (
    <PageNeedsRight of="settings">
      <Pages />
    </PageNeedsRight>
  )
}
